import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Milliseconds after which a page that was requested has what it needs to show itself. */
const SETTLED_MS = 1500;

/** Runs `task` once the screen stands and the browser has nothing better to do. */
export function whenIdle(task: () => void): void {
  setTimeout(() => {
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 5000 });
    else task();
  }, SETTLED_MS);
}

/**
 * A component that the first screen does not need, such as what a dialog or a menu holds. Its code is fetched once the screen
 * stands, so that nobody waits for it; who is faster than that fetches it by opening it.
 */
export function ahead<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  // What could not be fetched now is fetched again when it is wanted, and then reports it.
  whenIdle(() => void load().catch(() => undefined));
  return lazy(load);
}
