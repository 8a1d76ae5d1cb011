import { setMaxListeners } from 'node:events';

/**
 * Aborts when the client disconnects: what axios needs of an AbortSignal (`GenericAbortSignal`). Each operation has one, and few are ever
 * aborted: an AbortSignal takes 5 µs, and minor garbage collections keep it with all it refers to; an EventTarget takes 0.8 µs (Node 20).
 */
export class DisconnectSignal extends EventTarget {
  aborted = false;

  constructor() {
    super();
    // Each upstream call listens while it is under way; from the eleventh listener on Node would warn of a leak.
    setMaxListeners(0, this);
  }

  abort(): void {
    if (this.aborted) return;
    this.aborted = true;
    this.dispatchEvent(new Event('abort'));
  }

  /** For what takes nothing but an AbortSignal. */
  toAbortSignal(): AbortSignal {
    if (this.aborted) return AbortSignal.abort();
    const controller = new AbortController();
    this.addEventListener('abort', () => controller.abort(), { once: true });
    return controller.signal;
  }
}
