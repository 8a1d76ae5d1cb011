import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import type { Context } from '../../graphql/schema/context.js';
import { Option } from '../../graphql/schema/option.js';
import { readCall } from '../../rest/calls.js';
import { encodeFlag } from '../../rest/encode.js';
import { custom, id, integer, text, textOrEmpty } from '../definition/fields.js';
import { flagKind } from '../definition/kinds.js';
import { OptionSearch } from '../definition/options/options.js';
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

/** Number of results of the search for a parent menu, unless another is requested. */
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
    description:
      'The active menus whose name contains a text, the first five by default, to choose a parent from; or those with these ids.',
  })
  async menuOptions(
    @Args(() => OptionSearch) { text, ids, first }: OptionSearch,
    @Ctx() { rest }: Context,
  ): Promise<Option[]> {
    const query = {
      name: text?.trim() || undefined,
      isActive: encodeFlag(true),
      page: 1,
      size: first ?? MAXIMUM_OPTIONS,
    };
    const found = ids
      ? await Promise.all(ids.map((id) => rest.byId(menu.view, id)))
      : (await rest.page(menu.view, query)).rows;
    return found.flatMap((row) => (row === null ? [] : [{ value: row.id, text: row.name }]));
  }

  @FieldResolver(() => menu.type, {
    nullable: true,
    description: 'The menu above; null for a root and out of scope.',
  })
  parent(@Root() { parentId }: Menu, @Ctx() { rest }: Context): Promise<Menu | null> | null {
    return parentId === null ? null : rest.byId(menu.view, parentId);
  }
}
