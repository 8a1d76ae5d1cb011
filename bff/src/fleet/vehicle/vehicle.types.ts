import { GraphQLDate, GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Audited } from '../../schema/audited.js';
import { LatLng } from '../../schema/lat-lng.js';
import { PageInfo } from '../../schema/paging.js';
import { type OnDemand, Payload } from '../../schema/payload.js';
import { BatteryType } from '../battery-model/battery-model.types.js';

export enum RentStatus {
  AVAILABLE = 'AVAILABLE',
  RENTED = 'RENTED',
  BOOKED = 'BOOKED',
  UNKNOWN = 'UNKNOWN',
}
registerEnumType(RentStatus, {
  name: 'RentStatus',
  description: 'Whether a vehicle can be rented.',
  valuesConfig: {
    AVAILABLE: { description: 'Free to rent (code 0).' },
    RENTED: { description: 'Held by a contract in force (code 1).' },
    BOOKED: { description: 'Held by a contract that lies ahead (code 2).' },
    UNKNOWN: { description: 'No code, or one that this gateway does not know.' },
  },
});

export enum VehicleStatus {
  NON_ACTIVE = 'NON_ACTIVE',
  ACTIVE = 'ACTIVE',
  MAINTENANCE = 'MAINTENANCE',
  BROKEN = 'BROKEN',
  UNKNOWN = 'UNKNOWN',
}
registerEnumType(VehicleStatus, {
  name: 'VehicleStatus',
  description: 'The working condition of a vehicle.',
  valuesConfig: {
    NON_ACTIVE: { description: 'Out of use (code 0).' },
    ACTIVE: { description: 'In use (code 1).' },
    MAINTENANCE: { description: 'Being serviced or repaired (code 2).' },
    BROKEN: { description: 'Broken down (code 3).' },
    UNKNOWN: { description: 'No code, or one that this gateway does not know.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'The newest reading of the device in a vehicle.' })
export class Telemetry {
  @Field(() => LatLng, { nullable: true, description: 'Where the vehicle was.' })
  position!: LatLng | null;

  @Field(() => String, { nullable: true, description: 'The address of that position.' })
  address!: string | null;

  @Field(() => Float, { nullable: true, description: 'Speed in km/h.' })
  speed!: number | null;

  @Field(() => Float, { nullable: true, description: 'Direction of travel in degrees clockwise from north.' })
  course!: number | null;

  @Field(() => Float, { nullable: true, description: 'Charge of the battery in percent.' })
  batteryPercentage!: number | null;

  @Field(() => Float, { nullable: true, description: 'Distance the charge is good for, in km.' })
  estimatedRange!: number | null;

  @Field(() => Float, { nullable: true, description: 'Distance covered since the vehicle was new, in km.' })
  odometer!: number | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When the device took the reading.' })
  measuredAt!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The contract that holds a vehicle, in brief.' })
export class VehicleContract {
  @Field(() => ID, { description: 'Identifies the contract.' })
  id!: string;

  @Field(() => String, { description: 'Contract number.' })
  contractNo!: string;

  @Field(() => String, { nullable: true, description: 'Name of the tenant company.' })
  tenantName!: string | null;

  @Field(() => GraphQLDate, { nullable: true, description: 'First day, YYYY-MM-DD.' })
  startDate!: string | null;

  @Field(() => GraphQLDate, { nullable: true, description: 'Last day, YYYY-MM-DD.' })
  endDate!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A vehicle of the fleet.' })
export class Vehicle extends Audited {
  @Field(() => ID, { description: 'Identifies the vehicle.' })
  id!: string;

  @Field(() => String, { description: 'Licence plate, unique.' })
  licensePlate!: string;

  @Field(() => String, { nullable: true, description: 'IMEI of the device in the vehicle: 15 digits.' })
  imei!: string | null;

  @Field(() => String, { nullable: true, description: 'Serial number of the vehicle, unique.' })
  serialNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'Colour, in words.' })
  color!: string | null;

  @Field(() => Int, { nullable: true, description: 'Year of manufacture.' })
  year!: number | null;

  @Field(() => RentStatus, { description: 'Whether the vehicle can be rented.' })
  rentStatus!: RentStatus;

  @Field(() => VehicleStatus, { description: 'The working condition of the vehicle.' })
  vehicleStatus!: VehicleStatus;

  @Field(() => [String], {
    description:
      'Addresses of the photos on this gateway; `?w=80`, `?w=320` or `?w=1000` asks for that width in pixels.',
  })
  photos!: string[];

  @Field(() => ID, { nullable: true, description: 'The supplier company that owns the vehicle.' })
  supplierId!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the supplier company.' })
  supplierName!: string | null;

  @Field(() => ID, { nullable: true, description: 'The tenant company that rents the vehicle.' })
  tenantId!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the tenant company.' })
  tenantName!: string | null;

  @Field(() => ID, { nullable: true, description: 'The vehicle model.' })
  modelId!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the vehicle model.' })
  modelName!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the battery model.' })
  batteryName!: string | null;

  @Field(() => BatteryType, {
    nullable: true,
    description: 'How the battery is filled up; null when it is not told.',
  })
  batteryType!: BatteryType | null;

  @Field(() => Int, { nullable: true, description: 'Capacity of the battery in mAh.' })
  batteryCapacity!: number | null;

  @Field(() => Telemetry, { nullable: true, description: 'The newest reading; null when there is none yet.' })
  telemetry!: Telemetry | null;

  @Field(() => VehicleContract, {
    nullable: true,
    description:
      'The contract that holds the vehicle today, or else the next one that will; its rent status and tenant follow it.',
  })
  contract!: VehicleContract | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of vehicles.' })
export class VehiclePage {
  @Field(() => [Vehicle], { description: 'The vehicles of this page.' })
  items!: Vehicle[];

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'How saving a vehicle went.' })
export class VehiclePayload extends Payload {
  @Field(() => Vehicle, {
    nullable: true,
    description: 'The vehicle as it is now; null when nothing was saved.',
  })
  vehicle!: OnDemand<Vehicle | null>;
}
