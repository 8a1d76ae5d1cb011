import { GraphQLDate } from 'graphql-scalars';
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver } from 'type-graphql';
import { toVehicle, vehicleView } from '../../fleet/vehicle/vehicle.rest.js';
import { Vehicle } from '../../fleet/vehicle/vehicle.types.js';
import type { Link } from '../../rest/include-negotiator.js';
import { savedRow } from '../../rest/saved-row.js';
import { SignedIn } from '../../schema/access-rule.js';
import type { Context } from '../../schema/context.js';
import { GatewayError } from '../../schema/errors.js';
import { LeadsTo, Links } from '../../schema/links.js';
import { Option } from '../../schema/option.js';
import { PageArgs, pageOf } from '../../schema/paging.js';
import { payloadOf } from '../../schema/payload.js';
import { Root } from '../../schema/root.js';
import { tenantView, toTenant } from '../tenant/tenant.rest.js';
import { Tenant } from '../tenant/tenant.types.js';
import { ContractFilter, ContractInput, ContractSort } from './contract.inputs.js';
import {
  contractEdit,
  contractInputNames,
  contractParameters,
  contractPayload,
  contractSave,
  contractTenantList,
  contractVehicleTree,
  contractView,
  toContract,
  toVehicleGroup,
  vehicleTreeParameters,
} from './contract.rest.js';
import { Contract, ContractPage, ContractPayload, VehicleGroup } from './contract.types.js';

@Resolver(() => Contract)
export class ContractResolver {
  @SignedIn()
  @Query(() => ContractPage, { description: "The contracts in the caller's scope, a page of them." })
  async contracts(
    @Arg('filter', () => ContractFilter, { nullable: true, description: 'Which contracts.' })
    filter: ContractFilter | null | undefined,
    @Arg('sort', () => ContractSort, { nullable: true, description: 'In which order; newest first without.' })
    sort: ContractSort | null | undefined,
    @Args(() => PageArgs) { page, size }: PageArgs,
    @Ctx() { rest }: Context,
    @Links() links: readonly Link[],
  ): Promise<ContractPage> {
    const rows = await rest.page(contractView, { page, size, ...contractParameters(filter, sort) }, links);
    return pageOf(rows, { page, size }, toContract);
  }

  @SignedIn()
  @Query(() => Contract, { nullable: true, description: 'One contract; null when there is none in scope.' })
  async contract(
    @Arg('id', () => ID, { description: 'The contract.' }) id: string,
    @Ctx() { rest }: Context,
    @Links() links: readonly Link[],
  ): Promise<Contract | null> {
    const row = await rest.one(contractView, id, {}, links);
    return row && toContract(row);
  }

  @SignedIn()
  @Query(() => [Option], { description: 'The active tenants with which a contract can be made.' })
  contractTenantOptions(@Ctx() { rest }: Context): Promise<Option[]> {
    return rest.options(contractTenantList, { isAktif: '1' });
  }

  @SignedIn()
  @Query(() => [VehicleGroup], {
    description:
      'The vehicles to choose from for a contract, by supplier: its own, and those that no other contract holds in its period. Asks for a contract, or for a tenant that is to have one.',
  })
  async contractVehicles(
    @Arg('contractId', () => ID, { nullable: true, description: 'The contract that is edited.' })
    contractId: string | null | undefined,
    @Arg('tenantId', () => ID, { nullable: true, description: 'The tenant of a new contract.' })
    tenantId: string | null | undefined,
    @Arg('startDate', () => GraphQLDate, {
      nullable: true,
      description: "First day of the period, YYYY-MM-DD; the contract's own without.",
    })
    startDate: Date | null | undefined,
    @Arg('endDate', () => GraphQLDate, {
      nullable: true,
      description: "Last day of the period, YYYY-MM-DD; the contract's own without.",
    })
    endDate: Date | null | undefined,
    @Ctx() { rest }: Context,
  ): Promise<VehicleGroup[]> {
    if (!contractId && !tenantId)
      throw new GatewayError('BAD_USER_INPUT', 'Name a contract or a tenant.', { field: 'contractId' });
    const question = { contractId, tenantId, startDate, endDate };
    const groups = await rest.read(contractVehicleTree, vehicleTreeParameters(question));
    return groups.map(toVehicleGroup);
  }

  @SignedIn()
  @Mutation(() => ContractPayload, { description: 'Adds a contract.' })
  async createContract(
    @Arg('input', () => ContractInput, { description: 'The contract.' }) input: ContractInput,
    @Ctx() context: Context,
  ): Promise<ContractPayload> {
    return save(context, null, input);
  }

  @SignedIn()
  @Mutation(() => ContractPayload, {
    description: 'Changes a contract. An optional field that is left out stays as it is, null empties it.',
  })
  async updateContract(
    @Arg('id', () => ID, { description: 'The contract.' }) id: string,
    @Arg('input', () => ContractInput, { description: 'Its fields, changed or not.' })
    input: ContractInput,
    @Ctx() context: Context,
  ): Promise<ContractPayload> {
    return save(context, id, input);
  }

  @LeadsTo(tenantView)
  @FieldResolver(() => Tenant, { nullable: true, description: 'Who rents; null out of scope.' })
  async tenant(@Root() { tenantId }: Contract, @Ctx() { rest }: Context): Promise<Tenant | null> {
    const row = tenantId && (await rest.byId(tenantView, tenantId));
    return row ? toTenant(row) : null;
  }

  @FieldResolver(() => [Vehicle], {
    nullable: true,
    description: 'The vehicles it holds that are in scope; null when they could not be read.',
  })
  async vehicles(@Root() { vehicleIds }: Contract, @Ctx() { rest }: Context): Promise<Vehicle[]> {
    const rows = await Promise.all(vehicleIds.map((id) => rest.byId(vehicleView, id)));
    return rows.filter((row) => row !== null).map(toVehicle);
  }
}

async function save(context: Context, id: string | null, input: ContractInput): Promise<ContractPayload> {
  const reply = await context.rest.save(
    id === null ? contractSave : contractEdit,
    contractPayload(id ?? '0', input),
  );
  return {
    ...payloadOf(reply, contractInputNames),
    get contract() {
      return savedRow(context, contractView, reply, id).then((row) => row && toContract(row));
    },
  };
}
