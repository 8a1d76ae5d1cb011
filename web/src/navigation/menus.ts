import { pathOf } from './screens';

/** A node of the user's menu tree, nested to any depth. */
export interface MenuNode {
  id: string;
  name: string;
  path?: string | null;
  /** The icon chosen for it in Manage Menu. */
  icon?: string | null;
  children?: readonly MenuNode[];
}

/** Checks whether `path` is anywhere in the tree. */
export function hasPath(menus: readonly MenuNode[], path: string): boolean {
  return menus.some(
    (menu) => (menu.path != null && pathOf(menu.path) === path) || hasPath(menu.children ?? [], path),
  );
}
