import { hasPath, type MenuNode } from './menus';
import type { Screen } from './screens';

/**
 * The menu guard: the route's path, or that of the menu it belongs to, must be in the user's menu tree. It applies only when the tree is
 * not empty.
 */
export function mayOpen(
  { path, needsMenu, menu = path }: Pick<Screen, 'path' | 'needsMenu' | 'menu'>,
  menus: readonly MenuNode[],
): boolean {
  return !needsMenu || menus.length === 0 || hasPath(menus, menu);
}
