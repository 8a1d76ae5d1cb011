import { sql } from 'kysely';
import { type Static, Type } from 'typebox';
import { type Caller, callerOf } from '../access/caller.js';
import { allOf, type Condition, happenedInSightOf, visibleTo } from '../access/scope.js';
import { dayAfter } from '../http/day.js';
import { succeeded } from '../http/envelope.js';
import { dayParameter } from '../http/query-reader.js';
import { malformed, notFound } from '../http/refusals.js';
import type { App } from '../http/validation.js';
import { described } from '../openapi/described.js';
import { pageSchema } from '../resource/list/list-schemas.js';
import type { Row } from '../resource/resource.js';
import { inSlices } from '../services/in-slices.js';
import type { Services } from '../services/services.js';
import { vehicleScope } from '../vehicle/vehicle-scope.js';
import { momentOf } from './moment.js';
import type { Place } from './route/distance.js';
import { MOST_READINGS, type Route, type RoutePoint, readReadings } from './route/read-readings.js';
import { thinning } from './route/route-thinning.js';

const LARGEST_ID = 2_147_483_647;
/** Trips of a page by default: the specification's size. */
const PAGE = 20;
/** Points of a route that can be requested. */
const MOST_POINTS = 10_000;

const orNull = <T extends ReturnType<typeof Type.Number> | ReturnType<typeof Type.String>>(schema: T) =>
  Type.Union([schema, Type.Null()]);
const degrees = Type.Number({ description: 'Degrees, WGS 84.' });
const time = Type.String({ description: 'ISO 8601 with an offset.' });

/** Duration and energy: contract, section 4. */
const tripSchema = Type.Object({
  id: Type.Integer(),
  vehicleId: Type.Integer(),
  distance: Type.Number({ description: 'km' }),
  startDate: time,
  endDate: Type.Union([time, Type.Null()], { description: 'Null: it goes on.' }),
  startAddress: orNull(Type.String()),
  endAddress: orNull(Type.String()),
  startLatitude: degrees,
  startLongitude: degrees,
  endLatitude: degrees,
  endLongitude: degrees,
  speedCount: Type.Integer({ description: 'Readings over 3 km/h, of which the average is made.' }),
  averageSpeed: Type.Number({ description: 'km/h' }),
  maxSpeed: Type.Number({ description: 'km/h' }),
  duration: Type.Integer({ description: 'Minutes.' }),
  energyKwh: Type.Number({ description: 'kWh, from the distance and what vehicles of its power take.' }),
  energyCost: Type.Integer({ description: 'Rupiah.' }),
});
const totalsSchema = Type.Object({
  distance: Type.Number({ description: 'km' }),
  duration: Type.Integer({ description: 'Minutes.' }),
  energyKwh: Type.Number({ description: 'kWh' }),
  energyCost: Type.Integer({ description: 'Rupiah.' }),
});
const historySchema = Type.Object({
  latitudeLastCoordinate: orNull(Type.Number()),
  longitudeLastCoordinate: orNull(Type.Number()),
  addressLastCoordinate: orNull(Type.String()),
  tripHistory: pageSchema(tripSchema),
  tripTotals: Type.Object(totalsSchema.properties, { description: 'Of all trips of the period.' }),
});
const pointSchema = Type.Object({
  latitude: degrees,
  longitude: degrees,
  gpsDate: time,
  speed: Type.Union([Type.Number(), Type.Null()], { description: 'km/h' }),
});

const id = Type.Integer({ minimum: 1, maximum: LARGEST_ID });
/** The parameters that say of which vehicle trips are listed, and of which days; the page is between them. */
const ofVehicle = { vehicleId: id };
const ofPeriod = {
  from: Type.Optional(dayParameter('Trips that began on this day or later.')),
  to: Type.Optional(dayParameter('Trips that began on this day or earlier.')),
};
export const tripParameters = Type.Object({ ...ofVehicle, ...ofPeriod });

