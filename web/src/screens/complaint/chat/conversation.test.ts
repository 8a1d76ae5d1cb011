import { MOST_SHOWN, shownAround } from './conversation';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({
    id: String(first + index),
    photos: [],
    isOwnSide: false,
  }));
const numbers = (middle: string | null, count: number) => {
  const shown = shownAround(range(1, count), middle);
  return [shown[0]?.id, shown.at(-1)?.id, shown.length];
};

it('has at most 200 comments in the page: the newest, or those around the one to which the reader came', () => {
  expect(MOST_SHOWN).toBe(200);
  expect(numbers(null, 150)).toEqual(['1', '150', 150]);
  expect(numbers(null, 1000)).toEqual(['801', '1000', 200]);
  expect(numbers('500', 1000)).toEqual(['400', '599', 200]);
  expect(numbers('1', 1000)).toEqual(['1', '200', 200]);
  expect(numbers('950', 1000)).toEqual(['801', '1000', 200]);
});
