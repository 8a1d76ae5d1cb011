import { ValidateNested } from 'class-validator';
import { Field, Float, InputType, Int, registerEnumType } from 'type-graphql';
import { ImportRow } from '../schema/import-row.js';
import { LatLngInput } from '../schema/lat-lng.js';

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
  COMPANY_TYPE_NAME = 'COMPANY_TYPE_NAME',
  TOTAL_VEHICLES = 'TOTAL_VEHICLES',
  EMAIL = 'EMAIL',
  PHONE = 'PHONE',
  ADDRESS = 'ADDRESS',
  RADIUS = 'RADIUS',
  IS_ACTIVE = 'IS_ACTIVE',
  START_DATE = 'START_DATE',
  END_DATE = 'END_DATE',
  CREATED_BY = 'CREATED_BY',
  CREATED_AT = 'CREATED_AT',
  UPDATED_BY = 'UPDATED_BY',
  UPDATED_AT = 'UPDATED_AT',
}
/** What each member orders by: for tenants and suppliers alike. */
export const companySortFields = {
  NAME: { description: 'Name.' },
  COMPANY_TYPE_NAME: { description: 'Name of the company type.' },
  TOTAL_VEHICLES: { description: 'The most vehicles it may have.' },
  EMAIL: { description: 'E-mail address.' },
  PHONE: { description: 'Phone number.' },
  ADDRESS: { description: 'Postal address.' },
  RADIUS: { description: 'Radius of its circle.' },
  IS_ACTIVE: { description: 'Active or not.' },
  START_DATE: { description: 'First day.' },
  END_DATE: { description: 'Last day.' },
  CREATED_BY: { description: 'Who created it.' },
  CREATED_AT: { description: 'When it was created.' },
  UPDATED_BY: { description: 'Who changed it last.' },
  UPDATED_AT: { description: 'When it was changed last.' },
};
registerEnumType(CompanySortField, {
  name: 'CompanySortField',
  description: 'What companies are ordered by.',
  valuesConfig: companySortFields,
});

@InputType({ description: 'A search among companies: part of a text, upper and lower case alike.' })
export class CompanySearch {
  @Field(() => CompanySearchField, { description: 'What to look at.' })
  field!: CompanySearchField;

  @Field(() => String, { description: 'The text to find in it.' })
  text!: string;
}

/** A row of an import of companies. */
@InputType()
export abstract class CompanyImportRow extends ImportRow {
  @Field(() => Int, { nullable: true, description: 'The most vehicles it may have.' })
  totalVehicles?: number | null;

  @Field(() => String, { nullable: true, description: 'First day, YYYY-MM-DD.' })
  startDate?: string | null;

  @Field(() => String, { nullable: true, description: 'Last day, YYYY-MM-DD, not before the first.' })
  endDate?: string | null;

  @ValidateNested()
  @Field(() => LatLngInput, {
    nullable: true,
    description: 'The centre of the circle its vehicles are meant to stay in.',
  })
  center?: LatLngInput | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The radius of that circle in m; left out it stays as it is, null empties it.',
  })
  radius?: number | null;
}
