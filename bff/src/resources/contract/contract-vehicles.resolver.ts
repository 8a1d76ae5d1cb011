import { GraphQLDate } from 'graphql-scalars';
import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { GatewayError } from '../../errors/errors.js';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import type { Context } from '../../graphql/schema/context.js';
import { readCall } from '../../rest/calls.js';
import { encodeDate } from '../../rest/encode.js';
import type { PayloadSchemas } from '../../rest/payload-schemas.js';
import { type VehicleStatus, vehicleStatuses } from '../vehicle/vehicle.js';
import { isGroup } from './contract.js';

@ObjectType({ simpleResolvers: true, description: 'A vehicle that a contract contains or could contain.' })
class SelectableVehicle {
  @Field(() => ID, { description: 'Identifies the vehicle.' })
  id!: string;

  @Field(() => String, { description: 'Its licence plate.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether the contract contains it.' })
  selected!: boolean;

  @Field(() => vehicleStatuses.type, {
    nullable: true,
    description: 'Its working condition; null when the data API does not support this.',
  })
  vehicleStatus!: VehicleStatus | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The vehicles of one supplier that a contract contains or could contain.',
})
class VehicleGroup {
  @Field(() => ID, { description: 'Identifies the group within the response.' })
  id!: string;

  @Field(() => String, { description: 'Name of the supplier.' })
  name!: string;

  @Field(() => [SelectableVehicle], { description: 'Its vehicles.' })
  vehicles!: SelectableVehicle[];
}

/** A node of the tree of `vehicle/list/contract`. */
interface TreeNode {
  id: string;
  nama: string;
  selected: boolean;
  vehicleStatus: VehicleStatus | null;
  child: TreeNode[];
}

const treeNode = (schemas: PayloadSchemas): z.ZodType<TreeNode> => {
  const node: z.ZodType<TreeNode> = z.object({
    id: schemas.text,
    nama: schemas.textOrEmpty,
    selected: schemas.flag,
    vehicleStatus: schemas.optionalInteger.transform((code) =>
      code === null ? null : vehicleStatuses.read(code),
    ),
    child: z.lazy(() => schemas.list(node)),
  });
  return node;
};

const vehicleTree = readCall('vehicle/list/contract', (schemas) =>
  schemas.list(
    treeNode(schemas).refine(({ id }) => isGroup(id), { error: 'expected a group', path: ['id'] }),
  ),
);

@Resolver()
export class ContractVehiclesResolver {
  @SignedIn()
  @Query(() => [VehicleGroup], {
    description:
      'The vehicles to choose from for a contract, by supplier: its own, and those that no other contract contains in its period. Requires an existing contract, or the tenant of a new one.',
  })
  async contractVehicles(
    @Arg('contractId', () => ID, { nullable: true, description: 'The contract to edit.' })
    contractId: string | null | undefined,
    @Arg('tenantId', () => ID, { nullable: true, description: 'The tenant of a new contract.' })
    tenantId: string | null | undefined,
    @Arg('startDate', () => GraphQLDate, {
      nullable: true,
      description: "First day of the period, YYYY-MM-DD; default: the contract's own.",
    })
    startDate: Date | null | undefined,
    @Arg('endDate', () => GraphQLDate, {
      nullable: true,
      description: "Last day of the period, YYYY-MM-DD; default: the contract's own.",
    })
    endDate: Date | null | undefined,
    @Ctx() { rest }: Context,
  ): Promise<VehicleGroup[]> {
    if (!contractId && !tenantId)
      throw new GatewayError('BAD_USER_INPUT', 'Name a contract or a tenant.', { field: 'contractId' });
    const groups = await rest.read(vehicleTree, {
      idContract: contractId,
      idCompany: tenantId,
      startDate: startDate && encodeDate(startDate),
      endDate: endDate && encodeDate(endDate),
      isActive: 1,
    });
    return groups.map(toVehicleGroup);
  }
}

/** A group of the tree with the vehicles below it, at any depth. */
const toVehicleGroup = ({ id, nama, child }: TreeNode): VehicleGroup => ({
  id: id.replace('C', ''),
  name: nama,
  vehicles: child.flatMap(vehiclesOf),
});

const vehiclesOf = ({ id, nama, selected, vehicleStatus, child }: TreeNode): SelectableVehicle[] =>
  isGroup(id) ? child.flatMap(vehiclesOf) : [{ id, name: nama, selected, vehicleStatus }];
