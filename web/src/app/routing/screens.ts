import type { ComponentType } from 'react';
import { i18n } from '../../i18n/i18n';
import { batteryModel } from '../../i18n/id/battery-model';
import { chargingStation } from '../../i18n/id/charging-station';
import { companySupplier } from '../../i18n/id/company-supplier';
import { companyTenant } from '../../i18n/id/company-tenant';
import { complaint } from '../../i18n/id/complaint';
import { complaintCategory } from '../../i18n/id/complaint-category';
import { contract } from '../../i18n/id/contract';
import { menu } from '../../i18n/id/menu';
import { user } from '../../i18n/id/user';
import { userType } from '../../i18n/id/user-type';
import { vehicle } from '../../i18n/id/vehicle';
import { vehicleModel } from '../../i18n/id/vehicle-model';
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
    path: 'vehicle/manage',
    icon: 'drive-time',
    texts: i18n('vehicle', vehicle),
    needsMenu: true,
    adds: 'VEHICLE',
    load: () => import('../../resources/vehicle'),
  },
  {
    path: 'vehicle/list',
    icon: 'drive-time',
    texts: titleText('vehicleList'),
    // The list without the menu guard: the data API refuses it to users without the vehicle menu.
    needsMenu: false,
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
    texts: i18n('vehicleModel', vehicleModel),
    needsMenu: true,
    adds: 'VEHICLE_MODEL',
    load: () => import('../../resources/vehicle-model'),
  },
  {
    path: 'battery-model/manage',
    icon: 'lightning',
    texts: i18n('batteryModel', batteryModel),
    needsMenu: true,
    adds: 'BATTERY_MODEL',
    load: () => import('../../resources/battery-model'),
  },
  {
    path: 'charging-station/manage',
    icon: 'map-marker',
    texts: i18n('chargingStation', chargingStation),
    needsMenu: true,
    adds: 'CHARGING_STATION',
    load: () => import('../../resources/charging-station'),
  },
  {
    path: 'charging-station/map',
    icon: 'map-marker',
    texts: titleText('stationMap'),
    needsMenu: true,
    menu: 'charging-station/manage',
    load: () => import('../../screens/charging-station/StationMapScreen'),
  },
  {
    path: 'category-complaint/manage',
    icon: 'tag',
    texts: i18n('complaintCategory', complaintCategory),
    needsMenu: true,
    adds: 'COMPLAINT_CATEGORY',
    load: () => import('../../resources/complaint-category'),
  },
  {
    path: 'company-tenant/manage',
    icon: 'office',
    texts: i18n('companyTenant', companyTenant),
    needsMenu: true,
    adds: 'TENANT',
    load: () => import('../../resources/company-tenant'),
  },
  {
    path: 'company-supplier/manage',
    icon: 'shop',
    texts: i18n('companySupplier', companySupplier),
    needsMenu: true,
    adds: 'SUPPLIER',
    load: () => import('../../resources/company-supplier'),
  },
  {
    path: 'company-contract/manage',
    icon: 'document',
    texts: i18n('contract', contract),
    needsMenu: true,
    adds: 'CONTRACT',
    load: () => import('../../resources/contract'),
  },
  {
    path: 'complaint/maintanance',
    icon: 'issue',
    texts: i18n('complaint', complaint),
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
    texts: i18n('user', user),
    needsMenu: true,
    adds: 'USER',
    load: () => import('../../resources/user'),
  },
  {
    path: 'user-menu/manage',
    icon: 'shield',
    texts: i18n('userType', userType),
    needsMenu: true,
    adds: 'USER_TYPE',
    load: () => import('../../resources/user-type'),
  },
  {
    path: 'menu/manage',
    icon: 'properties',
    texts: i18n('menu', menu),
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
    path: 'home',
    icon: 'home',
    texts: titleText('home'),
    needsMenu: false,
    load: () => import('../home/HomeScreen'),
  },
];
