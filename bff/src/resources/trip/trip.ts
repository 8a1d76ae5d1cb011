import { Max, Min } from 'class-validator';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { LatLng, latLngOf } from '../../graphql/schema/lat-lng.js';
import { type PageArgs, PageInfo, pageOf } from '../../graphql/schema/paging.js';
import { readCall } from '../../rest/calls.js';
import { pageReader } from '../../rest/replies.js';
import type { RestCalls } from '../../rest/rest-calls.js';
import { rowId } from '../../rest/rows/row-id.js';
import { dateTime, id, latLng, number, rounded, text } from '../definition/fields.js';
import { defineRecord, type ItemOf } from '../definition/record.js';

/** The data API's value for an unknown address. */
const NO_ADDRESS = '-';

const trip = defineRecord({
  name: 'Trip',
  description: 'A trip of a vehicle, from its first movement until it stopped.',
  fields: {
    id: id('id', { description: 'Identifies the trip; `tripRoute` returns its route.' }),
    distance: number('distance', { nullable: true, description: 'Distance covered in km.' }),
    startedAt: dateTime('startDate', { description: 'When it started.' }),
    endedAt: dateTime('endDate', {
      nullable: true,
      description: 'When it ended; null during the trip.',
    }),
    startAddress: text('startAddress', {
      nullable: true,
      none: NO_ADDRESS,
      description: 'The address where it started; null until it is known.',
    }),
    endAddress: text('endAddress', {
      nullable: true,
      none: NO_ADDRESS,
      description: 'The address where it ended; null until it is known.',
    }),
    startPosition: latLng(['startLatitude', 'startLongitude'], {
      nullable: true,
      description: 'Where it started.',
    }),
    endPosition: latLng(['endLatitude', 'endLongitude'], {
      nullable: true,
      description: 'Where it ended; the last position during the trip.',
    }),
    speedCount: rounded('speedCount', {
      nullable: true,
      description: 'Number of readings in the average speed.',
    }),
    averageSpeed: number('averageSpeed', { nullable: true, description: 'Average speed in km/h.' }),
    topSpeed: number('maxSpeed', { nullable: true, description: 'Top speed in km/h.' }),
    duration: rounded('duration', { nullable: true, description: 'Duration in minutes.' }),
    energyUsed: number('energyKwh', { nullable: true, description: 'Energy used, in kWh.' }),
    energyCost: rounded('energyCost', {
      nullable: true,
      description: 'Cost of the energy, in whole rupiah.',
    }),
  },
});

@ObjectType({
  simpleResolvers: true,
  description: "One page of a vehicle's trips, newest first, and the vehicle's last position.",
})
export class TripPage {
  @Field(() => [trip.type], { description: 'The trips of this page.' })
  items!: ItemOf<typeof trip>[];

  @Field(() => PageInfo, { description: 'The position of this page in the whole list.' })
  pageInfo!: PageInfo;

  @Field(() => LatLng, {
    nullable: true,
    description: 'The last position of the vehicle; null if there is none.',
  })
  lastPosition!: LatLng | null;

  @Field(() => String, { nullable: true, description: 'The address of that position.' })
  lastAddress!: string | null;
}

export const routePoint = defineRecord({
  name: 'RoutePoint',
  description: 'A reading on the route of a trip.',
  fields: {
    position: latLng(['latitude', 'longitude'], { description: 'Where the vehicle was.' }),
    measuredAt: dateTime('gpsDate', { nullable: true, description: 'When the device took the reading.' }),
    speed: number('speed', { nullable: true, description: 'Speed in km/h.' }),
  },
});

export type RoutePoint = ItemOf<typeof routePoint>;

/** The maximum number of points of a route in the data API. */
const MAXIMUM_ROUTE_POINTS = 10_000;

@ArgsType()
export class RouteArgs {
  @Field(() => ID, { description: 'The trip.' })
  tripId!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Maximum number of points, 2 to 10000; the line is thinned and keeps its ends. Default: all points.',
  })
  @Min(2)
  @Max(MAXIMUM_ROUTE_POINTS)
  maxPoints?: number;
}

/** `GET vehicle/trip_history`. */
const tripHistory = readCall('vehicle/trip_history', (schemas) =>
  z.object({
    latitudeLastCoordinate: schemas.optionalNumber,
    longitudeLastCoordinate: schemas.optionalNumber,
    addressLastCoordinate: schemas.optionalText,
    tripHistory: pageReader(schemas, trip.row(schemas)),
  }),
);

/** `GET vehicle/route_history`: the readings of a trip in chronological order. */
const routeHistory = readCall('vehicle/route_history', (schemas) => schemas.list(routePoint.row(schemas)));

/** A page of a vehicle's trips. @throws GatewayError BAD_USER_INPUT for a vehicle that is not in scope */
export async function tripsOf(
  rest: RestCalls,
  vehicleId: string,
  { page, size }: PageArgs,
): Promise<TripPage> {
  const reply = await rest.read(tripHistory, { vehicleId: rowId(vehicleId, 'vehicleId'), page, size });
  return {
    ...pageOf(reply.tripHistory, { page, size }),
    lastPosition: latLngOf(reply.latitudeLastCoordinate, reply.longitudeLastCoordinate),
    lastAddress: reply.addressLastCoordinate,
  };
}

/** The route of a trip. @throws GatewayError BAD_USER_INPUT for a trip that is not in scope */
export const routeOf = (rest: RestCalls, { tripId, maxPoints }: RouteArgs): Promise<RoutePoint[]> =>
  rest.read(routeHistory, { idTripHistory: rowId(tripId, 'tripId'), maxPoints });
