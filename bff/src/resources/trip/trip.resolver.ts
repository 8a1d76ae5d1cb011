import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver } from 'type-graphql';
import { SignedIn } from '../../schema/access-rule.js';
import type { Context } from '../../schema/context.js';
import { PageArgs } from '../../schema/paging.js';
import { Root } from '../../schema/root.js';
import { type Vehicle, vehicle } from '../vehicle/vehicle.js';
import { RouteArgs, type RoutePoint, routeOf, routePoint, TripPage, tripsOf } from './trip.js';

@Resolver(() => vehicle.type)
export class TripResolver {
  @SignedIn()
  @Query(() => TripPage, { description: 'The trips of a vehicle, newest first, a page of them.' })
  vehicleTrips(
    @Arg('vehicleId', () => ID, { description: 'The vehicle.' }) vehicleId: string,
    @Args(() => PageArgs) args: PageArgs,
    @Ctx() { rest }: Context,
  ): Promise<TripPage> {
    return tripsOf(rest, vehicleId, args);
  }

  @SignedIn()
  @Query(() => [routePoint.type], { description: 'The way a trip went, in order of time.' })
  tripRoute(@Args(() => RouteArgs) args: RouteArgs, @Ctx() { rest }: Context): Promise<RoutePoint[]> {
    return routeOf(rest, args);
  }

  @FieldResolver(() => TripPage, {
    nullable: true,
    description: 'Its trips, newest first; a call upstream for each vehicle that is asked.',
  })
  trips(
    @Root() { id }: Vehicle,
    @Args(() => PageArgs) args: PageArgs,
    @Ctx() { rest }: Context,
  ): Promise<TripPage> {
    return tripsOf(rest, id, args);
  }
}
