import { z } from 'zod';
import { readCall } from '../../rest/calls.js';
import type { Dashboard } from './dashboard.types.js';

/** `GET dashboard` (contract, section 4): how many vehicles there are of each kind. */
export const dashboardRead = readCall('dashboard', (wire) =>
  z.object({
    vehicleStatus: z.object({
      active: wire.integer,
      nonActive: wire.integer,
      maintenance: wire.integer,
      broken: wire.integer,
    }),
    vehicleRentStatus: z.object({ available: wire.integer, rented: wire.integer, booked: wire.integer }),
  }),
);

type DashboardData = z.infer<ReturnType<typeof dashboardRead.data>>;

export const toDashboard = (data: DashboardData): Dashboard => ({
  vehicleStatus: data.vehicleStatus,
  rentStatus: data.vehicleRentStatus,
});
