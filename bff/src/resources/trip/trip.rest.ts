import { z } from 'zod';
import { readCall } from '../../rest/calls.js';
import { pageReader } from '../../rest/replies.js';
import type { RestCalls } from '../../rest/rest-calls.js';
import { rowId } from '../../rest/row-id.js';
import type { Wire } from '../../rest/wire.js';
import { latLngOf } from '../../schema/lat-lng.js';
import { type PageArgs, pageOf } from '../../schema/paging.js';
import type { RouteArgs, RoutePoint, Trip, TripPage } from './trip.types.js';

const tripRow = (wire: Wire) =>
  z.object({
    id: wire.id,
    distance: wire.optionalNumber,
    startDate: wire.dateTime,
    endDate: wire.optionalDateTime,
    startAddress: wire.optionalText,
    endAddress: wire.optionalText,
    startLatitude: wire.optionalNumber,
    startLongitude: wire.optionalNumber,
    endLatitude: wire.optionalNumber,
    endLongitude: wire.optionalNumber,
    speedCount: wire.optionalRounded,
    averageSpeed: wire.optionalNumber,
    maxSpeed: wire.optionalNumber,
    duration: wire.optionalRounded,
    energyKwh: wire.optionalNumber,
    energyCost: wire.optionalRounded,
  });

/** `GET vehicle/trip_history` (specification, section 3; contract, section 4). */
export const tripHistory = readCall('vehicle/trip_history', (wire) =>
  z.object({
    latitudeLastCoordinate: wire.optionalNumber,
    longitudeLastCoordinate: wire.optionalNumber,
    addressLastCoordinate: wire.optionalText,
    tripHistory: pageReader(wire, tripRow(wire)),
  }),
);

/** `GET vehicle/route_history`: the readings of a trip in order of time (contract, section 4). */
export const routeHistory = readCall('vehicle/route_history', (wire) =>
  wire.list(
    z.object({
      latitude: wire.number,
      longitude: wire.number,
      gpsDate: wire.optionalDateTime,
      speed: wire.optionalNumber,
    }),
  ),
);

type TripRow = z.infer<ReturnType<typeof tripRow>>;

/** A dash stands for an address that is not known (specification, section 2). */
const addressOf = (text: string | null) => (text === '-' ? null : text);

const toTrip = (row: TripRow): Trip => ({
  id: row.id,
  distance: row.distance,
  startedAt: row.startDate,
  endedAt: row.endDate,
  startAddress: addressOf(row.startAddress),
  endAddress: addressOf(row.endAddress),
  startPosition: latLngOf(row.startLatitude, row.startLongitude),
  endPosition: latLngOf(row.endLatitude, row.endLongitude),
  speedCount: row.speedCount,
  averageSpeed: row.averageSpeed,
  topSpeed: row.maxSpeed,
  duration: row.duration,
  energyUsed: row.energyKwh,
  energyCost: row.energyCost,
});

/** A page of a vehicle's trips. Throws BAD_USER_INPUT for a vehicle that is not in scope. */
export async function tripsOf(
  rest: RestCalls,
  vehicleId: string,
  { page, size }: PageArgs,
): Promise<TripPage> {
  const answer = await rest.read(tripHistory, { vehicleId: rowId(vehicleId, 'vehicleId'), page, size });
  return {
    ...pageOf(answer.tripHistory, { page, size }, toTrip),
    lastPosition: latLngOf(answer.latitudeLastCoordinate, answer.longitudeLastCoordinate),
    lastAddress: answer.addressLastCoordinate,
  };
}

/** The way a trip went. Throws BAD_USER_INPUT for a trip that is not in scope. */
export async function routeOf(rest: RestCalls, { tripId, maxPoints }: RouteArgs): Promise<RoutePoint[]> {
  const points = await rest.read(routeHistory, { idTripHistory: rowId(tripId, 'tripId'), maxPoints });
  return points.map(({ latitude, longitude, gpsDate, speed }) => ({
    position: { latitude, longitude },
    measuredAt: gpsDate,
    speed,
  }));
}
