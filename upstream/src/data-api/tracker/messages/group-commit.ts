/** Commits items in groups: those that arrive while groups are being committed form the next ones. */
export class GroupCommit<Item, Outcome> {
  readonly #commit: (items: readonly Item[]) => Promise<readonly Outcome[]>;
  readonly #largest: number;
  readonly #most: number;
  #waiting: Waiting<Item, Outcome>[] = [];
  #running = 0;

  /**
   * @param commit resolves, once the items are committed, with the outcome of each
   * @param largest the most items of a group
   * @param most the most groups that are committed at the same time
   */
  constructor(
    commit: (items: readonly Item[]) => Promise<readonly Outcome[]>,
    { largest, most }: { largest: number; most: number },
  ) {
    this.#commit = commit;
    this.#largest = largest;
    this.#most = most;
  }

  /** The number of items that are in no group yet. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Resolves with the item's outcome once its group is committed; rejects with the reason for which its group is not. */
  add(item: Item): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (this.#running < this.#most) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#running += 1;
    // Requests that were received together are in a group together.
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) await this.#commitGroup(this.#waiting.splice(0, this.#largest));
    this.#running -= 1;
  }

  async #commitGroup(group: readonly Waiting<Item, Outcome>[]): Promise<void> {
    try {
      const outcomes = await this.#commit(group.map(({ item }) => item));
      for (const [index, { resolve, reject }] of group.entries()) {
        const outcome = outcomes[index];
        if (outcome === undefined) reject(new Error('A group was committed without the outcome of an item.'));
        else resolve(outcome);
      }
    } catch (fault) {
      for (const { reject } of group) reject(fault);
    }
  }
}

interface Waiting<Item, Outcome> {
  item: Item;
  resolve(outcome: Outcome): void;
  reject(fault: unknown): void;
}
