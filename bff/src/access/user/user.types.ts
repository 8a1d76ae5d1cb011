import { GraphQLDate } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { Audited } from '../../schema/audited.js';
import { PageInfo } from '../../schema/paging.js';
import { type OnDemand, Payload } from '../../schema/payload.js';
import { CompanyType } from '../company-type.js';

@ObjectType({ simpleResolvers: true, description: 'A person who can sign in.' })
export class User extends Audited {
  @Field(() => ID, { description: 'Identifies the user.' })
  id!: string;

  @Field(() => String, { description: 'Full name.' })
  name!: string;

  @Field(() => String, { description: 'E-mail address, also good for signing in.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Short name, also good for signing in.' })
  username!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Phone number without its leading 0, to be shown behind +62.',
  })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Postal address.' })
  address!: string | null;

  @Field(() => String, { nullable: true, description: 'Where the portrait can be loaded from.' })
  photo!: string | null;

  @Field(() => Boolean, { description: 'Whether the user may sign in.' })
  isActive!: boolean;

  @Field(() => Boolean, { description: 'Whether the user type is an Administrator.' })
  isAdmin!: boolean;

  @Field(() => ID, { nullable: true, description: 'The company the user works for.' })
  companyId!: string | null;

  @Field(() => String, { nullable: true, description: "That company's name." })
  companyName!: string | null;

  @Field(() => CompanyType, { description: 'What that company is to the fleet.' })
  companyType!: CompanyType;

  @Field(() => ID, { nullable: true, description: 'The user type, which decides the menus.' })
  userTypeId!: string | null;

  @Field(() => String, { nullable: true, description: "The user type's name." })
  userTypeName!: string | null;

  @Field(() => GraphQLDate, {
    nullable: true,
    description: 'Last day on which the user may sign in: their company ends then. Null when it does not.',
  })
  activeUntil!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of users.' })
export class UserPage {
  @Field(() => [User], { description: 'The users of this page.' })
  items!: User[];

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'How saving a user went.' })
export class UserPayload extends Payload {
  @Field(() => User, { nullable: true, description: 'The user as it is now; null when nothing was saved.' })
  user!: OnDemand<User | null>;
}
