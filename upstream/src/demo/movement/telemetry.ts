import type { Insertable } from 'kysely';
import { RENT_STATUS, VEHICLE_STATUS } from '../../data-api/vehicle/codes.js';
import type { VehicleTelemetryTable } from '../../database/tables.js';
import { before, day, hour, minute } from '../calendar.js';
import type { CompanyRow } from '../companies.js';
import { placeIn, quartersAround, roundTo } from '../places.js';
import type { Random } from '../random.js';
import type { Vehicle } from '../vehicles.js';

export type TelemetryRow = Insertable<VehicleTelemetryTable>;

/** The last position of each vehicle with a tracker: a rented one around its tenant, the others around their owner. */
export function telemetry(
  random: Random,
  now: Date,
  vehicles: readonly Vehicle[],
  companies: readonly CompanyRow[],
): TelemetryRow[] {
  const byId = new Map(companies.map((company) => [company.id, company]));
  return vehicles.flatMap(({ row, model, registered }) => {
    const keeper = byId.get(row.tenant_id ?? row.supplier_id);
    if (row.imei === null || keeper === undefined) return [];
    // A kilometre less than the circle: a place may lie half a kilometre from its quarter's centre. A few stray.
    const reach = random.chance(0.04) ? keeper.radius + 15_000 : keeper.radius - 1_000;
    const around = quartersAround(keeper, row.rent_status === RENT_STATUS.rented ? reach : 4_000);
    const place = placeIn(random, random.pick(around));
    const active = row.vehicle_status === VEHICLE_STATUS.active;
    const moving = active && row.rent_status === RENT_STATUS.rented && random.chance(0.35);
    const charge = random.int(active ? 12 : 0, 100);
    const ageInDays = (now.getTime() - registered.getTime()) / day;
    return [
      {
        vehicle_id: row.id,
        latitude: place.latitude,
        longitude: place.longitude,
        address: place.address,
        speed: moving ? random.int(8, Math.min(70, model.row.top_speed)) : 0,
        course: random.int(0, 359),
        battery_percentage: charge,
        estimated_km: roundTo((model.row.max_mileage * charge) / 100, 1),
        total_km: roundTo(ageInDays * random.between(8, 42), 1),
        gps_date: before(now, silence(random, active, moving)),
      },
    ];
  });
}

/** Milliseconds since the last reading. */
function silence(random: Random, active: boolean, moving: boolean): number {
  if (moving) return random.int(0, minute);
  return active ? random.int(minute, 6 * hour) : random.int(day, 30 * day);
}
