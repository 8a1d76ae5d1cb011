import { useMemo, useState } from 'react';
import type { LatLng } from '../../map/lat-lng';
import { type MovedVehicle, useMovedVehicles } from '../../map/live/vehicle-positions';
import type { VehicleOfDetail } from './VehicleData';

/** The newest values of a vehicle; null for those that are not known. */
export interface Reading {
  readonly place: LatLng | null;
  /** km/h. */
  readonly speed: number | null;
  /** Percent. */
  readonly battery: number | null;
  /** km. */
  readonly odometer: number | null;
  readonly measuredAt: string | null;
}

/** The loaded reading of a vehicle, replaced by the live reports that arrive while the screen is open. */
export function useReading({ id, supplierId, telemetry }: VehicleOfDetail): Reading {
  const [moved, setMoved] = useState<MovedVehicle | null>(null);
  useMovedVehicles(supplierId ?? null, (all) =>
    setMoved((last) => all.find(({ vehicleId }) => vehicleId === id) ?? last),
  );
  return useMemo(
    () => ({
      place: moved?.position ?? telemetry?.position ?? null,
      speed: moved?.speed ?? telemetry?.speed ?? null,
      battery: moved?.batteryPercentage ?? telemetry?.batteryPercentage ?? null,
      odometer: moved?.odometer ?? telemetry?.odometer ?? null,
      measuredAt: moved?.measuredAt ?? telemetry?.measuredAt ?? null,
    }),
    [moved, telemetry],
  );
}
