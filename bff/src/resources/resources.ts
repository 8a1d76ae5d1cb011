import { batteryModel } from './battery-model/battery-model.js';
import { chargingStation } from './charging-station/charging-station.js';
import { complaint } from './complaint/complaint.js';
import { complaintCategory } from './complaint-category/complaint-category.js';
import { contract } from './contract/contract.js';
import type { AnyResource } from './define-resource.js';
import { menu } from './menu/menu.js';
import { supplier } from './supplier/supplier.js';
import { tenant } from './tenant/tenant.js';
import { user } from './user/user.js';
import { userType } from './user-type/user-type.js';
import { vehicle } from './vehicle/vehicle.js';
import { vehicleModel } from './vehicle-model/vehicle-model.js';

/** Every declared resource. Its operations, permissions and export are derived from this list. */
export const resources: readonly AnyResource[] = [
  user,
  userType,
  menu,
  vehicle,
  vehicleModel,
  batteryModel,
  chargingStation,
  supplier,
  tenant,
  contract,
  complaintCategory,
  complaint,
];
