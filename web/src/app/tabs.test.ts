import { close, type Tab, visit } from './tabs';

const tabs = (...paths: string[]): Tab[] => paths.map((path) => ({ path, search: '' }));
const paths = (list: readonly Tab[]): string[] => list.map(({ path }) => path);

describe('Visiting', () => {
  it('opens one tab per route, at the end', () => {
    expect(paths(visit(tabs('dashboard'), 'vehicle/manage', ''))).toEqual(['dashboard', 'vehicle/manage']);
  });

  it('a route that is open opens no second tab', () => {
    expect(paths(visit(tabs('dashboard', 'home'), 'dashboard', ''))).toEqual(['dashboard', 'home']);
  });

  it('a route again remembers the address it is left at', () => {
    expect(visit(tabs('vehicle/manage'), 'vehicle/manage', '?page=2')).toEqual([
      { path: 'vehicle/manage', search: '?page=2' },
    ]);
  });
});

describe('Closing', () => {
  it.each([
    // the tab closed, the active one, what is left, where to
    ['a', 'a', ['b', 'c'], 'b', 'the first tab when the closed index is 0'],
    ['c', 'c', ['a', 'b'], 'b', 'the previous tab when it was last'],
    ['b', 'b', ['a', 'c'], 'c', 'the next tab otherwise'],
    ['b', 'a', ['a', 'c'], null, 'nowhere when another tab is active'],
    ['x', 'a', ['a', 'b', 'c'], null, 'nowhere when there is no such tab'],
  ])('tab %s while %s is active leaves %j and moves to %s: %s', (closed, active, left, target, _rule) => {
    const after = close(tabs('a', 'b', 'c'), closed, active);
    expect(paths(after.tabs)).toEqual(left);
    expect(after.moveTo?.path ?? null).toBe(target);
  });

  it('leaves the last tab open', () => {
    expect(close(tabs('a'), 'a', 'a')).toEqual({ tabs: tabs('a'), moveTo: null });
  });

  it('moves to where the neighbour was left', () => {
    const left = { path: 'vehicle/manage', search: '?page=3' };
    expect(close([{ path: 'dashboard', search: '' }, left], 'dashboard', 'dashboard').moveTo).toEqual(left);
  });
});
