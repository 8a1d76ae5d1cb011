import { ValidateNested } from 'class-validator';
import { GraphQLDate, GraphQLEmailAddress } from 'graphql-scalars';
import { Field, Float, InputType, Int } from 'type-graphql';
import { LatLngInput } from '../../schema/lat-lng.js';
import { SortDirection } from '../../schema/paging.js';
import { CompanyImportRow, CompanySearch, CompanySortField } from '../company.inputs.js';

@InputType({ description: 'Which tenants to list; all conditions hold together.' })
export class TenantFilter {
  @Field(() => CompanySearch, { nullable: true, description: 'A text to find.' })
  search?: CompanySearch | null;

  @Field(() => Boolean, { nullable: true, description: 'Only active ones, or only those that are not.' })
  isActive?: boolean | null;
}

@InputType({ description: 'The order of a list of tenants.' })
export class TenantSort {
  @Field(() => CompanySortField, { description: 'What to order by.' })
  field!: CompanySortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'Up or down.' })
  direction!: SortDirection;
}

@InputType({ description: 'A tenant to save.' })
export class TenantInput {
  @Field(() => String, { description: 'Name of the company.' })
  name!: string;

  @Field(() => GraphQLEmailAddress, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, { description: 'Postal address.' })
  address!: string;

  @Field(() => String, { description: 'Phone number behind +62: digits, without the leading 0.' })
  phone!: string;

  @Field(() => Int, { description: 'The most vehicles it may have.' })
  totalVehicles!: number;

  @Field(() => GraphQLDate, { description: 'First day, YYYY-MM-DD.' })
  startDate!: Date;

  @Field(() => GraphQLDate, { description: 'Last day, YYYY-MM-DD, not before the first.' })
  endDate!: Date;

  @Field(() => Boolean, { description: 'Whether its people may sign in.' })
  isActive!: boolean;

  @ValidateNested()
  @Field(() => LatLngInput, { description: 'The centre of the circle its vehicles are meant to stay in.' })
  center!: LatLngInput;

  @Field(() => Float, { nullable: true, description: 'The radius of that circle in m.' })
  radius?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version that was edited; when the tenant has moved on since, nothing is saved (code CONFLICT).',
  })
  version?: number | null;
}

@InputType({ description: 'A row of an import of tenants, told apart by their names.' })
export class TenantImportRow extends CompanyImportRow {}
