import { Args, ArgsType, Ctx, Field, ID, Query, Resolver } from 'type-graphql';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import type { Context } from '../../graphql/schema/context.js';
import { Option } from '../../graphql/schema/option.js';
import { optionsCall } from '../../rest/calls.js';
import { supplierName } from '../company/company-fields.js';
import { defineResource } from '../define-resource.js';
import { flag, id, integer, text } from '../definition/fields.js';
import { matching, OptionSearch, searchParameters } from '../definition/options/options.js';
import type { ItemOf } from '../definition/record.js';
import { supplier } from '../supplier/supplier.js';

export const complaintCategory = defineResource({
  name: 'ComplaintCategory',
  plural: 'ComplaintCategories',
  noun: { singular: 'category', plural: 'categories' },
  path: 'complaint_category',
  description: 'A category of complaints about the vehicles of a supplier.',
  fields: {
    name: text('name', { description: 'Name of the category.', search: true, sort: true, input: true }),
    description: text('description', {
      nullable: true,
      description: 'Which complaints belong to it.',
      search: true,
      sort: true,
      input: true,
    }),
    supplierId: id('idCompany', {
      nullable: true,
      description: 'The supplier company it belongs to.',
      filter: { name: 'company', description: 'Only categories of this supplier.' },
      input: {
        name: 'company',
        description: 'The supplier company it belongs to; it cannot be changed later.',
      },
    }),
    supplierName: supplierName('companyName'),
    slaDays: integer('sla', {
      nullable: true,
      description: 'Days within which a complaint is to be resolved, counted from the day it was raised.',
      search: 'The days within which a complaint is to be resolved.',
      sort: 'Days within which a complaint is to be resolved.',
      input: true,
    }),
    isActive: flag('isActive', {
      description: 'Whether complaints may be raised in it.',
      sort: 'Whether complaints may be raised in it.',
      filter: 'Only active ones, or only inactive ones.',
      input: true,
      bulk: 'Whether complaints may be raised in them.',
    }),
  },
  relations: {
    supplier: { to: supplier, key: 'supplierId', description: 'The owner; null out of scope.' },
  },
});

export type ComplaintCategory = ItemOf<typeof complaintCategory>;

/** The categories for complaints about a vehicle, and those of a supplier. */
const listOfVehicle = optionsCall('complaint_category/list');
const listOfSupplier = optionsCall('complaint_category/list/company');

@ArgsType()
class ComplaintCategoryOptionsArgs extends OptionSearch {
  @Field(() => ID, { nullable: true, description: 'The vehicle that the complaint is about.' })
  vehicleId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The supplier they belong to; ignored when a vehicle is given.',
  })
  supplierId?: string | null;
}

@Resolver()
export class ComplaintCategoryOptionsResolver {
  @SignedIn()
  @Query(() => [Option], {
    description:
      'The active categories to choose from: those for a complaint about a vehicle, those of a supplier, or all in scope.',
  })
  async complaintCategoryOptions(
    @Args(() => ComplaintCategoryOptionsArgs) args: ComplaintCategoryOptionsArgs,
    @Ctx() { rest }: Context,
  ): Promise<Option[]> {
    const { vehicleId, supplierId } = args;
    const query = { isActive: 1, ...searchParameters(args) };
    const options =
      vehicleId || !supplierId
        ? await rest.options(listOfVehicle, { ...query, vehicleId })
        : await rest.options(listOfSupplier, { ...query, supplierId });
    return matching(options, args);
  }
}
