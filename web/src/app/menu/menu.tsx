import { DEFAULT_ICON, isMenuIcon, MENU_ICONS } from '../../navigation/menu-icons';
import type { MenuNode } from '../../navigation/menus';
import { pathOf, screenOf } from '../../navigation/screens';

/** An entry of the sidebar: a link when it has no children, else a group. */
export interface SidebarEntry {
  id: string;
  name: string;
  /** Path of a link; empty for a group. */
  path: string;
  /** Always set for a link; for a group only if one was chosen. */
  icon: React.JSX.Element | null;
  children: SidebarEntry[];
}

/** The icon of a path's screen. */
export function iconOf(path: string): React.JSX.Element {
  return MENU_ICONS[screenOf(path)?.icon ?? DEFAULT_ICON];
}

/** The icon chosen for a menu; null without one, or with one that does not exist. */
function chosenIcon(name: string | null | undefined): React.JSX.Element | null {
  return name != null && isMenuIcon(name) ? MENU_ICONS[name] : null;
}

/** The sidebar's entries from the user's menu tree: those that have a screen. A group without entries is omitted. */
export function sidebarEntries(menus: readonly MenuNode[]): SidebarEntry[] {
  return menus.flatMap(({ id, name, path: address, icon, children: below }): SidebarEntry[] => {
    const children = sidebarEntries(below ?? []);
    const path = pathOf(address ?? '');
    if (children.length > 0) return [{ id, name, path: '', icon: chosenIcon(icon), children }];
    if (screenOf(path) === undefined) return [];
    return [{ id, name, path, icon: chosenIcon(icon) ?? iconOf(path), children: [] }];
  });
}

/** The links of a menu in order, those in groups included. */
export function linksOf(entries: readonly SidebarEntry[]): SidebarEntry[] {
  return entries.flatMap((entry) => (entry.children.length > 0 ? linksOf(entry.children) : [entry]));
}
