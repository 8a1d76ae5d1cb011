import { sql } from 'kysely';
import type { ReadDatabase } from '../../../database/open-database.js';
import type { Place } from './distance.js';

/** Readings of a route that are read at most: those of two weeks with one every 20 seconds. */
export const MOST_READINGS = 50_000;

/** The period of a vehicle's readings, in ISO 8601, both ends included. */
export interface Route {
  vehicleId: number;
  startedAt: string;
  endedAt: string;
}

export interface RoutePoint extends Place {
  gpsDate: string;
  speed: number | null;
}

/**
 * The readings of a route in order of time. Of a route with more than the maximum, the database gives the first, the last, and every
 * second, third, … between them.
 *
 * @param most at least 3
 */
export async function readReadings(
  reads: ReadDatabase,
  { vehicleId, startedAt, endedAt }: Route,
  most = MOST_READINGS,
): Promise<RoutePoint[]> {
  const { rows } = await sql<RoutePoint>`
    with reading as (
      select latitude, longitude, gps_date, speed, row_number() over (order by gps_date) as n, count(*) over () as total
      from vehicle_position where vehicle_id = ${vehicleId} and gps_date between ${startedAt} and ${endedAt})
    select latitude, longitude, gps_date as "gpsDate", speed from reading
    where n = 1 or n = total or n % greatest(1, ceil((total - 2) / ${most - 2}::numeric)) = 0
    order by gps_date`.execute(reads);
  return rows;
}
