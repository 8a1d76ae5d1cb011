import { Field, Float, ID, ObjectType } from 'type-graphql';
import { Audited } from '../../schema/audited.js';
import { PageInfo } from '../../schema/paging.js';
import { type OnDemand, Payload } from '../../schema/payload.js';

@ObjectType({ simpleResolvers: true, description: 'A model of vehicle that a supplier has.' })
export class VehicleModel extends Audited {
  @Field(() => ID, { description: 'Identifies the vehicle model.' })
  id!: string;

  @Field(() => String, { description: 'Name of the model.' })
  name!: string;

  @Field(() => ID, { nullable: true, description: 'The supplier company it belongs to.' })
  supplierId!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the supplier company.' })
  supplierName!: string | null;

  @Field(() => ID, { nullable: true, description: 'The battery model it is built with.' })
  batteryModelId!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the battery model.' })
  batteryModelName!: string | null;

  @Field(() => Float, { nullable: true, description: 'Distance on a full charge, in km.' })
  maxMileage!: number | null;

  @Field(() => Float, { nullable: true, description: 'Power of the motor in W.' })
  power!: number | null;

  @Field(() => Float, { nullable: true, description: 'Top speed in km/h.' })
  topSpeed!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of vehicle models.' })
export class VehicleModelPage {
  @Field(() => [VehicleModel], { description: 'The vehicle models of this page.' })
  items!: VehicleModel[];

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'How saving a vehicle model went.' })
export class VehicleModelPayload extends Payload {
  @Field(() => VehicleModel, {
    nullable: true,
    description: 'The vehicle model as it is now; null when nothing was saved.',
  })
  vehicleModel!: OnDemand<VehicleModel | null>;
}
