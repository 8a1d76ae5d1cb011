import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { SortDirection } from '../../schema/paging.js';

export enum MenuSearchField {
  NAME = 'NAME',
  DESCRIPTION = 'DESCRIPTION',
  PATH = 'PATH',
}
registerEnumType(MenuSearchField, {
  name: 'MenuSearchField',
  description: 'What a search among menus looks at.',
  valuesConfig: {
    NAME: { description: 'The name.' },
    DESCRIPTION: { description: 'The description.' },
    PATH: { description: 'The route.' },
  },
});

export enum MenuSortField {
  NAME = 'NAME',
  DESCRIPTION = 'DESCRIPTION',
  PATH = 'PATH',
  ORDER = 'ORDER',
  PARENT_NAME = 'PARENT_NAME',
  IS_ACTIVE = 'IS_ACTIVE',
  CREATED_BY = 'CREATED_BY',
  CREATED_AT = 'CREATED_AT',
  UPDATED_BY = 'UPDATED_BY',
  UPDATED_AT = 'UPDATED_AT',
}
registerEnumType(MenuSortField, {
  name: 'MenuSortField',
  description: 'What menus are ordered by.',
  valuesConfig: {
    NAME: { description: 'Name.' },
    DESCRIPTION: { description: 'Description.' },
    PATH: { description: 'Route.' },
    ORDER: { description: 'Place among its siblings.' },
    PARENT_NAME: { description: 'Name of the menu above.' },
    IS_ACTIVE: { description: 'Active or not.' },
    CREATED_BY: { description: 'Who created it.' },
    CREATED_AT: { description: 'When it was created.' },
    UPDATED_BY: { description: 'Who changed it last.' },
    UPDATED_AT: { description: 'When it was changed last.' },
  },
});

@InputType({ description: 'A search among menus: part of a text, upper and lower case alike.' })
export class MenuSearch {
  @Field(() => MenuSearchField, { description: 'What to look at.' })
  field!: MenuSearchField;

  @Field(() => String, { description: 'The text to find in it.' })
  text!: string;
}

@InputType({ description: 'Which menus to list; all conditions hold together.' })
export class MenuFilter {
  @Field(() => MenuSearch, { nullable: true, description: 'A text to find.' })
  search?: MenuSearch | null;

  @Field(() => Boolean, { nullable: true, description: 'Only active ones, or only those that are not.' })
  isActive?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'Only menus directly below this one.' })
  parentId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only menus that have none above.' })
  rootOnly?: boolean | null;
}

@InputType({ description: 'The order of a list of menus.' })
export class MenuSort {
  @Field(() => MenuSortField, { description: 'What to order by.' })
  field!: MenuSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'Up or down.' })
  direction!: SortDirection;
}

@InputType({ description: 'A menu to save.' })
export class MenuInput {
  @Field(() => String, { description: 'What the sidebar shows.' })
  name!: string;

  @Field(() => String, { description: 'What the screen is for.' })
  description!: string;

  @Field(() => String, { nullable: true, description: 'Name of its icon; without one the path decides.' })
  icon?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Route of the screen, no other menu has it; null for a group.',
  })
  path?: string | null;

  @Field(() => Int, { description: 'Place among its siblings, smallest first.' })
  order!: number;

  @Field(() => ID, {
    nullable: true,
    description: 'The menu above; null for a root. Never one below itself.',
  })
  parentId?: string | null;

  @Field(() => Boolean, { description: 'Whether anybody sees it.' })
  isActive!: boolean;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version that was edited; when the menu has moved on since, nothing is saved (code CONFLICT).',
  })
  version?: number | null;
}
