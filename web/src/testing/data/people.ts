import type { Me } from '../../api/session';

/** A platform administrator with the menus that a test needs. */
export function person(menus: Me['menus'] = FULL_MENU): Me {
  return {
    user: {
      id: '1',
      name: 'Budi Santoso',
      email: 'admin@armada.test',
      photo: null,
      companyId: '1',
      companyName: 'Armada',
      companyType: 'PLATFORM',
      isAdmin: true,
      userTypeName: 'Administrator',
    },
    menus,
    permissions: null,
    preferences: {},
  };
}

/** Menus of two levels, one entry of which has no screen in this client. */
export const FULL_MENU: Me['menus'] = [
  { id: '1', name: 'Dashboard', path: 'dashboard', code: 'DASH', children: [] },
  {
    id: '2',
    name: 'Fleet',
    path: null,
    code: 'FLEET',
    children: [
      { id: '3', name: 'Manage Vehicle', path: 'vehicle/manage', code: 'VEH', children: [] },
      { id: '4', name: 'Teleport', path: 'teleport/manage', code: 'TELE', children: [] },
    ],
  },
  {
    id: '5',
    name: 'FallbackScreen',
    path: null,
    code: 'ELSE',
    children: [{ id: '6', name: 'Nowhere', path: 'nowhere/manage', code: 'NO', children: [] }],
  },
];

/** A menu with only the dashboard. */
export const DASHBOARD_ONLY: Me['menus'] = FULL_MENU.slice(0, 1);
