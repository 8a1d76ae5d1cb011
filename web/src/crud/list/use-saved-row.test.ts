import { act, renderHook } from '@testing-library/react';
import type { ListPage } from '../resource/resource';
import { $savedRow } from '../saved/saved-record';
import { markRow } from '../saved/saved-row';
import { useSavedRow } from './use-saved-row';

const pageOf = (...ids: string[]): ListPage => ({
  rows: ids.map((id) => ({ id, cells: { status: { text: 'Active' } } })),
  totalItems: ids.length,
  totalPages: 1,
});
const BEFORE = pageOf('1', '2', '3');
const AFTER = pageOf('1', '3');

/** A list whose row 2 was saved and has left the search since. */
function openList() {
  $savedRow.set(null);
  const { result, rerender } = renderHook(({ address, page }) => useSavedRow('vehicle', address, page), {
    initialProps: { address: 'page=1', page: BEFORE },
  });
  act(() => markRow('vehicle', '2', { status: { text: 'Broken' } }));
  rerender({ address: 'page=1', page: AFTER });
  return { result, show: (address: string) => rerender({ address, page: AFTER }) };
}
const idsOf = (page: ListPage | null) => page?.rows.map(({ id }) => id);

test('A saved row that left the filter stays in its place, as saved and marked', () => {
  const { result } = openList();
  expect(idsOf(result.current.page)).toEqual(['1', '2', '3']);
  expect(result.current.page?.rows[1]?.cells.status).toEqual({ text: 'Broken' });
  expect(result.current.marked).toBe('2');
});

test('It is gone after a page turn, and does not return with the page', () => {
  const { result, show } = openList();
  show('page=2');
  expect(result.current).toMatchObject({ page: AFTER, marked: undefined });
  show('page=1');
  expect(result.current).toMatchObject({ page: AFTER, marked: undefined });
});

test('It is gone when the same search is made again', () => {
  const { result } = openList();
  act(() => result.current.forget());
  expect(result.current).toMatchObject({ page: AFTER, marked: undefined });
});

test('The save of another resource marks no row', () => {
  const { result } = openList();
  act(() => markRow('user', '1', {}));
  expect(result.current).toMatchObject({ page: AFTER, marked: undefined });
});

test('It stays when it is saved again, as by an undo', () => {
  const { result } = openList();
  act(() => markRow('vehicle', '2', { status: { text: 'Active' } }));
  expect(idsOf(result.current.page)).toEqual(['1', '2', '3']);
  expect(result.current.page?.rows[1]?.cells.status).toEqual({ text: 'Active' });
});
