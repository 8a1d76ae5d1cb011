/** Milliseconds below which a duration says nothing about growth: it is that of a request with hardly any work. */
const NEGLIGIBLE_MS = 15;
const ROUNDS = 5;

/**
 * How much longer work takes for a value of twice the size: about 2 if it is linear, 4 if it is quadratic. Both sizes are measured in
 * alternation, and the shortest time of each counts, so that other work of the machine does not matter. It is 1 where the larger size
 * takes hardly any time.
 * @param run does the work for a size
 */
export async function growth(run: (size: number) => Promise<unknown>, size: number): Promise<number> {
  const shortest = { once: Number.POSITIVE_INFINITY, twice: Number.POSITIVE_INFINITY };
  for (let round = 0; round < ROUNDS; round += 1) {
    shortest.once = Math.min(shortest.once, await duration(() => run(size)));
    shortest.twice = Math.min(shortest.twice, await duration(() => run(size * 2)));
    if (shortest.twice < NEGLIGIBLE_MS) return 1;
  }
  return shortest.twice / Math.max(shortest.once, NEGLIGIBLE_MS);
}

async function duration(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}
