import { Max, Min } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { LatLng } from '../../schema/lat-lng.js';
import { PageInfo } from '../../schema/paging.js';

@ObjectType({
  simpleResolvers: true,
  description: 'A journey of a vehicle, from its first movement until it came to rest.',
})
export class Trip {
  @Field(() => ID, { description: 'Identifies the trip; `tripRoute` tells the way it went.' })
  id!: string;

  @Field(() => Float, { nullable: true, description: 'Distance covered in km.' })
  distance!: number | null;

  @Field(() => GraphQLDateTime, { description: 'When it began.' })
  startedAt!: string;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it ended; null while it is going on.' })
  endedAt!: string | null;

  @Field(() => String, { nullable: true, description: 'The address it began at; null until it is known.' })
  startAddress!: string | null;

  @Field(() => String, { nullable: true, description: 'The address it ended at; null until it is known.' })
  endAddress!: string | null;

  @Field(() => LatLng, { nullable: true, description: 'Where it began.' })
  startPosition!: LatLng | null;

  @Field(() => LatLng, { nullable: true, description: 'Where it ended, or was last while it is going on.' })
  endPosition!: LatLng | null;

  @Field(() => Int, { nullable: true, description: 'Readings that the average speed is made of.' })
  speedCount!: number | null;

  @Field(() => Float, { nullable: true, description: 'Average speed in km/h.' })
  averageSpeed!: number | null;

  @Field(() => Float, { nullable: true, description: 'Top speed in km/h.' })
  topSpeed!: number | null;

  @Field(() => Int, { nullable: true, description: 'How long it took, in minutes.' })
  duration!: number | null;

  @Field(() => Float, { nullable: true, description: 'Energy used, in kWh.' })
  energyUsed!: number | null;

  @Field(() => Int, { nullable: true, description: 'What that energy cost, in whole rupiah.' })
  energyCost!: number | null;
}

@ObjectType({
  simpleResolvers: true,
  description: "One page of a vehicle's trips, newest first, and where the vehicle was last.",
})
export class TripPage {
  @Field(() => [Trip], { description: 'The trips of this page.' })
  items!: Trip[];

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo;

  @Field(() => LatLng, { nullable: true, description: 'Where the vehicle was last; null if it never told.' })
  lastPosition!: LatLng | null;

  @Field(() => String, { nullable: true, description: 'The address of that position.' })
  lastAddress!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A reading on the way of a trip.' })
export class RoutePoint {
  @Field(() => LatLng, { description: 'Where the vehicle was.' })
  position!: LatLng;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When the device took the reading.' })
  measuredAt!: string | null;

  @Field(() => Float, { nullable: true, description: 'Speed in km/h.' })
  speed!: number | null;
}

/** The most points that the data API gives of a route (contract, section 4). */
const mostRoutePoints = 10_000;

@ArgsType()
export class RouteArgs {
  @Field(() => ID, { description: 'The trip.' })
  tripId!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Thins the line to so many points at most, 2 to 10000, its ends kept; all of them without.',
  })
  @Min(2)
  @Max(mostRoutePoints)
  maxPoints?: number;
}
