import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { SortDirection } from '../../schema/paging.js';
import { CompanyType } from '../company-type.js';

export enum UserTypeSearchField {
  NAME = 'NAME',
  EMAIL = 'EMAIL',
}
registerEnumType(UserTypeSearchField, {
  name: 'UserTypeSearchField',
  description: 'What a search among user types looks at.',
  valuesConfig: {
    NAME: { description: 'The name.' },
    EMAIL: { description: 'The e-mail address of the people who have it.' },
  },
});

export enum UserTypeSortField {
  NAME = 'NAME',
  COMPANY_TYPE_NAME = 'COMPANY_TYPE_NAME',
  IS_ACTIVE = 'IS_ACTIVE',
  IS_ADMIN = 'IS_ADMIN',
  CREATED_BY = 'CREATED_BY',
  CREATED_AT = 'CREATED_AT',
  UPDATED_BY = 'UPDATED_BY',
  UPDATED_AT = 'UPDATED_AT',
}
registerEnumType(UserTypeSortField, {
  name: 'UserTypeSortField',
  description: 'What user types are ordered by.',
  valuesConfig: {
    NAME: { description: 'Name.' },
    COMPANY_TYPE_NAME: { description: 'Name of the company type.' },
    IS_ACTIVE: { description: 'Active or not.' },
    IS_ADMIN: { description: 'Administrator or not.' },
    CREATED_BY: { description: 'Who created it.' },
    CREATED_AT: { description: 'When it was created.' },
    UPDATED_BY: { description: 'Who changed it last.' },
    UPDATED_AT: { description: 'When it was changed last.' },
  },
});

@InputType({ description: 'A search among user types: part of a text, upper and lower case alike.' })
export class UserTypeSearch {
  @Field(() => UserTypeSearchField, { description: 'What to look at.' })
  field!: UserTypeSearchField;

  @Field(() => String, { description: 'The text to find in it.' })
  text!: string;
}

@InputType({ description: 'Which user types to list; all conditions hold together.' })
export class UserTypeFilter {
  @Field(() => UserTypeSearch, { nullable: true, description: 'A text to find.' })
  search?: UserTypeSearch | null;

  @Field(() => Boolean, { nullable: true, description: 'Only active ones, or only those that are not.' })
  isActive?: boolean | null;

  @Field(() => CompanyType, { nullable: true, description: 'Only types for companies of this type.' })
  companyType?: CompanyType | null;
}

@InputType({ description: 'The order of a list of user types.' })
export class UserTypeSort {
  @Field(() => UserTypeSortField, { description: 'What to order by.' })
  field!: UserTypeSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'Up or down.' })
  direction!: SortDirection;
}

@InputType({ description: 'A user type to save, with everything it grants.' })
export class UserTypeInput {
  @Field(() => String, { description: 'Name of the type.' })
  name!: string;

  @Field(() => CompanyType, { description: 'The type of company whose people may have it.' })
  companyType!: CompanyType;

  @Field(() => Boolean, { description: 'Whether people of this type may sign in.' })
  isActive!: boolean;

  @Field(() => Boolean, { description: 'Administrator (true) or Biasa.' })
  isAdmin!: boolean;

  @Field(() => [ID], { description: 'The menus it grants, none that the caller lacks.' })
  menuIds!: string[];

  @Field(() => Int, {
    nullable: true,
    description:
      'The version that was edited; when the user type has moved on since, nothing is saved (code CONFLICT).',
  })
  version?: number | null;
}
