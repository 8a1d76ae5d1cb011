import { GraphQLEmailAddress } from 'graphql-scalars';
import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { ImportRow } from '../../schema/import-row.js';
import { SortDirection } from '../../schema/paging.js';
import { CompanyType } from '../company-type.js';

export enum UserSearchField {
  NAME = 'NAME',
  EMAIL = 'EMAIL',
  ADDRESS = 'ADDRESS',
}
registerEnumType(UserSearchField, {
  name: 'UserSearchField',
  description: 'What a search among users looks at.',
  valuesConfig: {
    NAME: { description: 'The name.' },
    EMAIL: { description: 'The e-mail address.' },
    ADDRESS: { description: 'The postal address.' },
  },
});

export enum UserSortField {
  NAME = 'NAME',
  COMPANY_NAME = 'COMPANY_NAME',
  EMAIL = 'EMAIL',
  PHONE = 'PHONE',
  ADDRESS = 'ADDRESS',
  USERNAME = 'USERNAME',
  USER_TYPE_NAME = 'USER_TYPE_NAME',
  CREATED_BY = 'CREATED_BY',
  CREATED_AT = 'CREATED_AT',
  UPDATED_BY = 'UPDATED_BY',
  UPDATED_AT = 'UPDATED_AT',
}
registerEnumType(UserSortField, {
  name: 'UserSortField',
  description: 'What users are ordered by.',
  valuesConfig: {
    NAME: { description: 'Name.' },
    COMPANY_NAME: { description: 'Name of the company.' },
    EMAIL: { description: 'E-mail address.' },
    PHONE: { description: 'Phone number.' },
    ADDRESS: { description: 'Postal address.' },
    USERNAME: { description: 'Short name for signing in.' },
    USER_TYPE_NAME: { description: 'Name of the user type.' },
    CREATED_BY: { description: 'Who created it.' },
    CREATED_AT: { description: 'When it was created.' },
    UPDATED_BY: { description: 'Who changed it last.' },
    UPDATED_AT: { description: 'When it was changed last.' },
  },
});

@InputType({ description: 'A search among users: part of a text, upper and lower case alike.' })
export class UserSearch {
  @Field(() => UserSearchField, { description: 'What to look at.' })
  field!: UserSearchField;

  @Field(() => String, { description: 'The text to find in it.' })
  text!: string;
}

@InputType({ description: 'Which users to list; all conditions hold together.' })
export class UserFilter {
  @Field(() => UserSearch, { nullable: true, description: 'A text to find.' })
  search?: UserSearch | null;

  @Field(() => ID, { nullable: true, description: 'Only people of this company.' })
  companyId?: string | null;

  @Field(() => CompanyType, { nullable: true, description: 'Only people of companies of this type.' })
  companyType?: CompanyType | null;

  @Field(() => Boolean, { nullable: true, description: 'Only active ones, or only those that are not.' })
  isActive?: boolean | null;
}

@InputType({ description: 'The order of a list of users.' })
export class UserSort {
  @Field(() => UserSortField, { description: 'What to order by.' })
  field!: UserSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'Up or down.' })
  direction!: SortDirection;
}

@InputType({ description: 'A user to save. A new one is mailed a link to set a password.' })
export class UserInput {
  @Field(() => String, { description: 'Full name.' })
  name!: string;

  @Field(() => GraphQLEmailAddress, { description: 'E-mail address, no other user has it.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Short name, also good for signing in.' })
  username?: string | null;

  @Field(() => String, { description: 'Postal address.' })
  address!: string;

  @Field(() => String, { description: 'Phone number behind +62: digits, without the leading 0.' })
  phone!: string;

  @Field(() => Boolean, { description: 'Whether the user may sign in.' })
  isActive!: boolean;

  @Field(() => ID, { description: 'The company the user works for.' })
  companyId!: string;

  @Field(() => ID, { description: 'The user type, one of the types for that company.' })
  userTypeId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The portrait: the url that uploadPhoto answered, or the one the user has.',
  })
  photo?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version that was edited; when the user has moved on since, nothing is saved (code CONFLICT).',
  })
  version?: number | null;
}

@InputType({
  description:
    'A row of an import of users, told apart by their e-mail addresses: companies and user types go by their names. Everything may be missing, and what is mistyped is text: a mistake of one row is told as that row’s, and the others are looked at all the same.',
})
export class UserImportRow extends ImportRow {
  @Field(() => String, {
    nullable: true,
    description: 'Short name, also good for signing in; left out it stays as it is.',
  })
  username?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the company the user works for.' })
  companyName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the company type; needed where companies of two types have the same name.',
  })
  companyTypeName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the user type, one of the types for that company.',
  })
  userTypeName?: string | null;
}
