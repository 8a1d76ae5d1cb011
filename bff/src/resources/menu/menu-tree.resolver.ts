import { Arg, Ctx, Field, FieldResolver, ID, Int, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { z } from 'zod';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import type { Context } from '../../graphql/schema/context.js';
import { Option } from '../../graphql/schema/option.js';
import { readCall } from '../../rest/calls.js';
import { encodeFlag } from '../../rest/encode.js';
import type { PayloadSchemas } from '../../rest/payload-schemas.js';
import { GROUP, type Menu, menu } from './menu.js';

@ObjectType({ simpleResolvers: true, description: 'A menu in the tree, with those below it.' })
class MenuNode {
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

function menuNode(schemas: PayloadSchemas): z.ZodType<MenuNode> {
  const node: z.ZodType<MenuNode> = z
    .object({
      id: schemas.id,
      name: schemas.textOrEmpty,
      path: schemas.optionalText.transform((path) => (path === GROUP ? null : path)),
      icon: schemas.optionalText,
      order: schemas.optionalInteger,
      // The tree of active menus has no flags of its own.
      isActive: schemas.flag.nullish().transform((flag) => flag ?? true),
      child: z.lazy(() => schemas.list(node)),
    })
    .transform(({ child, ...row }) => ({ ...row, children: child }));
  return node;
}

/** The roots, each with the menus below it. */
const menuRoots = readCall('menu/root', (schemas) => schemas.list(menuNode(schemas)));

/** Results of the search for a parent menu. */
const MAXIMUM_OPTIONS = 5;

@Resolver(() => menu.type)
export class MenuTreeResolver {
  @SignedIn()
  @Query(() => [MenuNode], { description: 'The active menus that the caller may grant, as a tree.' })
  menuTree(@Ctx() { rest }: Context): Promise<MenuNode[]> {
    // Its flag has a name of its own.
    return rest.read(menuRoots, { isAktif: encodeFlag(true) });
  }

  @SignedIn()
  @Query(() => [Option], {
    description: 'The active ones of the first five menus whose name holds a text, to pick a parent from.',
  })
  async menuOptions(
    @Arg('text', () => String, { nullable: true, description: 'Part of the name.' })
    text: string | null | undefined,
    @Ctx() { rest }: Context,
  ): Promise<Option[]> {
    const query = { name: text?.trim() || undefined, page: 1, size: MAXIMUM_OPTIONS };
    const { rows } = await rest.page(menu.view, query);
    return rows.filter(({ isActive }) => isActive).map(({ id, name }) => ({ value: id, text: name }));
  }

  @FieldResolver(() => menu.type, {
    nullable: true,
    description: 'The menu above; null for a root and out of scope.',
  })
  parent(@Root() { parentId }: Menu, @Ctx() { rest }: Context): Promise<Menu | null> | null {
    return parentId === null ? null : rest.byId(menu.view, parentId);
  }
}
