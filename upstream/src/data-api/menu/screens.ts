/**
 * The screens that a menu may lead to: the paths of the specification's route tables (administration, section 2.1;
 * fleet operations, section 2), and those of the screens that everybody has.
 */
export const SCREENS: readonly string[] = [
  'home',
  'account/settings',
  'dashboard',
  'vehicle/manage',
  'vehicle/list',
  'vehicle-model/manage',
  'battery-model/manage',
  'charging-station/manage',
  'charging-station/map',
  'complaint/maintanance',
  'complaint/create',
  'category-complaint/manage',
  'company-tenant/manage',
  'company-supplier/manage',
  'company-contract/manage',
  'user/manage',
  'menu/manage',
  'user-menu/manage',
];
