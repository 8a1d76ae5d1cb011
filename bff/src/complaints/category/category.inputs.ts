import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { SortDirection } from '../../schema/paging.js';

export enum ComplaintCategorySearchField {
  NAME = 'NAME',
  DESCRIPTION = 'DESCRIPTION',
  SLA_DAYS = 'SLA_DAYS',
}
registerEnumType(ComplaintCategorySearchField, {
  name: 'ComplaintCategorySearchField',
  description: 'What a search among complaint categories looks at.',
  valuesConfig: {
    NAME: { description: 'The name.' },
    DESCRIPTION: { description: 'The description.' },
    SLA_DAYS: { description: 'The days until it is to be mended.' },
  },
});

export enum ComplaintCategorySortField {
  NAME = 'NAME',
  SUPPLIER_NAME = 'SUPPLIER_NAME',
  DESCRIPTION = 'DESCRIPTION',
  SLA_DAYS = 'SLA_DAYS',
  IS_ACTIVE = 'IS_ACTIVE',
  CREATED_BY = 'CREATED_BY',
  CREATED_AT = 'CREATED_AT',
  UPDATED_BY = 'UPDATED_BY',
  UPDATED_AT = 'UPDATED_AT',
}
registerEnumType(ComplaintCategorySortField, {
  name: 'ComplaintCategorySortField',
  description: 'What complaint categories are ordered by.',
  valuesConfig: {
    NAME: { description: 'Name.' },
    SUPPLIER_NAME: { description: 'Name of the supplier.' },
    DESCRIPTION: { description: 'Description.' },
    SLA_DAYS: { description: 'Days until it is to be mended.' },
    IS_ACTIVE: { description: 'Whether complaints may be raised in it.' },
    CREATED_BY: { description: 'Who created it.' },
    CREATED_AT: { description: 'When it was created.' },
    UPDATED_BY: { description: 'Who changed it last.' },
    UPDATED_AT: { description: 'When it was changed last.' },
  },
});

@InputType({
  description: 'A search among complaint categories: part of a text, upper and lower case alike.',
})
export class ComplaintCategorySearch {
  @Field(() => ComplaintCategorySearchField, { description: 'What to look at.' })
  field!: ComplaintCategorySearchField;

  @Field(() => String, { description: 'The text to find in it.' })
  text!: string;
}

@InputType({ description: 'Which complaint categories to list; all conditions hold together.' })
export class ComplaintCategoryFilter {
  @Field(() => ComplaintCategorySearch, { nullable: true, description: 'A text to find.' })
  search?: ComplaintCategorySearch | null;

  @Field(() => ID, { nullable: true, description: 'Only categories of this supplier.' })
  supplierId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only active ones, or only those that are not.' })
  isActive?: boolean | null;
}

@InputType({ description: 'The order of a list of complaint categories.' })
export class ComplaintCategorySort {
  @Field(() => ComplaintCategorySortField, { description: 'What to order by.' })
  field!: ComplaintCategorySortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'Up or down.' })
  direction!: SortDirection;
}

@InputType({ description: 'A complaint category to save.' })
export class ComplaintCategoryInput {
  @Field(() => ID, { description: 'The supplier company it belongs to; it stays once saved.' })
  supplierId!: string;

  @Field(() => String, { description: 'Name of the category.' })
  name!: string;

  @Field(() => String, { description: 'What belongs in it.' })
  description!: string;

  @Field(() => Int, { description: 'Days after the day it is raised on which a complaint is to be mended.' })
  slaDays!: number;

  @Field(() => Boolean, { description: 'Whether complaints may be raised in it.' })
  isActive!: boolean;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version that was edited; when the category has moved on since, nothing is saved (code CONFLICT).',
  })
  version?: number | null;
}
