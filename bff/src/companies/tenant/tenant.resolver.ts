import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { importRows } from '../../rest/imports.js';
import { savedRow } from '../../rest/saved-row.js';
import { SignedIn } from '../../schema/access-rule.js';
import type { Context } from '../../schema/context.js';
import { ImportPayload } from '../../schema/import-payload.js';
import { Option } from '../../schema/option.js';
import { PageArgs, pageOf } from '../../schema/paging.js';
import { payloadOf } from '../../schema/payload.js';
import { activeParameter } from '../company.rest.js';
import { TenantFilter, TenantImportRow, TenantInput, TenantSort } from './tenant.inputs.js';
import {
  tenantEdit,
  tenantImport,
  tenantImportRow,
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
    const rows = await rest.page(tenantView, { page, size, ...tenantParameters(filter, sort) });
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
  tenantOptions(
    @Arg('isActive', () => Boolean, {
      nullable: true,
      description: 'Only active ones whose period has not ended, or only the others.',
    })
    isActive: boolean | null | undefined,
    @Ctx() { rest }: Context,
  ): Promise<Option[]> {
    return rest.options(tenantList, activeParameter(isActive));
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

  @SignedIn()
  @Mutation(() => ImportPayload, {
    description:
      'Adds and changes many tenants at once, all or none. Rows go by the rules of a save; one that names a tenant that is there changes that one.',
  })
  async importTenants(
    @Arg('rows', () => [TenantImportRow], { description: 'At most 1000.' }) rows: TenantImportRow[],
    @Arg('dryRun', () => Boolean, {
      description: 'Whether to save nothing and tell what would become of each.',
    })
    dryRun: boolean,
    @Ctx() context: Context,
  ): Promise<ImportPayload> {
    return importRows(context, tenantImport, rows.map(tenantImportRow), dryRun, tenantInputNames);
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