/** `GET vehicle/trip_history` and `GET vehicle/route_history`. */
export function serveTrips(app: App, services: Services): void {
  app.get(
    '/vehicle/trip_history',
    described({
      tag: 'vehicle',
      summary: 'Where a vehicle is, and a page of its trips, newest first',
      query: Type.Object({
        ...ofVehicle,
        page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000_000, default: 1 })),
        size: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: PAGE })),
        ...ofPeriod,
      }),
      data: historySchema,
      refuses: [404],
    }),
    async (request) => {
      const { page = 1, size = PAGE, ...given } = request.query;
      const list = tripListOf(given, services.timeZone);
      return succeeded(await readHistory(services, callerOf(request), { ...list, page, size }));
    },
  );

  app.get(
    '/vehicle/route_history',
    described({
      tag: 'vehicle',
      summary: 'The points of a trip, in order of time',
      query: Type.Object({
        idTripHistory: id,
        maxPoints: Type.Optional(
          Type.Integer({
            minimum: 2,
            maximum: MOST_POINTS,
            default: MOST_POINTS,
            description: `Thins a longer line: its ends, its stops and its shape are kept. Of a trip of more than ${MOST_READINGS} readings a part is read, with its ends.`,
          }),
        ),
      }),
      data: Type.Array(pointSchema),
      refuses: [404],
    }),
    async (request) => {
      const { idTripHistory: trip, maxPoints: most = MOST_POINTS } = request.query;
      const route = await readRoute(services, callerOf(request), trip);
      return succeeded(await inSlices(thinning(route, most)));
    },
  );
}

/** Moments in ISO 8601; null where the period is open. */
interface Period {
  begin: string | null;
  /** The first moment after it. */
  end: string | null;
}

/** The trips of a vehicle in a period. */
export interface TripList {
  vehicleId: number;
  period: Period;
}

/** @throws CallRefused (400) for a period that ends before it begins */
export const tripListOf = (given: Static<typeof tripParameters>, timeZone: string): TripList => ({
  vehicleId: given.vehicleId,
  period: periodOf(given, timeZone),
});

/** Days beyond these have the trips of these: none. Their midnights in a time zone are not computed. */
const FIRST_DAY = '1000-01-01';
const LAST_DAY = '9999-12-30';

/** The days `from` to `to`, both included, in the fleet's time zone. */
function periodOf({ from, to }: { from?: string; to?: string }, timeZone: string): Period {
  const midnight = (name: string, sent: string | undefined, daysLater: number): string | null => {
    if (sent === undefined) return null;
    const within = sent < FIRST_DAY ? FIRST_DAY : sent > LAST_DAY ? LAST_DAY : sent;
    const at = momentOf(`${dayAfter(within, daysLater)} 00:00`, timeZone);
    if (at === undefined) throw malformed(`${name} is not a date.`);
    return new Date(at).toISOString();
  };
  const period = { begin: midnight('from', from, 0), end: midnight('to', to, 1) };
  if (period.begin !== null && period.end !== null && period.end <= period.begin)
    throw malformed('to cannot be earlier than from.');
  return period;
}

/** The trips of a visible vehicle (alias `t`) that the caller may see. */
const tripsInSight = (caller: Caller, services: Services): Condition =>
  happenedInSightOf(caller, vehicleScope, sql`trip.started_at`, services);

type Totals = Static<typeof totalsSchema>;
const NO_TRIPS = { n: 0, distance: 0, duration: 0, energyKwh: 0, energyCost: 0 };

/** The condition of the trips (alias `trip`, with their vehicle as `t`) that a list has for a caller. */
export const listed = (services: Services, caller: Caller, { vehicleId, period }: TripList): Condition =>
  allOf([
    sql<boolean>`trip.vehicle_id = ${vehicleId}`,
    ...visibleTo(caller, vehicleScope, services.today()),
    tripsInSight(caller, services),
    ...(period.begin === null ? [] : [sql<boolean>`trip.started_at >= ${period.begin}::timestamptz`]),
    ...(period.end === null ? [] : [sql<boolean>`trip.started_at < ${period.end}::timestamptz`]),
  ]);

