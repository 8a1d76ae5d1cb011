import { z } from 'zod';
import { contractInputNames } from '../../companies/contract/contract.rest.js';
import { supplierInputNames } from '../../companies/supplier/supplier.rest.js';
import { tenantInputNames } from '../../companies/tenant/tenant.rest.js';
import { complaintCategoryInputNames } from '../../complaints/category/category.rest.js';
import { complaintInputNames } from '../../complaints/complaint/complaint.rest.js';
import { batteryModelInputNames } from '../../fleet/battery-model/battery-model.rest.js';
import { chargingStationInputNames } from '../../fleet/charging-station/charging-station.rest.js';
import { vehicleInputNames } from '../../fleet/vehicle/vehicle.rest.js';
import { vehicleModelInputNames } from '../../fleet/vehicle-model/vehicle-model.rest.js';
import type { Wire } from '../../rest/wire.js';
import type { InputNames } from '../../schema/payload.js';
import { menuInputNames } from '../menu/menu.rest.js';
import { userInputNames } from '../user/user.rest.js';
import { userTypeInputNames } from '../user-type/user-type.rest.js';
import { Resource, type ResourcePermission } from './permission.types.js';

/** The data API's name of each resource, and the names of its input fields. */
const resources: Readonly<Record<Resource, { name: string; inputNames: InputNames }>> = {
  [Resource.BATTERY_MODEL]: { name: 'battery_model', inputNames: batteryModelInputNames },
  [Resource.CHARGING_STATION]: { name: 'charging_station', inputNames: chargingStationInputNames },
  [Resource.COMPLAINT]: { name: 'complaint', inputNames: complaintInputNames },
  [Resource.COMPLAINT_CATEGORY]: { name: 'complaint_category', inputNames: complaintCategoryInputNames },
  [Resource.CONTRACT]: { name: 'vehicle_contract', inputNames: contractInputNames },
  [Resource.MENU]: { name: 'menu', inputNames: menuInputNames },
  [Resource.SUPPLIER]: { name: 'company_supplier', inputNames: supplierInputNames },
  [Resource.TENANT]: { name: 'company_tenant', inputNames: tenantInputNames },
  [Resource.USER]: { name: 'user', inputNames: userInputNames },
  [Resource.USER_TYPE]: { name: 'user_type', inputNames: userTypeInputNames },
  [Resource.VEHICLE]: { name: 'vehicle', inputNames: vehicleInputNames },
  [Resource.VEHICLE_MODEL]: { name: 'vehicle_model', inputNames: vehicleModelInputNames },
};

/** `permissions` of `user/me` ([+], contract, section 3): the writable fields by resource; null where there is none. */
export const permissionsRow = (wire: Wire) =>
  z
    .record(z.string(), z.object({ create: wire.list(wire.text), edit: wire.list(wire.text) }))
    .nullish()
    .transform((permissions) => permissions ?? null);

type PermissionsRow = z.infer<ReturnType<typeof permissionsRow>>;

/** The permissions in the schema's terms; a resource that this version does not know is left out. */
export function permissionsOf(row: PermissionsRow): ResourcePermission[] | null {
  if (row === null) return null;
  return Object.values(Resource).flatMap((resource) => {
    const { name, inputNames } = resources[resource];
    const fields = row[name];
    if (fields === undefined) return [];
    const inputFields = (names: readonly string[]) => [
      ...new Set(names.map((field) => inputNames[field] ?? field)),
    ];
    return [
      {
        resource,
        canCreate: fields.create.length > 0,
        canEdit: fields.edit.length > 0,
        createFields: inputFields(fields.create),
        editFields: inputFields(fields.edit),
      },
    ];
  });
}
