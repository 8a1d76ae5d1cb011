import { type ReactNode, useContext, useMemo } from 'react';
import {
  type Location,
  UNSAFE_LocationContext as LocationContext,
  type NavigateOptions,
  UNSAFE_NavigationContext as NavigationContext,
  NavigationType,
  type To,
} from 'react-router-dom';
import type { ScreenLife } from '../ui/screen-life';
import { pathOf } from './routing/routes';

interface Props {
  path: string;
  location: Location;
  life: ScreenLife;
  /** A hidden screen wants another query: its own address changes, the page's does not. */
  onRelocate: (path: string, search: string) => void;
  /** The screen that shows wants another one, as its tab was left. */
  onOpen: (path: string) => void;
  children: ReactNode;
}

function targetOf(to: To): { path: string; search: string } {
  if (typeof to !== 'string') return { path: pathOf(to.pathname ?? ''), search: to.search ?? '' };
  const { pathname, search } = new URL(to, window.location.origin);
  return { path: pathOf(pathname), search };
}

/**
 * Gives a screen the location of its own tab: the page's while it shows, the one it was left at while it is hidden. Its moves
 * reach the browser's history only while it shows.
 */
export function TabRouter({ path, location, life, onRelocate, onOpen, children }: Props): React.JSX.Element {
  const outer = useContext(NavigationContext);
  const navigation = useMemo(() => {
    const { navigator } = outer;
    const relocate = (to: To): void => {
      const target = targetOf(to);
      if (target.path === path) onRelocate(path, target.search);
    };
    return {
      ...outer,
      navigator: {
        createHref: (to: To) => navigator.createHref(to),
        go: (delta: number) => {
          if (!life.isHidden) navigator.go(delta);
        },
        push: (to: To, state?: unknown, options?: NavigateOptions) => {
          const target = targetOf(to);
          if (life.isHidden) relocate(to);
          else if (target.path !== path && target.search === '') onOpen(target.path);
          else navigator.push(to, state, options);
        },
        replace: (to: To, state?: unknown, options?: NavigateOptions) => {
          if (life.isHidden) relocate(to);
          else navigator.replace(to, state, options);
        },
      },
    };
  }, [outer, path, life, onRelocate, onOpen]);
  const scoped = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location]);
  return (
    <NavigationContext.Provider value={navigation}>
      <LocationContext.Provider value={scoped}>{children}</LocationContext.Provider>
    </NavigationContext.Provider>
  );
}
