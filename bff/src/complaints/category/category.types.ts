import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Audited } from '../../schema/audited.js';
import { PageInfo } from '../../schema/paging.js';
import { type OnDemand, Payload } from '../../schema/payload.js';

@ObjectType({ simpleResolvers: true, description: 'A kind of complaint about the vehicles of a supplier.' })
export class ComplaintCategory extends Audited {
  @Field(() => ID, { description: 'Identifies the category.' })
  id!: string;

  @Field(() => String, { description: 'Name of the category.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'What belongs in it.' })
  description!: string | null;

  @Field(() => ID, { nullable: true, description: 'The supplier company it belongs to.' })
  supplierId!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the supplier company.' })
  supplierName!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Days after the day it is raised on which a complaint is to be mended.',
  })
  slaDays!: number | null;

  @Field(() => Boolean, { description: 'Whether complaints may be raised in it.' })
  isActive!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'One page of complaint categories.' })
export class ComplaintCategoryPage {
  @Field(() => [ComplaintCategory], { description: 'The categories of this page.' })
  items!: ComplaintCategory[];

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'How saving a complaint category went.' })
export class ComplaintCategoryPayload extends Payload {
  @Field(() => ComplaintCategory, {
    nullable: true,
    description: 'The category as it is now; null when nothing was saved.',
  })
  complaintCategory!: OnDemand<ComplaintCategory | null>;
}
