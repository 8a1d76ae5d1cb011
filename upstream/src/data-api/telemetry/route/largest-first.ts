/** Items of which the largest is taken first: a binary heap, which adds or takes one of n in about log2(n) steps. */
export class LargestFirst<T> {
  readonly #items: T[] = [];
  readonly #sizeOf: (item: T) => number;

  constructor(sizeOf: (item: T) => number) {
    this.#sizeOf = sizeOf;
  }

  add(item: T): void {
    let at = this.#items.length;
    // Smaller items above its place move down.
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (this.#size(above) >= this.#sizeOf(item)) break;
      this.#move(above, at);
      at = above;
    }
    this.#items[at] = item;
  }

  /** Removes the largest item; undefined if there is none. */
  take(): T | undefined {
    const [largest] = this.#items;
    const item = this.#items.pop();
    if (item === undefined || this.#items.length === 0) return largest;
    let at = 0;
    // Larger items below its place move up.
    for (;;) {
      const left = 2 * at + 1;
      const below = this.#size(left + 1) > this.#size(left) ? left + 1 : left;
      if (this.#size(below) <= this.#sizeOf(item)) break;
      this.#move(below, at);
      at = below;
    }
    this.#items[at] = item;
    return largest;
  }

  /** No item is the smallest. */
  #size(at: number): number {
    const item = this.#items[at];
    return item === undefined ? Number.NEGATIVE_INFINITY : this.#sizeOf(item);
  }

  #move(from: number, to: number): void {
    const item = this.#items[from];
    if (item !== undefined) this.#items[to] = item;
  }
}
