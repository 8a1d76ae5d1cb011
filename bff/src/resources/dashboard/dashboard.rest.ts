import { z } from 'zod';
import { readCall } from '../../rest/calls.js';
import { positionRow, toPosition } from '../position/position.rest.js';
import { statusRow, toStatusRow } from '../vehicle-status/vehicle-status.rest.js';
import type { Dashboard } from './dashboard.types.js';

const noVehicles = { active: 0, nonActive: 0, maintenance: 0, broken: 0 };
const noRents = { available: 0, rented: 0, booked: 0 };

/** `GET dashboard` (contract, section 4): the fleet in scope, in numbers and places. */
export const dashboardRead = readCall('dashboard', (wire) =>
  z.object({
    // Null where there is nothing to count (specification, section 8, "Empty dashboard status").
    vehicleStatus: z
      .object({
        active: wire.integer,
        nonActive: wire.integer,
        maintenance: wire.integer,
        broken: wire.integer,
      })
      .nullish()
      .transform((counts) => counts ?? noVehicles),
    vehicleRentStatus: z
      .object({ available: wire.integer, rented: wire.integer, booked: wire.integer })
      .nullish()
      .transform((counts) => counts ?? noRents),
    averageSpeed: wire.optionalNumber,
    limitTraveled: wire.optionalNumber,
    batteryHealth: z
      .object({ high: wire.integer, medium: wire.integer, low: wire.integer })
      .nullish()
      .transform((health) => health ?? null),
    trackHistoryLatest: wire.list(statusRow(wire)),
    latestPosition: wire.list(positionRow(wire)),
  }),
);

type DashboardData = z.infer<ReturnType<typeof dashboardRead.data>>;

export const toDashboard = (data: DashboardData): Dashboard => ({
  vehicleStatus: data.vehicleStatus,
  rentStatus: data.vehicleRentStatus,
  averageSpeed: data.averageSpeed,
  distanceToday: data.limitTraveled,
  batteryHealth: data.batteryHealth,
  latest: data.trackHistoryLatest.map(toStatusRow),
  positions: data.latestPosition.map(toPosition),
});
