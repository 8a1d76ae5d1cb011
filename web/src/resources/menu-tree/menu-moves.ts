import { flatMenus, type MenuNode } from './menu-nodes';

/** A menu's target: its parent (null: a root) and its index among its new siblings, from 0. */
export interface Target {
  readonly parentId: string | null;
  readonly index: number;
}

/** The values to save for a menu's new position. */
export interface Placement {
  readonly id: string;
  readonly parentId: string | null;
  readonly order: number;
}

export type Side = 'before' | 'after' | 'into';
export type Direction = 'up' | 'down' | 'in' | 'out';

/** The gap between renumbered siblings, so that later moves need one save. */
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
 * The target of a drop beside or onto another menu.
 * @returns 'cycle' if the menu would be below itself; null if nothing would move
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

/** The target of Alt and an arrow key; null if the menu cannot move that way. */
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

/** The saves that move a menu: its own, and its new siblings' if there is no free number between them. */
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
