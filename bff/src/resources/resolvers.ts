import type { NonEmptyArray } from 'type-graphql';
import { ExportResolver } from '../files/export/export.resolver.js';
import { PhotoResolver } from '../files/photo.resolver.js';
import { PlaceResolver } from '../places/place.resolver.js';
import { AccountResolver } from './account/account.resolver.js';
import { ApiTokenResolver } from './api-token/api-token.resolver.js';
import { companyResolvers } from './company/company-options.js';
import { ComplaintCommentResolver } from './complaint/complaint-comment.resolver.js';
import { ComplaintDetailResolver } from './complaint/complaint-detail.resolver.js';
import { ComplaintSaveResolver } from './complaint/complaint-save.resolver.js';
import { ComplaintStepResolver } from './complaint/complaint-step.resolver.js';
import { ComplaintCategoryOptionsResolver } from './complaint-category/complaint-category.js';
import { contractTenantOptions } from './contract/contract.js';
import { ContractVehiclesResolver } from './contract/contract-vehicles.resolver.js';
import { DashboardResolver } from './dashboard/dashboard.resolver.js';
import { AccessResolver } from './me/me.resolver.js';
import { MenuTreeResolver } from './menu/menu-tree.resolver.js';
import { NotificationResolver } from './notification/notification.resolver.js';
import { PositionResolver } from './position/position.resolver.js';
import { PreferencesResolver } from './preferences/preferences.resolver.js';
import { resources } from './resources.js';
import { TripResolver } from './trip/trip.resolver.js';
import { VehicleOptionsResolver } from './vehicle/vehicle-options.resolver.js';
import { VehicleStatusResolver } from './vehicle-status/vehicle-status.resolver.js';

/** Every resolver of the schema: those of the declared resources, and those written by hand. Any other is not part of it. */
// biome-ignore lint/complexity/noBannedTypes: the type that type-graphql's buildSchema takes
export const resolvers: NonEmptyArray<Function> = [
  AccessResolver,
  AccountResolver,
  PreferencesResolver,
  ApiTokenResolver,
  ...resources.flatMap((resource) => resource.resolvers),
  MenuTreeResolver,
  TripResolver,
  VehicleOptionsResolver,
  DashboardResolver,
  VehicleStatusResolver,
  PositionResolver,
  contractTenantOptions,
  ContractVehiclesResolver,
  ...companyResolvers,
  ComplaintCategoryOptionsResolver,
  ComplaintDetailResolver,
  ComplaintCommentResolver,
  ComplaintSaveResolver,
  ComplaintStepResolver,
  NotificationResolver,
  PhotoResolver,
  ExportResolver,
  PlaceResolver,
];
