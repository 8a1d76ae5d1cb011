import { DEFAULT_ICON, isMenuIcon, MENU_ICONS } from '../../navigation/menu-icons';
import { pathOf, screenOf } from '../../navigation/screens';
import type { MenuNode } from './guards';

/** An entry of the sidebar: a link when it has no children, else a group. */
export interface SidebarEntry {
  id: string;
  name: string;
  /** Path of a link; empty for a group. */
  path: string;
  /** Of a link always, of a group where it has chosen one. */
  icon: React.JSX.Element | null;
  children: SidebarEntry[];
}

/** The icon of what stands at a path (administration 2.4). */
export function iconOf(path: string): React.JSX.Element {
  return MENU_ICONS[screenOf(path)?.icon ?? DEFAULT_ICON];
}

/** The icon chosen for a menu; null without one, or with one that does not exist. */
function chosenIcon(name: string | null | undefined): React.JSX.Element | null {
  return name != null && isMenuIcon(name) ? MENU_ICONS[name] : null;
}

/** The sidebar's entries from the user's menu tree: what has a screen here. A group with no entry left is left out. */
export function sidebarEntries(menus: readonly MenuNode[]): SidebarEntry[] {
  return menus.flatMap(({ id, name, path: address, icon, children: below }): SidebarEntry[] => {
    const children = sidebarEntries(below ?? []);
    const path = pathOf(address ?? '');
    if (children.length > 0) return [{ id, name, path: '', icon: chosenIcon(icon), children }];
    if (screenOf(path) === undefined) return [];
    return [{ id, name, path, icon: chosenIcon(icon) ?? iconOf(path), children: [] }];
  });
}

/** The links of a menu, groups opened up, in order. */
export function linksOf(entries: readonly SidebarEntry[]): SidebarEntry[] {
  return entries.flatMap((entry) => (entry.children.length > 0 ? linksOf(entry.children) : [entry]));
}
