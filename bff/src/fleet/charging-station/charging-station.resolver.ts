import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver } from 'type-graphql';
import { supplierView, toSupplier } from '../../companies/supplier/supplier.rest.js';
import { Supplier } from '../../companies/supplier/supplier.types.js';
import { savedRow } from '../../rest/saved-row.js';
import { SignedIn } from '../../schema/access-rule.js';
import type { Context } from '../../schema/context.js';
import { PageArgs, pageOf } from '../../schema/paging.js';
import { payloadOf } from '../../schema/payload.js';
import { Root } from '../../schema/root.js';
import {
  ChargingStationFilter,
  ChargingStationInput,
  ChargingStationSort,
} from './charging-station.inputs.js';
import {
  chargingStationEdit,
  chargingStationInputNames,
  chargingStationParameters,
  chargingStationPayload,
  chargingStationSave,
  chargingStationView,
  toChargingStation,
} from './charging-station.rest.js';
import { ChargingStation, ChargingStationPage, ChargingStationPayload } from './charging-station.types.js';

@Resolver(() => ChargingStation)
export class ChargingStationResolver {
  @SignedIn()
  @Query(() => ChargingStationPage, {
    description: "The charging stations in the caller's scope, a page of them.",
  })
  async chargingStations(
    @Arg('filter', () => ChargingStationFilter, { nullable: true, description: 'Which charging stations.' })
    filter: ChargingStationFilter | null | undefined,
    @Arg('sort', () => ChargingStationSort, {
      nullable: true,
      description: 'In which order; newest first without.',
    })
    sort: ChargingStationSort | null | undefined,
    @Args(() => PageArgs) { page, size }: PageArgs,
    @Ctx() { rest }: Context,
  ): Promise<ChargingStationPage> {
    const rows = await rest.page(chargingStationView, {
      page,
      size,
      ...chargingStationParameters(filter, sort),
    });
    return pageOf(rows, { page, size }, toChargingStation);
  }

  @SignedIn()
  @Query(() => ChargingStation, {
    nullable: true,
    description: 'One charging station; null when there is none in scope.',
  })
  async chargingStation(
    @Arg('id', () => ID, { description: 'The charging station.' }) id: string,
    @Ctx() { rest }: Context,
  ): Promise<ChargingStation | null> {
    const row = await rest.one(chargingStationView, id);
    return row && toChargingStation(row);
  }

  @SignedIn()
  @Mutation(() => ChargingStationPayload, { description: 'Adds a charging station.' })
  async createChargingStation(
    @Arg('input', () => ChargingStationInput, { description: 'The charging station.' })
    input: ChargingStationInput,
    @Ctx() context: Context,
  ): Promise<ChargingStationPayload> {
    return save(context, null, input);
  }

  @SignedIn()
  @Mutation(() => ChargingStationPayload, {
    description:
      'Changes a charging station. An optional field that is left out stays as it is, null empties it.',
  })
  async updateChargingStation(
    @Arg('id', () => ID, { description: 'The charging station.' }) id: string,
    @Arg('input', () => ChargingStationInput, { description: 'Its fields, changed or not.' })
    input: ChargingStationInput,
    @Ctx() context: Context,
  ): Promise<ChargingStationPayload> {
    return save(context, id, input);
  }

  @FieldResolver(() => [Supplier], {
    nullable: true,
    description: 'The suppliers whose vehicles charge there; null when they could not be read.',
  })
  async suppliers(@Root() { supplierIds }: ChargingStation, @Ctx() { rest }: Context): Promise<Supplier[]> {
    const rows = await Promise.all(supplierIds.map((id) => rest.byId(supplierView, id)));
    return rows.filter((row) => row !== null).map(toSupplier);
  }
}

async function save(
  context: Context,
  id: string | null,
  input: ChargingStationInput,
): Promise<ChargingStationPayload> {
  const photoBase = context.rest.addressOf('fileService', 'load');
  const reply = await context.rest.save(
    id === null ? chargingStationSave : chargingStationEdit,
    chargingStationPayload(id ?? '0', input, photoBase),
  );
  return {
    ...payloadOf(reply, chargingStationInputNames),
    get chargingStation() {
      return savedRow(context, chargingStationView, reply, id).then((row) => row && toChargingStation(row));
    },
  };
}
