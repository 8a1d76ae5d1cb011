import { type Caller, COMPANY_TYPE } from './caller.js';
import type { FieldRight, FieldRights, Writer } from './field-rights.js';

export type WriteAction = keyof FieldRight;

/** The company type of each writer. */
const STAFF_OF: Readonly<Record<Writer, number>> = { administrator: COMPANY_TYPE.platform, ...COMPANY_TYPE };

const isWriter = (caller: Caller, writer: Writer): boolean =>
  writer === 'administrator' ? caller.isAdministrator : STAFF_OF[writer] === caller.companyType;

/** The fields that the caller may write, whether or not they may make the call. */
export const writableFields = (caller: Caller, rights: FieldRights, action: WriteAction): string[] =>
  Object.entries(rights).flatMap(([field, right]) =>
    right[action].some((writer) => isWriter(caller, writer)) ? [field] : [],
  );

/** The fields that the caller may not write in a new or a saved row, each with who may. */
export const lockedFields = (caller: Caller, rights: FieldRights): FieldRights => {
  const [creatable, editable] = (['create', 'edit'] as const).map(
    (action) => new Set(writableFields(caller, rights, action)),
  );
  return Object.fromEntries(
    Object.entries(rights).filter(([field]) => !creatable?.has(field) || !editable?.has(field)),
  );
};

/** The company types whose staff may write at least one field: those that may make the call. */
export function companyTypesThatMay(action: WriteAction, rights: FieldRights): number[] {
  const writers = Object.values(rights).flatMap((right) => right[action]);
  return [...new Set(writers.map((writer) => STAFF_OF[writer]))].sort();
}
