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
import { ComplaintCategoryFilter, ComplaintCategoryInput, ComplaintCategorySort } from './category.inputs.js';
import {
  complaintCategoryEdit,
  complaintCategoryInputNames,
  complaintCategoryList,
  complaintCategoryListOfSupplier,
  complaintCategoryParameters,
  complaintCategoryPayload,
  complaintCategorySave,
  complaintCategoryView,
  toComplaintCategory,
} from './category.rest.js';
import { ComplaintCategory, ComplaintCategoryPage, ComplaintCategoryPayload } from './category.types.js';

@Resolver(() => ComplaintCategory)
export class ComplaintCategoryResolver {
  @SignedIn()
  @Query(() => ComplaintCategoryPage, {
    description: "The complaint categories in the caller's scope, a page of them.",
  })
  async complaintCategories(
    @Arg('filter', () => ComplaintCategoryFilter, {
      nullable: true,
      description: 'Which complaint categories.',
    })
    filter: ComplaintCategoryFilter | null | undefined,
    @Arg('sort', () => ComplaintCategorySort, {
      nullable: true,
      description: 'In which order; newest first without.',
    })
    sort: ComplaintCategorySort | null | undefined,
    @Args(() => PageArgs) { page, size }: PageArgs,
    @Ctx() { rest }: Context,
    @Links() links: readonly Link[],
  ): Promise<ComplaintCategoryPage> {
    const rows = await rest.page(
      complaintCategoryView,
      { page, size, ...complaintCategoryParameters(filter, sort) },
      links,
    );
    return pageOf(rows, { page, size }, toComplaintCategory);
  }

  @SignedIn()
  @Query(() => ComplaintCategory, {
    nullable: true,
    description: 'One complaint category; null when there is none in scope.',
  })
  async complaintCategory(
    @Arg('id', () => ID, { description: 'The complaint category.' }) id: string,
    @Ctx() { rest }: Context,
    @Links() links: readonly Link[],
  ): Promise<ComplaintCategory | null> {
    const row = await rest.one(complaintCategoryView, id, {}, links);
    return row && toComplaintCategory(row);
  }

  @SignedIn()
  @Query(() => [Option], {
    description:
      'The active categories to pick from: those of a complaint about a vehicle, of a supplier, or all in scope.',
  })
  complaintCategoryOptions(
    @Arg('vehicleId', () => ID, { nullable: true, description: 'The vehicle that a complaint is about.' })
    vehicleId: string | null | undefined,
    @Arg('supplierId', () => ID, {
      nullable: true,
      description: 'The supplier they belong to; beside a vehicle it is left alone.',
    })
    supplierId: string | null | undefined,
    @Ctx() { rest }: Context,
  ): Promise<Option[]> {
    return vehicleId || !supplierId
      ? rest.options(complaintCategoryList, { isActive: 1, vehicleId })
      : rest.options(complaintCategoryListOfSupplier, { isActive: 1, supplierId });
  }

  @SignedIn()
  @Mutation(() => ComplaintCategoryPayload, { description: 'Adds a complaint category.' })
  async createComplaintCategory(
    @Arg('input', () => ComplaintCategoryInput, { description: 'The complaint category.' })
    input: ComplaintCategoryInput,
    @Ctx() context: Context,
  ): Promise<ComplaintCategoryPayload> {
    return save(context, null, input);
  }

  @SignedIn()
  @Mutation(() => ComplaintCategoryPayload, {
    description:
      'Changes a complaint category. An optional field that is left out stays as it is, null empties it.',
  })
  async updateComplaintCategory(
    @Arg('id', () => ID, { description: 'The complaint category.' }) id: string,
    @Arg('input', () => ComplaintCategoryInput, { description: 'Its fields, changed or not.' })
    input: ComplaintCategoryInput,
    @Ctx() context: Context,
  ): Promise<ComplaintCategoryPayload> {
    return save(context, id, input);
  }

  @LeadsTo(supplierView)
  @FieldResolver(() => Supplier, { nullable: true, description: 'The owner; null out of scope.' })
  async supplier(
    @Root() { supplierId }: ComplaintCategory,
    @Ctx() { rest }: Context,
  ): Promise<Supplier | null> {
    const row = supplierId && (await rest.byId(supplierView, supplierId));
    return row ? toSupplier(row) : null;
  }
}

async function save(
  context: Context,
  id: string | null,
  input: ComplaintCategoryInput,
): Promise<ComplaintCategoryPayload> {
  const reply = await context.rest.save(
    id === null ? complaintCategorySave : complaintCategoryEdit,
    complaintCategoryPayload(id ?? '0', input),
  );
  return {
    ...payloadOf(reply, complaintCategoryInputNames),
    get complaintCategory() {
      return savedRow(context, complaintCategoryView, reply, id).then(
        (row) => row && toComplaintCategory(row),
      );
    },
  };
}
