import type { LivePosition } from '../../../map/live/live-vehicle';
import type { MovedVehicle } from '../../../map/live/vehicle-positions';

type LiveUpdate = Omit<MovedVehicle, '__typename' | 'batteryPercentage' | 'odometer'>;

/** A reported position as the map shows it. */
export const toLive = ({
  vehicleId,
  licensePlate,
  supplierName,
  position,
  speed,
  course,
  measuredAt,
}: LiveUpdate): LivePosition => ({
  // The vehicle's id may be missing: then only the position shows.
  id: vehicleId ?? `${position.latitude},${position.longitude}`,
  plate: licensePlate ?? vehicleId ?? '–',
  supplier: supplierName ?? null,
  place: position,
  speed: speed ?? null,
  course: course ?? null,
  time: measuredAt == null ? null : Date.parse(measuredAt),
});
