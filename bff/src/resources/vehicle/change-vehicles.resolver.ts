import { ValidateNested } from 'class-validator';
import { Arg, Ctx, Field, ID, InputType, Mutation, Resolver } from 'type-graphql';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import type { Context } from '../../graphql/schema/context.js';
import { atMost } from '../../graphql/schema/list-length.js';
import { payloadOf, userErrors } from '../../graphql/schema/payload.js';
import { encodeFlag } from '../../rest/encode.js';
import { rowId } from '../../rest/rows/row-id.js';
import { bulkChangeStart } from '../bulk-change/bulk-change.rest.js';
import { BulkChangePayload } from '../bulk-change/bulk-change.types.js';
import { startedPayload } from '../bulk-change/started-payload.js';
import { defineInputType, inputField, sentFor } from '../definition/input-field.js';
import { codeKind, flagKind, idKind } from '../definition/kinds.js';
import { vehicle, vehicleStatuses } from './vehicle.js';

/** The data API's maximum number of rows of a bulk change. */
const MAX_ROWS = 20_000;

const changeFields = {
  vehicleStatus: inputField(codeKind(vehicleStatuses).input, 'vehicleStatus', {
    nullable: true,
    description: 'The working condition.',
  }),
  isInWarehouse: inputField(flagKind.input, 'warehouse', {
    nullable: true,
    description: 'Whether the vehicles are kept in the warehouse (Gudang).',
  }),
  contractId: inputField(idKind.input, 'vehicle_contract', {
    nullable: true,
    description: 'A contract that the vehicles are added to.',
  }),
};
const VehicleChange = defineInputType(
  'VehicleChange',
  'One change of many vehicles: exactly one of the fields.',
  changeFields,
);

@InputType({ description: 'Vehicles to change, by their ids or by a filter, and the change.' })
class ChangeVehiclesInput {
  @Field(() => [ID], { nullable: true, description: `The vehicles, at most ${MAX_ROWS}.` })
  @atMost(MAX_ROWS)
  ids?: string[] | null;

  @Field(() => vehicle.list.filter, {
    nullable: true,
    description: 'All vehicles in scope that match this filter, in place of `ids`.',
  })
  @ValidateNested()
  filter?: object | null;

  @Field(() => VehicleChange, { description: 'The change.' })
  change!: object;
}

const start = bulkChangeStart(vehicle.path);

@Resolver()
export class ChangeVehiclesResolver {
  @SignedIn()
  @Mutation(() => BulkChangePayload, {
    description:
      'Changes many vehicles in the background, each accepted or refused by itself; `bulkChangeProgressed` reports the progress.',
  })
  async changeVehicles(
    @Arg('input', () => ChangeVehiclesInput, { description: 'The vehicles and the change.' })
    { ids, filter, change }: ChangeVehiclesInput,
    @Arg('dryRun', () => Boolean, { description: 'Whether to only count what it would do.' }) dryRun: boolean,
    @Ctx() context: Context,
  ): Promise<BulkChangePayload> {
    const sent = Object.entries(sentFor(changeFields, change, { isNew: false, loadAddress: '' })).filter(
      ([, value]) => value !== null && value !== undefined,
    );
    const body = {
      ...(ids && { ids: ids.map((id) => rowId(id, 'ids')) }),
      ...(filter && { filter: given(vehicle.list.parameters(filter, null)) }),
      change: Object.fromEntries(sent),
      dryRun: encodeFlag(dryRun),
    };
    const reply = await context.rest.act(start, body);
    if (!reply.success) {
      const errors = userErrors(reply.errors, vehicle.inputNames);
      return startedPayload(context, { ...reply, errors }, { counts: null, id: null });
    }
    const { id, ...counts } = reply.data;
    const payload = payloadOf({ ...reply, errors: [], id });
    return startedPayload(context, payload, { counts, id });
  }
}

const given = (parameters: object) =>
  Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== null && value !== undefined));
