import { z } from 'zod';
import { viewCall } from '../../rest/calls.js';
import type { Wire } from '../../rest/wire.js';
import { latLngOf } from '../../schema/lat-lng.js';
import { VehicleStatusGroup, type VehicleStatusRow, VehicleStatusSortField } from './vehicle-status.types.js';

/** A row of the status table (specification, section 3; contract, section 4). */
export const statusRow = (wire: Wire) =>
  z.object({
    vehicleId: wire.optionalId,
    companySupplierName: wire.optionalText,
    licensePlate: wire.text,
    vehicleModelName: wire.optionalText,
    speed: wire.optionalNumber,
    course: wire.optionalNumber,
    batteryPercentage: wire.optionalNumber,
    totalKm: wire.optionalNumber,
    gpsDate: wire.optionalDateTime,
    latitude: wire.optionalNumber,
    longitude: wire.optionalNumber,
  });

type StatusRow = z.infer<ReturnType<typeof statusRow>>;

/** `GET dashboard/vehicle_status` [+]: the status table, paged (contract, section 4). */
export const statusView = viewCall('dashboard/vehicle_status', statusRow, { optional: true });

export const toStatusRow = (row: StatusRow): VehicleStatusRow => ({
  vehicleId: row.vehicleId,
  licensePlate: row.licensePlate,
  supplierName: row.companySupplierName,
  modelName: row.vehicleModelName,
  position: latLngOf(row.latitude, row.longitude),
  speed: row.speed,
  course: row.course,
  batteryPercentage: row.batteryPercentage,
  odometer: row.totalKm,
  measuredAt: row.gpsDate,
});

/** Filters of the status table. */
export const statusGroups: Readonly<Record<VehicleStatusGroup, Readonly<Record<string, string>>>> = {
  [VehicleStatusGroup.BATTERY_HIGH]: { battery: 'high' },
  [VehicleStatusGroup.BATTERY_MEDIUM]: { battery: 'medium' },
  [VehicleStatusGroup.BATTERY_LOW]: { battery: 'low' },
  [VehicleStatusGroup.MOVED_LATELY]: { isMovedLately: '1' },
  [VehicleStatusGroup.MOVED_TODAY]: { isMovedToday: '1' },
};

export const statusSortNames = {
  [VehicleStatusSortField.SUPPLIER_NAME]: 'companySupplierName',
  [VehicleStatusSortField.LICENSE_PLATE]: 'licensePlate',
  [VehicleStatusSortField.MODEL_NAME]: 'vehicleModelName',
  [VehicleStatusSortField.SPEED]: 'speed',
  [VehicleStatusSortField.BATTERY_PERCENTAGE]: 'batteryPercentage',
  [VehicleStatusSortField.ODOMETER]: 'totalKm',
  [VehicleStatusSortField.MEASURED_AT]: 'gpsDate',
} as const;
