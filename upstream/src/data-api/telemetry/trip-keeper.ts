import { type RawBuilder, sql } from 'kysely';
import { type PeriodicWork, periodicWork } from '../jobs/periodic-work.js';
import type { Services } from '../services/services.js';
import { SILENCE } from './motion.js';
import { remakeTrips } from './remake-trips.js';
import type { Place } from './route/distance.js';
import { TRIP_FIGURES, takenFrom } from './vehicle-state.js';

/** Milliseconds between two runs. */
const EVERY = 5_000;
/** Addresses looked up in one run, since the geocoder serves other requests too. */
const BATCH = 50;

interface Unaddressed extends Place {
  id: number;
}

/**
 * Background work of telemetry: makes the trips again that late readings change, ends the trips of vehicles that stopped sending, and looks up the addresses where trips begin
 * and end and where vehicles are parked. Several data APIs may do it at the same time: they write the same values.
 */
export const tripKeeper = (services: Services): PeriodicWork =>
  periodicWork(services, EVERY, 'trips could not be updated', async () => {
    await remakeTrips(services);
    await endSilent(services);
    await addAddresses(services, 'trip', 'id', 'start_', sql`start_address is null`);
    await addAddresses(services, 'trip', 'id', 'end_', sql`end_address is null and not is_open`);
    await addAddresses(
      services,
      'vehicle_telemetry',
      'vehicle_id',
      '',
      sql`address is null and not is_travelling`,
    );
  });

/** The trip of a tracker that stopped sending ended with its last reading. It stays in the state: a reading that comes yet may continue it. */
async function endSilent({ db, now }: Services): Promise<void> {
  await sql`
      with silent as (
        select last.vehicle_id as of_vehicle, going.* from vehicle_telemetry last
        left join trip_now going on going.vehicle_id = last.vehicle_id and going.is_open
        where last.is_travelling and coalesce(last.received_at, last.gps_date) < ${now()}::timestamptz - ${SILENCE} * interval '1 millisecond'
        order by last.vehicle_id for update of last skip locked),
      at_rest as (
        update vehicle_telemetry set trip = jsonb_set(trip, '{isOpen}', 'false'), is_travelling = false
        where vehicle_id in (select of_vehicle from silent))
      update trip set is_open = false, ${takenFrom('silent', TRIP_FIGURES)} from silent
      where trip.id = silent.id and trip.started_at = silent.started_at`.execute(db);
}

/**
 * Looks up missing addresses of a table; '' stands for a place without one, so that it is looked up once.
 * @param prefix of the columns `address`, `latitude` and `longitude`
 */
async function addAddresses(
  { db, addressAt }: Services,
  table: 'trip' | 'vehicle_telemetry',
  key: string,
  prefix: string,
  missing: RawBuilder<unknown>,
): Promise<void> {
  const { rows } = await sql<Unaddressed>`
      select ${sql.ref(key)} as id, ${sql.ref(`${prefix}latitude`)} as latitude,
        ${sql.ref(`${prefix}longitude`)} as longitude
      from ${sql.table(table)} where ${missing} limit ${BATCH}`.execute(db);
  if (rows.length === 0) return;
  const found: (Unaddressed & { address: string })[] = [];
  for (const row of rows) found.push({ ...row, address: await addressAt(row) });
  // The vehicle may have moved since: the address is stored only with the place that it was looked up for.
  await sql`
      update ${sql.table(table)} old set ${sql.ref(`${prefix}address`)} = found.address
      from json_to_recordset(${JSON.stringify(found)}::json) found
        (id bigint, latitude float8, longitude float8, address text)
      where old.${sql.ref(key)} = found.id and old.${sql.ref(`${prefix}latitude`)} = found.latitude
        and old.${sql.ref(`${prefix}longitude`)} = found.longitude`.execute(db);
}
