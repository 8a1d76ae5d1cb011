import type { TreeNode } from '../../ui/tree/tree-rows';

/** A menu of the tree query, nested as deep as the query selects. */
export interface MenuNode {
  readonly id: string;
  readonly name: string;
  readonly order?: number | null;
  readonly children?: readonly MenuNode[];
}

/** Menus as tree nodes. */
export function menuNodes(menus: readonly MenuNode[]): TreeNode[] {
  return menus.map(({ id, name, children = [] }) => ({ id, text: name, children: menuNodes(children) }));
}

/** Every menu of a tree, from top to bottom. */
export function flatMenus(menus: readonly MenuNode[]): MenuNode[] {
  return menus.flatMap((menu) => [menu, ...flatMenus(menu.children ?? [])]);
}

/** The path that the form shows for a menu that only groups others. */
export const GROUP = '-';
