import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver } from 'type-graphql';
import { SignedIn } from '../../schema/access-rule.js';
import type { Context } from '../../schema/context.js';
import { PageArgs, pageOf, sortParameter } from '../../schema/paging.js';
import { Root } from '../../schema/root.js';
import { type Vehicle, vehicle } from '../vehicle/vehicle.js';
import { statusGroups, statusSortNames, statusView, toStatusRow } from './vehicle-status.rest.js';
import {
  VehicleStatusGroup,
  VehicleStatusPage,
  VehicleStatusRow,
  VehicleStatusSort,
} from './vehicle-status.types.js';

@Resolver(() => VehicleStatusRow)
export class VehicleStatusResolver {
  @SignedIn()
  @Query(() => VehicleStatusPage, {
    description: 'What the vehicles in scope last told of themselves; those that never did are left out.',
  })
  async vehicleStatuses(
    @Arg('supplierId', () => ID, { nullable: true, description: 'Only vehicles of this supplier.' })
    supplierId: string | null | undefined,
    @Arg('licensePlate', () => String, { nullable: true, description: 'Part of the licence plate.' })
    licensePlate: string | null | undefined,
    @Arg('group', () => VehicleStatusGroup, {
      nullable: true,
      description: 'Only the vehicles behind a number of the dashboard.',
    })
    group: VehicleStatusGroup | null | undefined,
    @Arg('sort', () => VehicleStatusSort, {
      nullable: true,
      description: 'In which order; the newest reading first without.',
    })
    sort: VehicleStatusSort | null | undefined,
    @Args(() => PageArgs) { page, size }: PageArgs,
    @Ctx() { rest }: Context,
  ): Promise<VehicleStatusPage> {
    const rows = await rest.page(statusView, {
      licensePlate: licensePlate?.trim() || null,
      companyId: supplierId,
      ...(group && statusGroups[group]),
      sort: sortParameter(sort, statusSortNames),
      page,
      size,
    });
    return pageOf(rows, { page, size }, toStatusRow);
  }

  @FieldResolver(() => vehicle.type, { nullable: true, description: 'The vehicle; null out of scope.' })
  vehicle(@Root() { vehicleId }: VehicleStatusRow, @Ctx() { rest }: Context): Promise<Vehicle | null> | null {
    return vehicleId === null ? null : rest.byId(vehicle.view, vehicleId);
  }
}
