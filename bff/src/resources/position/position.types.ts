import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, ObjectType } from 'type-graphql';
import { LatLng } from '../../schema/lat-lng.js';

@ObjectType({ simpleResolvers: true, description: 'Where a vehicle is, as its device last told.' })
export class VehiclePosition {
  @Field(() => ID, { nullable: true, description: 'The vehicle; null where the data API does not tell.' })
  vehicleId!: string | null;

  @Field(() => String, { nullable: true, description: 'Its licence plate.' })
  licensePlate!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the supplier company.' })
  supplierName!: string | null;

  @Field(() => LatLng, { description: 'Where the vehicle is.' })
  position!: LatLng;

  @Field(() => Float, { nullable: true, description: 'Speed in km/h.' })
  speed!: number | null;

  @Field(() => Float, { nullable: true, description: 'Direction of travel in degrees clockwise from north.' })
  course!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Charge of the battery in percent; told with moves, not by the dashboard.',
  })
  batteryPercentage!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Distance covered since the vehicle was new, in km; sent with moves, not by the dashboard.',
  })
  odometer!: number | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When the device took the reading.' })
  measuredAt!: string | null;
}
