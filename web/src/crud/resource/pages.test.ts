import { digitsOf, goToPage, visiblePages } from './pages';

describe('The pager', () => {
  it.each([
    [1, 0, []],
    [1, 1, []],
    [1, 3, [1, 2, 3]],
    [1, 20, [1, 2, 3, 4, 5, 6, 7]],
    [10, 20, [7, 8, 9, 10, 11, 12, 13]],
    [20, 20, [14, 15, 16, 17, 18, 19, 20]],
  ])('on page %i of %i shows %j', (page, totalPages, expected) => {
    expect(visiblePages(page, totalPages)).toEqual(expected);
  });

  it('takes digits only in its go-to box', () => {
    expect(digitsOf('-1a2.3')).toBe('123');
  });

  it('goes to a page from 1 to the page count and to no other', () => {
    expect(goToPage('', 33)).toBeNull();
    expect(goToPage('0', 33)).toEqual({ ok: false, reason: 'min' });
    expect(goToPage('34', 33)).toEqual({ ok: false, reason: 'max' });
    expect(goToPage('33', 33)).toEqual({ ok: true, page: 33 });
  });
});
