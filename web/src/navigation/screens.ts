import type { titles } from '../i18n/id/titles';
import type { MenuIcon } from './menu-icons';

/** What is known of a screen without loading it. */
export interface Screen {
  /**
   * Address without the leading slash, as in the specification's route tables and in the menu tree. A last part `:id` stands
   * for one thing's id.
   */
  readonly path: string;
  /** Key of the header title. */
  readonly title: keyof typeof titles;
  /** The icon of its menu, unless that has chosen another (administration 2.4). */
  readonly icon: MenuIcon;
  /** Whether the path must be in the user's menu tree (administration 2.2). */
  readonly needsMenu: boolean;
  /** The path in the menu tree that it belongs to, where that is not its own. */
  readonly menu?: string;
}

/** Every screen inside the main layout. A new screen is one entry here and its module in app/routes.tsx. */
export const SCREENS = [
  { path: 'dashboard', title: 'dashboard', icon: 'dashboard', needsMenu: true },
  { path: 'vehicle/manage', title: 'vehicle', icon: 'drive-time', needsMenu: true },
  // The list without the menu guard (fleet-operations 2): whose menu lacks vehicles is told so by the data API.
  { path: 'vehicle/list', title: 'vehicleList', icon: 'drive-time', needsMenu: false },
  {
    path: 'vehicle/manage/:id',
    title: 'vehicleDetail',
    icon: 'drive-time',
    needsMenu: true,
    menu: 'vehicle/manage',
  },
  { path: 'user/manage', title: 'user', icon: 'people', needsMenu: true },
  { path: 'menu/manage', title: 'menu', icon: 'properties', needsMenu: true },
  { path: 'user-menu/manage', title: 'userType', icon: 'shield', needsMenu: true },
  { path: 'account/settings', title: 'account', icon: 'person', needsMenu: false },
  { path: 'vehicle-model/manage', title: 'vehicleModel', icon: 'known-vehicle', needsMenu: true },
  { path: 'battery-model/manage', title: 'batteryModel', icon: 'lightning', needsMenu: true },
  { path: 'company-tenant/manage', title: 'companyTenant', icon: 'office', needsMenu: true },
  { path: 'company-supplier/manage', title: 'companySupplier', icon: 'shop', needsMenu: true },
  { path: 'company-contract/manage', title: 'contract', icon: 'document', needsMenu: true },
  { path: 'charging-station/manage', title: 'chargingStation', icon: 'map-marker', needsMenu: true },
  {
    path: 'charging-station/map',
    title: 'stationMap',
    icon: 'map-marker',
    needsMenu: true,
    menu: 'charging-station/manage',
  },
  { path: 'category-complaint/manage', title: 'complaintCategory', icon: 'tag', needsMenu: true },
  { path: 'complaint/maintanance', title: 'complaint', icon: 'issue', needsMenu: false },
  {
    path: 'complaint/maintanance/:id',
    title: 'complaintDetail',
    icon: 'issue',
    needsMenu: false,
    menu: 'complaint/maintanance',
  },
  {
    path: 'complaint/create',
    title: 'complaintCreate',
    icon: 'issue',
    needsMenu: false,
    menu: 'complaint/maintanance',
  },
  { path: 'home', title: 'home', icon: 'home', needsMenu: false },
] as const satisfies readonly Screen[];

export type ScreenPath = (typeof SCREENS)[number]['path'];

/** `/vehicle/manage/` and `vehicle/manage?page=2` both become `vehicle/manage`. */
export function pathOf(address: string): string {
  return (address.split(/[?#]/)[0] ?? '').replace(/^\/+|\/+$/g, '');
}

/** Finds the entry of an address in a table of screens; undefined for a page that does not exist. */
export function atAddress<Entry extends Screen>(
  entries: readonly Entry[],
  address: string,
): Entry | undefined {
  const path = pathOf(address);
  const ofThing = path.replace(/\/\d+$/, '/:id');
  return entries.find((candidate) => candidate.path === path || candidate.path === ofThing);
}

/** The screen of an address, `undefined` for a page that does not exist. */
export function screenOf(address: string): Screen | undefined {
  return atAddress<Screen>(SCREENS, address);
}
