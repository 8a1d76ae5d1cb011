import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import type { Context } from '../../graphql/schema/context.js';
import { PageArgs, pageOf, sortParameter } from '../../graphql/schema/paging.js';
import { viewCall } from '../../rest/calls.js';
import { definePage, type Page, type Sort } from '../definition/list.js';
import { defineEnum, rowNames } from '../definition/search-and-sort.js';
import { type Vehicle, vehicle } from '../vehicle/vehicle.js';
import { statusSort, statusSortEnum, type VehicleStatusRow, vehicleStatus } from './vehicle-status.js';

/** The numbers of the dashboard, and the filters of the status table for the vehicles that each of them counts. */
const groups = {
  BATTERY_HIGH: { description: 'Battery charge of 80 to 100 %.', query: { battery: 'high' } },
  BATTERY_MEDIUM: { description: 'Battery charge of 50 to 80 %.', query: { battery: 'medium' } },
  BATTERY_LOW: { description: 'Battery charge under 50 %.', query: { battery: 'low' } },
  MOVED_LATELY: {
    description: 'Moved in the last 24 hours: the vehicles of the average speed.',
    query: { isMovedLately: '1' },
  },
  MOVED_TODAY: {
    description: 'Moved today: the vehicles of the distance.',
    query: { isMovedToday: '1' },
  },
} as const;
const VehicleStatusGroup = defineEnum(
  'VehicleStatusGroup',
  'The vehicles that a number of the dashboard counts.',
  groups,
);

const VehicleStatusPage = definePage('VehicleStatusPage', vehicleStatus.type, {
  description: 'One page of the status table.',
  items: 'The rows of this page.',
});
const sortNames = rowNames(statusSortEnum.members);

/** `GET dashboard/vehicle_status` [+]: a page of the status table. */
const statusView = viewCall('dashboard/vehicle_status', vehicleStatus.row, { optional: true });

@Resolver(() => vehicleStatus.type)
export class VehicleStatusResolver {
  @SignedIn()
  @Query(() => VehicleStatusPage, {
    description: 'The last readings of the vehicles in scope, without vehicles that have none.',
  })
  async vehicleStatuses(
    @Arg('supplierId', () => ID, { nullable: true, description: 'Only vehicles of this supplier.' })
    supplierId: string | null | undefined,
    @Arg('licensePlate', () => String, { nullable: true, description: 'Part of the licence plate.' })
    licensePlate: string | null | undefined,
    @Arg('group', () => VehicleStatusGroup, {
      nullable: true,
      description: 'Only the vehicles that this number of the dashboard counts.',
    })
    group: keyof typeof groups | null | undefined,
    @Arg('sort', () => statusSort, {
      nullable: true,
      description: 'The order; default: newest reading first.',
    })
    sort: Sort | null | undefined,
    @Args(() => PageArgs) { page, size }: PageArgs,
    @Ctx() { rest }: Context,
  ): Promise<Page<VehicleStatusRow>> {
    const rows = await rest.page(statusView, {
      licensePlate: licensePlate?.trim() || null,
      companyId: supplierId,
      ...(group && groups[group].query),
      sort: sortParameter(sort, sortNames),
      page,
      size,
    });
    return pageOf(rows, { page, size });
  }

  @FieldResolver(() => vehicle.type, { nullable: true, description: 'The vehicle; null out of scope.' })
  vehicle(@Root() { vehicleId }: VehicleStatusRow, @Ctx() { rest }: Context): Promise<Vehicle | null> | null {
    return vehicleId === null ? null : rest.byId(vehicle.view, vehicleId);
  }
}
