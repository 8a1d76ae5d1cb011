import { setImmediate as passing } from 'node:timers/promises';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { Type } from 'typebox';
import type { Tables } from '../../database/tables.js';
import type { Condition } from '../access/scope.js';
import type { Services } from '../services.js';
import { STATES } from './states.js';

/** Positions for the map: more than it is made for would only make it slow. */
export const MOST_POSITIONS = 10_000;

const number = Type.Union([Type.Number(), Type.Null()]);
/** A position of `latestPosition` (contract, section 4). */
export const positionSchema = Type.Object({
  vehicleId: Type.Integer(),
  licensePlate: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  companySupplierId: Type.Integer(),
  companySupplierName: Type.String(),
  gpsDate: Type.String({ description: 'ISO 8601 with an offset.' }),
  speed: number,
  course: number,
});

/** Some positions' columns: the values of each with commas between them, but for the plates: they may have some of their own. */
interface PositionColumns {
  n: number;
  ids: string;
  plates: string[];
  latitudes: string;
  longitudes: string;
  suppliers: string;
  /** Microseconds since 1970. */
  times: string;
  speeds: string;
  courses: string;
  /** Of the suppliers, by their ids. */
  names: Readonly<Record<string, string>>;
  /** The last one, which those that follow come after. */
  lastTime: string;
  lastId: number;
}

/** Positions that are read at a time: while the database reads the next ones, these are put together. */
const READ_AT_ONCE = 2500;
/** Positions that are written at a time: long texts of texts are dear to write. */
const WRITTEN_AT_ONCE = 100;

/**
 * The newest positions, as a list of JSON in parts. They come as eight texts that are cut and put together: to write 10,000 rows, read
 * each value of them and write it again takes the database and this process three times as long.
 * @param inSight of vehicles by their id and supplier, which the states have too
 */
export function readPositions({ db }: Services, inSight: Condition): Promise<Buffer[]> {
  // At one moment for all of them: one that reports meanwhile would be among those already read and not among the next.
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute(async (trx) => {
    const writer = new PositionWriter();
    let columns = await readColumns(trx, inSight, undefined);
    for (let left = MOST_POSITIONS; columns !== undefined; left -= READ_AT_ONCE) {
      const isLast = columns.n < READ_AT_ONCE || left <= READ_AT_ONCE;
      const next = isLast ? Promise.resolve(undefined) : readColumns(trx, inSight, columns);
      // Should the writing fail, nobody asks what became of it.
      next.catch(() => undefined);
      // On its way before anything is put together.
      await passing();
      writer.add(columns);
      columns = await next;
    }
    return writer.list();
  });
}

async function readColumns(
  trx: Transaction<Tables>,
  inSight: Condition,
  before: PositionColumns | undefined,
): Promise<PositionColumns | undefined> {
  const list = (value: RawBuilder<unknown>) => sql`string_agg(${value}::text, ',')`;
  const orNull = (column: string) => sql`coalesce(${sql.ref(column)}::text, 'null')`;
  const following =
    before === undefined
      ? sql`true`
      : sql`(t.gps_date, t.id) < (${before.lastTime}::timestamptz, ${before.lastId}::integer)`;
  // Each text has its values in the order of the rows: an aggregate that asks for another one, as by distinct, would change it.
  const { rows } = await sql<PositionColumns>`
    select columns.*,
      (select json_object_agg(company.id, company.name) from company where company.id = any(columns."namedOnes")) as names
    from (
      select count(*) as n, ${list(sql`id`)} as ids, json_agg(license_plate) as plates, ${list(sql`latitude`)} as latitudes,
        ${list(sql`longitude`)} as longitudes, ${list(sql`supplier_id`)} as suppliers,
        ${list(sql`(date_part('epoch', gps_date) * 1000000)::bigint`)} as times, ${list(orNull('speed'))} as speeds,
        ${list(orNull('course'))} as courses, array_agg(supplier_id) as "namedOnes",
        min(gps_date)::text as "lastTime", (array_agg(id))[count(*)] as "lastId"
      from (
        select t.* from ${STATES} where ${inSight} and ${following}
        order by t.gps_date desc, t.id desc limit ${sql.lit(READ_AT_ONCE)}
      ) last having count(*) > 0
    ) columns`.execute(trx);
  return rows[0];
}

/** Puts positions together. */
class PositionWriter {
  readonly #parts: Buffer[] = [];
  readonly #isoOf = isoWriter();

  add(columns: PositionColumns): void {
    const { plates } = columns;
    const ids = columns.ids.split(',');
    const latitudes = columns.latitudes.split(',');
    const longitudes = columns.longitudes.split(',');
    const suppliers = columns.suppliers.split(',');
    const times = columns.times.split(',');
    const speeds = columns.speeds.split(',');
    const courses = columns.courses.split(',');
    const names = new Map(Object.entries(columns.names).map(([id, name]) => [id, JSON.stringify(name)]));
    let text = '';
    for (let n = 0; n < ids.length; n += 1) {
      text +=
        `${n === 0 && this.#parts.length === 0 ? '' : ','}{"vehicleId":${ids[n]},"licensePlate":${JSON.stringify(plates[n])},` +
        `"latitude":${latitudes[n]},"longitude":${longitudes[n]},"companySupplierId":${suppliers[n]},` +
        `"companySupplierName":${names.get(suppliers[n] ?? '')},"gpsDate":"${this.#isoOf(Number(times[n]))}",` +
        `"speed":${speeds[n]},"course":${courses[n]}}`;
      if (n % WRITTEN_AT_ONCE === WRITTEN_AT_ONCE - 1 || n === ids.length - 1) {
        this.#parts.push(Buffer.from(text));
        text = '';
      }
    }
  }

  list(): Buffer[] {
    return [Buffer.from('['), ...this.#parts, Buffer.from(']')];
  }
}

/** Writes microseconds since 1970 as ISO 8601 in UTC, to the millisecond: what moments of the same second begin with is made once. */
function isoWriter(): (microseconds: number) => string {
  let known = Number.NaN;
  let beginning = '';
  return (microseconds) => {
    const second = Math.floor(microseconds / 1e6);
    if (second !== known) {
      known = second;
      beginning = new Date(second * 1000).toISOString().slice(0, -'000Z'.length);
    }
    const milliseconds = Math.floor((microseconds - second * 1e6) / 1000);
    return `${beginning}${String(milliseconds).padStart(3, '0')}Z`;
  };
}
