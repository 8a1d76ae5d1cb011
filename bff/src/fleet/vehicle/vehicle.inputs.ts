import { ArrayMaxSize, IsOptional, Max, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { maxPageSize, SortDirection } from '../../schema/paging.js';
import { RentStatus, VehicleStatus } from './vehicle.types.js';

export enum VehicleSearchField {
  LICENSE_PLATE = 'LICENSE_PLATE',
  IMEI = 'IMEI',
  SERIAL_NUMBER = 'SERIAL_NUMBER',
  COLOR = 'COLOR',
  YEAR = 'YEAR',
}
registerEnumType(VehicleSearchField, {
  name: 'VehicleSearchField',
  description: 'What a search among vehicles looks at.',
  valuesConfig: {
    LICENSE_PLATE: { description: 'The licence plate.' },
    IMEI: { description: 'The IMEI of the device.' },
    SERIAL_NUMBER: { description: 'The serial number.' },
    COLOR: { description: 'The colour.' },
    YEAR: { description: 'The year of manufacture.' },
  },
});

export enum VehicleSortField {
  TENANT_NAME = 'TENANT_NAME',
  SUPPLIER_NAME = 'SUPPLIER_NAME',
  MODEL_NAME = 'MODEL_NAME',
  IMEI = 'IMEI',
  LICENSE_PLATE = 'LICENSE_PLATE',
  RENT_STATUS = 'RENT_STATUS',
  VEHICLE_STATUS = 'VEHICLE_STATUS',
  SERIAL_NUMBER = 'SERIAL_NUMBER',
  COLOR = 'COLOR',
  YEAR = 'YEAR',
  CREATED_BY = 'CREATED_BY',
  CREATED_AT = 'CREATED_AT',
  UPDATED_BY = 'UPDATED_BY',
  UPDATED_AT = 'UPDATED_AT',
}
registerEnumType(VehicleSortField, {
  name: 'VehicleSortField',
  description: 'What vehicles are ordered by.',
  valuesConfig: {
    TENANT_NAME: { description: 'Name of the tenant.' },
    SUPPLIER_NAME: { description: 'Name of the supplier.' },
    MODEL_NAME: { description: 'Name of the model.' },
    IMEI: { description: 'IMEI of the device.' },
    LICENSE_PLATE: { description: 'Licence plate.' },
    RENT_STATUS: { description: 'Code of the rent status.' },
    VEHICLE_STATUS: { description: 'Code of the vehicle status.' },
    SERIAL_NUMBER: { description: 'Serial number.' },
    COLOR: { description: 'Colour.' },
    YEAR: { description: 'Year of manufacture.' },
    CREATED_BY: { description: 'Who created it.' },
    CREATED_AT: { description: 'When it was created.' },
    UPDATED_BY: { description: 'Who changed it last.' },
    UPDATED_AT: { description: 'When it was changed last.' },
  },
});

@InputType({ description: 'A search among vehicles: part of a text, upper and lower case alike.' })
export class VehicleSearch {
  @Field(() => VehicleSearchField, { description: 'What to look at.' })
  field!: VehicleSearchField;

  @Field(() => String, { description: 'The text to find in it.' })
  text!: string;
}

@InputType({ description: 'Which vehicles to list; all conditions hold together.' })
export class VehicleFilter {
  @Field(() => VehicleSearch, { nullable: true, description: 'A text to find.' })
  search?: VehicleSearch | null;

  @Field(() => RentStatus, { nullable: true, description: 'Only vehicles of this rent status.' })
  rentStatus?: RentStatus | null;

  @Field(() => VehicleStatus, { nullable: true, description: 'Only vehicles of this working condition.' })
  vehicleStatus?: VehicleStatus | null;

  @Field(() => ID, { nullable: true, description: 'Only vehicles that this tenant rents.' })
  tenantId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only vehicles of this supplier.' })
  supplierId?: string | null;
}

@ArgsType()
export class VehicleOptionsArgs {
  @Field(() => String, { nullable: true, description: 'Part of the licence plate.' })
  text?: string | null;

  @Field(() => RentStatus, { nullable: true, description: 'Only vehicles of this rent status.' })
  rentStatus?: RentStatus | null;

  @IsOptional()
  @ArrayMaxSize(maxPageSize)
  @Field(() => [ID], { nullable: true, description: 'Only these, at most 1000.' })
  ids?: string[] | null;

  @IsOptional()
  @Min(1)
  @Max(maxPageSize)
  @Field(() => Int, { nullable: true, description: 'How many at most, 1 to 1000; all of them without it.' })
  first?: number | null;
}

@InputType({ description: 'The order of a list of vehicles.' })
export class VehicleSort {
  @Field(() => VehicleSortField, { description: 'What to order by.' })
  field!: VehicleSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'Up or down.' })
  direction!: SortDirection;
}

@InputType({ description: 'A vehicle to save: everything a person may say of it.' })
export class VehicleInput {
  @Field(() => ID, { description: 'The vehicle model; it settles the supplier.' })
  modelId!: string;

  @Field(() => String, { description: 'Licence plate, unique.' })
  licensePlate!: string;

  @Field(() => String, { nullable: true, description: 'IMEI: 15 digits, the last a check digit; unique.' })
  imei?: string | null;

  @Field(() => String, { description: 'Serial number, unique.' })
  serialNumber!: string;

  @Field(() => String, { description: 'Colour, in words.' })
  color!: string;

  @Field(() => Int, { description: 'Year of manufacture.' })
  year!: number;

  @Field(() => RentStatus, { description: 'Whether the vehicle can be rented.' })
  rentStatus!: RentStatus;

  @Field(() => VehicleStatus, { description: 'The working condition.' })
  vehicleStatus!: VehicleStatus;

  @Field(() => [String], {
    description: 'Addresses of all photos to keep, as `uploadPhoto` and `Vehicle.photos` gave them.',
  })
  photos!: string[];

  @Field(() => ID, {
    nullable: true,
    description: 'The supplier that the model has to belong to; refused when it does not.',
  })
  supplierId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The tenant that rents the vehicle.' })
  tenantId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version that was edited; when the vehicle has moved on since, nothing is saved (code CONFLICT).',
  })
  version?: number | null;
}
