import type { NonEmptyArray } from 'type-graphql';
import { AccessResolver } from './access/access.resolver.js';
import { AccountResolver } from './access/account/account.resolver.js';
import { ApiTokenResolver } from './access/api-token/api-token.resolver.js';
import { MenuResolver } from './access/menu/menu.resolver.js';
import { PreferencesResolver } from './access/preferences/preferences.resolver.js';
import { UserResolver } from './access/user/user.resolver.js';
import { UserTypeResolver } from './access/user-type/user-type.resolver.js';
import { ContractResolver } from './companies/contract/contract.resolver.js';
import { ComplaintCategoryResolver } from './complaints/category/category.resolver.js';
import { ComplaintResolver } from './complaints/complaint/complaint.resolver.js';
import { ComplaintCommentResolver } from './complaints/complaint/complaint-comment.resolver.js';
import { ComplaintDetailResolver } from './complaints/complaint/complaint-detail.resolver.js';
import { ComplaintStepResolver } from './complaints/complaint/complaint-step.resolver.js';
import { ExportResolver } from './files/export/export.resolver.js';
import { PhotoResolver } from './files/photo.resolver.js';
import { ChargingStationResolver } from './fleet/charging-station/charging-station.resolver.js';
import { DashboardResolver } from './fleet/dashboard/dashboard.resolver.js';
import { PositionResolver } from './fleet/position/position.resolver.js';
import { TripResolver } from './fleet/trip/trip.resolver.js';
import { VehicleResolver } from './fleet/vehicle/vehicle.resolver.js';
import { VehicleModelResolver } from './fleet/vehicle-model/vehicle-model.resolver.js';
import { VehicleStatusResolver } from './fleet/vehicle-status/vehicle-status.resolver.js';
import { NotificationResolver } from './notifications/notification.resolver.js';
import { PlaceResolver } from './places/place.resolver.js';
import { batteryModel } from './resources/battery-model/battery-model.js';
import { companyResolvers } from './resources/company/company-options.js';
import { supplier } from './resources/supplier/supplier.js';
import { tenant } from './resources/tenant/tenant.js';

/** Every resolver of the schema, domain by domain. A resolver that does not stand here does not exist. */
// biome-ignore lint/complexity/noBannedTypes: the type that type-graphql's buildSchema asks for
export const resolvers: NonEmptyArray<Function> = [
  AccessResolver,
  AccountResolver,
  PreferencesResolver,
  UserResolver,
  UserTypeResolver,
  MenuResolver,
  ApiTokenResolver,
  VehicleResolver,
  VehicleModelResolver,
  ...batteryModel.resolvers,
  ChargingStationResolver,
  TripResolver,
  DashboardResolver,
  VehicleStatusResolver,
  PositionResolver,
  ...supplier.resolvers,
  ...tenant.resolvers,
  ContractResolver,
  ...companyResolvers,
  ComplaintCategoryResolver,
  ComplaintResolver,
  ComplaintDetailResolver,
  ComplaintCommentResolver,
  ComplaintStepResolver,
  NotificationResolver,
  PhotoResolver,
  ExportResolver,
  PlaceResolver,
];
