/** Items of which the smallest is taken first: a binary heap, which adds or takes one of n in about log2(n) steps. */
export class SmallestFirst<T> {
  readonly #items: T[] = [];
  readonly #sizeOf: (item: T) => number;

  constructor(sizeOf: (item: T) => number) {
    this.#sizeOf = sizeOf;
  }

  add(item: T): void {
    let at = this.#items.length;
    const size = this.#sizeOf(item);
    // Larger items above its place move down.
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (this.#size(above) <= size) break;
      this.#move(above, at);
      at = above;
    }
    this.#items[at] = item;
  }

  /** Removes the smallest item; undefined if there is none. */
  take(): T | undefined {
    const [smallest] = this.#items;
    const item = this.#items.pop();
    if (item === undefined || this.#items.length === 0) return smallest;
    const size = this.#sizeOf(item);
    let at = 0;
    // Smaller items below its place move up.
    for (;;) {
      const left = 2 * at + 1;
      const below = this.#size(left + 1) < this.#size(left) ? left + 1 : left;
      if (this.#size(below) >= size) break;
      this.#move(below, at);
      at = below;
    }
    this.#items[at] = item;
    return smallest;
  }

  /** No item is the largest. */
  #size(at: number): number {
    const item = this.#items[at];
    return item === undefined ? Number.POSITIVE_INFINITY : this.#sizeOf(item);
  }

  #move(from: number, to: number): void {
    const item = this.#items[from];
    if (item !== undefined) this.#items[to] = item;
  }
}