/** Some of the trips that fulfil a condition, newest first. */
export async function readTrips(
  services: Services,
  where: Condition,
  size: number,
  offset: number,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select trip.id, trip.vehicle_id as "vehicleId", round(trip.distance_km::numeric, 1)::float8 as distance,
      trip.started_at as "startDate", case when not trip.is_open then trip.ended_at end as "endDate",
      nullif(trip.start_address, '') as "startAddress", nullif(trip.end_address, '') as "endAddress",
      trip.start_latitude as "startLatitude", trip.start_longitude as "startLongitude",
      trip.end_latitude as "endLatitude", trip.end_longitude as "endLongitude",
      trip.speed_count as "speedCount", round(trip.average_speed::numeric, 1)::float8 as "averageSpeed",
      round(trip.max_speed::numeric, 1)::float8 as "maxSpeed",
      round(extract(epoch from trip.ended_at - trip.started_at) / 60)::integer as duration,
      round(trip.energy_kwh::numeric, 2)::float8 as "energyKwh", round(trip.energy_cost)::integer as "energyCost"
    from trip_now trip join vehicle t on t.id = trip.vehicle_id where ${where}
    order by trip.started_at desc, trip.id desc limit ${size} offset ${offset}`.execute(services.reads);
  return rows;
}

interface LastPlace {
  latitude: number | null;
  longitude: number | null;
  address: string | null;
}

async function readHistory(
  services: Services,
  caller: Caller,
  { vehicleId, page, size, period }: TripList & { page: number; size: number },
) {
  const { reads } = services;
  const inSight = allOf([
    sql<boolean>`t.id = ${vehicleId}`,
    ...visibleTo(caller, vehicleScope, services.today()),
  ]);
  const { rows: places } = await sql<LastPlace>`
    select last.latitude, last.longitude, last.address
    from vehicle t left join vehicle_telemetry last on last.vehicle_id = t.id where ${inSight}`.execute(
    reads,
  );
  const [place] = places;
  if (place === undefined) throw notFound();

  const where = listed(services, caller, { vehicleId, period });
  const data = await readTrips(services, where, size, (page - 1) * size);
  const { rows: counted } = await sql<Totals & { n: number }>`
    select count(*) as n, coalesce(round(sum(trip.distance_km)::numeric, 1), 0)::float8 as distance,
      coalesce(round(extract(epoch from sum(trip.ended_at - trip.started_at)) / 60), 0)::integer as duration,
      coalesce(round(sum(trip.energy_kwh)::numeric, 2), 0)::float8 as "energyKwh",
      coalesce(round(sum(trip.energy_cost)), 0)::float8 as "energyCost"
    from trip_now trip join vehicle t on t.id = trip.vehicle_id where ${where}`.execute(reads);
  const { n, ...tripTotals } = counted[0] ?? NO_TRIPS;
  return {
    latitudeLastCoordinate: place.latitude,
    longitudeLastCoordinate: place.longitude,
    addressLastCoordinate: await addressOf(services, place),
    tripHistory: { data, totalRow: n },
    tripTotals,
  };
}

/** The address of a moving vehicle is not stored: it is looked up here. */
async function addressOf(services: Services, { latitude, longitude, address }: LastPlace) {
  if (address !== null || latitude === null || longitude === null) return address || null;
  try {
    return (await services.addressAt({ latitude, longitude })) || null;
  } catch (fault) {
    // The screen is shown without the address.
    services.log.warn({ err: fault }, 'the geocoder does not respond');
    return null;
  }
}

async function readRoute(services: Services, caller: Caller, trip: number): Promise<RoutePoint[]> {
  const where = allOf([
    sql<boolean>`trip.id = ${trip}`,
    ...visibleTo(caller, vehicleScope, services.today()),
    tripsInSight(caller, services),
  ]);
  const { rows } = await sql<Route & Place>`
    select trip.vehicle_id as "vehicleId", trip.started_at as "startedAt", trip.ended_at as "endedAt",
      trip.start_latitude as latitude, trip.start_longitude as longitude
    from trip_now trip join vehicle t on t.id = trip.vehicle_id where ${where}`.execute(services.reads);
  const [found] = rows;
  if (found === undefined) throw notFound();
  const { startedAt, latitude, longitude } = found;
  const readings = await readReadings(services.reads, found);
  // The vehicle left the last place before the movement after its reading there.
  const isFromBefore = Date.parse(readings[0]?.gpsDate ?? '') > Date.parse(startedAt);
  return isFromBefore ? [{ latitude, longitude, gpsDate: startedAt, speed: null }, ...readings] : readings;
}
