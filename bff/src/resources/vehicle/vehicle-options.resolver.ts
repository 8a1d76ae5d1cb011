import { ArrayMaxSize, IsOptional, Max, Min } from 'class-validator';
import { Args, ArgsType, Ctx, Field, ID, Int, Query, Resolver } from 'type-graphql';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import type { Context } from '../../graphql/schema/context.js';
import { Option } from '../../graphql/schema/option.js';
import { maxPageSize } from '../../graphql/schema/paging.js';
import { optionsCall } from '../../rest/calls.js';
import { rowId } from '../../rest/rows/row-id.js';
import { type RentStatus, rentStatuses } from './vehicle.js';

@ArgsType()
class VehicleOptionsArgs {
  @Field(() => String, { nullable: true, description: 'Part of the licence plate.' })
  text?: string | null;

  @Field(() => rentStatuses.type, { nullable: true, description: 'Only vehicles of this rent status.' })
  rentStatus?: RentStatus | null;

  @IsOptional()
  @ArrayMaxSize(maxPageSize)
  @Field(() => [ID], { nullable: true, description: 'Only vehicles with these ids, at most 1000.' })
  ids?: string[] | null;

  @IsOptional()
  @Min(1)
  @Max(maxPageSize)
  @Field(() => Int, { nullable: true, description: 'Maximum number, 1 to 1000; default: all.' })
  first?: number | null;
}

const vehicleList = optionsCall('vehicle/list');

@Resolver()
export class VehicleOptionsResolver {
  @SignedIn()
  @Query(() => [Option], { description: 'The vehicles in scope, to choose from, by licence plate.' })
  async vehicleOptions(
    @Args(() => VehicleOptionsArgs) args: VehicleOptionsArgs,
    @Ctx() { rest }: Context,
  ): Promise<Option[]> {
    return filtered(await rest.options(vehicleList, parametersOf(args)), args);
  }
}

/** Parameters of `vehicle/list`, all of which are [+]. */
const parametersOf = ({ text, rentStatus, ids, first }: VehicleOptionsArgs) => ({
  licensePlate: text?.trim() || undefined,
  rentStatus: rentStatus && rentStatuses.write(rentStatus, 'rentStatus'),
  ids: ids?.map((id) => rowId(id, 'ids')).join(','),
  size: first,
});

/** Applies the filters again, for a data API that ignores the parameters of `vehicle/list`. */
const filtered = (options: readonly Option[], { text, ids, first }: VehicleOptionsArgs): Option[] => {
  const part = text?.trim().toLowerCase() ?? '';
  return options
    .filter((option) => option.text.toLowerCase().includes(part) && (ids?.includes(option.value) ?? true))
    .slice(0, first ?? undefined);
};
