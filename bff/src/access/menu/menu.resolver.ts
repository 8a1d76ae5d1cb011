import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver } from 'type-graphql';
import { savedRow } from '../../rest/saved-row.js';
import { SignedIn } from '../../schema/access-rule.js';
import type { Context } from '../../schema/context.js';
import { Option } from '../../schema/option.js';
import { PageArgs, pageOf } from '../../schema/paging.js';
import { payloadOf } from '../../schema/payload.js';
import { Root } from '../../schema/root.js';
import { MenuFilter, MenuInput, MenuSort } from './menu.inputs.js';
import {
  menuEdit,
  menuInputNames,
  menuLookUp,
  menuParameters,
  menuPayload,
  menuRootParameters,
  menuRoots,
  menuSave,
  menuView,
  toMenu,
  toMenuNode,
} from './menu.rest.js';
import { Menu, MenuNode, MenuPage, MenuPayload } from './menu.types.js';

@Resolver(() => Menu)
export class MenuResolver {
  @SignedIn()
  @Query(() => MenuPage, { description: "The menus in the caller's scope, a page of them." })
  async menus(
    @Arg('filter', () => MenuFilter, { nullable: true, description: 'Which menus.' })
    filter: MenuFilter | null | undefined,
    @Arg('sort', () => MenuSort, { nullable: true, description: 'In which order; newest first without.' })
    sort: MenuSort | null | undefined,
    @Args(() => PageArgs) { page, size }: PageArgs,
    @Ctx() { rest }: Context,
  ): Promise<MenuPage> {
    const rows = await rest.page(menuView, { page, size, ...menuParameters(filter, sort) });
    return pageOf(rows, { page, size }, toMenu);
  }

  @SignedIn()
  @Query(() => Menu, { nullable: true, description: 'One menu; null when there is none in scope.' })
  async menu(
    @Arg('id', () => ID, { description: 'The menu.' }) id: string,
    @Ctx() { rest }: Context,
  ): Promise<Menu | null> {
    const row = await rest.one(menuView, id);
    return row && toMenu(row);
  }

  @SignedIn()
  @Query(() => [MenuNode], { description: 'The active menus that the caller may grant, as a tree.' })
  async menuTree(@Ctx() { rest }: Context): Promise<MenuNode[]> {
    const roots = await rest.read(menuRoots, menuRootParameters);
    return roots.map(toMenuNode);
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
    const { rows } = await rest.page(menuView, menuLookUp(text));
    return rows.filter(({ isActive }) => isActive).map(({ id, name }) => ({ value: id, text: name }));
  }

  @SignedIn()
  @Mutation(() => MenuPayload, { description: 'Adds a menu.' })
  async createMenu(
    @Arg('input', () => MenuInput, { description: 'The menu.' }) input: MenuInput,
    @Ctx() context: Context,
  ): Promise<MenuPayload> {
    return save(context, null, { ...input, path: input.path ?? null });
  }

  @SignedIn()
  @Mutation(() => MenuPayload, {
    description: 'Changes a menu. An optional field that is left out stays as it is, null empties it.',
  })
  async updateMenu(
    @Arg('id', () => ID, { description: 'The menu.' }) id: string,
    @Arg('input', () => MenuInput, { description: 'Its fields, changed or not.' }) input: MenuInput,
    @Ctx() context: Context,
  ): Promise<MenuPayload> {
    return save(context, id, input);
  }

  @FieldResolver(() => Menu, {
    nullable: true,
    description: 'The menu above; null for a root and out of scope.',
  })
  async parent(@Root() { parentId }: Menu, @Ctx() { rest }: Context): Promise<Menu | null> {
    const row = parentId && (await rest.byId(menuView, parentId));
    return row ? toMenu(row) : null;
  }
}

async function save(context: Context, id: string | null, input: MenuInput): Promise<MenuPayload> {
  const reply = await context.rest.save(id === null ? menuSave : menuEdit, menuPayload(id ?? '0', input));
  return {
    ...payloadOf(reply, menuInputNames),
    get menu() {
      return savedRow(context, menuView, reply, id).then((row) => row && toMenu(row));
    },
  };
}
