import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../database/open-database.js';
import type { Caller } from '../access/caller.js';
import { allOf, visibleTo } from '../access/scope.js';
import type { Services } from '../services/services.js';
import { vehicleScope } from '../vehicle/vehicle-scope.js';
import type { FindVehicles } from './intake.js';
import type { Tracked } from './vehicle-state.js';

/**
 * Finds the vehicles in the caller's sight with these IMEIs. One by one: of a list of many the planner takes the index of trigrams, far
 * slower than the key.
 */
export const byImei =
  (services: Services, caller: Caller): FindVehicles =>
  (trx, imeis) => {
    const day = services.today();
    return trackedVehicles(
      trx,
      day,
      sql`unnest(${[...imeis]}::text[]) sent (device) join vehicle t on t.imei = sent.device`,
      allOf(visibleTo(caller, vehicleScope, day)),
    );
  };

/** Finds the vehicles of suppliers by tracker id, or else by IMEI. @see deviceKey */
export const byTracker =
  (services: Services): FindVehicles =>
  (trx, devices) => {
    const sent = devices.map((device) => {
      const at = device.indexOf(' ');
      return { device, supplier_id: Number(device.slice(0, at)), name: device.slice(at + 1) };
    });
    return trackedVehicles(
      trx,
      services.today(),
      sql`json_to_recordset(${JSON.stringify(sent)}::json) sent (device text, supplier_id integer, name text)
        join lateral (
          select found.id from vehicle found
          where found.supplier_id = sent.supplier_id and lower(found.tracker_id) = lower(sent.name)
          union all
          select found.id from vehicle found where found.imei = sent.name and found.supplier_id = sent.supplier_id
          limit 1) of_device on true
        join vehicle t on t.id = of_device.id`,
      sql<boolean>`true`,
    );
  };

/** The value of `Reading.device` for a device of a supplier. */
export const deviceKey = (supplierId: number, deviceId: string): string => `${supplierId} ${deviceId}`;

/**
 * Reads the facts of vehicles that the rules of telemetry need, with the circle of their tenant of today.
 * @param from SQL of the rows `sent`, with their `device`, joined with the vehicles `t`
 */
async function trackedVehicles(
  trx: Trx,
  today: string,
  from: RawBuilder<unknown>,
  where: RawBuilder<boolean>,
): Promise<ReadonlyMap<string, Tracked>> {
  const { rows } = await sql<Tracked & { device: string }>`
    select sent.device, t.id as "vehicleId", t.license_plate as "licensePlate", t.supplier_id as "supplierId",
      supplier.name as "supplierName", model.max_mileage as "maxMileage", model.power,
      tenant.id as "tenantId", tenant.name as "tenantName",
      case when tenant.latitude is not null and tenant.longitude is not null and tenant.radius > 0 then
        json_build_object('latitude', tenant.latitude, 'longitude', tenant.longitude, 'radius', tenant.radius) end as circle
    from ${from}
    join company supplier on supplier.id = t.supplier_id
    join vehicle_model model on model.id = t.model_id
    left join lateral (
      select contract.tenant_id from vehicle_contract_vehicle held
      join vehicle_contract contract on contract.id = held.contract_id
      where held.vehicle_id = t.id and ${today}::date between contract.start_date and contract.end_date
      limit 1) rented on true
    left join company tenant on tenant.id = rented.tenant_id
    where ${where}`.execute(trx);
  return new Map(rows.map(({ device, ...vehicle }) => [device, vehicle]));
}
