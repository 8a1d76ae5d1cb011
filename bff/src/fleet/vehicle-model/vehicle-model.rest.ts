import { z } from 'zod';
import { optionsCall, saveCall, viewCall } from '../../rest/calls.js';
import { rowId } from '../../rest/row-id.js';
import type { Wire } from '../../rest/wire.js';
import { auditOf } from '../../schema/audited.js';
import { searchParameter, sortParameter } from '../../schema/paging.js';
import {
  type VehicleModelFilter,
  type VehicleModelInput,
  VehicleModelSearchField,
  type VehicleModelSort,
  VehicleModelSortField,
} from './vehicle-model.inputs.js';
import type { VehicleModel } from './vehicle-model.types.js';

const vehicleModelRow = (wire: Wire) =>
  z.object({
    id: wire.id,
    name: wire.text,
    companyId: wire.optionalId,
    companyName: wire.optionalText,
    batteryModelId: wire.optionalId,
    batteryModelName: wire.optionalText,
    maxMileage: wire.optionalNumber,
    power: wire.optionalNumber,
    topSpeed: wire.optionalNumber,
    ...wire.audit,
  });

type VehicleModelRow = z.infer<ReturnType<typeof vehicleModelRow>>;

export const vehicleModelView = viewCall('vehicle_model/view', vehicleModelRow);
export const vehicleModelSave = saveCall('vehicle_model/save');
export const vehicleModelEdit = saveCall('vehicle_model/edit');
export const vehicleModelList = optionsCall('vehicle_model/list/company');

export const toVehicleModel = (row: VehicleModelRow): VehicleModel => ({
  id: row.id,
  name: row.name,
  supplierId: row.companyId,
  supplierName: row.companyName,
  batteryModelId: row.batteryModelId,
  batteryModelName: row.batteryModelName,
  maxMileage: row.maxMileage,
  power: row.power,
  topSpeed: row.topSpeed,
  ...auditOf(row),
});

const searchNames = {
  [VehicleModelSearchField.NAME]: 'name',
  [VehicleModelSearchField.MAX_MILEAGE]: 'maxMileage',
  [VehicleModelSearchField.POWER]: 'power',
  [VehicleModelSearchField.TOP_SPEED]: 'topSpeed',
} as const;

const sortNames = {
  [VehicleModelSortField.NAME]: 'name',
  [VehicleModelSortField.SUPPLIER_NAME]: 'companyName',
  [VehicleModelSortField.BATTERY_MODEL_NAME]: 'batteryModelName',
  [VehicleModelSortField.MAX_MILEAGE]: 'maxMileage',
  [VehicleModelSortField.POWER]: 'power',
  [VehicleModelSortField.TOP_SPEED]: 'topSpeed',
  [VehicleModelSortField.CREATED_BY]: 'createdBy',
  [VehicleModelSortField.CREATED_AT]: 'createdDate',
  [VehicleModelSortField.UPDATED_BY]: 'updatedBy',
  [VehicleModelSortField.UPDATED_AT]: 'updatedDate',
} as const;

/** Parameters of `vehicle_model/view`; `bateryModelId` is the specification's own spelling (section 7). */
export const vehicleModelParameters = (
  filter: VehicleModelFilter | null | undefined,
  sort: VehicleModelSort | null | undefined,
) => ({
  ...searchParameter(filter?.search, searchNames),
  companyId: filter?.supplierId,
  bateryModelId: filter?.batteryModelId,
  sort: sortParameter(sort, sortNames),
});

/** Payload of `vehicle_model/save` and `edit`; `id` is 0 for a new one. */
export const vehicleModelPayload = (id: string, input: VehicleModelInput) => ({
  id: rowId(id, 'id'),
  name: input.name,
  companyId: rowId(input.supplierId, 'supplierId'),
  batteryModelId: rowId(input.batteryModelId, 'batteryModelId'),
  maxMileage: input.maxMileage,
  power: input.power,
  topSpeed: input.topSpeed,
  version: input.version ?? undefined,
});

/** Names of input fields that the row calls otherwise. */
export const vehicleModelInputNames = { companyId: 'supplierId', bateryModelId: 'batteryModelId' };
