import { sql } from 'kysely';
import type { BulkFields } from '../resource/bulk-change/bulk-field.js';
import { fieldChange } from '../resource/bulk-change/field-change.js';
import { vehicle } from '../vehicle/vehicle.js';
import { addToContract } from './add-to-contract.js';

/** The fields that can be changed in many vehicles at once. */
export const vehicleBulk: BulkFields = {
  label: sql<string>`t.license_plate`,
  fields: {
    vehicleStatus: fieldChange(vehicle, 'vehicleStatus'),
    warehouse: fieldChange(vehicle, 'warehouse'),
    vehicle_contract: addToContract,
  },
};
