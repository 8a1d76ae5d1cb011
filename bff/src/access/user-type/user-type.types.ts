import { Field, ID, ObjectType } from 'type-graphql';
import { Audited } from '../../schema/audited.js';
import { PageInfo } from '../../schema/paging.js';
import { type OnDemand, Payload } from '../../schema/payload.js';
import { CompanyType } from '../company-type.js';

@ObjectType({ simpleResolvers: true, description: 'A role: what the people who have it may open.' })
export class UserType extends Audited {
  @Field(() => ID, { description: 'Identifies the user type.' })
  id!: string;

  @Field(() => String, { description: 'Name of the type.' })
  name!: string;

  @Field(() => CompanyType, { description: 'The type of company whose people may have it.' })
  companyType!: CompanyType;

  @Field(() => String, { nullable: true, description: "That company type's name." })
  companyTypeName!: string | null;

  @Field(() => Boolean, { description: 'Whether people of this type may sign in.' })
  isActive!: boolean;

  @Field(() => Boolean, { description: 'Administrator (true) or Biasa.' })
  isAdmin!: boolean;

  @Field(() => [ID], { description: 'The menus it grants, groups and leaves alike.' })
  menuIds!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'One page of user types.' })
export class UserTypePage {
  @Field(() => [UserType], { description: 'The user types of this page.' })
  items!: UserType[];

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'How saving a user type went.' })
export class UserTypePayload extends Payload {
  @Field(() => UserType, {
    nullable: true,
    description: 'The user type as it is now; null when nothing was saved.',
  })
  userType!: OnDemand<UserType | null>;
}
