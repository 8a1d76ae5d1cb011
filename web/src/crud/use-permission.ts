import { useStore } from '@nanostores/react';
import { $session } from '../api/session';
import type { Resource } from './resource';

/** What the signed-in person may do on a screen besides reading. */
export interface Permission {
  readonly add: boolean;
  readonly edit: boolean;
}

/**
 * What staff of the signed-in person's company type may do (contract 3); the server says what comes of trying, and of all where
 * the data service does not tell that type.
 */
export function usePermission({ writtenBy }: Resource): Permission {
  const session = useStore($session);
  const { add, edit } = writtenBy;
  const type = session.state === 'signedIn' ? session.me.user.companyType : 'UNKNOWN';
  const may = (types: typeof add): boolean => type === 'UNKNOWN' || (types?.includes(type) ?? true);
  return { add: may(add), edit: may(edit) };
}
