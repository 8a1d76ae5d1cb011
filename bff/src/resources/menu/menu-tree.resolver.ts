import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import type { Context } from '../../graphql/schema/context.js';
import { Option } from '../../graphql/schema/option.js';
import { readCall } from '../../rest/calls.js';
import { encodeFlag } from '../../rest/encode.js';
import { custom, id, integer, text, textOrEmpty } from '../definition/fields.js';
import { flagKind } from '../definition/kinds.js';
import { defineTree, type ItemOf } from '../definition/record.js';
import { GROUP, type Menu, menu } from './menu.js';

const menuNode = defineTree({
  name: 'MenuNode',
  description: 'A menu in the tree, with the menus below it.',
  fields: {
    id: id('id', { description: 'Identifies the menu.' }),
    name: textOrEmpty('name', { description: 'The title in the sidebar.' }),
    path: text('path', {
      nullable: true,
      none: GROUP,
      description: 'Route of the screen; null for a group.',
    }),
    icon: text('icon', { nullable: true, description: 'Name of its icon.' }),
    order: integer('order', { nullable: true, description: 'Position among its siblings, smallest first.' }),
    // The data API omits the flag in the tree of active menus.
    isActive: custom(
      { type: Boolean, input: flagKind.input },
      'isActive',
      (schemas) => schemas.flag.nullish().transform((flag) => flag ?? true),
      { description: 'Whether it is shown to users.' },
    ),
  },
  children: { name: 'child', description: 'The menus below, in order.' },
});

/** The roots, each with the menus below it. */
const menuRoots = readCall('menu/root', (schemas) => schemas.list(menuNode.row(schemas)));

/** Maximum number of results of the search for a parent menu. */
const MAXIMUM_OPTIONS = 5;

@Resolver(() => menu.type)
export class MenuTreeResolver {
  @SignedIn()
  @Query(() => [menuNode.type], { description: 'The active menus that the caller may grant, as a tree.' })
  menuTree(@Ctx() { rest }: Context): Promise<ItemOf<typeof menuNode>[]> {
    // This call names the flag differently.
    return rest.read(menuRoots, { isAktif: encodeFlag(true) });
  }

  @SignedIn()
  @Query(() => [Option], {
    description: 'The first five active menus whose name contains a text, to choose a parent from.',
  })
  async menuOptions(
    @Arg('text', () => String, { nullable: true, description: 'Part of the name.' })
    text: string | null | undefined,
    @Ctx() { rest }: Context,
  ): Promise<Option[]> {
    const query = {
      name: text?.trim() || undefined,
      isActive: encodeFlag(true),
      page: 1,
      size: MAXIMUM_OPTIONS,
    };
    const { rows } = await rest.page(menu.view, query);
    return rows.map(({ id, name }) => ({ value: id, text: name }));
  }

  @FieldResolver(() => menu.type, {
    nullable: true,
    description: 'The menu above; null for a root and out of scope.',
  })
  parent(@Root() { parentId }: Menu, @Ctx() { rest }: Context): Promise<Menu | null> | null {
    return parentId === null ? null : rest.byId(menu.view, parentId);
  }
}
