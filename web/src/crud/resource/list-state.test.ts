import { formatListState, nextSort, parseListState, searched } from './list-state';

const vocabulary = {
  sortable: ['licensePlate', 'year'],
  searchFields: ['imei', 'licensePlate'],
  searchBy: 'licensePlate',
  filters: { rentStatus: ['AVAILABLE', 'RENTED'], tenant: null },
};
const parse = (search: string) => parseListState(new URLSearchParams(search), vocabulary);
const format = (search: string) => formatListState(parse(search)).toString();

describe('The state of a list screen in its URL', () => {
  it('is page 1 of 20, unsorted and not searched in a bare address', () => {
    expect(parse('')).toEqual({
      page: 1,
      size: 20,
      sort: null,
      searchBy: 'licensePlate',
      searchText: '',
      filters: {},
      record: null,
      map: null,
      view: null,
      isSearched: false,
    });
  });

  it('survives a round trip', () => {
    const address =
      'page=3&size=50&sort=-licensePlate&by=imei&q=8619&rentStatus=RENTED&tenant=7&view=k3m9&record=34&map=35';
    expect(format(`?${address}`)).toBe(address);
  });

  it.each(['page=1', 'size=50', 'sort=year', 'q=B', 'rentStatus=RENTED'])(
    'holds a search with %s',
    (search) => {
      expect(parse(search).isSearched).toBe(true);
    },
  );

  it('holds no search when it only opens a record', () => {
    expect(parse('record=34')).toMatchObject({ isSearched: false, record: '34' });
    expect(format('record=new')).toBe('record=new');
  });

  it('takes only the page sizes 5, 20, 30, 50, 75 and 100', () => {
    expect([5, 20, 30, 50, 75, 100, 7, 1000].map((size) => parse(`size=${size}`).size)).toEqual([
      5, 20, 30, 50, 75, 100, 20, 20,
    ]);
  });

  it('falls back to the default for what a mangled link contains', () => {
    expect(parse('page=-2&sort=password&by=secret&q=x&colour=red&rentStatus=STOLEN')).toMatchObject({
      page: 1,
      sort: null,
      searchBy: 'licensePlate',
      filters: {},
    });
  });

  it('takes no page number beyond what the server counts to', () => {
    expect([99_999_999, 100_000_001].map((page) => parse(`page=${page}`).page)).toEqual([99_999_999, 1]);
  });

  it('goes to page 1 with any change of the search', () => {
    const next = searched(parse('page=4&size=50&sort=year'), {
      searchBy: 'imei',
      searchText: ' 86 ',
      filters: { tenant: '7' },
    });
    expect(formatListState(next).toString()).toBe('page=1&size=50&sort=year&by=imei&q=86&tenant=7');
  });

  it('turns a sort from ascending to descending to none', () => {
    const first = nextSort(null, 'year');
    const second = nextSort(first, 'year');
    expect([first, second, nextSort(second, 'year')]).toEqual([
      { column: 'year', isDescending: false },
      { column: 'year', isDescending: true },
      null,
    ]);
    expect(nextSort(second, 'licensePlate')).toEqual({ column: 'licensePlate', isDescending: false });
  });
});
