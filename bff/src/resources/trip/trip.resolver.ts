import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import type { Context } from '../../graphql/schema/context.js';
import { PageArgs } from '../../graphql/schema/paging.js';
import { type Vehicle, vehicle } from '../vehicle/vehicle.js';
import { RouteArgs, type RoutePoint, routeOf, routePoint, TripPage, tripsOf } from './trip.js';

@Resolver(() => vehicle.type)
export class TripResolver {
  @SignedIn()
  @Query(() => TripPage, { description: "One page of a vehicle's trips, newest first." })
  vehicleTrips(
    @Arg('vehicleId', () => ID, { description: 'The vehicle.' }) vehicleId: string,
    @Args(() => PageArgs) args: PageArgs,
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
    @Args(() => PageArgs) args: PageArgs,
    @Ctx() { rest }: Context,
  ): Promise<TripPage> {
    return tripsOf(rest, id, args);
  }
}
