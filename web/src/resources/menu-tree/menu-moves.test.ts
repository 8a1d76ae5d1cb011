import { dropTarget, placements, stepTarget } from './menu-moves';

const MENUS = [
  { id: '1', name: 'Dashboard', order: 10 },
  {
    id: '2',
    name: 'Fleet',
    order: 20,
    children: [
      { id: '3', name: 'Vehicle', order: 1 },
      { id: '4', name: 'Model', order: 2, children: [{ id: '7', name: 'Battery', order: 10 }] },
    ],
  },
  { id: '5', name: 'Company', order: 30 },
];

describe('A drop of a menu', () => {
  it.each([['4'], ['7']])('onto menu %s below itself is a cycle', (onto) => {
    expect(dropTarget(MENUS, '2', onto, 'into')).toBe('cycle');
    expect(dropTarget(MENUS, '2', onto, 'before')).toBe('cycle');
  });

  it('onto itself moves nothing', () => {
    expect(dropTarget(MENUS, '2', '2', 'into')).toBeNull();
  });

  it('beside another one moves it to that one’s parent', () => {
    expect(dropTarget(MENUS, '5', '4', 'before')).toEqual({ parentId: '2', index: 1 });
    expect(dropTarget(MENUS, '5', '4', 'after')).toEqual({ parentId: '2', index: 2 });
    expect(dropTarget(MENUS, '3', '1', 'before')).toEqual({ parentId: null, index: 0 });
  });

  it('into another one moves it to the end of its children', () => {
    expect(dropTarget(MENUS, '5', '2', 'into')).toEqual({ parentId: '2', index: 2 });
  });
});

describe('A step of a menu', () => {
  it('goes up and down among its siblings, not past their ends', () => {
    expect(stepTarget(MENUS, '5', 'up')).toEqual({ parentId: null, index: 1 });
    expect(stepTarget(MENUS, '1', 'down')).toEqual({ parentId: null, index: 2 });
    expect(stepTarget(MENUS, '1', 'up')).toBeNull();
    expect(stepTarget(MENUS, '5', 'down')).toBeNull();
  });

  it('goes into the sibling above and out behind its parent', () => {
    expect(stepTarget(MENUS, '5', 'in')).toEqual({ parentId: '2', index: 2 });
    expect(stepTarget(MENUS, '7', 'out')).toEqual({ parentId: '2', index: 2 });
    expect(stepTarget(MENUS, '1', 'in')).toBeNull();
    expect(stepTarget(MENUS, '1', 'out')).toBeNull();
  });
});

describe('What is saved for a move', () => {
  it('is the menu alone when there is a number between its new neighbours', () => {
    expect(placements(MENUS, '5', { parentId: null, index: 1 })).toEqual([
      { id: '5', parentId: null, order: 15 },
    ]);
    expect(placements(MENUS, '1', { parentId: null, index: 3 })).toEqual([
      { id: '1', parentId: null, order: 40 },
    ]);
  });

  it('is every sibling whose number changes when there is none', () => {
    expect(placements(MENUS, '5', { parentId: '2', index: 1 })).toEqual([
      { id: '3', parentId: '2', order: 10 },
      { id: '5', parentId: '2', order: 20 },
      { id: '4', parentId: '2', order: 30 },
    ]);
  });

  it('brings a menu to an empty group', () => {
    expect(placements(MENUS, '5', { parentId: '1', index: 0 })).toEqual([
      { id: '5', parentId: '1', order: 10 },
    ]);
  });
});
