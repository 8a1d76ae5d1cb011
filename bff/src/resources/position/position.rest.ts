import { z } from 'zod';
import type { Wire } from '../../rest/wire.js';
import type { VehiclePosition } from './position.types.js';

/** A position, as the dashboard and the event `vehicle.positions` tell it (contract, sections 4 and 6). */
export const positionRow = (wire: Wire) =>
  z.object({
    vehicleId: wire.optionalId,
    licensePlate: wire.optionalText,
    companySupplierId: wire.optionalId,
    companySupplierName: wire.optionalText,
    latitude: wire.number,
    longitude: wire.number,
    speed: wire.optionalNumber,
    course: wire.optionalNumber,
    batteryPercentage: wire.optionalNumber,
    totalKm: wire.optionalNumber,
    gpsDate: wire.optionalDateTime,
  });

export type PositionRow = z.infer<ReturnType<typeof positionRow>>;

export const toPosition = (row: PositionRow): VehiclePosition => ({
  vehicleId: row.vehicleId,
  licensePlate: row.licensePlate,
  supplierName: row.companySupplierName,
  position: { latitude: row.latitude, longitude: row.longitude },
  speed: row.speed,
  course: row.course,
  batteryPercentage: row.batteryPercentage,
  odometer: row.totalKm,
  measuredAt: row.gpsDate,
});
