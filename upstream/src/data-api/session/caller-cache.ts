/**
 * Milliseconds that a caller is reused: a change of rights is in force on every process within a second, also where its notification is
 * lost, as behind a transaction pooler or while connections are down.
 */
const REUSED_FOR = 750;
/** The oldest is dropped first; one takes about 2 KB. */
const MOST_CALLERS = 5_000;

interface Entry<Caller> {
  /** The time before the read: the caller is as it was in the database then, or later. */
  since: number;
  caller: Promise<Caller | null>;
}

/** Callers as the database has returned them within the last second. Calls that come at the same time share one query. */
export class CallerCache<Caller> {
  /** From the oldest to the newest. */
  readonly #entries = new Map<string, Entry<Caller>>();

  /** @param read its result is not kept when it is null or fails */
  get(key: string, read: () => Promise<Caller | null>): Promise<Caller | null> {
    const now = performance.now();
    this.#dropOld(now);
    const known = this.#entries.get(key);
    if (known !== undefined) return known.caller;
    const entry = { since: now, caller: read() };
    this.#entries.set(key, entry);
    const drop = () => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    };
    entry.caller.then((caller) => caller === null && drop(), drop);
    return entry.caller;
  }

  /** Forgets all, values that are being read at this moment included. */
  clear(): void {
    this.#entries.clear();
  }

  #dropOld(now: number): void {
    for (const [key, { since }] of this.#entries) {
      if (now - since < REUSED_FOR && this.#entries.size < MOST_CALLERS) return;
      this.#entries.delete(key);
    }
  }
}
