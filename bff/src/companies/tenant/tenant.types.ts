import { GraphQLDate } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Audited } from '../../schema/audited.js';
import { LatLng } from '../../schema/lat-lng.js';
import { PageInfo } from '../../schema/paging.js';
import { type OnDemand, Payload } from '../../schema/payload.js';

@ObjectType({ simpleResolvers: true, description: 'A company that rents vehicles.' })
export class Tenant extends Audited {
  @Field(() => ID, { description: 'Identifies the tenant.' })
  id!: string;

  @Field(() => String, { description: 'Name of the company.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Name of its company type.' })
  companyTypeName!: string | null;

  @Field(() => Int, { nullable: true, description: 'The most vehicles it may have.' })
  totalVehicles!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address; null when the caller may see the name only.',
  })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number behind +62, without the leading 0.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Postal address.' })
  address!: string | null;

  @Field(() => LatLng, {
    nullable: true,
    description: 'The centre of the circle its vehicles are meant to stay in.',
  })
  center!: LatLng | null;

  @Field(() => Float, { nullable: true, description: 'The radius of that circle in m.' })
  radius!: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether its people may sign in; null when the caller may see the name only.',
  })
  isActive!: boolean | null;

  @Field(() => GraphQLDate, { nullable: true, description: 'First day, YYYY-MM-DD.' })
  startDate!: string | null;

  @Field(() => GraphQLDate, { nullable: true, description: 'Last day, YYYY-MM-DD.' })
  endDate!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of tenants.' })
export class TenantPage {
  @Field(() => [Tenant], { description: 'The tenants of this page.' })
  items!: Tenant[];

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'How saving a tenant went.' })
export class TenantPayload extends Payload {
  @Field(() => Tenant, {
    nullable: true,
    description: 'The tenant as it is now; null when nothing was saved.',
  })
  tenant!: OnDemand<Tenant | null>;
}
