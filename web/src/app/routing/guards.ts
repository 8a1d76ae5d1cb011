import type { Me } from '../../api/session';
import { pathOf, type Screen } from '../../navigation/screens';

/** A node of the user's menu tree, nested to any depth. */
export interface MenuNode {
  id: string;
  name: string;
  path?: string | null;
  /** The icon chosen for it in Manage Menu. */
  icon?: string | null;
  children?: readonly MenuNode[];
}

/** Whether `path` is anywhere in the tree. */
export function hasPath(menus: readonly MenuNode[], path: string): boolean {
  return menus.some(
    (menu) => (menu.path != null && pathOf(menu.path) === path) || hasPath(menu.children ?? [], path),
  );
}

/**
 * The menu guard: the route's path, or that of the menu it belongs to, must be in the user's menu tree. It applies only when the tree is
 * not empty.
 */
export function mayOpen(
  { path, needsMenu, menu = path }: Pick<Screen, 'path' | 'needsMenu' | 'menu'>,
  menus: Me['menus'],
): boolean {
  return !needsMenu || menus.length === 0 || hasPath(menus, menu);
}
