import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Audited } from '../../schema/audited.js';
import { LatLng } from '../../schema/lat-lng.js';
import { PageInfo } from '../../schema/paging.js';
import { type OnDemand, Payload } from '../../schema/payload.js';

@ObjectType({ simpleResolvers: true, description: 'A place where electric vehicles charge.' })
export class ChargingStation extends Audited {
  @Field(() => ID, { description: 'Identifies the charging station.' })
  id!: string;

  @Field(() => String, { description: 'Name of the station.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What there is to find, such as a prayer room or a canteen.',
  })
  facility!: string | null;

  @Field(() => String, { nullable: true, description: 'Its address.' })
  address!: string | null;

  @Field(() => LatLng, { nullable: true, description: 'Where it is; null when that is not known.' })
  position!: LatLng | null;

  @Field(() => [String], { description: 'URLs of its photos, in order.' })
  photos!: string[];

  @Field(() => [ID], {
    description: "The suppliers whose vehicles charge there, those in the caller's scope.",
  })
  supplierIds!: string[];

  @Field(() => Int, { description: 'How many those are.' })
  totalSuppliers!: number;
}

@ObjectType({ simpleResolvers: true, description: 'One page of charging stations.' })
export class ChargingStationPage {
  @Field(() => [ChargingStation], { description: 'The charging stations of this page.' })
  items!: ChargingStation[];

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'How saving a charging station went.' })
export class ChargingStationPayload extends Payload {
  @Field(() => ChargingStation, {
    nullable: true,
    description: 'The charging station as it is now; null when nothing was saved.',
  })
  chargingStation!: OnDemand<ChargingStation | null>;
}
