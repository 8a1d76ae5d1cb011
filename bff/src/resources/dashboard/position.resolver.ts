import { Arg, Ctx, FieldResolver, ID, Resolver, Root, Subscription } from 'type-graphql';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import type { Context } from '../../graphql/schema/context.js';
import { type VehiclePosition, vehiclePosition } from '../position/position.js';
import { type Subscribing, supplierArgument } from '../subscribing.js';
import { type Vehicle, vehicle } from '../vehicle/vehicle.js';
import type { PositionLive } from './position-feeds.js';

@Resolver(() => vehiclePosition.type)
export class PositionResolver {
  @SignedIn()
  @Subscription(() => [vehiclePosition.type], {
    description: "The new positions of vehicles in the caller's scope, at most one batch a second.",
    subscribe: async ({ args, context }: Subscribing<PositionLive, { supplierId?: string | null }>) =>
      context.live.positions.moved(await context.currentUserId(), supplierArgument(args), context),
  })
  vehiclePositions(
    @Root() moved: VehiclePosition[],
    @Arg('supplierId', () => ID, { nullable: true, description: 'Only vehicles of this supplier.' })
    _supplierId?: string,
  ): VehiclePosition[] {
    return moved;
  }

  @FieldResolver(() => vehicle.type, { nullable: true, description: 'The vehicle; null out of scope.' })
  vehicle(@Root() { vehicleId }: VehiclePosition, @Ctx() { rest }: Context): Promise<Vehicle | null> | null {
    return vehicleId === null ? null : rest.byId(vehicle.view, vehicleId);
  }
}
