import { z } from 'zod';
import { photoAddress, photoForSave } from '../../files/photo-address.js';
import { optionsCall, saveCall, viewCall } from '../../rest/calls.js';
import { optionalRowId, rowId } from '../../rest/row-id.js';
import type { Wire } from '../../rest/wire.js';
import { auditOf } from '../../schema/audited.js';
import { CodeTable } from '../../schema/codes.js';
import { latLngOf } from '../../schema/lat-lng.js';
import { searchParameter, sortParameter } from '../../schema/paging.js';
import { batteryTypes } from '../battery-model/battery-model.rest.js';
import {
  type VehicleFilter,
  type VehicleInput,
  type VehicleOptionsArgs,
  VehicleSearchField,
  type VehicleSort,
  VehicleSortField,
} from './vehicle.inputs.js';
import { RentStatus, type Vehicle, VehicleStatus } from './vehicle.types.js';

/** Specification, section 4. */
export const rentStatuses = new CodeTable(RentStatus.UNKNOWN, [
  [RentStatus.AVAILABLE, 0],
  [RentStatus.RENTED, 1],
  [RentStatus.BOOKED, 2],
]);

/** Specification, section 4. */
export const vehicleStatuses = new CodeTable(VehicleStatus.UNKNOWN, [
  [VehicleStatus.NON_ACTIVE, 0],
  [VehicleStatus.ACTIVE, 1],
  [VehicleStatus.MAINTENANCE, 2],
  [VehicleStatus.BROKEN, 3],
]);

const telemetryRow = (wire: Wire) =>
  z.object({
    latitude: wire.optionalNumber,
    longitude: wire.optionalNumber,
    address: wire.optionalText,
    speed: wire.optionalNumber,
    course: wire.optionalNumber,
    batteryPercentage: wire.optionalNumber,
    estimatedKm: wire.optionalNumber,
    totalKm: wire.optionalNumber,
    gpsDate: wire.optionalDateTime,
  });

const holdingContract = (wire: Wire) =>
  z.object({
    id: wire.id,
    contractNo: wire.text,
    companyTenantName: wire.optionalText,
    startDate: wire.optionalDate,
    endDate: wire.optionalDate,
  });

const vehicleRow = (wire: Wire) =>
  z.object({
    id: wire.id,
    companySupplierId: wire.optionalId,
    companySupplierName: wire.optionalText,
    companyTenantId: wire.optionalId,
    companyTenantName: wire.optionalText,
    vehicleModelId: wire.optionalId,
    vehicleModelName: wire.optionalText,
    imei: wire.optionalText,
    licensePlate: wire.text,
    serialNumber: wire.optionalText,
    warna: wire.optionalText,
    year: wire.optionalInteger,
    rentStatus: wire.code(rentStatuses),
    vehicleStatus: wire.code(vehicleStatuses),
    photo: wire.list(wire.text),
    batteryName: wire.optionalText,
    batteryType: wire.optionalCode(batteryTypes),
    maxCapacity: wire.optionalRounded,
    telemetry: telemetryRow(wire).nullish(),
    contract: holdingContract(wire).nullish(),
    ...wire.audit,
  });

type VehicleRow = z.infer<ReturnType<typeof vehicleRow>>;

export const vehicleView = viewCall('vehicle/view', vehicleRow);
export const vehicleSave = saveCall('vehicle/save');
export const vehicleEdit = saveCall('vehicle/edit');
export const vehicleList = optionsCall('vehicle/list');

export const toVehicle = (row: VehicleRow): Vehicle => ({
  id: row.id,
  licensePlate: row.licensePlate,
  imei: row.imei,
  serialNumber: row.serialNumber,
  color: row.warna,
  year: row.year,
  rentStatus: row.rentStatus,
  vehicleStatus: row.vehicleStatus,
  photos: row.photo.map(photoAddress),
  supplierId: row.companySupplierId,
  supplierName: row.companySupplierName,
  tenantId: row.companyTenantId,
  tenantName: row.companyTenantName,
  modelId: row.vehicleModelId,
  modelName: row.vehicleModelName,
  batteryName: row.batteryName,
  batteryType: row.batteryType,
  batteryCapacity: row.maxCapacity,
  telemetry: row.telemetry
    ? {
        position: latLngOf(row.telemetry.latitude, row.telemetry.longitude),
        address: row.telemetry.address,
        speed: row.telemetry.speed,
        course: row.telemetry.course,
        batteryPercentage: row.telemetry.batteryPercentage,
        estimatedRange: row.telemetry.estimatedKm,
        odometer: row.telemetry.totalKm,
        measuredAt: row.telemetry.gpsDate,
      }
    : null,
  contract: row.contract
    ? {
        id: row.contract.id,
        contractNo: row.contract.contractNo,
        tenantName: row.contract.companyTenantName,
        startDate: row.contract.startDate,
        endDate: row.contract.endDate,
      }
    : null,
  ...auditOf(row),
});

