import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver } from 'type-graphql';
import { savedRow } from '../../rest/saved-row.js';
import { SignedIn } from '../../schema/access-rule.js';
import type { Context } from '../../schema/context.js';
import { Option } from '../../schema/option.js';
import { PageArgs, pageOf } from '../../schema/paging.js';
import { payloadOf } from '../../schema/payload.js';
import { Root } from '../../schema/root.js';
import { menuView, toMenu } from '../menu/menu.rest.js';
import { Menu } from '../menu/menu.types.js';
import { UserTypeFilter, UserTypeInput, UserTypeSort } from './user-type.inputs.js';
import {
  toUserType,
  userTypeEdit,
  userTypeInputNames,
  userTypeList,
  userTypeParameters,
  userTypePayload,
  userTypeSave,
  userTypeView,
} from './user-type.rest.js';
import { UserType, UserTypePage, UserTypePayload } from './user-type.types.js';

@Resolver(() => UserType)
export class UserTypeResolver {
  @SignedIn()
  @Query(() => UserTypePage, { description: "The user types in the caller's scope, a page of them." })
  async userTypes(
    @Arg('filter', () => UserTypeFilter, { nullable: true, description: 'Which user types.' })
    filter: UserTypeFilter | null | undefined,
    @Arg('sort', () => UserTypeSort, { nullable: true, description: 'In which order; newest first without.' })
    sort: UserTypeSort | null | undefined,
    @Args(() => PageArgs) { page, size }: PageArgs,
    @Ctx() { rest }: Context,
  ): Promise<UserTypePage> {
    const rows = await rest.page(userTypeView, { page, size, ...userTypeParameters(filter, sort) });
    return pageOf(rows, { page, size }, toUserType);
  }

  @SignedIn()
  @Query(() => UserType, { nullable: true, description: 'One user type; null when there is none in scope.' })
  async userType(
    @Arg('id', () => ID, { description: 'The user type.' }) id: string,
    @Ctx() { rest }: Context,
  ): Promise<UserType | null> {
    const row = await rest.one(userTypeView, id);
    return row && toUserType(row);
  }

  @SignedIn()
  @Query(() => [Option], { description: 'The user types that people of a company may have, to pick from.' })
  userTypeOptions(
    @Arg('companyId', () => ID, { description: 'The company.' }) companyId: string,
    @Ctx() { rest }: Context,
  ): Promise<Option[]> {
    return rest.options(userTypeList, { idCompany: companyId });
  }

  @SignedIn()
  @Mutation(() => UserTypePayload, { description: 'Adds a user type.' })
  async createUserType(
    @Arg('input', () => UserTypeInput, { description: 'The user type.' }) input: UserTypeInput,
    @Ctx() context: Context,
  ): Promise<UserTypePayload> {
    return save(context, null, input);
  }

  @SignedIn()
  @Mutation(() => UserTypePayload, {
    description: 'Changes a user type. An optional field that is left out stays as it is, null empties it.',
  })
  async updateUserType(
    @Arg('id', () => ID, { description: 'The user type.' }) id: string,
    @Arg('input', () => UserTypeInput, { description: 'Its fields, changed or not.' }) input: UserTypeInput,
    @Ctx() context: Context,
  ): Promise<UserTypePayload> {
    return save(context, id, input);
  }

  @FieldResolver(() => [Menu], {
    nullable: true,
    description: 'The menus it grants that are in scope; null when they could not be read.',
  })
  async menus(@Root() { menuIds }: UserType, @Ctx() { rest }: Context): Promise<Menu[]> {
    const rows = await Promise.all(menuIds.map((id) => rest.byId(menuView, id)));
    return rows.filter((row) => row !== null).map(toMenu);
  }
}

async function save(context: Context, id: string | null, input: UserTypeInput): Promise<UserTypePayload> {
  const reply = await context.rest.save(
    id === null ? userTypeSave : userTypeEdit,
    userTypePayload(id ?? '0', input),
  );
  return {
    ...payloadOf(reply, userTypeInputNames),
    get userType() {
      return savedRow(context, userTypeView, reply, id).then((row) => row && toUserType(row));
    },
  };
}
