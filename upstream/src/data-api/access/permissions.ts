import { mayCall } from './access-rules.js';
import { ACCESS } from './access-table.js';
import type { Caller } from './caller.js';
import { FIELD_RIGHTS } from './field-rights.js';
import { writableFields } from './write-rights.js';

/** What a caller may write of a resource: the fields of a new row, and those of a saved one; none: not at all. */
export interface ResourcePermission {
  create: string[];
  edit: string[];
}

/** What the caller may write, by resource: the rules of the calls and of the fields together (contract, section 3). */
export function permissionsOf(caller: Caller): Record<string, ResourcePermission> {
  const resources = Object.keys(FIELD_RIGHTS).filter((name) => `POST /${name}/save` in ACCESS);
  return Object.fromEntries(
    resources.map((name) => [
      name,
      {
        create: isOpen(caller, `POST /${name}/save`) ? writableFields(caller, name, 'create') : [],
        edit: isOpen(caller, `POST /${name}/edit`) ? writableFields(caller, name, 'edit') : [],
      },
    ]),
  );
}

function isOpen(caller: Caller, call: string): boolean {
  const rule = ACCESS[call];
  if (rule === undefined || caller.isReadOnly) return false;
  return rule === 'public' || mayCall(caller, rule);
}
