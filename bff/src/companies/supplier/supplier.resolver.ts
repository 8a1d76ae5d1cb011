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
import { SupplierFilter, SupplierImportRow, SupplierInput, SupplierSort } from './supplier.inputs.js';
import {
  supplierEdit,
  supplierImport,
  supplierImportRow,
  supplierInputNames,
  supplierList,
  supplierParameters,
  supplierPayload,
  supplierSave,
  supplierView,
  toSupplier,
} from './supplier.rest.js';
import { Communication, Supplier, SupplierPage, SupplierPayload } from './supplier.types.js';

@Resolver(() => Supplier)
export class SupplierResolver {
  @SignedIn()
  @Query(() => SupplierPage, { description: "The suppliers in the caller's scope, a page of them." })
  async suppliers(
    @Arg('filter', () => SupplierFilter, { nullable: true, description: 'Which suppliers.' })
    filter: SupplierFilter | null | undefined,
    @Arg('sort', () => SupplierSort, { nullable: true, description: 'In which order; newest first without.' })
    sort: SupplierSort | null | undefined,
    @Args(() => PageArgs) { page, size }: PageArgs,
    @Ctx() { rest }: Context,
  ): Promise<SupplierPage> {
    const rows = await rest.page(supplierView, { page, size, ...supplierParameters(filter, sort) });
    return pageOf(rows, { page, size }, toSupplier);
  }

  @SignedIn()
  @Query(() => Supplier, { nullable: true, description: 'One supplier; null when there is none in scope.' })
  async supplier(
    @Arg('id', () => ID, { description: 'The supplier.' }) id: string,
    @Ctx() { rest }: Context,
  ): Promise<Supplier | null> {
    const row = await rest.one(supplierView, id);
    return row && toSupplier(row);
  }

  @SignedIn()
  @Query(() => [Option], { description: 'The suppliers in scope, to pick from.' })
  supplierOptions(
    @Arg('isActive', () => Boolean, {
      nullable: true,
      description: 'Only active ones whose period has not ended, or only the others.',
    })
    isActive: boolean | null | undefined,
    @Ctx() { rest }: Context,
  ): Promise<Option[]> {
    return rest.options(supplierList, activeParameter(isActive));
  }

  @SignedIn()
  @Mutation(() => SupplierPayload, { description: 'Adds a supplier.' })
  async createSupplier(
    @Arg('input', () => SupplierInput, { description: 'The supplier.' }) input: SupplierInput,
    @Ctx() context: Context,
  ): Promise<SupplierPayload> {
    return save(context, null, { ...input, communication: input.communication ?? Communication.NONE });
  }

  @SignedIn()
  @Mutation(() => SupplierPayload, {
    description: 'Changes a supplier. An optional field that is left out stays as it is, null empties it.',
  })
  async updateSupplier(
    @Arg('id', () => ID, { description: 'The supplier.' }) id: string,
    @Arg('input', () => SupplierInput, { description: 'Its fields, changed or not.' })
    input: SupplierInput,
    @Ctx() context: Context,
  ): Promise<SupplierPayload> {
    return save(context, id, input);
  }

  @SignedIn()
  @Mutation(() => ImportPayload, {
    description:
      'Adds and changes many suppliers at once, all or none. Rows go by the rules of a save; one that names a supplier that is there changes that one.',
  })
  async importSuppliers(
    @Arg('rows', () => [SupplierImportRow], { description: 'At most 1000.' }) rows: SupplierImportRow[],
    @Arg('dryRun', () => Boolean, {
      description: 'Whether to save nothing and tell what would become of each.',
    })
    dryRun: boolean,
    @Ctx() context: Context,
  ): Promise<ImportPayload> {
    return importRows(context, supplierImport, rows.map(supplierImportRow), dryRun, supplierInputNames);
  }
}

async function save(context: Context, id: string | null, input: SupplierInput): Promise<SupplierPayload> {
  const reply = await context.rest.save(
    id === null ? supplierSave : supplierEdit,
    supplierPayload(id ?? '0', input),
  );
  return {
    ...payloadOf(reply, supplierInputNames),
    get supplier() {
      return savedRow(context, supplierView, reply, id).then((row) => row && toSupplier(row));
    },
  };
}
