import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Audited } from '../../schema/audited.js';
import { PageInfo } from '../../schema/paging.js';
import { type OnDemand, Payload } from '../../schema/payload.js';

@ObjectType({
  simpleResolvers: true,
  description: 'A menu as administrators keep it: a screen, or a group of screens.',
})
export class Menu extends Audited {
  @Field(() => ID, { description: 'Identifies the menu.' })
  id!: string;

  @Field(() => String, { description: 'What the sidebar shows.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'What the screen is for.' })
  description!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of its icon.' })
  icon!: string | null;

  @Field(() => String, { nullable: true, description: 'Route of the screen; null for a group.' })
  path!: string | null;

  @Field(() => Int, { nullable: true, description: 'Place among its siblings, smallest first.' })
  order!: number | null;

  @Field(() => ID, { nullable: true, description: 'The menu above; null for a root.' })
  parentId!: string | null;

  @Field(() => String, { nullable: true, description: "That menu's name." })
  parentName!: string | null;

  @Field(() => Boolean, { description: 'Whether anybody sees it.' })
  isActive!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A menu in the tree, with those below it.' })
export class MenuNode {
  @Field(() => ID, { description: 'Identifies the menu.' })
  id!: string;

  @Field(() => String, { description: 'What the sidebar shows.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Route of the screen; null for a group.' })
  path!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of its icon.' })
  icon!: string | null;

  @Field(() => Int, { nullable: true, description: 'Place among its siblings, smallest first.' })
  order!: number | null;

  @Field(() => Boolean, { description: 'Whether anybody sees it.' })
  isActive!: boolean;

  @Field(() => [MenuNode], { description: 'The menus below, in order.' })
  children!: MenuNode[];
}

@ObjectType({ simpleResolvers: true, description: 'One page of menus.' })
export class MenuPage {
  @Field(() => [Menu], { description: 'The menus of this page.' })
  items!: Menu[];

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'How saving a menu went.' })
export class MenuPayload extends Payload {
  @Field(() => Menu, { nullable: true, description: 'The menu as it is now; null when nothing was saved.' })
  menu!: OnDemand<Menu | null>;
}
