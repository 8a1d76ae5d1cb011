import { setImmediate as nextTurn } from 'node:timers/promises';

/** Steps after which other work runs. A step takes some microseconds, so that a slice stays below about 10 ms. */
const SLICE = 1000;
/** Rows of a file or an import after which other work runs: one has up to a hundred cells. */
export const ROWS_AT_ONCE = 50;

/**
 * Runs a long computation in slices, between which the event loop serves other work.
 *
 * @param work a generator that yields after each small step, whose work does not grow with the input
 * @param slice steps of a slice
 * @returns what the generator returns
 */
export async function inSlices<Result>(
  work: Generator<unknown, Result, undefined>,
  slice = SLICE,
): Promise<Result> {
  for (;;) {
    for (let steps = 0; steps < slice; steps += 1) {
      const step = work.next();
      if (step.done) return step.value;
    }
    await nextTurn();
  }
}

/** Maps rows in slices of `ROWS_AT_ONCE`. */
export const mapRows = <Row, Result>(
  rows: readonly Row[],
  map: (row: Row, index: number) => Result,
): Promise<Result[]> => inSlices(mapping(rows, map), ROWS_AT_ONCE);

function* mapping<Row, Result>(rows: readonly Row[], map: (row: Row, index: number) => Result) {
  const results: Result[] = [];
  for (const [index, row] of rows.entries()) {
    results.push(map(row, index));
    yield;
  }
  return results;
}

/** Parts of at most `ROWS_AT_ONCE` rows, between which other work runs. */
export async function* inParts<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    yield rows.slice(from, from + ROWS_AT_ONCE);
    await nextTurn();
  }
}
