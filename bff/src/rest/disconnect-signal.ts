import { setMaxListeners } from 'node:events';

/**
 * An AbortController whose signal aborts when the client disconnects. Each upstream call listens to it while it is under way, and
 * from the eleventh listener on Node would warn of a leak.
 */
export function disconnectController(): AbortController {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal);
  return controller;
}
