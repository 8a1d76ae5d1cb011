import { type ComponentType, lazy, useState } from 'react';
import type { titles } from '../i18n/id/titles';
import {
  Cube,
  Dashboard,
  DriveTime,
  Home,
  Issue,
  Manual,
  MapMarker,
  Office,
  Offline,
  People,
  Person,
  Properties,
  Shield,
  Shop,
  Tag,
} from '../ui/icons';

export interface Route {
  /**
   * Address without the leading slash, as in the specification's route tables and in the menu tree. A last part `:id` stands
   * for one thing's id.
   */
  path: string;
  /** Key of the header title. */
  title: keyof typeof titles;
  icon: React.JSX.Element;
  /** Whether the path must be in the user's menu tree (administration 2.2). */
  needsMenu: boolean;
  /** The path in the menu tree that it belongs to, where that is not its own. */
  menu?: string;
  Screen: ComponentType;
  /** Loads the screen's chunk ahead of time. */
  preload: () => void;
}

type ScreenModule = Promise<{ default: ComponentType }>;

function route(entry: Omit<Route, 'Screen' | 'preload'>, load: () => ScreenModule): Route {
  let loaded: ComponentType | undefined;
  const Awaited = lazy(load);
  /** What is there already is shown at once: whatever is waited for, React shows 300 ms later at the earliest. */
  function Screen(): React.JSX.Element {
    const [Chosen] = useState<ComponentType>(() => loaded ?? Awaited);
    return <Chosen />;
  }
  async function preload(): Promise<void> {
    // A chunk that cannot be fetched ahead is fetched again, and its failure shown, when the screen opens.
    loaded = (await load().catch(() => undefined))?.default;
  }
  return { ...entry, Screen, preload: () => void preload() };
}

/** Every screen inside the main layout. A new screen is one entry here, and the sidebar shows it to whoever has its menu. */
export const ROUTES: readonly Route[] = [
  route(
    { path: 'dashboard', title: 'dashboard', icon: <Dashboard />, needsMenu: true },
    () => import('../screens/dashboard/DashboardScreen'),
  ),
  route(
    { path: 'vehicle/manage', title: 'vehicle', icon: <DriveTime />, needsMenu: true },
    () => import('../resources/vehicle'),
  ),
  // The list without the menu guard (fleet-operations 2): whose menu lacks vehicles is told so by the data API.
  route(
    { path: 'vehicle/list', title: 'vehicleList', icon: <DriveTime />, needsMenu: false },
    () => import('../resources/vehicle'),
  ),
  route(
    {
      path: 'vehicle/manage/:id',
      title: 'vehicleDetail',
      icon: <DriveTime />,
      needsMenu: true,
      menu: 'vehicle/manage',
    },
    () => import('../screens/vehicle/VehicleScreen'),
  ),
  route(
    { path: 'user/manage', title: 'user', icon: <People />, needsMenu: true },
    () => import('../resources/user'),
  ),
  route(
    { path: 'menu/manage', title: 'menu', icon: <Properties />, needsMenu: true },
    () => import('../resources/menu'),
  ),
  route(
    { path: 'user-menu/manage', title: 'userType', icon: <Shield />, needsMenu: true },
    () => import('../resources/user-type'),
  ),
  route(
    { path: 'account/settings', title: 'account', icon: <Person />, needsMenu: false },
    () => import('../screens/account/AccountScreen'),
  ),
  route(
    { path: 'vehicle-model/manage', title: 'vehicleModel', icon: <Cube />, needsMenu: true },
    () => import('../resources/vehicle-model'),
  ),
  route(
    { path: 'battery-model/manage', title: 'batteryModel', icon: <Offline />, needsMenu: true },
    () => import('../resources/battery-model'),
  ),
  route(
    { path: 'company-tenant/manage', title: 'companyTenant', icon: <Office />, needsMenu: true },
    () => import('../resources/company-tenant'),
  ),
  route(
    { path: 'company-supplier/manage', title: 'companySupplier', icon: <Shop />, needsMenu: true },
    () => import('../resources/company-supplier'),
  ),
  route(
    { path: 'company-contract/manage', title: 'contract', icon: <Manual />, needsMenu: true },
    () => import('../resources/contract'),
  ),
  route(
    { path: 'charging-station/manage', title: 'chargingStation', icon: <MapMarker />, needsMenu: true },
    () => import('../resources/charging-station'),
  ),
  route(
    {
      path: 'charging-station/map',
      title: 'stationMap',
      icon: <MapMarker />,
      needsMenu: true,
      menu: 'charging-station/manage',
    },
    () => import('../screens/charging-station/StationMapScreen'),
  ),
  route(
    { path: 'category-complaint/manage', title: 'complaintCategory', icon: <Tag />, needsMenu: true },
    () => import('../resources/complaint-category'),
  ),
  route(
    { path: 'complaint/maintanance', title: 'complaint', icon: <Issue />, needsMenu: false },
    () => import('../resources/complaint'),
  ),
  route(
    {
      path: 'complaint/maintanance/:id',
      title: 'complaintDetail',
      icon: <Issue />,
      needsMenu: false,
      menu: 'complaint/maintanance',
    },
    () => import('../screens/complaint/ComplaintScreen'),
  ),
  route(
    {
      path: 'complaint/create',
      title: 'complaintCreate',
      icon: <Issue />,
      needsMenu: false,
      menu: 'complaint/maintanance',
    },
    () => import('../resources/complaint-create'),
  ),
  route({ path: 'home', title: 'home', icon: <Home />, needsMenu: false }, () => import('./HomeScreen')),
];

/** Loads the screen of a single thing that the list of this path leads to. */
export function preloadBelow(path: string): void {
  ROUTES.find((below) => below.path === `${path}/:id`)?.preload();
}

/** `/vehicle/manage/` and `vehicle/manage?page=2` both become `vehicle/manage`. */
export function pathOf(address: string): string {
  return (address.split(/[?#]/)[0] ?? '').replace(/^\/+|\/+$/g, '');
}

/** The route of an address, `undefined` for a page that does not exist. */
export function routeOf(address: string): Route | undefined {
  const path = pathOf(address);
  const ofThing = path.replace(/\/\d+$/, '/:id');
  return ROUTES.find((candidate) => candidate.path === path || candidate.path === ofThing);
}
