import { type ComponentType, lazy, useEffect, useState } from 'react';
import { $screens, atAddress, type Screen } from '../../navigation/screens';
import { preload } from '../../ui/preload';
import { type RegisteredScreen, SCREENS } from './screens';

export { pathOf } from '../../navigation/screens';

/** A screen with what loads it. */
export interface Route extends Screen {
  Screen: ComponentType;
  /** Loads the screen's chunk ahead of time. */
  preload: () => Promise<void>;
}

function routeTo({ load, ...screen }: RegisteredScreen): Route {
  let loaded: ComponentType | undefined;
  const Awaited = lazy(load);
  /** A screen that is loaded already shows at once: React shows a suspended one 300 ms later at the earliest. */
  function Screen(): React.JSX.Element {
    const [Chosen] = useState<ComponentType>(() => loaded ?? Awaited);
    return <Chosen />;
  }
  async function loadAhead(): Promise<void> {
    // A chunk that cannot be loaded ahead is loaded again, and its failure shown, when the screen opens.
    loaded = (await load().catch(() => undefined))?.default;
  }
  return { ...screen, Screen, preload: loadAhead };
}

export const ROUTES: readonly Route[] = SCREENS.map(routeTo);
$screens.set(ROUTES);

/** Preloads the screen of a single record of the list at this path, after what the list itself needs. */
export function preloadRecordScreen(path: string): void {
  const route = ROUTES.find((below) => below.path === `${path}/:id`);
  if (route !== undefined) preload(route.preload);
}

function preloadLinked({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin === window.location.origin) void routeOf(link.pathname)?.preload();
}

/** Loads the code of a link's screen as soon as somebody points at the link or focuses it. */
export function usePreloadedLinks(): void {
  useEffect(() => {
    document.addEventListener('pointerover', preloadLinked);
    document.addEventListener('focusin', preloadLinked);
    return () => {
      document.removeEventListener('pointerover', preloadLinked);
      document.removeEventListener('focusin', preloadLinked);
    };
  }, []);
}

/** The route of an address, `undefined` for a page that does not exist. */
export function routeOf(address: string): Route | undefined {
  return atAddress(ROUTES, address);
}
