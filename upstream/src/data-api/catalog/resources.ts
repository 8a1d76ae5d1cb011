import { batteryModel } from '../battery-model/battery-model.js';
import { chargingStation } from '../charging-station/charging-station.js';
import { companySupplier } from '../company/company-supplier.js';
import { companyTenant } from '../company/company-tenant.js';
import { complaint } from '../complaint/complaint.js';
import { complaintCategory } from '../complaint-category/complaint-category.js';
import { menu } from '../menu/menu.js';
import { Registry, register } from '../resource/serve/registry.js';
import { user } from '../user/user.js';
import { userType } from '../user-type/user-type.js';
import { vehicle } from '../vehicle/vehicle.js';
import { addToContract } from '../vehicle-contract/add-to-contract.js';
import { vehicleContract } from '../vehicle-contract/vehicle-contract.js';
import { vehicleModel } from '../vehicle-model/vehicle-model.js';

export const registry = new Registry([
  register(vehicle, { vehicle_contract: addToContract }),
  register(vehicleModel),
  register(batteryModel),
  register(chargingStation),
  register(vehicleContract),
  register(complaintCategory),
  register(complaint),
  register(companySupplier),
  register(companyTenant),
  register(user),
  register(userType),
  register(menu),
]);
