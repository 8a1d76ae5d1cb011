/** The companies whose staff may write a field; `administrator`: Administrators of the platform alone. */
export type Writer = 'administrator' | 'platform' | 'supplier' | 'tenant';

/** The writers who may write a field of a new row, and change it in a saved one. Without any it is locked. */
export interface FieldRight {
  create: readonly Writer[];
  edit: readonly Writer[];
}

/**
 * The fields of a resource that may be written, with their writers. The calls `X/save` and `X/edit` are open to those who may write at
 * least one field (call-rules.ts), field-guard.ts checks each write, `user/me` publishes the result as `permissions`,
 * docs/access-matrix.md prints it. A field of the schema that is missing here stops the start.
 */
export type FieldRights = Readonly<Record<string, FieldRight>>;

export const nobody: readonly Writer[] = [];
export const administrators: readonly Writer[] = ['administrator'];
export const platform: readonly Writer[] = ['platform'];
/** Those who own vehicles and what belongs to them. */
export const owners: readonly Writer[] = ['platform', 'supplier'];
export const renters: readonly Writer[] = ['platform', 'tenant'];
export const everybody: readonly Writer[] = ['platform', 'supplier', 'tenant'];

/** The same right to several fields. @param edit who may change them in a saved row; who may create unless given */
export const writtenBy = (
  create: readonly Writer[],
  fields: readonly string[],
  { edit = create }: { edit?: readonly Writer[] } = {},
): FieldRights => Object.fromEntries(fields.map((field) => [field, { create, edit }]));
