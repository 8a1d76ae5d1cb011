import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root, registerEnumType } from 'type-graphql';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import type { Context } from '../../graphql/schema/context.js';
import { PageArgs, pageOf, sortParameter } from '../../graphql/schema/paging.js';
import { viewCall } from '../../rest/calls.js';
import { definePage, type Page, type Sort } from '../definition/list.js';
import { rowNames } from '../definition/search-and-sort.js';
import { type Vehicle, vehicle } from '../vehicle/vehicle.js';
import { statusSort, statusSortEnum, type VehicleStatusRow, vehicleStatus } from './vehicle-status.js';

/** The numbers of the dashboard, by the vehicles that they count. */
enum VehicleStatusGroup {
  BATTERY_HIGH = 'BATTERY_HIGH',
  BATTERY_MEDIUM = 'BATTERY_MEDIUM',
  BATTERY_LOW = 'BATTERY_LOW',
  MOVED_LATELY = 'MOVED_LATELY',
  MOVED_TODAY = 'MOVED_TODAY',
}
registerEnumType(VehicleStatusGroup, {
  name: 'VehicleStatusGroup',
  description: 'The vehicles behind a number of the dashboard.',
  valuesConfig: {
    BATTERY_HIGH: { description: 'Whose battery holds 80 to 100 %.' },
    BATTERY_MEDIUM: { description: 'Whose battery holds 50 to 80 %.' },
    BATTERY_LOW: { description: 'Whose battery holds less than 50 %.' },
    MOVED_LATELY: { description: 'Those that moved in the last 24 hours: the average speed is theirs.' },
    MOVED_TODAY: { description: 'Those that moved today: the distance is theirs.' },
  },
});

/** Filters of the status table. */
const groupParameters: Readonly<Record<VehicleStatusGroup, Readonly<Record<string, string>>>> = {
  [VehicleStatusGroup.BATTERY_HIGH]: { battery: 'high' },
  [VehicleStatusGroup.BATTERY_MEDIUM]: { battery: 'medium' },
  [VehicleStatusGroup.BATTERY_LOW]: { battery: 'low' },
  [VehicleStatusGroup.MOVED_LATELY]: { isMovedLately: '1' },
  [VehicleStatusGroup.MOVED_TODAY]: { isMovedToday: '1' },
};

const VehicleStatusPage = definePage('VehicleStatusPage', vehicleStatus.type, {
  description: 'One page of the status table.',
  items: 'The rows of this page.',
});
const sortNames = rowNames(statusSortEnum.members);

/** `GET dashboard/vehicle_status` [+]: the status table, paged. */
const statusView = viewCall('dashboard/vehicle_status', vehicleStatus.row, { optional: true });

@Resolver(() => vehicleStatus.type)
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
    @Arg('sort', () => statusSort, {
      nullable: true,
      description: 'In which order; the newest reading first without.',
    })
    sort: Sort | null | undefined,
    @Args(() => PageArgs) { page, size }: PageArgs,
    @Ctx() { rest }: Context,
  ): Promise<Page<VehicleStatusRow>> {
    const rows = await rest.page(statusView, {
      licensePlate: licensePlate?.trim() || null,
      companyId: supplierId,
      ...(group && groupParameters[group]),
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
