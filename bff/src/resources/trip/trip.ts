import { Max, Min } from 'class-validator';
import { GraphQLDate } from 'graphql-scalars';
import { ArgsType, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { GatewayError } from '../../errors/errors.js';
import { LatLng, latLngOf } from '../../graphql/schema/lat-lng.js';
import { PageArgs, PageInfo, pageOf } from '../../graphql/schema/paging.js';
import { readCall } from '../../rest/calls.js';
import { encodeDate } from '../../rest/encode.js';
import { pageReader } from '../../rest/replies.js';
import { notSupported } from '../../rest/response-errors.js';
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

@ObjectType({ simpleResolvers: true, description: 'The sums of all trips of a period.' })
export class TripTotals {
  @Field(() => Float, { nullable: true, description: 'Distance covered in km.' })
  distance!: number | null;

  @Field(() => Int, { nullable: true, description: 'Duration in minutes.' })
  duration!: number | null;

  @Field(() => Float, { nullable: true, description: 'Energy used, in kWh.' })
  energyUsed!: number | null;

  @Field(() => Float, { nullable: true, description: 'Cost of the energy, in whole rupiah.' })
  energyCost!: number | null;
}

@ObjectType({
  simpleResolvers: true,
  description: "One page of a vehicle's trips, newest first, and the vehicle's last position.",
})
export class TripPage {
  @Field(() => [trip.type], { description: 'The trips of this page.' })
  items!: ItemOf<typeof trip>[];

  @Field(() => PageInfo, { description: 'The position of this page in the whole list.' })
  pageInfo!: PageInfo;

  @Field(() => TripTotals, {
    nullable: true,
    description:
      'The sums of all trips of the list, not only of this page; null if the data API does not support this.',
  })
  totals!: TripTotals | null;

  @Field(() => LatLng, {
    nullable: true,
    description: 'The last position of the vehicle; null if there is none.',
  })
  lastPosition!: LatLng | null;

  @Field(() => String, { nullable: true, description: 'The address of that position.' })
  lastAddress!: string | null;
}

@ArgsType()
export class TripArgs extends PageArgs {
  @Field(() => GraphQLDate, {
    nullable: true,
    description: "Only trips that began on this day or later, YYYY-MM-DD in the fleet's time zone.",
  })
  from?: Date | null;

  @Field(() => GraphQLDate, {
    nullable: true,
    description: "Only trips that began on this day or earlier, YYYY-MM-DD in the fleet's time zone.",
  })
  to?: Date | null;
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
    defaultValue: MAXIMUM_ROUTE_POINTS,
    description:
      'Maximum number of points, 2 to 10000; a longer line is thinned and keeps its ends and stops.',
  })
  @Min(2)
  @Max(MAXIMUM_ROUTE_POINTS)
  maxPoints?: number;
}

interface SentTotals {
  distance: number | null;
  duration: number | null;
  energyKwh: number | null;
  energyCost: number | null;
}

/** `GET vehicle/trip_history`. */
const tripHistory = readCall('vehicle/trip_history', (schemas) =>
  z.object({
    latitudeLastCoordinate: schemas.optionalNumber,
    longitudeLastCoordinate: schemas.optionalNumber,
    addressLastCoordinate: schemas.optionalText,
    tripHistory: pageReader(schemas, trip.row(schemas)),
    tripTotals: z
      .object({
        distance: schemas.optionalNumber,
        duration: schemas.optionalNumber,
        energyKwh: schemas.optionalNumber,
        energyCost: schemas.optionalNumber,
      })
      .nullish(),
  }),
);

/** `GET vehicle/route_history`: the readings of a trip in chronological order. */
const routeHistory = readCall('vehicle/route_history', (schemas) => schemas.list(routePoint.row(schemas)));

/**
 * A page of a vehicle's trips.
 *
 * @throws GatewayError BAD_USER_INPUT for a vehicle that is not in scope; NOT_SUPPORTED for a period in a data API without
 * `tripTotals`: it would return trips of all days
 */
export async function tripsOf(
  rest: RestCalls,
  vehicleId: string,
  { page, size, from, to }: TripArgs,
): Promise<TripPage> {
  if (from && to && to < from)
    throw new GatewayError(
      'BAD_USER_INPUT',
      {
        id: 'Tanggal selesai tidak boleh sebelum tanggal mulai',
        en: 'End date cannot be earlier than the start date',
      },
      { field: 'to' },
    );
  const reply = await rest.read(tripHistory, {
    vehicleId: rowId(vehicleId, 'vehicleId'),
    page,
    size,
    from: from && encodeDate(from),
    to: to && encodeDate(to),
  });
  const { tripTotals } = reply;
  if ((from || to) && !tripTotals) throw notSupported(tripHistory);
  return {
    ...pageOf(reply.tripHistory, { page, size }),
    totals: tripTotals ? totalsOf(tripTotals) : null,
    lastPosition: latLngOf(reply.latitudeLastCoordinate, reply.longitudeLastCoordinate),
    lastAddress: reply.addressLastCoordinate,
  };
}

const totalsOf = ({ distance, duration, energyKwh, energyCost }: SentTotals): TripTotals => ({
  distance,
  duration: duration === null ? null : Math.round(duration),
  energyUsed: energyKwh,
  energyCost,
});

/** The route of a trip. @throws GatewayError BAD_USER_INPUT for a trip that is not in scope */
export const routeOf = (rest: RestCalls, { tripId, maxPoints }: RouteArgs): Promise<RoutePoint[]> =>
  rest.read(routeHistory, { idTripHistory: rowId(tripId, 'tripId'), maxPoints });
