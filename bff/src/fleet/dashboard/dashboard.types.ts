import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Vehicles in scope by working condition.' })
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

@ObjectType({ description: 'Vehicles in scope by rent status.' })
export class RentStatusCounts {
  @Field(() => Int, { description: 'Vehicles free to rent.' })
  available!: number;

  @Field(() => Int, { description: 'Vehicles held by a contract in force.' })
  rented!: number;

  @Field(() => Int, { description: 'Vehicles held by a contract that lies ahead.' })
  booked!: number;
}

@ObjectType({ description: 'The fleet at a glance.' })
export class Dashboard {
  @Field(() => VehicleStatusCounts, { description: 'Vehicles by working condition.' })
  vehicleStatus!: VehicleStatusCounts;

  @Field(() => RentStatusCounts, { description: 'Vehicles by rent status.' })
  rentStatus!: RentStatusCounts;
}
