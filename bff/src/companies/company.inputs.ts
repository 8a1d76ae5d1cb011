import { Field, InputType, registerEnumType } from 'type-graphql';

export enum CompanySearchField {
  NAME = 'NAME',
  EMAIL = 'EMAIL',
  ADDRESS = 'ADDRESS',
  PHONE = 'PHONE',
}
registerEnumType(CompanySearchField, {
  name: 'CompanySearchField',
  description: 'What a search among companies looks at.',
  valuesConfig: {
    NAME: { description: 'The name.' },
    EMAIL: { description: 'The e-mail address.' },
    ADDRESS: { description: 'The postal address.' },
    PHONE: { description: 'The phone number.' },
  },
});

export enum CompanySortField {
  NAME = 'NAME',
  TOTAL_VEHICLES = 'TOTAL_VEHICLES',
  EMAIL = 'EMAIL',
  PHONE = 'PHONE',
  ADDRESS = 'ADDRESS',
  IS_ACTIVE = 'IS_ACTIVE',
  START_DATE = 'START_DATE',
  END_DATE = 'END_DATE',
  CREATED_AT = 'CREATED_AT',
  UPDATED_AT = 'UPDATED_AT',
}
registerEnumType(CompanySortField, {
  name: 'CompanySortField',
  description: 'What companies are ordered by.',
  valuesConfig: {
    NAME: { description: 'Name.' },
    TOTAL_VEHICLES: { description: 'The most vehicles it may have.' },
    EMAIL: { description: 'E-mail address.' },
    PHONE: { description: 'Phone number.' },
    ADDRESS: { description: 'Postal address.' },
    IS_ACTIVE: { description: 'Active or not.' },
    START_DATE: { description: 'First day.' },
    END_DATE: { description: 'Last day.' },
    CREATED_AT: { description: 'When it was created.' },
    UPDATED_AT: { description: 'When it was changed last.' },
  },
});

@InputType({ description: 'A search among companies: part of a text, upper and lower case alike.' })
export class CompanySearch {
  @Field(() => CompanySearchField, { description: 'What to look at.' })
  field!: CompanySearchField;

  @Field(() => String, { description: 'The text to find in it.' })
  text!: string;
}
