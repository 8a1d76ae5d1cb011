import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { savedRow } from '../../rest/saved-row.js';
import { SignedIn } from '../../schema/access-rule.js';
import type { Context } from '../../schema/context.js';
import { Option } from '../../schema/option.js';
import { PageArgs, pageOf } from '../../schema/paging.js';
import { payloadOf } from '../../schema/payload.js';
import { TenantFilter, TenantInput, TenantSort } from './tenant.inputs.js';
import {
  tenantEdit,
  tenantInputNames,
  tenantList,
  tenantParameters,
  tenantPayload,
  tenantSave,
  tenantView,
  toTenant,
} from './tenant.rest.js';
import { Tenant, TenantPage, TenantPayload } from './tenant.types.js';

@Resolver(() => Tenant)
export class TenantResolver {
  @SignedIn()
  @Query(() => TenantPage, { description: "The tenants in the caller's scope, a page of them." })
  async tenants(
    @Arg('filter', () => TenantFilter, { nullable: true, description: 'Which tenants.' })
    filter: TenantFilter | null | undefined,
    @Arg('sort', () => TenantSort, { nullable: true, description: 'In which order; newest first without.' })
    sort: TenantSort | null | undefined,
    @Args(() => PageArgs) { page, size }: PageArgs,
    @Ctx() { rest }: Context,
  ): Promise<TenantPage> {
    const rows = await rest.page(tenantView, { ...tenantParameters(filter, sort), page, size });
    return pageOf(rows, { page, size }, toTenant);
  }

  @SignedIn()
  @Query(() => Tenant, { nullable: true, description: 'One tenant; null when there is none in scope.' })
  async tenant(
    @Arg('id', () => ID, { description: 'The tenant.' }) id: string,
    @Ctx() { rest }: Context,
  ): Promise<Tenant | null> {
    const row = await rest.one(tenantView, id);
    return row && toTenant(row);
  }

  @SignedIn()
  @Query(() => [Option], { description: 'The tenants in scope, to pick from.' })
  tenantOptions(@Ctx() { rest }: Context): Promise<Option[]> {
    return rest.options(tenantList);
  }

  @SignedIn()
  @Mutation(() => TenantPayload, { description: 'Adds a tenant.' })
  async createTenant(
    @Arg('input', () => TenantInput, { description: 'The tenant.' }) input: TenantInput,
    @Ctx() context: Context,
  ): Promise<TenantPayload> {
    return save(context, null, input);
  }

  @SignedIn()
  @Mutation(() => TenantPayload, {
    description: 'Changes a tenant. An optional field that is left out stays as it is, null empties it.',
  })
  async updateTenant(
    @Arg('id', () => ID, { description: 'The tenant.' }) id: string,
    @Arg('input', () => TenantInput, { description: 'Its fields, changed or not.' })
    input: TenantInput,
    @Ctx() context: Context,
  ): Promise<TenantPayload> {
    return save(context, id, input);
  }
}

async function save(context: Context, id: string | null, input: TenantInput): Promise<TenantPayload> {
  const reply = await context.rest.save(
    id === null ? tenantSave : tenantEdit,
    tenantPayload(id ?? '0', input),
  );
  return {
    ...payloadOf(reply, tenantInputNames),
    get tenant() {
      return savedRow(context, tenantView, reply, id).then((row) => row && toTenant(row));
    },
  };
}
