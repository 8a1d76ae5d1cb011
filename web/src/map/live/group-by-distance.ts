/** A number that spreads the cells of a grid over the buckets. */
const spread = (column: number, row: number): number =>
  Math.imul(column, 0x9e3779b1) ^ Math.imul(row, 0x85ebca6b);

/**
 * Groups places on a plane: the first ungrouped place takes all ungrouped places within reach. A grid limits the comparisons
 * to neighbours.
 *
 * @param xs @param ys of each place @param reach how far from it a place gathers others
 * @returns of each place the number of the one that gathered it, its own for that one
 */
export function groupByDistance(xs: Float64Array, ys: Float64Array, reach: number): Int32Array {
  const count = xs.length;
  const groups = new Int32Array(count).fill(-1);
  // Linked lists of places by grid cell; several cells may share a bucket.
  const mask = 2 ** Math.ceil(Math.log2(Math.max(2, count * 2))) - 1;
  const firsts = new Int32Array(mask + 1).fill(-1);
  const nexts = new Int32Array(count);
  const cell = (at: number): number => Math.floor(at / reach);
  for (let place = count - 1; place >= 0; place -= 1) {
    const bucket = spread(cell(xs[place] ?? 0), cell(ys[place] ?? 0)) & mask;
    nexts[place] = firsts[bucket] ?? -1;
    firsts[bucket] = place;
  }

  const groupFrom = (bucket: number, seed: number, x: number, y: number): void => {
    let before = -1;
    for (let place = firsts[bucket] ?? -1; place !== -1; place = nexts[place] ?? -1) {
      const [right, down] = [(xs[place] ?? 0) - x, (ys[place] ?? 0) - y];
      if (groups[place] === -1 && right * right + down * down <= reach * reach) groups[place] = seed;
      if (groups[place] === -1) before = place;
      // Grouped places are skipped.
      else if (before === -1) firsts[bucket] = nexts[place] ?? -1;
      else nexts[before] = nexts[place] ?? -1;
    }
  };
  for (let seed = 0; seed < count; seed += 1) {
    if (groups[seed] !== -1) continue;
    groups[seed] = seed;
    const [x, y] = [xs[seed] ?? 0, ys[seed] ?? 0];
    const [column, row] = [cell(x), cell(y)];
    for (let right = -1; right <= 1; right += 1)
      for (let down = -1; down <= 1; down += 1)
        groupFrom(spread(column + right, row + down) & mask, seed, x, y);
  }
  return groups;
}
