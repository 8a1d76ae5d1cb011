import { $session } from '../api/session';

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Milliseconds after which a page that was requested has what it needs to show itself. */
const SETTLED_MS = 1500;

/** Runs `task` once the screen is shown and the browser is idle. */
export function whenIdle(task: () => void): void {
  setTimeout(() => {
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 5000 });
    else task();
  }, SETTLED_MS);
}

/** Settles when somebody is signed in: until then the network belongs to the login screen and to the code of the first screen. */
const signedIn = new Promise<void>((resolve) => {
  $session.subscribe(({ state }) => {
    if (state === 'signedIn') resolve();
  });
});

/** Settles when what was requested to be preloaded so far is loaded. */
let earlier: Promise<unknown> = signedIn.then(() => new Promise<void>(whenIdle));

/** Checks whether the browser is set to transfer little (`Save-Data`): only what is needed is loaded then. */
export const savesData = (): boolean => navigator.connection?.saveData === true;

/**
 * Loads code that the first screen does not need once the browser is idle: one piece after the other, so that on a slow network they
 * do not take the connections of what somebody waits for. A failure is ignored: the code is loaded again when it is needed.
 * @returns `load`, for a part that is declared with it
 */
export function preload<Code>(load: () => Promise<Code>): () => Promise<Code> {
  if (!savesData()) earlier = earlier.then(load).catch(() => undefined);
  return load;
}
