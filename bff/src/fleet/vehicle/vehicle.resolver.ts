import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver } from 'type-graphql';
import { supplierView, toSupplier } from '../../companies/supplier/supplier.rest.js';
import { Supplier } from '../../companies/supplier/supplier.types.js';
import { tenantView, toTenant } from '../../companies/tenant/tenant.rest.js';
import { Tenant } from '../../companies/tenant/tenant.types.js';
import type { Link } from '../../rest/include-negotiator.js';
import { savedRow } from '../../rest/saved-row.js';
import { SignedIn } from '../../schema/access-rule.js';
import type { Context } from '../../schema/context.js';
import { LeadsTo, Links } from '../../schema/links.js';
import { Option } from '../../schema/option.js';
import { PageArgs, pageOf } from '../../schema/paging.js';
import { payloadOf } from '../../schema/payload.js';
import { Root } from '../../schema/root.js';
import { toVehicleModel, vehicleModelView } from '../vehicle-model/vehicle-model.rest.js';
import { VehicleModel } from '../vehicle-model/vehicle-model.types.js';
import { VehicleFilter, VehicleInput, VehicleOptionsArgs, VehicleSort } from './vehicle.inputs.js';
import {
  narrowedVehicles,
  toVehicle,
  vehicleEdit,
  vehicleInputNames,
  vehicleList,
  vehicleListParameters,
  vehicleParameters,
  vehiclePayload,
  vehicleSave,
  vehicleView,
} from './vehicle.rest.js';
import { Vehicle, VehiclePage, VehiclePayload } from './vehicle.types.js';

@Resolver(() => Vehicle)
export class VehicleResolver {
  @SignedIn()
  @Query(() => VehiclePage, { description: "The vehicles in the caller's scope, a page of them." })
  async vehicles(
    @Arg('filter', () => VehicleFilter, { nullable: true, description: 'Which vehicles.' })
    filter: VehicleFilter | null | undefined,
    @Arg('sort', () => VehicleSort, { nullable: true, description: 'In which order; newest first without.' })
    sort: VehicleSort | null | undefined,
    @Args(() => PageArgs) { page, size }: PageArgs,
    @Ctx() { rest }: Context,
    @Links() links: readonly Link[],
  ): Promise<VehiclePage> {
    const rows = await rest.page(vehicleView, { page, size, ...vehicleParameters(filter, sort) }, links);
    return pageOf(rows, { page, size }, toVehicle);
  }

  @SignedIn()
  @Query(() => Vehicle, { nullable: true, description: 'One vehicle; null when there is none in scope.' })
  async vehicle(
    @Arg('id', () => ID, { description: 'The vehicle.' }) id: string,
    @Ctx() { rest }: Context,
    @Links() links: readonly Link[],
  ): Promise<Vehicle | null> {
    const row = await rest.one(vehicleView, id, {}, links);
    return row && toVehicle(row);
  }

  @SignedIn()
  @Query(() => [Option], { description: 'The vehicles in scope, to pick from: their licence plates.' })
  async vehicleOptions(
    @Args(() => VehicleOptionsArgs) args: VehicleOptionsArgs,
    @Ctx() { rest }: Context,
  ): Promise<Option[]> {
    return narrowedVehicles(await rest.options(vehicleList, vehicleListParameters(args)), args);
  }

  @SignedIn()
  @Mutation(() => VehiclePayload, { description: 'Adds a vehicle.' })
  async createVehicle(
    @Arg('input', () => VehicleInput, { description: 'The vehicle.' }) input: VehicleInput,
    @Ctx() context: Context,
  ): Promise<VehiclePayload> {
    return save(context, null, input);
  }

  @SignedIn()
  @Mutation(() => VehiclePayload, {
    description: 'Changes a vehicle. An optional field that is left out stays as it is, null empties it.',
  })
  async updateVehicle(
    @Arg('id', () => ID, { description: 'The vehicle.' }) id: string,
    @Arg('input', () => VehicleInput, { description: 'Its fields, changed or not.' })
    input: VehicleInput,
    @Ctx() context: Context,
  ): Promise<VehiclePayload> {
    return save(context, id, input);
  }

  @LeadsTo(vehicleModelView)
  @FieldResolver(() => VehicleModel, { nullable: true, description: 'The vehicle model; null out of scope.' })
  async model(@Root() { modelId }: Vehicle, @Ctx() { rest }: Context): Promise<VehicleModel | null> {
    const row = modelId && (await rest.byId(vehicleModelView, modelId));
    return row ? toVehicleModel(row) : null;
  }

  @LeadsTo(supplierView)
  @FieldResolver(() => Supplier, { nullable: true, description: 'The owner; null out of scope.' })
  async supplier(@Root() { supplierId }: Vehicle, @Ctx() { rest }: Context): Promise<Supplier | null> {
    const row = supplierId && (await rest.byId(supplierView, supplierId));
    return row ? toSupplier(row) : null;
  }

  @LeadsTo(tenantView)
  @FieldResolver(() => Tenant, { nullable: true, description: 'Who rents it; null out of scope.' })
  async tenant(@Root() { tenantId }: Vehicle, @Ctx() { rest }: Context): Promise<Tenant | null> {
    const row = tenantId && (await rest.byId(tenantView, tenantId));
    return row ? toTenant(row) : null;
  }
}

async function save(context: Context, id: string | null, input: VehicleInput): Promise<VehiclePayload> {
  const photoBase = context.rest.addressOf('fileService', 'load');
  const reply = await context.rest.save(
    id === null ? vehicleSave : vehicleEdit,
    vehiclePayload(id ?? '0', input, photoBase),
  );
  return {
    ...payloadOf(reply, vehicleInputNames),
    get vehicle() {
      return savedRow(context, vehicleView, reply, id).then((row) => row && toVehicle(row));
    },
  };
}
