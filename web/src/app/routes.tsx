import { type ComponentType, lazy, useState } from 'react';
import { atAddress, SCREENS, type Screen, type ScreenPath } from '../navigation/screens';

export { pathOf } from '../navigation/screens';

/** A screen with what loads it. */
export interface Route extends Screen {
  Screen: ComponentType;
  /** Loads the screen's chunk ahead of time. */
  preload: () => void;
}

type ScreenModule = Promise<{ default: ComponentType }>;

const LOAD: Readonly<Record<ScreenPath, () => ScreenModule>> = {
  dashboard: () => import('../screens/dashboard/DashboardScreen'),
  'vehicle/manage': () => import('../resources/vehicle'),
  'vehicle/list': () => import('../resources/vehicle'),
  'vehicle/manage/:id': () => import('../screens/vehicle/VehicleScreen'),
  'user/manage': () => import('../resources/user'),
  'menu/manage': () => import('../resources/menu'),
  'user-menu/manage': () => import('../resources/user-type'),
  'account/settings': () => import('../screens/account/AccountScreen'),
  'vehicle-model/manage': () => import('../resources/vehicle-model'),
  'battery-model/manage': () => import('../resources/battery-model'),
  'company-tenant/manage': () => import('../resources/company-tenant'),
  'company-supplier/manage': () => import('../resources/company-supplier'),
  'company-contract/manage': () => import('../resources/contract'),
  'charging-station/manage': () => import('../resources/charging-station'),
  'charging-station/map': () => import('../screens/charging-station/StationMapScreen'),
  'category-complaint/manage': () => import('../resources/complaint-category'),
  'complaint/maintanance': () => import('../resources/complaint'),
  'complaint/maintanance/:id': () => import('../screens/complaint/ComplaintScreen'),
  'complaint/create': () => import('../resources/complaint-create'),
  home: () => import('./HomeScreen'),
};

function route(screen: Screen, load: () => ScreenModule): Route {
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
  return { ...screen, Screen, preload: () => void preload() };
}

export const ROUTES: readonly Route[] = SCREENS.map((screen) => route(screen, LOAD[screen.path]));

/** Loads the screen of a single thing that the list of this path leads to. */
export function preloadBelow(path: string): void {
  ROUTES.find((below) => below.path === `${path}/:id`)?.preload();
}

/** The route of an address, `undefined` for a page that does not exist. */
export function routeOf(address: string): Route | undefined {
  return atAddress(ROUTES, address);
}
