import { Field, Float, Int, ObjectType } from 'type-graphql';
import { VehiclePosition } from '../position/position.types.js';
import { VehicleStatusRow } from '../vehicle-status/vehicle-status.types.js';

@ObjectType({ simpleResolvers: true, description: 'Vehicles in scope by working condition.' })
export class VehicleStatusCounts {
  @Field(() => Int, { description: 'Vehicles in use.' })
  active!: number;

  @Field(() => Int, { description: 'Vehicles out of use.' })
  nonActive!: number;

  @Field(() => Int, { description: 'Vehicles being serviced or repaired.' })
  maintenance!: number;

  @Field(() => Int, { description: 'Vehicles broken down.' })
  broken!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Vehicles in scope by rent status.' })
export class RentStatusCounts {
  @Field(() => Int, { description: 'Vehicles free to rent.' })
  available!: number;

  @Field(() => Int, { description: 'Vehicles held by a contract in force.' })
  rented!: number;

  @Field(() => Int, { description: 'Vehicles held by a contract that lies ahead.' })
  booked!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Vehicles in scope by what their battery held at its last reading.',
})
export class BatteryHealth {
  @Field(() => Int, { description: 'Vehicles at 80 to 100 percent.' })
  high!: number;

  @Field(() => Int, { description: 'Vehicles at 50 to 80 percent.' })
  medium!: number;

  @Field(() => Int, { description: 'Vehicles under 50 percent.' })
  low!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The fleet at a glance.' })
export class Dashboard {
  @Field(() => VehicleStatusCounts, { description: 'Vehicles by working condition.' })
  vehicleStatus!: VehicleStatusCounts;

  @Field(() => RentStatusCounts, { description: 'Vehicles by rent status.' })
  rentStatus!: RentStatusCounts;

  @Field(() => Float, {
    nullable: true,
    description: 'Average speed in km/h of the vehicles that moved in the last 24 hours; null when none did.',
  })
  averageSpeed!: number | null;

  @Field(() => Float, { nullable: true, description: 'Distance covered today by all of them, in km.' })
  distanceToday!: number | null;

  @Field(() => BatteryHealth, {
    nullable: true,
    description: 'Vehicles by the charge of their battery; null where the data API does not tell.',
  })
  batteryHealth!: BatteryHealth | null;

  @Field(() => [VehicleStatusRow], { description: 'The vehicles heard of last, newest first, at most 20.' })
  latest!: VehicleStatusRow[];

  @Field(() => [VehiclePosition], { description: 'Where the vehicles are, newest first, at most 10000.' })
  positions!: VehiclePosition[];
}
