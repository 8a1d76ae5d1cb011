import { useStore } from '@nanostores/react';
import { $session, type Me } from '../../api/session';

const NONE: Me['menus'] = [];

/** The menu tree of the signed-in person. */
export function useMenus(): Me['menus'] {
  const session = useStore($session);
  return session.state === 'signedIn' ? session.me.menus : NONE;
}
