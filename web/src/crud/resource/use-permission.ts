import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { $session, type Me } from '../../api/session';
import type { FieldWriter, Resource as ResourceName } from '../../gql/graphql';
import type { Resource } from './resource';

/** The rights of the signed-in person to write a resource. */
export interface Permission {
  readonly add: boolean;
  readonly edit: boolean;
  /** True if a record that was just added may be removed again. */
  readonly undoAdd: boolean;
  /** The fields that may be changed in many records at once. */
  readonly bulk: readonly string[];
  /** True if an input field may be set in a new record, or changed in a saved one. */
  readonly mayWrite: (field: string, isNew: boolean) => boolean;
  /** The companies whose staff may write a field that this person may not; nobody: none. Undefined where that is not known. */
  readonly writersOf: (field: string, isNew: boolean) => readonly FieldWriter[] | undefined;
}

/**
 * Without published permissions everything is offered that every data API has: the server refuses what is not permitted.
 */
const UNKNOWN: Permission = {
  add: true,
  edit: true,
  undoAdd: false,
  bulk: [],
  mayWrite: () => true,
  writersOf: () => undefined,
};

/** The permission for a resource among those that the gateway published (`me.permissions`). */
export function permissionFor(permissions: Me['permissions'], resource: ResourceName): Permission {
  const found = permissions?.find((permission) => permission.resource === resource);
  if (found === undefined) return UNKNOWN;
  const { canCreate, canEdit, canUndoCreate, createFields, editFields, bulkFields, lockedFields } = found;
  return {
    add: canCreate,
    edit: canEdit,
    undoAdd: canUndoCreate,
    bulk: bulkFields,
    mayWrite: (field, isNew) => (isNew ? createFields : editFields).includes(field),
    writersOf: (field, isNew) => {
      const locked = lockedFields?.find((one) => one.field === field);
      return isNew ? locked?.creators : locked?.editors;
    },
  };
}

/** The rights of the signed-in person to write on a screen. */
export function usePermission({ resource }: Pick<Resource, 'resource'>): Permission {
  const session = useStore($session);
  const permissions = session.state === 'signedIn' ? session.me.permissions : null;
  return useMemo(() => permissionFor(permissions, resource), [permissions, resource]);
}
