import type { Location } from 'react-router-dom';
import {
  addressOf,
  close,
  MAX_MOUNTED_SCREENS,
  mountedTabs,
  newTab,
  reload,
  relocate,
  type Tab,
  visit,
} from './tabs';

const at = (path: string, search = '', state: unknown = null): Location => ({
  pathname: `/${path}`,
  search,
  hash: '',
  state,
  key: 'default',
});
const tabs = (...paths: string[]): Tab[] => paths.map((path) => newTab(path));
const paths = (list: readonly Tab[]): string[] => list.map(({ path }) => path);
const visitAll = (...all: Location[]): readonly Tab[] =>
  all.reduce<readonly Tab[]>((before, location) => visit(before, location.pathname.slice(1), location), []);

describe('Visiting', () => {
  it('opens one tab per route, at the end', () => {
    expect(paths(visit(tabs('dashboard'), 'vehicle/manage', at('vehicle/manage')))).toEqual([
      'dashboard',
      'vehicle/manage',
    ]);
  });

  it('a route that is open opens no second tab', () => {
    expect(paths(visit(tabs('dashboard', 'home'), 'dashboard', at('dashboard')))).toEqual([
      'dashboard',
      'home',
    ]);
  });

  it('a second visit remembers the address that it leaves', () => {
    expect(visitAll(at('vehicle/manage'), at('vehicle/manage', '?page=2')).map(addressOf)).toEqual([
      '/vehicle/manage?page=2',
    ]);
  });

  it('changes nothing without a move', () => {
    const location = at('home');
    const before = visit(tabs('dashboard'), 'home', location);
    expect(visit(before, 'home', location)).toBe(before);
  });

  it('drops the state of the history entry', () => {
    const left = visitAll(at('vehicle/manage', '?record=5', { openedHere: true }), at('home'));
    expect(left[0]?.location).toMatchObject({ search: '?record=5', state: null });
  });
});

describe('The screens kept alive', () => {
  const many = Array.from({ length: MAX_MOUNTED_SCREENS + 2 }, (_, index) => at(`screen/${index}`));

  it('are those visited most recently', () => {
    expect(paths(mountedTabs(visitAll(...many), () => false))).toEqual(
      many.slice(2).map(({ pathname }) => pathname.slice(1)),
    );
  });

  it('include all with unsaved entries', () => {
    expect(paths(mountedTabs(visitAll(...many), (path) => path === 'screen/0'))).toContain('screen/0');
  });

  it('include no tab that was never visited', () => {
    expect(mountedTabs(tabs('dashboard'), () => false)).toEqual([]);
  });

  it('change their own address while hidden, and no other', () => {
    const all = visitAll(at('a', '?record=1'), at('b'));
    expect(relocate(all, 'a', '?page=1').map(addressOf)).toEqual(['/a?page=1', '/b']);
  });

  it('are loaded again one by one', () => {
    expect(reload(tabs('a', 'b'), 'a').map(({ reloads }) => reloads)).toEqual([1, 0]);
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

  it('moves to the last address of the neighbour', () => {
    const left = newTab('vehicle/manage', at('vehicle/manage', '?page=3'));
    expect(close([newTab('dashboard'), left], 'dashboard', 'dashboard').moveTo).toEqual(left);
  });
});
