import {
  BookmarkIcon,
  CalendarIcon,
  CogIcon,
  CubeIcon,
  DashboardIcon,
  DocumentIcon,
  DriveTimeIcon,
  FlashIcon,
  FolderCloseIcon,
  HelpIcon,
  HomeIcon,
  IssueIcon,
  KeyIcon,
  KnownVehicleIcon,
  LightningIcon,
  MapMarkerIcon,
  MenuIcon,
  NotificationsIcon,
  OfficeIcon,
  OfflineIcon,
  PeopleIcon,
  PersonIcon,
  PropertiesIcon,
  SatelliteIcon,
  ShieldIcon,
  ShopIcon,
  TagIcon,
  TruckIcon,
  WrenchIcon,
} from '@blueprintjs/icons';

/** The icons that a menu can have, by their stored names, which are Blueprint's. */
export const MENU_ICONS = {
  dashboard: <DashboardIcon />,
  home: <HomeIcon />,
  'drive-time': <DriveTimeIcon />,
  'known-vehicle': <KnownVehicleIcon />,
  truck: <TruckIcon />,
  cube: <CubeIcon />,
  lightning: <LightningIcon />,
  flash: <FlashIcon />,
  offline: <OfflineIcon />,
  'map-marker': <MapMarkerIcon />,
  satellite: <SatelliteIcon />,
  issue: <IssueIcon />,
  wrench: <WrenchIcon />,
  tag: <TagIcon />,
  office: <OfficeIcon />,
  shop: <ShopIcon />,
  document: <DocumentIcon />,
  calendar: <CalendarIcon />,
  bookmark: <BookmarkIcon />,
  people: <PeopleIcon />,
  person: <PersonIcon />,
  shield: <ShieldIcon />,
  key: <KeyIcon />,
  cog: <CogIcon />,
  properties: <PropertiesIcon />,
  menu: <MenuIcon />,
  notifications: <NotificationsIcon />,
  help: <HelpIcon />,
  'folder-close': <FolderCloseIcon />,
} satisfies Record<string, React.JSX.Element>;

export type MenuIconName = keyof typeof MENU_ICONS;

/** The icon of a menu without a screen in this client. */
export const DEFAULT_ICON: MenuIconName = 'folder-close';

export function isMenuIcon(name: string): name is MenuIconName {
  return Object.hasOwn(MENU_ICONS, name);
}
