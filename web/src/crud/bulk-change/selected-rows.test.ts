import { extended, NONE, onPage, toggled, withPage } from './selected-rows';

const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
const ids = (selected: typeof NONE) => [...selected.ids].sort().join('');

test('a click selects a row, and another click does so no longer', () => {
  const one = toggled(NONE, rows, 1);
  expect(ids(one)).toBe('b');
  expect(ids(toggled(one, rows, 1))).toBe('');
});

test('a range goes from the row that was selected last, in both directions, and keeps the others', () => {
  const two = toggled(toggled(NONE, rows, 0), rows, 3);
  expect(ids(extended(two, rows, 4))).toBe('ade');
  expect(ids(extended(two, rows, 2))).toBe('acd');
  expect(ids(extended(extended(two, rows, 4), rows, 2))).toBe('acde');
  expect(ids(extended(NONE, rows, 2))).toBe('c');
});

test('a page is selected as a whole beside rows of other pages', () => {
  const other = toggled(NONE, [{ id: 'x' }], 0);
  const page = withPage(other, rows, true);
  expect(ids(page)).toBe('abcdex');
  expect(ids(withPage(page, rows, false))).toBe('x');
  expect([onPage(NONE, rows), onPage(toggled(NONE, rows, 0), rows), onPage(page, rows)]).toEqual([
    'none',
    'some',
    'all',
  ]);
});

test('taking one row out of all that are found leaves the rest of the page', () => {
  const all = { ...NONE, isAll: true };
  expect(onPage(all, rows)).toBe('all');
  expect(toggled(all, rows, 2)).toMatchObject({ isAll: false, anchor: 2 });
  expect(ids(toggled(all, rows, 2))).toBe('abde');
});