const searchNames = {
  [VehicleSearchField.LICENSE_PLATE]: 'licensePlate',
  [VehicleSearchField.IMEI]: 'imei',
  [VehicleSearchField.SERIAL_NUMBER]: 'serialNumber',
  [VehicleSearchField.COLOR]: 'warna',
  [VehicleSearchField.YEAR]: 'year',
} as const;

const sortNames = {
  [VehicleSortField.TENANT_NAME]: 'companyTenantName',
  [VehicleSortField.SUPPLIER_NAME]: 'companySupplierName',
  [VehicleSortField.MODEL_NAME]: 'vehicleModelName',
  [VehicleSortField.IMEI]: 'imei',
  [VehicleSortField.LICENSE_PLATE]: 'licensePlate',
  [VehicleSortField.RENT_STATUS]: 'rentStatus',
  [VehicleSortField.VEHICLE_STATUS]: 'vehicleStatus',
  [VehicleSortField.SERIAL_NUMBER]: 'serialNumber',
  [VehicleSortField.COLOR]: 'warna',
  [VehicleSortField.YEAR]: 'year',
  [VehicleSortField.CREATED_BY]: 'createdBy',
  [VehicleSortField.CREATED_AT]: 'createdDate',
  [VehicleSortField.UPDATED_BY]: 'updatedBy',
  [VehicleSortField.UPDATED_AT]: 'updatedDate',
} as const;

/** Parameters of `vehicle/view` (specification, section 7). */
export const vehicleParameters = (
  filter: VehicleFilter | null | undefined,
  sort: VehicleSort | null | undefined,
) => ({
  ...searchParameter(filter?.search, searchNames),
  rentStatus: filter?.rentStatus && rentStatuses.write(filter.rentStatus, 'rentStatus'),
  vehicleStatus: filter?.vehicleStatus && vehicleStatuses.write(filter.vehicleStatus, 'vehicleStatus'),
  companyTenantId: filter?.tenantId,
  companySupplierId: filter?.supplierId,
  sort: sortParameter(sort, sortNames),
});

/** Parameters of `vehicle/list`, all of which are [+]. */
export const vehicleListParameters = ({ text, rentStatus, ids, first }: VehicleOptionsArgs) => ({
  licensePlate: text?.trim() || undefined,
  rentStatus: rentStatus && rentStatuses.write(rentStatus, 'rentStatus'),
  ids: ids?.map((id) => rowId(id, 'ids')).join(','),
  size: first,
});

/** What a data API that does not know the parameters of `vehicle/list` has listed too much is left out. */
export const narrowedVehicles = <Entry extends { value: string; text: string }>(
  entries: readonly Entry[],
  { text, ids, first }: VehicleOptionsArgs,
): Entry[] => {
  const part = text?.trim().toLowerCase() ?? '';
  return entries
    .filter((entry) => entry.text.toLowerCase().includes(part) && (ids?.includes(entry.value) ?? true))
    .slice(0, first ?? undefined);
};

/**
 * Payload of `vehicle/save` and `edit` (specification, section 3); `id` is 0 for a new one.
 * @param loadAddress the file service's `…/load`: photos go as addresses below it
 */
export const vehiclePayload = (id: string, input: VehicleInput, loadAddress: string) => ({
  id: rowId(id, 'id'),
  companySupplierId: optionalRowId(input.supplierId, 'supplierId'),
  companyTenantId: optionalRowId(input.tenantId, 'tenantId'),
  vehicleModelId: rowId(input.modelId, 'modelId'),
  imei: input.imei,
  licensePlate: input.licensePlate,
  serialNumber: input.serialNumber,
  warna: input.color,
  year: input.year,
  rentStatus: rentStatuses.write(input.rentStatus, 'rentStatus'),
  vehicleStatus: vehicleStatuses.write(input.vehicleStatus, 'vehicleStatus'),
  photo: input.photos.map((photo) => photoForSave(photo, loadAddress)),
  version: input.version ?? undefined,
});

/** Names of input fields that the row calls otherwise. */
export const vehicleInputNames = {
  companyTenantId: 'tenantId',
  companySupplierId: 'supplierId',
  vehicleModelId: 'modelId',
  warna: 'color',
  photo: 'photos',
};
