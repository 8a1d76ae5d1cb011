import { flatMenus, type MenuNode } from './menu-nodes';

/** Where a menu is to stand: below which one (null: a root), and before which of its new siblings, from 0. */
export interface Target {
  readonly parentId: string | null;
  readonly index: number;
}

/** What a menu must be saved with to stand there. */
export interface Placement {
  readonly id: string;
  readonly parentId: string | null;
  readonly order: number;
}

export type Side = 'before' | 'after' | 'into';
export type Direction = 'up' | 'down' | 'in' | 'out';

/** Room between two neighbours of a row that is numbered anew, so that later moves need one save. */
const STEP = 10;

interface Place {
  readonly menu: MenuNode;
  readonly parent: MenuNode | null;
  readonly siblings: readonly MenuNode[];
  readonly index: number;
}

function placeOf(menus: readonly MenuNode[], id: string, parent: MenuNode | null = null): Place | null {
  const index = menus.findIndex((menu) => menu.id === id);
  const menu = menus[index];
  if (menu !== undefined) return { menu, parent, siblings: menus, index };
  for (const other of menus) {
    const found = placeOf(other.children ?? [], id, other);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Where a drop beside or onto another menu leads.
 * @returns 'cycle' when the menu would stand below itself; null when nothing would move
 */
export function dropTarget(
  menus: readonly MenuNode[],
  id: string,
  onto: string,
  side: Side,
): Target | 'cycle' | null {
  const moved = placeOf(menus, id);
  const at = placeOf(menus, onto);
  if (moved === null || at === null || id === onto) return null;
  if (flatMenus(moved.menu.children ?? []).some((below) => below.id === onto)) return 'cycle';
  if (side === 'into') return { parentId: onto, index: (at.menu.children ?? []).length };
  return { parentId: at.parent?.id ?? null, index: at.index + (side === 'after' ? 1 : 0) };
}

/** Where a press of Alt and an arrow key leads; null when there is no way to go. */
export function stepTarget(menus: readonly MenuNode[], id: string, direction: Direction): Target | null {
  const place = placeOf(menus, id);
  if (place === null) return null;
  const { parent, siblings, index } = place;
  const parentId = parent?.id ?? null;
  switch (direction) {
    case 'up':
      return index === 0 ? null : { parentId, index: index - 1 };
    case 'down':
      return index === siblings.length - 1 ? null : { parentId, index: index + 2 };
    case 'in': {
      const above = siblings[index - 1];
      return above === undefined ? null : { parentId: above.id, index: (above.children ?? []).length };
    }
    case 'out': {
      const outer = parent === null ? null : placeOf(menus, parent.id);
      return outer && { parentId: outer.parent?.id ?? null, index: outer.index + 1 };
    }
  }
}

/** The saves that bring a menu there: its own, and its new siblings' when there is no number left between them. */
export function placements(menus: readonly MenuNode[], id: string, target: Target): Placement[] {
  const { parentId, index } = target;
  const row = parentId === null ? menus : (placeOf(menus, parentId)?.menu.children ?? []);
  const before = row.slice(0, index).filter((menu) => menu.id !== id);
  const after = row.slice(index).filter((menu) => menu.id !== id);
  const low = before.at(-1)?.order ?? 0;
  const high = after[0]?.order ?? low + 2 * STEP;
  const between = Math.floor((low + high) / 2);
  if (between > low && between < high) return [{ id, parentId, order: between }];
  const numbered = [...before.map((menu) => menu.id), id, ...after.map((menu) => menu.id)];
  return numbered
    .map((menuId, at) => ({ id: menuId, parentId, order: (at + 1) * STEP }))
    .filter(
      (placed) => placed.id === id || row.find((menu) => menu.id === placed.id)?.order !== placed.order,
    );
}
