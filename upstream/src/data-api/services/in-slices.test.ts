import { stepsByTurn } from '../../testing/counted-turns.js';
import { inParts, inSlices, mapRows, ROWS_AT_ONCE } from './in-slices.js';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('Other work runs', () => {
  test('between the slices of a computation', async () => {
    const turns = await stepsByTurn(async (step) => {
      function* work() {
        for (let at = 0; at < 2_500; at += 1) {
          step();
          yield;
        }
        return 'the result';
      }
      expect(await inSlices(work())).toBe('the result');
    });
    expect(turns).toEqual([1000, 1000, 500]);
  });

  test('between some rows that are mapped', async () => {
    const turns = await stepsByTurn(async (step) => {
      const mapped = await mapRows(numbers(120), (row, index) => {
        step();
        return row + index;
      });
      expect(mapped).toEqual(numbers(120).map((number) => 2 * number));
    });
    expect(turns).toEqual([ROWS_AT_ONCE, ROWS_AT_ONCE, 20]);
  });

  test('between parts of a page', async () => {
    const turns = await stepsByTurn(async (step) => {
      const read: number[] = [];
      for await (const part of inParts(numbers(120))) {
        for (const row of part) {
          step();
          read.push(row);
        }
      }
      expect(read).toEqual(numbers(120));
    });
    expect(turns).toEqual([ROWS_AT_ONCE, ROWS_AT_ONCE, 20]);
  });
});

test('a computation that fails rejects', async () => {
  function* work() {
    yield;
    throw new Error('it fails');
  }
  await expect(inSlices(work())).rejects.toThrow('it fails');
});
