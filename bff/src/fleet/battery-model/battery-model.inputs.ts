import { Field, Float, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { SortDirection } from '../../schema/paging.js';
import { BatteryType } from './battery-model.types.js';

export enum BatteryModelSearchField {
  NAME = 'NAME',
  MAX_CAPACITY = 'MAX_CAPACITY',
}
registerEnumType(BatteryModelSearchField, {
  name: 'BatteryModelSearchField',
  description: 'What a search among battery models looks at.',
  valuesConfig: {
    NAME: { description: 'The name.' },
    MAX_CAPACITY: { description: 'The capacity in mAh.' },
  },
});

export enum BatteryModelSortField {
  NAME = 'NAME',
  SUPPLIER_NAME = 'SUPPLIER_NAME',
  TYPE = 'TYPE',
  MAX_CAPACITY = 'MAX_CAPACITY',
  CREATED_BY = 'CREATED_BY',
  CREATED_AT = 'CREATED_AT',
  UPDATED_BY = 'UPDATED_BY',
  UPDATED_AT = 'UPDATED_AT',
}
registerEnumType(BatteryModelSortField, {
  name: 'BatteryModelSortField',
  description: 'What battery models are ordered by.',
  valuesConfig: {
    NAME: { description: 'Name.' },
    SUPPLIER_NAME: { description: 'Name of the supplier.' },
    TYPE: { description: 'Code of the battery type.' },
    MAX_CAPACITY: { description: 'Capacity.' },
    CREATED_BY: { description: 'Who created it.' },
    CREATED_AT: { description: 'When it was created.' },
    UPDATED_BY: { description: 'Who changed it last.' },
    UPDATED_AT: { description: 'When it was changed last.' },
  },
});

@InputType({ description: 'A search among battery models: part of a text, upper and lower case alike.' })
export class BatteryModelSearch {
  @Field(() => BatteryModelSearchField, { description: 'What to look at.' })
  field!: BatteryModelSearchField;

  @Field(() => String, { description: 'The text to find in it.' })
  text!: string;
}

@InputType({ description: 'Which battery models to list; all conditions hold together.' })
export class BatteryModelFilter {
  @Field(() => BatteryModelSearch, { nullable: true, description: 'A text to find.' })
  search?: BatteryModelSearch | null;

  @Field(() => ID, { nullable: true, description: 'Only models of this supplier.' })
  supplierId?: string | null;

  @Field(() => BatteryType, { nullable: true, description: 'Only batteries filled up this way.' })
  type?: BatteryType | null;
}

@InputType({ description: 'The order of a list of battery models.' })
export class BatteryModelSort {
  @Field(() => BatteryModelSortField, { description: 'What to order by.' })
  field!: BatteryModelSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'Up or down.' })
  direction!: SortDirection;
}

@InputType({ description: 'A battery model to save.' })
export class BatteryModelInput {
  @Field(() => String, { description: 'Name of the model.' })
  name!: string;

  @Field(() => ID, { description: 'The supplier company it belongs to; it stays once saved.' })
  supplierId!: string;

  @Field(() => BatteryType, { description: 'How the battery is filled up.' })
  type!: BatteryType;

  @Field(() => Float, { description: 'Capacity in mAh.' })
  maxCapacity!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version that was edited; when the battery model has moved on since, nothing is saved (code CONFLICT).',
  })
  version?: number | null;
}
