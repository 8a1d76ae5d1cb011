import { Field, Float, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Audited } from '../../schema/audited.js';
import { PageInfo } from '../../schema/paging.js';
import { type OnDemand, Payload } from '../../schema/payload.js';

export enum BatteryType {
  CHARGE = 'CHARGE',
  SWAP = 'SWAP',
  UNKNOWN = 'UNKNOWN',
}
registerEnumType(BatteryType, {
  name: 'BatteryType',
  description: 'How a battery is filled up.',
  valuesConfig: {
    CHARGE: { description: 'Charged in the vehicle (code 0).' },
    SWAP: { description: 'Swapped for a full one (code 1).' },
    UNKNOWN: { description: 'No code, or one that this gateway does not know.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A model of battery that a supplier has.' })
export class BatteryModel extends Audited {
  @Field(() => ID, { description: 'Identifies the battery model.' })
  id!: string;

  @Field(() => String, { description: 'Name of the model.' })
  name!: string;

  @Field(() => ID, { nullable: true, description: 'The supplier company it belongs to.' })
  supplierId!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the supplier company.' })
  supplierName!: string | null;

  @Field(() => Float, { nullable: true, description: 'Capacity in mAh.' })
  maxCapacity!: number | null;

  @Field(() => BatteryType, { description: 'How the battery is filled up.' })
  type!: BatteryType;
}

@ObjectType({ simpleResolvers: true, description: 'One page of battery models.' })
export class BatteryModelPage {
  @Field(() => [BatteryModel], { description: 'The battery models of this page.' })
  items!: BatteryModel[];

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'How saving a battery model went.' })
export class BatteryModelPayload extends Payload {
  @Field(() => BatteryModel, {
    nullable: true,
    description: 'The battery model as it is now; null when nothing was saved.',
  })
  batteryModel!: OnDemand<BatteryModel | null>;
}
