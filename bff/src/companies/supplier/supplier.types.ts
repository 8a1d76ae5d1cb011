import { GraphQLDate } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Audited } from '../../schema/audited.js';
import { LatLng } from '../../schema/lat-lng.js';
import { PageInfo } from '../../schema/paging.js';
import { type OnDemand, Payload } from '../../schema/payload.js';

export enum Communication {
  NONE = 'NONE',
  PULL = 'PULL',
  PUSH = 'PUSH',
  UNKNOWN = 'UNKNOWN',
}
registerEnumType(Communication, {
  name: 'Communication',
  description: "Which side fetches the readings of a supplier's vehicles.",
  valuesConfig: {
    NONE: { description: 'Neither (code 0).' },
    PULL: { description: 'The platform fetches them (code 1).' },
    PUSH: { description: 'The supplier sends them (code 2).' },
    UNKNOWN: { description: 'No code, or one that this gateway does not know.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A company that owns vehicles.' })
export class Supplier extends Audited {
  @Field(() => ID, { description: 'Identifies the supplier.' })
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

  @Field(() => String, {
    nullable: true,
    description: 'Address the supplier is called back on; null when there is none.',
  })
  callbackUrl!: string | null;

  @Field(() => Communication, { description: 'Which side fetches the readings of the vehicles.' })
  communication!: Communication;

  @Field(() => String, { nullable: true, description: "The account on the supplier's own system." })
  username!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Always asterisks when one is stored; the password itself is never answered.',
  })
  password!: string | null;

  @Field(() => String, { nullable: true, description: 'The path that account signs in at.' })
  loginPath!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of suppliers.' })
export class SupplierPage {
  @Field(() => [Supplier], { description: 'The suppliers of this page.' })
  items!: Supplier[];

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'How saving a supplier went.' })
export class SupplierPayload extends Payload {
  @Field(() => Supplier, {
    nullable: true,
    description: 'The supplier as it is now; null when nothing was saved.',
  })
  supplier!: OnDemand<Supplier | null>;
}
