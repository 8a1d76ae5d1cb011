import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver } from 'type-graphql';
import { supplierView, toSupplier } from '../../companies/supplier/supplier.rest.js';
import { Supplier } from '../../companies/supplier/supplier.types.js';
import type { Link } from '../../rest/include-negotiator.js';
import { savedRow } from '../../rest/saved-row.js';
import { SignedIn } from '../../schema/access-rule.js';
import type { Context } from '../../schema/context.js';
import { LeadsTo, Links } from '../../schema/links.js';
import { Option } from '../../schema/option.js';
import { PageArgs, pageOf } from '../../schema/paging.js';
import { payloadOf } from '../../schema/payload.js';
import { Root } from '../../schema/root.js';
import { batteryModelView, toBatteryModel } from '../battery-model/battery-model.rest.js';
import { BatteryModel } from '../battery-model/battery-model.types.js';
import { VehicleModelFilter, VehicleModelInput, VehicleModelSort } from './vehicle-model.inputs.js';
import {
  toVehicleModel,
  vehicleModelEdit,
  vehicleModelInputNames,
  vehicleModelList,
  vehicleModelParameters,
  vehicleModelPayload,
  vehicleModelSave,
  vehicleModelView,
} from './vehicle-model.rest.js';
import { VehicleModel, VehicleModelPage, VehicleModelPayload } from './vehicle-model.types.js';

@Resolver(() => VehicleModel)
export class VehicleModelResolver {
  @SignedIn()
  @Query(() => VehicleModelPage, { description: "The vehicle models in the caller's scope, a page of them." })
  async vehicleModels(
    @Arg('filter', () => VehicleModelFilter, { nullable: true, description: 'Which vehicle models.' })
    filter: VehicleModelFilter | null | undefined,
    @Arg('sort', () => VehicleModelSort, {
      nullable: true,
      description: 'In which order; newest first without.',
    })
    sort: VehicleModelSort | null | undefined,
    @Args(() => PageArgs) { page, size }: PageArgs,
    @Ctx() { rest }: Context,
    @Links() links: readonly Link[],
  ): Promise<VehicleModelPage> {
    const rows = await rest.page(
      vehicleModelView,
      { page, size, ...vehicleModelParameters(filter, sort) },
      links,
    );
    return pageOf(rows, { page, size }, toVehicleModel);
  }

  @SignedIn()
  @Query(() => VehicleModel, {
    nullable: true,
    description: 'One vehicle model; null when there is none in scope.',
  })
  async vehicleModel(
    @Arg('id', () => ID, { description: 'The vehicle model.' }) id: string,
    @Ctx() { rest }: Context,
    @Links() links: readonly Link[],
  ): Promise<VehicleModel | null> {
    const row = await rest.one(vehicleModelView, id, {}, links);
    return row && toVehicleModel(row);
  }

  @SignedIn()
  @Query(() => [Option], { description: 'The vehicle models of a supplier, to pick from.' })
  vehicleModelOptions(
    @Arg('supplierId', () => ID, { description: 'The supplier company they belong to.' }) supplierId: string,
    @Ctx() { rest }: Context,
  ): Promise<Option[]> {
    return rest.options(vehicleModelList, { idCompany: supplierId });
  }

  @SignedIn()
  @Mutation(() => VehicleModelPayload, { description: 'Adds a vehicle model.' })
  async createVehicleModel(
    @Arg('input', () => VehicleModelInput, { description: 'The vehicle model.' }) input: VehicleModelInput,
    @Ctx() context: Context,
  ): Promise<VehicleModelPayload> {
    return save(context, null, input);
  }

  @SignedIn()
  @Mutation(() => VehicleModelPayload, {
    description:
      'Changes a vehicle model. An optional field that is left out stays as it is, null empties it.',
  })
  async updateVehicleModel(
    @Arg('id', () => ID, { description: 'The vehicle model.' }) id: string,
    @Arg('input', () => VehicleModelInput, { description: 'Its fields, changed or not.' })
    input: VehicleModelInput,
    @Ctx() context: Context,
  ): Promise<VehicleModelPayload> {
    return save(context, id, input);
  }

  @LeadsTo(supplierView)
  @FieldResolver(() => Supplier, { nullable: true, description: 'The owner; null out of scope.' })
  async supplier(@Root() { supplierId }: VehicleModel, @Ctx() { rest }: Context): Promise<Supplier | null> {
    const row = supplierId && (await rest.byId(supplierView, supplierId));
    return row ? toSupplier(row) : null;
  }

  @LeadsTo(batteryModelView)
  @FieldResolver(() => BatteryModel, { nullable: true, description: 'The battery model; null out of scope.' })
  async batteryModel(
    @Root() { batteryModelId }: VehicleModel,
    @Ctx() { rest }: Context,
  ): Promise<BatteryModel | null> {
    const row = batteryModelId && (await rest.byId(batteryModelView, batteryModelId));
    return row ? toBatteryModel(row) : null;
  }
}

async function save(
  context: Context,
  id: string | null,
  input: VehicleModelInput,
): Promise<VehicleModelPayload> {
  const reply = await context.rest.save(
    id === null ? vehicleModelSave : vehicleModelEdit,
    vehicleModelPayload(id ?? '0', input),
  );
  return {
    ...payloadOf(reply, vehicleModelInputNames),
    get vehicleModel() {
      return savedRow(context, vehicleModelView, reply, id).then((row) => row && toVehicleModel(row));
    },
  };
}
