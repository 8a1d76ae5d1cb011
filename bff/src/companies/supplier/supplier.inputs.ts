import { ValidateNested } from 'class-validator';
import { GraphQLDate, GraphQLEmailAddress } from 'graphql-scalars';
import { Field, Float, InputType, Int, registerEnumType } from 'type-graphql';
import { LatLngInput } from '../../schema/lat-lng.js';
import { SortDirection } from '../../schema/paging.js';
import { CompanyImportRow, CompanySearch, companySortFields } from '../company.inputs.js';
import { Communication } from './supplier.types.js';

export enum SupplierSortField {
  NAME = 'NAME',
  COMPANY_TYPE_NAME = 'COMPANY_TYPE_NAME',
  TOTAL_VEHICLES = 'TOTAL_VEHICLES',
  EMAIL = 'EMAIL',
  PHONE = 'PHONE',
  ADDRESS = 'ADDRESS',
  CALLBACK_URL = 'CALLBACK_URL',
  RADIUS = 'RADIUS',
  IS_ACTIVE = 'IS_ACTIVE',
  START_DATE = 'START_DATE',
  END_DATE = 'END_DATE',
  COMMUNICATION = 'COMMUNICATION',
  USERNAME = 'USERNAME',
  LOGIN_PATH = 'LOGIN_PATH',
  CREATED_BY = 'CREATED_BY',
  CREATED_AT = 'CREATED_AT',
  UPDATED_BY = 'UPDATED_BY',
  UPDATED_AT = 'UPDATED_AT',
}
registerEnumType(SupplierSortField, {
  name: 'SupplierSortField',
  description: 'What suppliers are ordered by.',
  valuesConfig: {
    ...companySortFields,
    CALLBACK_URL: { description: 'Address the supplier is called back on.' },
    COMMUNICATION: { description: 'Code of the mode of communication.' },
    USERNAME: { description: "The account on the supplier's own system." },
    LOGIN_PATH: { description: 'The path that account signs in at.' },
  },
});

@InputType({ description: 'Which suppliers to list; all conditions hold together.' })
export class SupplierFilter {
  @Field(() => CompanySearch, { nullable: true, description: 'A text to find.' })
  search?: CompanySearch | null;

  @Field(() => Boolean, { nullable: true, description: 'Only active ones, or only those that are not.' })
  isActive?: boolean | null;

  @Field(() => Communication, { nullable: true, description: 'Only suppliers of this mode.' })
  communication?: Communication | null;
}

@InputType({ description: 'The order of a list of suppliers.' })
export class SupplierSort {
  @Field(() => SupplierSortField, { description: 'What to order by.' })
  field!: SupplierSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'Up or down.' })
  direction!: SortDirection;
}

@InputType({ description: 'A supplier to save.' })
export class SupplierInput {
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
  @Field(() => LatLngInput, {
    nullable: true,
    description: 'The centre of the circle its vehicles are meant to stay in.',
  })
  center?: LatLngInput | null;

  @Field(() => Float, { nullable: true, description: 'The radius of that circle in m.' })
  radius?: number | null;

  @Field(() => String, { nullable: true, description: 'Address the supplier is called back on.' })
  callbackUrl?: string | null;

  @Field(() => Communication, {
    nullable: true,
    description:
      'Which side fetches the readings of the vehicles; NONE for a new supplier without it, and for null.',
  })
  communication?: Communication | null;

  @Field(() => String, { nullable: true, description: "The account on the supplier's own system." })
  username?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Its password; the asterisks that were answered keep the stored one.',
  })
  password?: string | null;

  @Field(() => String, { nullable: true, description: 'The path that account signs in at.' })
  loginPath?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version that was edited; when the supplier has moved on since, nothing is saved (code CONFLICT).',
  })
  version?: number | null;
}

@InputType({
  description:
    'A row of an import of suppliers, told apart by their names. What is optional and left out stays as it is; so does the password, which no import has.',
})
export class SupplierImportRow extends CompanyImportRow {
  @Field(() => String, { nullable: true, description: 'Address the supplier is called back on.' })
  callbackUrl?: string | null;

  @Field(() => Communication, {
    nullable: true,
    description: 'Which side fetches the readings of the vehicles.',
  })
  communication?: Communication | null;

  @Field(() => String, { nullable: true, description: "The account on the supplier's own system." })
  username?: string | null;

  @Field(() => String, { nullable: true, description: 'The path that account signs in at.' })
  loginPath?: string | null;
}
