/** What calls need of an AbortSignal: whether whom they are made for has gone, and to hear of it. */
export interface Abortable {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/**
 * Tells whoever works for a client that it has hung up. Every operation has one, and nearly none is ever aborted: to make an
 * AbortSignal, and to listen to it, takes longer than to read a row.
 */
export class HangUp implements Abortable {
  aborted = false;
  private listeners: Set<() => void> | null = null;

  addEventListener(_type: 'abort', listener: () => void): void {
    this.listeners ??= new Set();
    this.listeners.add(listener);
  }

  removeEventListener(_type: 'abort', listener: () => void): void {
    this.listeners?.delete(listener);
  }

  /** Tells each listener once. */
  abort(): void {
    if (this.aborted) return;
    this.aborted = true;
    const listeners = [...(this.listeners ?? [])];
    this.listeners = null;
    for (const listener of listeners) listener();
  }
}

const signals = new WeakMap<Abortable, AbortSignal>();

/** The same for what takes nothing but Node's own: one for each, for a subscription's calls may be tried again for days. */
export function abortSignalOf(abortable: Abortable): AbortSignal {
  if (abortable instanceof AbortSignal) return abortable;
  if (abortable.aborted) return AbortSignal.abort();
  const known = signals.get(abortable);
  if (known) return known;
  const controller = new AbortController();
  abortable.addEventListener('abort', () => controller.abort());
  signals.set(abortable, controller.signal);
  return controller.signal;
}
