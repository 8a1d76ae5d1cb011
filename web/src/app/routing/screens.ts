import type { ComponentType } from 'react';
import { i18n } from '../../i18n/i18n';
import * as texts from '../../i18n/id/resources';
import { titleText } from '../../navigation/messages';
import type { Screen } from '../../navigation/screens';

export interface RegisteredScreen extends Screen {
  readonly load: () => Promise<{ default: ComponentType }>;
}

/**
 * Every screen inside the main layout. Its route, title, menu icon, guard, palette entries and preloading follow from its entry
 * here, which is all that a new screen or resource needs.
 */
export const SCREENS: readonly RegisteredScreen[] = [
  {
    path: 'dashboard',
    icon: 'dashboard',
    texts: titleText('dashboard'),
    needsMenu: true,
    load: () => import('../../screens/dashboard/DashboardScreen'),
  },
  {
    path: 'dashboard/map',
    icon: 'map-marker',
    texts: titleText('liveMap'),
    needsMenu: true,
    menu: 'dashboard',
    load: () => import('../../screens/dashboard/live/LiveMapScreen'),
  },
  {
    path: 'vehicle/manage',
    icon: 'drive-time',
    texts: i18n('vehicle', texts.vehicle),
    needsMenu: true,
    adds: 'VEHICLE',
    recordsHaveAddress: true,
    load: () => import('../../resources/vehicle'),
  },
  {
    path: 'vehicle/list',
    icon: 'drive-time',
    texts: titleText('vehicleList'),
    // The list without the menu guard: the data API refuses it to users without the vehicle menu.
    needsMenu: false,
    menu: 'vehicle/manage',
    load: () => import('../../resources/vehicle'),
  },
  {
    path: 'vehicle/manage/:id',
    icon: 'drive-time',
    texts: titleText('vehicleDetail'),
    needsMenu: true,
    menu: 'vehicle/manage',
    load: () => import('../../screens/vehicle/VehicleScreen'),
  },
  {
    path: 'vehicle-model/manage',
    icon: 'known-vehicle',
    texts: i18n('vehicleModel', texts.vehicleModel),
    needsMenu: true,
    adds: 'VEHICLE_MODEL',
    load: () => import('../../resources/vehicle-model'),
  },
  {
    path: 'battery-model/manage',
    icon: 'lightning',
    texts: i18n('batteryModel', texts.batteryModel),
    needsMenu: true,
    adds: 'BATTERY_MODEL',
    load: () => import('../../resources/battery-model'),
  },
  {
    path: 'charging-station/manage',
    icon: 'offline',
    texts: i18n('chargingStation', texts.chargingStation),
    needsMenu: true,
    adds: 'CHARGING_STATION',
    load: () => import('../../resources/charging-station'),
  },
  {
    path: 'charging-station/map',
    icon: 'offline',
    texts: titleText('stationMap'),
    needsMenu: true,
    menu: 'charging-station/manage',
    load: () => import('../../screens/charging-station/StationMapScreen'),
  },
  {
    path: 'tracker/manage',
    icon: 'satellite',
    texts: titleText('trackers'),
    needsMenu: true,
    load: () => import('../../screens/tracker/TrackerScreen'),
  },
  {
    path: 'category-complaint/manage',
    icon: 'tag',
    texts: i18n('complaintCategory', texts.complaintCategory),
    needsMenu: true,
    adds: 'COMPLAINT_CATEGORY',
    load: () => import('../../resources/complaint-category'),
  },
  {
    path: 'company-tenant/manage',
    icon: 'office',
    texts: i18n('companyTenant', texts.companyTenant),
    needsMenu: true,
    adds: 'TENANT',
    load: () => import('../../resources/company-tenant'),
  },
  {
    path: 'company-supplier/manage',
    icon: 'shop',
    texts: i18n('companySupplier', texts.companySupplier),
    needsMenu: true,
    adds: 'SUPPLIER',
    load: () => import('../../resources/company-supplier'),
  },
  {
    path: 'company-contract/manage',
    icon: 'document',
    texts: i18n('contract', texts.contract),
    needsMenu: true,
    adds: 'CONTRACT',
    load: () => import('../../resources/contract'),
  },
  {
    path: 'complaint/maintanance',
    icon: 'issue',
    texts: i18n('complaint', texts.complaint),
    needsMenu: false,
    adds: 'COMPLAINT',
    recordsHaveAddress: true,
    load: () => import('../../resources/complaint'),
  },
  {
    path: 'complaint/maintanance/:id',
    icon: 'issue',
    texts: titleText('complaintDetail'),
    needsMenu: false,
    menu: 'complaint/maintanance',
    load: () => import('../../screens/complaint/ComplaintScreen'),
  },
  {
    path: 'complaint/create',
    icon: 'issue',
    texts: titleText('complaintCreate'),
    needsMenu: false,
    menu: 'complaint/maintanance',
    load: () => import('../../resources/complaint-create'),
  },
  {
    path: 'user/manage',
    icon: 'people',
    texts: i18n('user', texts.user),
    needsMenu: true,
    adds: 'USER',
    load: () => import('../../resources/user'),
  },
  {
    path: 'user-menu/manage',
    icon: 'shield',
    texts: i18n('userType', texts.userType),
    needsMenu: true,
    adds: 'USER_TYPE',
    load: () => import('../../resources/user-type'),
  },
  {
    path: 'menu/manage',
    icon: 'properties',
    texts: i18n('menu', texts.menu),
    needsMenu: true,
    adds: 'MENU',
    load: () => import('../../resources/menu'),
  },
  {
    path: 'account/settings',
    icon: 'person',
    texts: titleText('account'),
    needsMenu: false,
    load: () => import('../../screens/account/AccountScreen'),
  },
  {
    path: 'first-steps',
    icon: 'help',
    texts: titleText('firstSteps'),
    needsMenu: false,
    load: () => import('../../screens/first-steps/FirstStepsScreen'),
  },
  {
    path: 'home',
    icon: 'home',
    texts: titleText('home'),
    needsMenu: false,
    load: () => import('../home/HomeScreen'),
  },
];
