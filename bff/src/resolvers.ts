import type { NonEmptyArray } from 'type-graphql';
import { AccessResolver } from './access/access.resolver.js';
import { AccountResolver } from './access/account/account.resolver.js';
import { ApiTokenResolver } from './access/api-token/api-token.resolver.js';
import { PreferencesResolver } from './access/preferences/preferences.resolver.js';
import { ExportResolver } from './files/export/export.resolver.js';
import { PhotoResolver } from './files/photo.resolver.js';
import { DashboardResolver } from './fleet/dashboard/dashboard.resolver.js';
import { PositionResolver } from './fleet/position/position.resolver.js';
import { TripResolver } from './fleet/trip/trip.resolver.js';
import { VehicleStatusResolver } from './fleet/vehicle-status/vehicle-status.resolver.js';
import { NotificationResolver } from './notifications/notification.resolver.js';
import { PlaceResolver } from './places/place.resolver.js';
import { companyResolvers } from './resources/company/company-options.js';
import { ComplaintCommentResolver } from './resources/complaint/complaint-comment.resolver.js';
import { ComplaintDetailResolver } from './resources/complaint/complaint-detail.resolver.js';
import { ComplaintSaveResolver } from './resources/complaint/complaint-save.resolver.js';
import { ComplaintStepResolver } from './resources/complaint/complaint-step.resolver.js';
import { ComplaintCategoryOptionsResolver } from './resources/complaint-category/complaint-category.js';
import { contractTenantOptions } from './resources/contract/contract.js';
import { ContractVehiclesResolver } from './resources/contract/contract-vehicles.resolver.js';
import { MenuTreeResolver } from './resources/menu/menu-tree.resolver.js';
import { resources } from './resources/resources.js';
import { VehicleOptionsResolver } from './resources/vehicle/vehicle-options.resolver.js';

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
