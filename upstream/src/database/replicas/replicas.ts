import { CheckConnection } from './check-connection.js';
import { MOST_LAG, PRIMARY_STATE, type PrimaryState, Replica, type ReplicaChange } from './replica.js';

export interface ReplicasOptions {
  primaryUrl: string;
  urls: readonly string[];
  /** True if statements are prepared. */
  prepare: boolean;
}

/** The replicas of a primary. Those that do not keep up are left out, and are read from again when they do. */
export class Replicas {
  readonly #primary: CheckConnection;
  readonly #replicas: readonly Replica[];
  #changed: (change: ReplicaChange) => void = () => undefined;
  #turn = 0;

  constructor({ primaryUrl, urls, prepare }: ReplicasOptions) {
    this.#primary = new CheckConnection(primaryUrl, MOST_LAG / 2);
    const primary = () => this.#primary.row<PrimaryState & Record<string, string>>(PRIMARY_STATE);
    const changed = (change: ReplicaChange) => this.#changed(change);
    this.#replicas = urls.map((url) => new Replica({ url, prepare, primary, changed }));
  }

  /** @param changed called when a replica is read from again, or no longer */
  start(changed: (change: ReplicaChange) => void): void {
    this.#changed = changed;
    for (const replica of this.#replicas) void replica.start();
  }

  /** Resolves when no process reads anything older than what had been committed at the time of the call. */
  async replayed(): Promise<void> {
    await Promise.all(this.#replicas.map((replica) => replica.replayed()));
  }

  /** @returns one of those that are read from, each in turn */
  next(): Replica | undefined {
    const read = this.#replicas.filter(({ isRead }) => isRead);
    this.#turn = (this.#turn + 1) % Math.max(1, read.length);
    return read[this.#turn];
  }

  close(): void {
    for (const replica of this.#replicas) replica.close();
    this.#primary.close();
  }
}
