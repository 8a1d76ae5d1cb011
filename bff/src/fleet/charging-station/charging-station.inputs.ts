import { ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { LatLngInput } from '../../schema/lat-lng.js';
import { SortDirection } from '../../schema/paging.js';

export enum ChargingStationSearchField {
  NAME = 'NAME',
  ADDRESS = 'ADDRESS',
  FACILITY = 'FACILITY',
}
registerEnumType(ChargingStationSearchField, {
  name: 'ChargingStationSearchField',
  description: 'What a search among charging stations looks at.',
  valuesConfig: {
    NAME: { description: 'The name.' },
    ADDRESS: { description: 'The address.' },
    FACILITY: { description: 'What there is to find.' },
  },
});

export enum ChargingStationSortField {
  NAME = 'NAME',
  FACILITY = 'FACILITY',
  ADDRESS = 'ADDRESS',
  CREATED_BY = 'CREATED_BY',
  CREATED_AT = 'CREATED_AT',
  UPDATED_BY = 'UPDATED_BY',
  UPDATED_AT = 'UPDATED_AT',
}
registerEnumType(ChargingStationSortField, {
  name: 'ChargingStationSortField',
  description: 'What charging stations are ordered by.',
  valuesConfig: {
    NAME: { description: 'Name.' },
    FACILITY: { description: 'What there is to find.' },
    ADDRESS: { description: 'Address.' },
    CREATED_BY: { description: 'Who created it.' },
    CREATED_AT: { description: 'When it was created.' },
    UPDATED_BY: { description: 'Who changed it last.' },
    UPDATED_AT: { description: 'When it was changed last.' },
  },
});

@InputType({ description: 'A search among charging stations: part of a text, upper and lower case alike.' })
export class ChargingStationSearch {
  @Field(() => ChargingStationSearchField, { description: 'What to look at.' })
  field!: ChargingStationSearchField;

  @Field(() => String, { description: 'The text to find in it.' })
  text!: string;
}

@InputType({ description: 'Which charging stations to list; all conditions hold together.' })
export class ChargingStationFilter {
  @Field(() => ChargingStationSearch, { nullable: true, description: 'A text to find.' })
  search?: ChargingStationSearch | null;
}

@InputType({ description: 'The order of a list of charging stations.' })
export class ChargingStationSort {
  @Field(() => ChargingStationSortField, { description: 'What to order by.' })
  field!: ChargingStationSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'Up or down.' })
  direction!: SortDirection;
}

@InputType({ description: 'A charging station to save.' })
export class ChargingStationInput {
  @Field(() => String, { description: 'Name of the station.' })
  name!: string;

  @Field(() => String, { description: 'What there is to find, such as a prayer room or a canteen.' })
  facility!: string;

  @Field(() => String, { description: 'Its address.' })
  address!: string;

  @ValidateNested()
  @Field(() => LatLngInput, { description: 'Where it is.' })
  position!: LatLngInput;

  @Field(() => [String], {
    description: 'All photos it is to have, in order and at least one: the URLs that `uploadPhoto` answered.',
  })
  photos!: string[];

  @Field(() => [ID], { description: 'All suppliers whose vehicles charge there, at least one.' })
  supplierIds!: string[];

  @Field(() => Int, {
    nullable: true,
    description:
      'The version that was edited; when the charging station has moved on since, nothing is saved (code CONFLICT).',
  })
  version?: number | null;
}
