import { sql } from 'kysely';
import type { Caller } from '../access/caller.js';
import { queryReader } from '../http/query-reader.js';
import type { ColumnKind, Columns } from '../resource/columns.js';
import type { Row } from '../resource/resource.js';
import { column, type Sheet } from '../resource/sheet.js';
import type { Services } from '../services/services.js';
import { listed, readTrips, type TripList, tripListOf, tripParameters } from '../telemetry/trip-routes.js';

/** The type of an export of a vehicle's trips. */
export const TRIP_EXPORT = 'vehicle_trip';

const KINDS: Readonly<Record<string, ColumnKind>> = {
  startDate: 'time',
  endDate: 'time',
  startAddress: 'text',
  endAddress: 'text',
  distance: 'number',
  duration: 'integer',
  averageSpeed: 'number',
  maxSpeed: 'number',
  energyKwh: 'number',
  energyCost: 'integer',
};

export const tripColumns: Columns = Object.fromEntries(
  Object.entries(KINDS).map(([name, kind]) => [name, { sql: sql.ref(name), kind }]),
);

export const tripSheet: Sheet = {
  title: { id: 'Riwayat Perjalanan', en: 'Trip History' },
  columns: [
    column('startDate', { id: 'Mulai', en: 'Start' }),
    column('endDate', { id: 'Selesai', en: 'End' }),
    column('startAddress', { id: 'Alamat mulai', en: 'Start address' }),
    column('endAddress', { id: 'Alamat selesai', en: 'End address' }),
    column('distance', { id: 'Jarak (km)', en: 'Distance (km)' }),
    column('duration', { id: 'Durasi (menit)', en: 'Duration (minutes)' }),
    column('averageSpeed', 'Average Speed (km/h)'),
    column('maxSpeed', 'Top Speed (km/h)'),
    column('energyKwh', 'kWh Used'),
    column('energyCost', 'kWh Cost (Rp)'),
  ],
};

const readTripParameters = queryReader(tripParameters);

/** @throws CallRefused (400) naming the parameter that is unknown, missing or has a bad value */
export const readTripList = (query: unknown, timeZone: string): TripList =>
  tripListOf(readTripParameters(query), timeZone);

/** Counts the trips that the caller sees. */
export async function countTrips(services: Services, caller: Caller, list: TripList): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from trip_now trip join vehicle t on t.id = trip.vehicle_id
    where ${listed(services, caller, list)}`.execute(services.db);
  return rows[0]?.n ?? 0;
}

/** The trips page by page, newest first, without those that begin meanwhile. */
export async function* tripPages(
  services: Services,
  caller: Caller,
  { vehicleId, period }: TripList,
  size: number,
): AsyncGenerator<Row[]> {
  const now = services.now().toISOString();
  const end = period.end === null || period.end > now ? now : period.end;
  const where = listed(services, caller, { vehicleId, period: { ...period, end } });
  for (let offset = 0; ; offset += size) {
    const page = await readTrips(services, where, size, offset);
    if (page.length > 0) yield page;
    if (page.length < size) return;
  }
}
