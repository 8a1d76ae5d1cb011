import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import type { Context } from '../../graphql/schema/context.js';
import { type Vehicle, vehicle } from '../vehicle/vehicle.js';
import { RouteArgs, type RoutePoint, routeOf, routePoint, TripArgs, TripPage, tripsOf } from './trip.js';

@Resolver(() => vehicle.type)
export class TripResolver {
  @SignedIn()
  @Query(() => String, {
    description:
      "The fleet's time zone, an IANA name such as `Asia/Jakarta`: the days of periods begin in it.",
  })
  async fleetTimeZone(@Ctx() context: Context): Promise<string> {
    // No call follows in which the data API would check a bearer token.
    await context.currentUserId();
    return context.timeZone;
  }

  @SignedIn()
  @Query(() => TripPage, { description: "One page of a vehicle's trips, newest first." })
  vehicleTrips(
    @Arg('vehicleId', () => ID, { description: 'The vehicle.' }) vehicleId: string,
    @Args(() => TripArgs) args: TripArgs,
    @Ctx() { rest }: Context,
  ): Promise<TripPage> {
    return tripsOf(rest, vehicleId, args);
  }

  @SignedIn()
  @Query(() => [routePoint.type], { description: 'The route of a trip, in chronological order.' })
  tripRoute(@Args(() => RouteArgs) args: RouteArgs, @Ctx() { rest }: Context): Promise<RoutePoint[]> {
    return routeOf(rest, args);
  }

  @FieldResolver(() => TripPage, {
    nullable: true,
    description: 'Its trips, newest first; requires an upstream call for each vehicle.',
  })
  trips(
    @Root() { id }: Vehicle,
    @Args(() => TripArgs) args: TripArgs,
    @Ctx() { rest }: Context,
  ): Promise<TripPage> {
    return tripsOf(rest, id, args);
  }
}
