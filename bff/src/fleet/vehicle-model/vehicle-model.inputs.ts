import { Field, Float, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { SortDirection } from '../../schema/paging.js';

export enum VehicleModelSearchField {
  NAME = 'NAME',
  MAX_MILEAGE = 'MAX_MILEAGE',
  POWER = 'POWER',
  TOP_SPEED = 'TOP_SPEED',
}
registerEnumType(VehicleModelSearchField, {
  name: 'VehicleModelSearchField',
  description: 'What a search among vehicle models looks at.',
  valuesConfig: {
    NAME: { description: 'The name.' },
    MAX_MILEAGE: { description: 'The distance on a full charge, in km.' },
    POWER: { description: 'The power in W.' },
    TOP_SPEED: { description: 'The top speed in km/h.' },
  },
});

export enum VehicleModelSortField {
  NAME = 'NAME',
  SUPPLIER_NAME = 'SUPPLIER_NAME',
  BATTERY_MODEL_NAME = 'BATTERY_MODEL_NAME',
  MAX_MILEAGE = 'MAX_MILEAGE',
  POWER = 'POWER',
  TOP_SPEED = 'TOP_SPEED',
  CREATED_BY = 'CREATED_BY',
  CREATED_AT = 'CREATED_AT',
  UPDATED_BY = 'UPDATED_BY',
  UPDATED_AT = 'UPDATED_AT',
}
registerEnumType(VehicleModelSortField, {
  name: 'VehicleModelSortField',
  description: 'What vehicle models are ordered by.',
  valuesConfig: {
    NAME: { description: 'Name.' },
    SUPPLIER_NAME: { description: 'Name of the supplier.' },
    BATTERY_MODEL_NAME: { description: 'Name of the battery model.' },
    MAX_MILEAGE: { description: 'Distance on a full charge.' },
    POWER: { description: 'Power of the motor.' },
    TOP_SPEED: { description: 'Top speed.' },
    CREATED_BY: { description: 'Who created it.' },
    CREATED_AT: { description: 'When it was created.' },
    UPDATED_BY: { description: 'Who changed it last.' },
    UPDATED_AT: { description: 'When it was changed last.' },
  },
});

@InputType({ description: 'A search among vehicle models: part of a text, upper and lower case alike.' })
export class VehicleModelSearch {
  @Field(() => VehicleModelSearchField, { description: 'What to look at.' })
  field!: VehicleModelSearchField;

  @Field(() => String, { description: 'The text to find in it.' })
  text!: string;
}

@InputType({ description: 'Which vehicle models to list; all conditions hold together.' })
export class VehicleModelFilter {
  @Field(() => VehicleModelSearch, { nullable: true, description: 'A text to find.' })
  search?: VehicleModelSearch | null;

  @Field(() => ID, { nullable: true, description: 'Only models of this supplier.' })
  supplierId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only models with this battery model.' })
  batteryModelId?: string | null;
}

@InputType({ description: 'The order of a list of vehicle models.' })
export class VehicleModelSort {
  @Field(() => VehicleModelSortField, { description: 'What to order by.' })
  field!: VehicleModelSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'Up or down.' })
  direction!: SortDirection;
}

@InputType({ description: 'A vehicle model to save.' })
export class VehicleModelInput {
  @Field(() => String, { description: 'Name of the model.' })
  name!: string;

  @Field(() => ID, { description: 'The supplier company it belongs to.' })
  supplierId!: string;

  @Field(() => ID, { description: 'The battery model, one of the same supplier.' })
  batteryModelId!: string;

  @Field(() => Float, { description: 'Distance on a full charge, in km.' })
  maxMileage!: number;

  @Field(() => Float, { description: 'Power of the motor in W.' })
  power!: number;

  @Field(() => Float, { description: 'Top speed in km/h.' })
  topSpeed!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version that was edited; when the vehicle model has moved on since, nothing is saved (code CONFLICT).',
  })
  version?: number | null;
}
