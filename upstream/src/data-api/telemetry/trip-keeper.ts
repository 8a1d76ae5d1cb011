import { sql } from 'kysely';
import type { Services } from '../services.js';
import type { Place } from './distance.js';
import { SILENCE } from './motion.js';
import { TRIP_FIGURES, takenFrom } from './vehicle-state.js';

/** Addresses looked up in one run, since the geocoder serves other requests too. */
const BATCH = 50;

/** A place whose address is to be written into a row. */
interface Unaddressed extends Place {
  id: number;
}

/**
 * Background work of telemetry: ends the trips of vehicles that stopped sending, and looks up the addresses where trips begin
 * and end and where vehicles are parked. Several data APIs may do it at the same time: they write the same values.
 */
export class TripKeeper {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /** One round. */
  async run(): Promise<void> {
    await this.#endSilent();
    await this.#address('trip', 'id', 'start_address', sql`start_address is null`, 'start_');
    await this.#address('trip', 'id', 'end_address', sql`end_address is null and not is_open`, 'end_');
    await this.#address(
      'vehicle_telemetry',
      'vehicle_id',
      'address',
      sql`address is null and not is_travelling`,
      '',
    );
  }

  /** The trip of a tracker that stopped sending ended with its last reading. */
  async #endSilent(): Promise<void> {
    await sql`
      with silent as (
        select last.vehicle_id as of_vehicle, going.* from vehicle_telemetry last
        left join trip_now going on going.vehicle_id = last.vehicle_id and going.is_open
        where last.is_travelling
          and last.gps_date < ${this.#services.now()}::timestamptz - ${SILENCE} * interval '1 millisecond'
        order by last.vehicle_id for update of last skip locked),
      at_rest as (
        update vehicle_telemetry set trip = null, is_travelling = false, rest_since = null
        where vehicle_id in (select of_vehicle from silent))
      update trip set is_open = false, ${takenFrom('silent', TRIP_FIGURES)} from silent
      where trip.id = silent.id and trip.started_at = silent.started_at`.execute(this.#services.db);
  }

  /** Looks up the missing addresses of a table; '' stands for a place without one, so that it is looked up once. */
  async #address(
    table: 'trip' | 'vehicle_telemetry',
    key: string,
    column: string,
    missing: ReturnType<typeof sql>,
    prefix: string,
  ): Promise<void> {
    const { db, addressAt } = this.#services;
    const { rows } = await sql<Unaddressed>`
      select ${sql.ref(key)} as id, ${sql.ref(`${prefix}latitude`)} as latitude,
        ${sql.ref(`${prefix}longitude`)} as longitude
      from ${sql.table(table)} where ${missing} limit ${BATCH}`.execute(db);
    if (rows.length === 0) return;
    const found: (Unaddressed & { address: string })[] = [];
    for (const row of rows) {
      found.push({ ...row, address: await addressAt(row) });
    }
    // The vehicle may have moved since: the address is stored only with the place that it was looked up for.
    await sql`
      update ${sql.table(table)} old set ${sql.ref(column)} = found.address
      from json_to_recordset(${JSON.stringify(found)}::json) found
        (id bigint, latitude float8, longitude float8, address text)
      where old.${sql.ref(key)} = found.id and old.${sql.ref(`${prefix}latitude`)} = found.latitude
        and old.${sql.ref(`${prefix}longitude`)} = found.longitude`.execute(db);
  }
}
