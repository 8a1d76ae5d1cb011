import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver } from 'type-graphql';
import { supplierView, toSupplier } from '../../companies/supplier/supplier.rest.js';
import { Supplier } from '../../companies/supplier/supplier.types.js';
import { tenantView, toTenant } from '../../companies/tenant/tenant.rest.js';
import { Tenant } from '../../companies/tenant/tenant.types.js';
import { toVehicle, vehicleView } from '../../fleet/vehicle/vehicle.rest.js';
import { Vehicle } from '../../fleet/vehicle/vehicle.types.js';
import type { Link } from '../../rest/include-negotiator.js';
import { SignedIn } from '../../schema/access-rule.js';
import type { Context } from '../../schema/context.js';
import { LeadsTo, Links } from '../../schema/links.js';
import { PageArgs, pageOf } from '../../schema/paging.js';
import { Root } from '../../schema/root.js';
import { complaintCategoryView, toComplaintCategory } from '../category/category.rest.js';
import { ComplaintCategory } from '../category/category.types.js';
import { ComplaintFilter, ComplaintInput, ComplaintSort } from './complaint.inputs.js';
import {
  complaintEdit,
  complaintParameters,
  complaintPayload,
  complaintSave,
  complaintView,
  toComplaint,
} from './complaint.rest.js';
import { Complaint, ComplaintPage, ComplaintPayload } from './complaint.types.js';
import { complaintPayloadOf } from './complaint-payload.js';

/** Complaints in a list, what they link to, and their saves. */
@Resolver(() => Complaint)
export class ComplaintResolver {
  @SignedIn()
  @Query(() => ComplaintPage, { description: "The complaints in the caller's scope, a page of them." })
  async complaints(
    @Arg('filter', () => ComplaintFilter, { nullable: true, description: 'Which complaints.' })
    filter: ComplaintFilter | null | undefined,
    @Arg('sort', () => ComplaintSort, {
      nullable: true,
      description: 'In which order; newest first without.',
    })
    sort: ComplaintSort | null | undefined,
    @Args(() => PageArgs) { page, size }: PageArgs,
    @Ctx() { rest }: Context,
    @Links() links: readonly Link[],
  ): Promise<ComplaintPage> {
    const rows = await rest.page(complaintView, { page, size, ...complaintParameters(filter, sort) }, links);
    return pageOf(rows, { page, size }, toComplaint);
  }

  @SignedIn()
  @Mutation(() => ComplaintPayload, { description: 'Raises a complaint about a vehicle that is rented.' })
  async createComplaint(
    @Arg('input', () => ComplaintInput, { description: 'The complaint.' }) input: ComplaintInput,
    @Ctx() context: Context,
  ): Promise<ComplaintPayload> {
    return save(context, null, input);
  }

  @SignedIn()
  @Mutation(() => ComplaintPayload, { description: 'Changes a complaint that is still open.' })
  async updateComplaint(
    @Arg('id', () => ID, { description: 'The complaint.' }) id: string,
    @Arg('input', () => ComplaintInput, { description: 'Its fields, changed or not.' })
    input: ComplaintInput,
    @Ctx() context: Context,
  ): Promise<ComplaintPayload> {
    return save(context, id, input);
  }

  @LeadsTo(vehicleView)
  @FieldResolver(() => Vehicle, { nullable: true, description: 'The vehicle; null out of scope.' })
  async vehicle(@Root() { vehicleId }: Complaint, @Ctx() { rest }: Context): Promise<Vehicle | null> {
    const row = vehicleId && (await rest.byId(vehicleView, vehicleId));
    return row ? toVehicle(row) : null;
  }

  @LeadsTo(complaintCategoryView)
  @FieldResolver(() => ComplaintCategory, { nullable: true, description: 'The category; null out of scope.' })
  async category(
    @Root() { categoryId }: Complaint,
    @Ctx() { rest }: Context,
  ): Promise<ComplaintCategory | null> {
    const row = categoryId && (await rest.byId(complaintCategoryView, categoryId));
    return row ? toComplaintCategory(row) : null;
  }

  @LeadsTo(supplierView)
  @FieldResolver(() => Supplier, { nullable: true, description: "The vehicle's owner; null out of scope." })
  async supplier(@Root() { supplierId }: Complaint, @Ctx() { rest }: Context): Promise<Supplier | null> {
    const row = supplierId && (await rest.byId(supplierView, supplierId));
    return row ? toSupplier(row) : null;
  }

  @LeadsTo(tenantView)
  @FieldResolver(() => Tenant, { nullable: true, description: 'Who raised it; null out of scope.' })
  async tenant(@Root() { tenantId }: Complaint, @Ctx() { rest }: Context): Promise<Tenant | null> {
    const row = tenantId && (await rest.byId(tenantView, tenantId));
    return row ? toTenant(row) : null;
  }
}

async function save(context: Context, id: string | null, input: ComplaintInput): Promise<ComplaintPayload> {
  const photoBase = context.rest.addressOf('fileService', 'load');
  const reply = await context.rest.save(
    id === null ? complaintSave : complaintEdit,
    complaintPayload(id ?? '0', input, photoBase),
  );
  return complaintPayloadOf(context, reply, id);
}
