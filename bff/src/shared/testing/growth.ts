/** Milliseconds of a processor below which work says nothing about its growth. */
const NEGLIGIBLE_MS = 50;
/** More than a value of twice the size takes if the work is linear, less than if it is quadratic. */
const MOST = 2.5;
/** After these the growth is judged; on a busy machine the first few say nothing. */
const ROUNDS = 12;

/**
 * Checks whether work takes more than 2.5 times as long for a value of twice the size: about 2 if it is linear, 4 if it is quadratic. The time of
 * the processor is measured for both sizes in alternation, and the shortest of each counts, so that other work of the machine does not
 * matter.
 * @param run does the work for a size
 */
export async function growsFaster(run: (size: number) => Promise<unknown>, size: number): Promise<boolean> {
  const shortest = { once: Number.POSITIVE_INFINITY, twice: Number.POSITIVE_INFINITY };
  for (let round = 0; round < ROUNDS; round += 1) {
    shortest.twice = Math.min(shortest.twice, await processorTime(() => run(size * 2)));
    if (shortest.twice < MOST * NEGLIGIBLE_MS) return false;
    shortest.once = Math.min(shortest.once, await processorTime(() => run(size)));
    if (shortest.twice < MOST * Math.max(shortest.once, NEGLIGIBLE_MS)) return false;
  }
  return true;
}

/** Milliseconds that the process computes. */
async function processorTime(run: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
