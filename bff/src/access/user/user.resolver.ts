import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver } from 'type-graphql';
import { supplierView, toSupplier } from '../../companies/supplier/supplier.rest.js';
import { Supplier } from '../../companies/supplier/supplier.types.js';
import { tenantView, toTenant } from '../../companies/tenant/tenant.rest.js';
import { Tenant } from '../../companies/tenant/tenant.types.js';
import { importRows } from '../../rest/imports.js';
import type { Link } from '../../rest/include-negotiator.js';
import { savedRow } from '../../rest/saved-row.js';
import { SignedIn } from '../../schema/access-rule.js';
import type { Context } from '../../schema/context.js';
import { ImportPayload } from '../../schema/import-payload.js';
import { LeadsTo, Links } from '../../schema/links.js';
import { PageArgs, pageOf } from '../../schema/paging.js';
import { payloadOf } from '../../schema/payload.js';
import { Root } from '../../schema/root.js';
import { CompanyType } from '../company-type.js';
import { toUserType, userTypeView } from '../user-type/user-type.rest.js';
import { UserType } from '../user-type/user-type.types.js';
import { UserFilter, UserImportRow, UserInput, UserSort } from './user.inputs.js';
import {
  toUser,
  userEdit,
  userImport,
  userImportRow,
  userInputNames,
  userParameters,
  userPayload,
  userSave,
  userView,
} from './user.rest.js';
import { User, UserPage, UserPayload } from './user.types.js';

@Resolver(() => User)
export class UserResolver {
  @SignedIn()
  @Query(() => UserPage, { description: "The users in the caller's scope, a page of them." })
  async users(
    @Arg('filter', () => UserFilter, { nullable: true, description: 'Which users.' })
    filter: UserFilter | null | undefined,
    @Arg('sort', () => UserSort, { nullable: true, description: 'In which order; newest first without.' })
    sort: UserSort | null | undefined,
    @Args(() => PageArgs) { page, size }: PageArgs,
    @Ctx() { rest }: Context,
    @Links() links: readonly Link[],
  ): Promise<UserPage> {
    const rows = await rest.page(userView, { page, size, ...userParameters(filter, sort) }, links);
    return pageOf(rows, { page, size }, toUser);
  }

  @SignedIn()
  @Query(() => User, { nullable: true, description: 'One user; null when there is none in scope.' })
  async user(
    @Arg('id', () => ID, { description: 'The user.' }) id: string,
    @Ctx() { rest }: Context,
    @Links() links: readonly Link[],
  ): Promise<User | null> {
    const row = await rest.one(userView, id, {}, links);
    return row && toUser(row);
  }

  @SignedIn()
  @Mutation(() => UserPayload, { description: 'Adds a user.' })
  async createUser(
    @Arg('input', () => UserInput, { description: 'The user.' }) input: UserInput,
    @Ctx() context: Context,
  ): Promise<UserPayload> {
    return save(context, null, input);
  }

  @SignedIn()
  @Mutation(() => UserPayload, {
    description: 'Changes a user. An optional field that is left out stays as it is, null empties it.',
  })
  async updateUser(
    @Arg('id', () => ID, { description: 'The user.' }) id: string,
    @Arg('input', () => UserInput, { description: 'Its fields, changed or not.' }) input: UserInput,
    @Ctx() context: Context,
  ): Promise<UserPayload> {
    return save(context, id, input);
  }

  @SignedIn()
  @Mutation(() => ImportPayload, {
    description:
      'Adds and changes many users at once, all or none. Rows go by the rules of a save; one that names a user who is there changes that one.',
  })
  async importUsers(
    @Arg('rows', () => [UserImportRow], { description: 'At most 1000.' }) rows: UserImportRow[],
    @Arg('dryRun', () => Boolean, {
      description: 'Whether to save nothing and tell what would become of each.',
    })
    dryRun: boolean,
    @Ctx() context: Context,
  ): Promise<ImportPayload> {
    return importRows(context, userImport, rows.map(userImportRow), dryRun, userInputNames);
  }

  @LeadsTo(userTypeView)
  @FieldResolver(() => UserType, { nullable: true, description: 'The user type; null out of scope.' })
  async userType(@Root() { userTypeId }: User, @Ctx() { rest }: Context): Promise<UserType | null> {
    const row = userTypeId && (await rest.byId(userTypeView, userTypeId));
    return row ? toUserType(row) : null;
  }

  @LeadsTo(supplierView)
  @FieldResolver(() => Supplier, {
    nullable: true,
    description: 'The company, where that is a supplier; null out of scope.',
  })
  async supplier(
    @Root() { companyId, companyType }: User,
    @Ctx() { rest }: Context,
  ): Promise<Supplier | null> {
    const isOne = companyId !== null && companyType === CompanyType.SUPPLIER;
    const row = isOne ? await rest.byId(supplierView, companyId) : null;
    return row && toSupplier(row);
  }

  @LeadsTo(tenantView)
  @FieldResolver(() => Tenant, {
    nullable: true,
    description: 'The company, where that is a tenant; null out of scope.',
  })
  async tenant(@Root() { companyId, companyType }: User, @Ctx() { rest }: Context): Promise<Tenant | null> {
    const isOne = companyId !== null && companyType === CompanyType.TENANT;
    const row = isOne ? await rest.byId(tenantView, companyId) : null;
    return row && toTenant(row);
  }
}

async function save(context: Context, id: string | null, input: UserInput): Promise<UserPayload> {
  const photoBase = context.rest.addressOf('fileService', 'load');
  const reply = await context.rest.save(
    id === null ? userSave : userEdit,
    userPayload(id ?? '0', input, photoBase),
  );
  return {
    ...payloadOf(reply, userInputNames),
    get user() {
      return savedRow(context, userView, reply, id).then((row) => row && toUser(row));
    },
  };
}
