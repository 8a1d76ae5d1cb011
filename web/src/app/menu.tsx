import {
  Dashboard,
  Document,
  DriveTime,
  FolderClose,
  Issue,
  KnownVehicle,
  Lightning,
  MapMarker,
  Office,
  People,
  Properties,
  Shield,
  Shop,
  Tag,
} from '../ui/icons';
import type { MenuNode } from './guards';
import { pathOf, routeOf } from './routes';

/** An entry of the sidebar: a link when it has no children, else a group. */
export interface SidebarEntry {
  id: string;
  name: string;
  /** Path of a link; empty for a group. */
  path: string;
  icon: React.JSX.Element;
  children: SidebarEntry[];
}

/** The icon of an entry follows from its path, the longest match first (administration 2.4). */
const ICONS: readonly [prefix: string, icon: React.JSX.Element][] = [
  ['dashboard', <Dashboard key="dashboard" />],
  ['vehicle-model', <KnownVehicle key="vehicle-model" />],
  ['vehicle', <DriveTime key="vehicle" />],
  ['battery-model', <Lightning key="battery-model" />],
  ['charging-station', <MapMarker key="charging-station" />],
  ['category-complaint', <Tag key="category-complaint" />],
  ['complaint', <Issue key="complaint" />],
  ['company-contract', <Document key="company-contract" />],
  ['company-supplier', <Shop key="company-supplier" />],
  ['company', <Office key="company" />],
  ['user-menu', <Shield key="user-menu" />],
  ['user', <People key="user" />],
  ['menu', <Properties key="menu" />],
];

/** The icon of what stands at a path. */
export function iconOf(path: string): React.JSX.Element {
  return ICONS.find(([prefix]) => path.startsWith(prefix))?.[1] ?? <FolderClose />;
}

/**
 * The sidebar's entries from the user's menu tree: what has a screen here. A group with no entry left is left out; its icon is
 * that of its first entry.
 */
export function sidebarEntries(menus: readonly MenuNode[]): SidebarEntry[] {
  return menus.flatMap((menu): SidebarEntry[] => {
    const children = sidebarEntries(menu.children ?? []);
    if (children.length > 0) {
      return [
        { id: menu.id, name: menu.name, path: '', icon: children[0]?.icon ?? <FolderClose />, children },
      ];
    }
    const path = pathOf(menu.path ?? '');
    if (routeOf(path) === undefined) return [];
    return [{ id: menu.id, name: menu.name, path, icon: iconOf(path), children: [] }];
  });
}

/** The links of a menu, groups opened up, in order. */
export function linksOf(entries: readonly SidebarEntry[]): SidebarEntry[] {
  return entries.flatMap((entry) => (entry.children.length > 0 ? linksOf(entry.children) : [entry]));
}
