import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { LatLng } from '../../schema/lat-lng.js';
import { PageInfo, SortDirection } from '../../schema/paging.js';

@ObjectType({ simpleResolvers: true, description: 'What a vehicle last told of itself.' })
export class VehicleStatusRow {
  @Field(() => ID, { nullable: true, description: 'The vehicle; null where the data API does not tell.' })
  vehicleId!: string | null;

  @Field(() => String, { description: 'Its licence plate.' })
  licensePlate!: string;

  @Field(() => String, { nullable: true, description: 'Name of the supplier company.' })
  supplierName!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the vehicle model.' })
  modelName!: string | null;

  @Field(() => LatLng, { nullable: true, description: 'Where the vehicle was.' })
  position!: LatLng | null;

  @Field(() => Float, { nullable: true, description: 'Speed in km/h.' })
  speed!: number | null;

  @Field(() => Float, { nullable: true, description: 'Direction of travel in degrees clockwise from north.' })
  course!: number | null;

  @Field(() => Float, { nullable: true, description: 'Charge of the battery in percent.' })
  batteryPercentage!: number | null;

  @Field(() => Float, { nullable: true, description: 'Distance covered since the vehicle was new, in km.' })
  odometer!: number | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When the device took the reading.' })
  measuredAt!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of the status table.' })
export class VehicleStatusPage {
  @Field(() => [VehicleStatusRow], { description: 'The rows of this page.' })
  items!: VehicleStatusRow[];

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo;
}

export enum VehicleStatusSortField {
  SUPPLIER_NAME = 'SUPPLIER_NAME',
  LICENSE_PLATE = 'LICENSE_PLATE',
  MODEL_NAME = 'MODEL_NAME',
  SPEED = 'SPEED',
  BATTERY_PERCENTAGE = 'BATTERY_PERCENTAGE',
  ODOMETER = 'ODOMETER',
  MEASURED_AT = 'MEASURED_AT',
}
registerEnumType(VehicleStatusSortField, {
  name: 'VehicleStatusSortField',
  description: 'What the status table is ordered by.',
  valuesConfig: {
    SUPPLIER_NAME: { description: 'Name of the supplier.' },
    LICENSE_PLATE: { description: 'Licence plate.' },
    MODEL_NAME: { description: 'Name of the model.' },
    SPEED: { description: 'Speed.' },
    BATTERY_PERCENTAGE: { description: 'Charge of the battery.' },
    ODOMETER: { description: 'Distance covered in all.' },
    MEASURED_AT: { description: 'When it was heard of last.' },
  },
});

/** The dashboard's numbers by the vehicles behind them. */
export enum VehicleStatusGroup {
  BATTERY_HIGH = 'BATTERY_HIGH',
  BATTERY_MEDIUM = 'BATTERY_MEDIUM',
  BATTERY_LOW = 'BATTERY_LOW',
  MOVED_LATELY = 'MOVED_LATELY',
  MOVED_TODAY = 'MOVED_TODAY',
}
registerEnumType(VehicleStatusGroup, {
  name: 'VehicleStatusGroup',
  description: 'The vehicles behind a number of the dashboard.',
  valuesConfig: {
    BATTERY_HIGH: { description: 'Whose battery holds 80 to 100 %.' },
    BATTERY_MEDIUM: { description: 'Whose battery holds 50 to 80 %.' },
    BATTERY_LOW: { description: 'Whose battery holds less than 50 %.' },
    MOVED_LATELY: { description: 'Those that moved in the last 24 hours: the average speed is theirs.' },
    MOVED_TODAY: { description: 'Those that moved today: the distance is theirs.' },
  },
});

@InputType({ description: 'The order of the status table.' })
export class VehicleStatusSort {
  @Field(() => VehicleStatusSortField, { description: 'What to order by.' })
  field!: VehicleStatusSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'Up or down.' })
  direction!: SortDirection;
}
