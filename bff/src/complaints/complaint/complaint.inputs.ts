import { Max, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { maxPageSize, SortDirection } from '../../schema/paging.js';
import { ComplaintAction, ComplaintStatus } from './complaint.types.js';

export enum ComplaintSearchField {
  LICENSE_PLATE = 'LICENSE_PLATE',
  REPORTER = 'REPORTER',
}
registerEnumType(ComplaintSearchField, {
  name: 'ComplaintSearchField',
  description: 'What a search among complaints looks at.',
  valuesConfig: {
    LICENSE_PLATE: { description: 'The licence plate of the vehicle.' },
    REPORTER: { description: 'The name of who raised it.' },
  },
});

export enum ComplaintSortField {
  SUPPLIER_NAME = 'SUPPLIER_NAME',
  TENANT_NAME = 'TENANT_NAME',
  CATEGORY_NAME = 'CATEGORY_NAME',
  LICENSE_PLATE = 'LICENSE_PLATE',
  TITLE = 'TITLE',
  DESCRIPTION = 'DESCRIPTION',
  ESTIMATED_COMPLETION = 'ESTIMATED_COMPLETION',
  STATUS = 'STATUS',
  ACTION = 'ACTION',
  CREATED_BY = 'CREATED_BY',
  CREATED_AT = 'CREATED_AT',
  UPDATED_BY = 'UPDATED_BY',
  UPDATED_AT = 'UPDATED_AT',
}
registerEnumType(ComplaintSortField, {
  name: 'ComplaintSortField',
  description: 'What complaints are ordered by.',
  valuesConfig: {
    SUPPLIER_NAME: { description: 'Name of the supplier.' },
    TENANT_NAME: { description: 'Name of the tenant.' },
    CATEGORY_NAME: { description: 'Name of the category.' },
    LICENSE_PLATE: { description: 'Licence plate of the vehicle.' },
    TITLE: { description: 'Title.' },
    DESCRIPTION: { description: 'Description.' },
    ESTIMATED_COMPLETION: { description: 'Day on which it is to be done.' },
    STATUS: { description: 'How far it has come.' },
    ACTION: { description: 'What the supplier does about it.' },
    CREATED_BY: { description: 'Who raised it.' },
    CREATED_AT: { description: 'When it was raised.' },
    UPDATED_BY: { description: 'Who changed it last.' },
    UPDATED_AT: { description: 'When it was changed last.' },
  },
});

@InputType({ description: 'A search among complaints: part of a text, upper and lower case alike.' })
export class ComplaintSearch {
  @Field(() => ComplaintSearchField, { description: 'What to look at.' })
  field!: ComplaintSearchField;

  @Field(() => String, { description: 'The text to find in it.' })
  text!: string;
}

@InputType({ description: 'Which complaints to list; all conditions hold together.' })
export class ComplaintFilter {
  @Field(() => ComplaintSearch, { nullable: true, description: 'A text to find.' })
  search?: ComplaintSearch | null;

  @Field(() => ID, { nullable: true, description: 'Only those of this category.' })
  categoryId?: string | null;

  @Field(() => ID, { nullable: true, description: "Only those about this supplier's vehicles." })
  supplierId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only those that this tenant raised.' })
  tenantId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only those about this vehicle.' })
  vehicleId?: string | null;

  @Field(() => ComplaintAction, {
    nullable: true,
    description: 'Only those about which the supplier does this.',
  })
  action?: ComplaintAction | null;

  @Field(() => ComplaintStatus, { nullable: true, description: 'Only those that have come this far.' })
  status?: ComplaintStatus | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only those that are overdue, or only those that are not.',
  })
  isOverdue?: boolean | null;
}

@InputType({ description: 'The order of a list of complaints.' })
export class ComplaintSort {
  @Field(() => ComplaintSortField, { description: 'What to order by.' })
  field!: ComplaintSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'Up or down.' })
  direction!: SortDirection;
}

@InputType({ description: 'A complaint to save.' })
export class ComplaintInput {
  @Field(() => ID, { description: 'The vehicle it is about; it stays once saved.' })
  vehicleId!: string;

  @Field(() => ID, { description: "The category, one of the vehicle's supplier." })
  categoryId!: string;

  @Field(() => String, { description: 'What it is about, in a few words.' })
  title!: string;

  @Field(() => String, { description: 'What is wrong.' })
  description!: string;

  @Field(() => [String], { description: 'Photos that show it: addresses that uploadPhoto answered.' })
  evidence!: string[];

  @Field(() => Int, {
    nullable: true,
    description:
      'The version that was edited; when the complaint has moved on since, nothing is saved (code CONFLICT).',
  })
  version?: number | null;
}

@InputType({ description: 'A comment to write: a text, photos, or both.' })
export class ComplaintCommentInput {
  @Field(() => String, { nullable: true, description: 'The text.' })
  text?: string | null;

  @Field(() => [String], { defaultValue: [], description: 'Photos: addresses that uploadPhoto answered.' })
  photos!: string[];
}

@ArgsType()
export class ComplaintCommentArgs {
  @Field(() => Int, { defaultValue: 100, description: 'How many at most, 1 to 1000: the newest.' })
  @Min(1)
  @Max(maxPageSize)
  last!: number;

  @Field(() => ID, { nullable: true, description: 'Only those older than this comment.' })
  before?: string | null;
}

@ArgsType()
export class ComplaintStepArgs {
  @Field(() => ID, { description: 'The complaint.' })
  id!: string;

  @Field(() => String, { description: 'Why; it becomes a comment as well.' })
  reason!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version that the person saw; when it has moved on since, nothing is done (code CONFLICT).',
  })
  version?: number | null;
}
