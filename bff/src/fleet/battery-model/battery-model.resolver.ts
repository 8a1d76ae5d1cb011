import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver } from 'type-graphql';
import { supplierView, toSupplier } from '../../companies/supplier/supplier.rest.js';
import { Supplier } from '../../companies/supplier/supplier.types.js';
import type { Relation } from '../../rest/include-negotiator.js';
import { savedRow } from '../../rest/saved-row.js';
import { SignedIn } from '../../schema/access-rule.js';
import type { Context } from '../../schema/context.js';
import { LeadsTo, Links } from '../../schema/links.js';
import { Option } from '../../schema/option.js';
import { PageArgs, pageOf } from '../../schema/paging.js';
import { payloadOf } from '../../schema/payload.js';
import { Root } from '../../schema/root.js';
import { BatteryModelFilter, BatteryModelInput, BatteryModelSort } from './battery-model.inputs.js';
import {
  batteryModelEdit,
  batteryModelInputNames,
  batteryModelList,
  batteryModelParameters,
  batteryModelPayload,
  batteryModelSave,
  batteryModelView,
  toBatteryModel,
} from './battery-model.rest.js';
import { BatteryModel, BatteryModelPage, BatteryModelPayload } from './battery-model.types.js';

@Resolver(() => BatteryModel)
export class BatteryModelResolver {
  @SignedIn()
  @Query(() => BatteryModelPage, { description: "The battery models in the caller's scope, a page of them." })
  async batteryModels(
    @Arg('filter', () => BatteryModelFilter, { nullable: true, description: 'Which battery models.' })
    filter: BatteryModelFilter | null | undefined,
    @Arg('sort', () => BatteryModelSort, {
      nullable: true,
      description: 'In which order; newest first without.',
    })
    sort: BatteryModelSort | null | undefined,
    @Args(() => PageArgs) { page, size }: PageArgs,
    @Ctx() { rest }: Context,
    @Links() links: readonly Relation[],
  ): Promise<BatteryModelPage> {
    const rows = await rest.page(
      batteryModelView,
      { page, size, ...batteryModelParameters(filter, sort) },
      links,
    );
    return pageOf(rows, { page, size }, toBatteryModel);
  }

  @SignedIn()
  @Query(() => BatteryModel, {
    nullable: true,
    description: 'One battery model; null when there is none in scope.',
  })
  async batteryModel(
    @Arg('id', () => ID, { description: 'The battery model.' }) id: string,
    @Ctx() { rest }: Context,
    @Links() links: readonly Relation[],
  ): Promise<BatteryModel | null> {
    const row = await rest.one(batteryModelView, id, {}, links);
    return row && toBatteryModel(row);
  }

  @SignedIn()
  @Query(() => [Option], {
    description: 'The battery models to pick from: those of a supplier, or all in scope.',
  })
  batteryModelOptions(
    @Arg('supplierId', () => ID, { nullable: true, description: 'The supplier company they belong to.' })
    supplierId: string | null | undefined,
    @Ctx() { rest }: Context,
  ): Promise<Option[]> {
    return rest.options(batteryModelList, { idCompany: supplierId });
  }

  @SignedIn()
  @Mutation(() => BatteryModelPayload, { description: 'Adds a battery model.' })
  async createBatteryModel(
    @Arg('input', () => BatteryModelInput, { description: 'The battery model.' }) input: BatteryModelInput,
    @Ctx() context: Context,
  ): Promise<BatteryModelPayload> {
    return save(context, null, input);
  }

  @SignedIn()
  @Mutation(() => BatteryModelPayload, {
    description:
      'Changes a battery model. An optional field that is left out stays as it is, null empties it.',
  })
  async updateBatteryModel(
    @Arg('id', () => ID, { description: 'The battery model.' }) id: string,
    @Arg('input', () => BatteryModelInput, { description: 'Its fields, changed or not.' })
    input: BatteryModelInput,
    @Ctx() context: Context,
  ): Promise<BatteryModelPayload> {
    return save(context, id, input);
  }

  @LeadsTo(supplierView)
  @FieldResolver(() => Supplier, { nullable: true, description: 'The owner; null out of scope.' })
  async supplier(@Root() { supplierId }: BatteryModel, @Ctx() { rest }: Context): Promise<Supplier | null> {
    const row = supplierId && (await rest.byId(supplierView, supplierId));
    return row ? toSupplier(row) : null;
  }
}

async function save(
  context: Context,
  id: string | null,
  input: BatteryModelInput,
): Promise<BatteryModelPayload> {
  const reply = await context.rest.save(
    id === null ? batteryModelSave : batteryModelEdit,
    batteryModelPayload(id ?? '0', input),
  );
  return {
    ...payloadOf(reply, batteryModelInputNames),
    get batteryModel() {
      return savedRow(context, batteryModelView, reply, id).then((row) => row && toBatteryModel(row));
    },
  };
}
