/**
 * Seeded pseudo-random numbers (mulberry32, 32 bits of state): the same seed gives the same values on every machine and every version
 * of Node. `Math.random` takes no seed.
 */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** A number in [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    const [item] = list.slice(this.int(0, list.length - 1));
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }

  /** One of the values, with a probability proportional to its weight. */
  weighted<T>(choices: readonly (readonly [value: T, weight: number])[]): T {
    let left = this.next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of choices) {
      left -= weight;
      if (left < 0) return value;
    }
    return this.pick(choices)[0];
  }

  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((item) => ({ item, order: this.next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ item }) => item);
  }

  /** A drawn value that is not among those drawn before, to which it is added. */
  distinct(drawn: Set<string>, draw: () => string): string {
    let value: string;
    do value = draw();
    while (drawn.has(value));
    drawn.add(value);
    return value;
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.int(0, 9)).join('');
  }

  letters(count: number): string {
    // I, O and Q are not given out: on a plate they read as figures.
    return Array.from({ length: count }, () => this.pick([...'ABCDEFGHJKLMNPRSTUVWXYZ'])).join('');
  }
}
