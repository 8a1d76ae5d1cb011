import { type Caller, COMPANY_TYPE } from './caller.js';
import { FIELD_RIGHTS, type FieldRight, type Writer } from './field-rights.js';

export type WriteAction = keyof FieldRight;

/** The company type whose staff a writer is. */
const STAFF_OF: Readonly<Record<Writer, number>> = { administrator: COMPANY_TYPE.platform, ...COMPANY_TYPE };

/** @throws Error for a resource without field rights */
export function rightsOf(resource: string): Readonly<Record<string, FieldRight>> {
  const rights = FIELD_RIGHTS[resource];
  if (rights === undefined) throw new Error(`The resource ${resource} has no rule in field-rights.ts.`);
  return rights;
}

const isWriter = (caller: Caller, writer: Writer): boolean =>
  writer === 'administrator' ? caller.isAdministrator : STAFF_OF[writer] === caller.companyType;

/** The fields of a resource that the caller may write, whether or not they may make the call. */
export const writableFields = (caller: Caller, resource: string, action: WriteAction): string[] =>
  Object.entries(rightsOf(resource)).flatMap(([field, right]) =>
    right[action].some((writer) => isWriter(caller, writer)) ? [field] : [],
  );

/** The company types whose staff may write at least one field: those that may make the call. */
export function companyTypesThatMay(action: WriteAction, resource: string): number[] {
  const writers = Object.values(rightsOf(resource)).flatMap((right) => right[action]);
  return [...new Set(writers.map((writer) => STAFF_OF[writer]))].sort();
}
