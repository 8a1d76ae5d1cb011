import type { NonEmptyArray } from 'type-graphql';
import { PhotoResolver } from './files/photo.resolver.js';
import { PlaceResolver } from './places/place.resolver.js';
import { AccountResolver } from './resources/account/account.resolver.js';
import { ApiTokenResolver } from './resources/api-token/api-token.resolver.js';
import { BulkChangeResolver } from './resources/bulk-change/bulk-change.resolver.js';
import { companyResolvers } from './resources/company/company-options.js';
import { complaintCodes } from './resources/complaint/complaint-codes.js';
import {
  ComplaintDetailResolver,
  complaintCommentRelations,
} from './resources/complaint/complaint-detail.resolver.js';
import { ComplaintListResolver } from './resources/complaint/complaint-list.resolver.js';
import {
  ComplaintPlanResolver,
  complaintAssigneeOptions,
} from './resources/complaint/complaint-plan.resolver.js';
import { ComplaintReplyResolver } from './resources/complaint/complaint-reply.resolver.js';
import { ComplaintSaveResolver } from './resources/complaint/complaint-save.resolver.js';
import {
  ComplaintStepResolver,
  complaintStepResolvers,
} from './resources/complaint/complaint-step.resolver.js';
import { ComplaintCategoryOptionsResolver } from './resources/complaint-category/complaint-category.js';
import { ContractVehicleIdsResolver, contractTenantOptions } from './resources/contract/contract.js';
import { ContractVehiclesResolver } from './resources/contract/contract-vehicles.resolver.js';
import { DashboardResolver } from './resources/dashboard/dashboard.resolver.js';
import { PositionResolver } from './resources/dashboard/position.resolver.js';
import { ExportResolver } from './resources/export/export.resolver.js';
import { MeResolver } from './resources/me/me.resolver.js';
import { MenuTreeResolver } from './resources/menu/menu-tree.resolver.js';
import { NotificationResolver } from './resources/notification/notification.resolver.js';
import { NotificationSettingsResolver } from './resources/notification/notification-settings.resolver.js';
import { PushResolver } from './resources/notification/push.resolver.js';
import { BulkChangeResourceResolver } from './resources/permission/bulk-change-resource.resolver.js';
import { PreferencesResolver } from './resources/preferences/preferences.resolver.js';
import { RecordChangeResolver } from './resources/record-change/record-change.resolver.js';
import { resources } from './resources/resources.js';
import { trackerDeviceResolvers } from './resources/tracker/tracker-device.resolver.js';
import { TrackerTokenResolver, trackerTokenRelations } from './resources/tracker/tracker-token.resolver.js';
import { TrackerLinkResolver, VehicleTrackerResolver } from './resources/tracker/vehicle-tracker.resolver.js';
import { TripResolver } from './resources/trip/trip.resolver.js';
import { UndoCreateResolver } from './resources/undo-create/undo-create.resolver.js';
import { InviteUserResolver } from './resources/user/invite-user.resolver.js';
import { NearestStationResolver } from './resources/vehicle/nearest-station.resolver.js';
import { VehicleStatusResolver } from './resources/vehicle-status/vehicle-status.resolver.js';

/** All resolvers of the schema. */
// biome-ignore lint/complexity/noBannedTypes: the type that type-graphql's buildSchema takes
export const resolvers: NonEmptyArray<Function> = [
  MeResolver,
  AccountResolver,
  PreferencesResolver,
  ApiTokenResolver,
  ...resources.flatMap((resource) => resource.resolvers),
  RecordChangeResolver,
  UndoCreateResolver,
  MenuTreeResolver,
  TripResolver,
  VehicleTrackerResolver,
  TrackerLinkResolver,
  TrackerTokenResolver,
  trackerTokenRelations,
  ...trackerDeviceResolvers,
  NearestStationResolver,
  InviteUserResolver,
  BulkChangeResolver,
  BulkChangeResourceResolver,
  DashboardResolver,
  VehicleStatusResolver,
  PositionResolver,
  contractTenantOptions,
  ContractVehicleIdsResolver,
  ContractVehiclesResolver,
  ...companyResolvers,
  ComplaintCategoryOptionsResolver,
  ...complaintCodes,
  ComplaintDetailResolver,
  ComplaintListResolver,
  ComplaintReplyResolver,
  complaintCommentRelations,
  ComplaintSaveResolver,
  ComplaintStepResolver,
  ComplaintPlanResolver,
  complaintAssigneeOptions,
  ...complaintStepResolvers,
  NotificationResolver,
  NotificationSettingsResolver,
  PushResolver,
  PhotoResolver,
  ExportResolver,
  PlaceResolver,
];
