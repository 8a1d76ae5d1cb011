import {
  Bookmark,
  Calendar,
  Cog,
  Cube,
  Dashboard,
  Document,
  DriveTime,
  Flash,
  FolderClose,
  Help,
  Home,
  Issue,
  Key,
  KnownVehicle,
  Lightning,
  MapMarker,
  Menu,
  Notifications,
  Office,
  Offline,
  People,
  Person,
  Properties,
  Shield,
  Shop,
  Tag,
  Truck,
  Wrench,
} from '@blueprintjs/icons';

/** The icons that a menu can have, by their stored names, which are Blueprint's. */
export const MENU_ICONS = {
  dashboard: <Dashboard />,
  home: <Home />,
  'drive-time': <DriveTime />,
  'known-vehicle': <KnownVehicle />,
  truck: <Truck />,
  cube: <Cube />,
  lightning: <Lightning />,
  flash: <Flash />,
  offline: <Offline />,
  'map-marker': <MapMarker />,
  issue: <Issue />,
  wrench: <Wrench />,
  tag: <Tag />,
  office: <Office />,
  shop: <Shop />,
  document: <Document />,
  calendar: <Calendar />,
  bookmark: <Bookmark />,
  people: <People />,
  person: <Person />,
  shield: <Shield />,
  key: <Key />,
  cog: <Cog />,
  properties: <Properties />,
  menu: <Menu />,
  notifications: <Notifications />,
  help: <Help />,
  'folder-close': <FolderClose />,
} satisfies Record<string, React.JSX.Element>;

export type MenuIcon = keyof typeof MENU_ICONS;

/** The icon of a menu without a screen in this client. */
export const DEFAULT_ICON: MenuIcon = 'folder-close';

export function isMenuIcon(name: string): name is MenuIcon {
  return Object.hasOwn(MENU_ICONS, name);
}
