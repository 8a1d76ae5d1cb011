import { GraphQLDate } from 'graphql-scalars';
import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { SortDirection } from '../../schema/paging.js';

export enum ContractSearchField {
  CONTRACT_NO = 'CONTRACT_NO',
  NAME = 'NAME',
}
registerEnumType(ContractSearchField, {
  name: 'ContractSearchField',
  description: 'What a search among contracts looks at.',
  valuesConfig: {
    CONTRACT_NO: { description: 'The contract number.' },
    NAME: { description: 'The name of the tenant.' },
  },
});

export enum ContractSortField {
  TENANT_NAME = 'TENANT_NAME',
  CONTRACT_NO = 'CONTRACT_NO',
  REGISTERED_VEHICLES = 'REGISTERED_VEHICLES',
  TOTAL_VEHICLES = 'TOTAL_VEHICLES',
  START_DATE = 'START_DATE',
  END_DATE = 'END_DATE',
  CREATED_BY = 'CREATED_BY',
  CREATED_AT = 'CREATED_AT',
  UPDATED_BY = 'UPDATED_BY',
  UPDATED_AT = 'UPDATED_AT',
}
registerEnumType(ContractSortField, {
  name: 'ContractSortField',
  description: 'What contracts are ordered by.',
  valuesConfig: {
    TENANT_NAME: { description: 'Name of the tenant.' },
    CONTRACT_NO: { description: 'Contract number.' },
    REGISTERED_VEHICLES: { description: 'How many vehicles it holds.' },
    TOTAL_VEHICLES: { description: 'The most vehicles it may hold.' },
    START_DATE: { description: 'First day.' },
    END_DATE: { description: 'Last day.' },
    CREATED_BY: { description: 'Who created it.' },
    CREATED_AT: { description: 'When it was created.' },
    UPDATED_BY: { description: 'Who changed it last.' },
    UPDATED_AT: { description: 'When it was changed last.' },
  },
});

@InputType({ description: 'A search among contracts: part of a text, upper and lower case alike.' })
export class ContractSearch {
  @Field(() => ContractSearchField, { description: 'What to look at.' })
  field!: ContractSearchField;

  @Field(() => String, { description: 'The text to find in it.' })
  text!: string;
}

@InputType({ description: 'Which contracts to list; all conditions hold together.' })
export class ContractFilter {
  @Field(() => ContractSearch, { nullable: true, description: 'A text to find.' })
  search?: ContractSearch | null;

  @Field(() => ID, { nullable: true, description: 'Only contracts of this tenant.' })
  tenantId?: string | null;

  @Field(() => GraphQLDate, {
    nullable: true,
    description: 'First day of the period to look at, YYYY-MM-DD.',
  })
  startDate?: Date | null;

  @Field(() => GraphQLDate, {
    nullable: true,
    description: 'Only contracts that end on this day or earlier.',
  })
  endDate?: Date | null;
}

@InputType({ description: 'The order of a list of contracts.' })
export class ContractSort {
  @Field(() => ContractSortField, { description: 'What to order by.' })
  field!: ContractSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'Up or down.' })
  direction!: SortDirection;
}

@InputType({ description: 'A contract to save.' })
export class ContractInput {
  @Field(() => ID, { description: 'The tenant company; it cannot be changed later.' })
  tenantId!: string;

  @Field(() => String, { description: 'Contract number, unique.' })
  contractNo!: string;

  @Field(() => GraphQLDate, { description: 'First day, YYYY-MM-DD.' })
  startDate!: Date;

  @Field(() => GraphQLDate, { description: 'Last day, YYYY-MM-DD, not before the first.' })
  endDate!: Date;

  @Field(() => Int, { description: 'The most vehicles it may hold.' })
  totalVehicles!: number;

  @Field(() => [ID], { description: 'All vehicles it is to hold.' })
  vehicleIds!: string[];

  @Field(() => Int, {
    nullable: true,
    description:
      'The version that was edited; when the contract has moved on since, nothing is saved (code CONFLICT).',
  })
  version?: number | null;
}
