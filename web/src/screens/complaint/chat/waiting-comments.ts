import { atom, type ReadableAtom } from 'nanostores';
import { $session } from '../../../api/session';
import { $connection } from '../../../api/transport/connection-state';
import type { Unsent } from './send-comment';

/** Milliseconds until a comment that got no response is sent again, if nothing shows before that the network is back. */
const RETRY = 15_000;

export interface WaitingComment extends Unsent {
  /** Why the server refused it; null while it waits for the network. */
  readonly refusal: string | null;
}

/** The outcome of sending one: whether it is settled, and why it was refused. */
export type Sent = { isSettled: false } | { isSettled: true; refusal: string | null };

/**
 * Comments that were written without a network. They go on by themselves, in their order and each under the `idempotency-key` of its
 * first try, once the network is back; also while their screen is hidden.
 */
export class WaitingComments {
  readonly #list = atom<readonly WaitingComment[]>([]);
  /** By `idempotency-key`. */
  readonly #senders = new Map<string, () => Promise<Sent>>();
  #isRunning = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    window.addEventListener('online', () => void this.#run());
    $connection.listen((state) => {
      if (state === 'connected') void this.#run();
    });
    // Nobody sends what somebody else wrote.
    $session.listen(({ state }) => {
      if (state === 'signedOut') for (const { key } of this.#list.get()) this.remove(key);
    });
    window.addEventListener('beforeunload', (event) => {
      if (this.#list.get().length > 0) event.preventDefault();
    });
  }

  get list(): ReadableAtom<readonly WaitingComment[]> {
    return this.#list;
  }

  add(comment: Unsent, send: () => Promise<Sent>): void {
    this.#senders.set(comment.key, send);
    this.#list.set([...this.#list.get(), { ...comment, refusal: null }]);
    this.#wake();
  }

  remove(key: string): void {
    this.#senders.delete(key);
    this.#list.set(this.#list.get().filter((comment) => comment.key !== key));
  }

  #wake(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#run(), RETRY);
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      for (;;) {
        const next = this.#list.get().find(({ refusal }) => refusal === null);
        if (next === undefined) return;
        const sent = await this.#senders.get(next.key)?.();
        if (sent?.isSettled === false) {
          this.#wake();
          return;
        }
        if (sent === undefined || sent.refusal === null) this.remove(next.key);
        else this.#refuse(next.key, sent.refusal);
      }
    } finally {
      this.#isRunning = false;
    }
  }

  #refuse(key: string, refusal: string): void {
    this.#list.set(
      this.#list.get().map((comment) => (comment.key === key ? { ...comment, refusal } : comment)),
    );
  }
}

export const waitingComments = new WaitingComments();
