import { type Selectable, sql } from 'kysely';
import { Type } from 'typebox';
import type { Trx } from '../../database/open-database.js';
import type { UserTypeTable } from '../../database/tables.js';
import { type Caller, COMPANY_TYPE } from '../access/caller.js';
import { everybody, platform } from '../access/field-rights.js';
import { givesNoMoreThan, isNotForGranting } from '../access/grants.js';
import type { GivenCaller } from '../access/parameter.js';
import { allOf, type Condition, visibleTo } from '../access/scope.js';
import { companyTypeName } from '../company/company.js';
import { flag, text } from '../http/body-reader.js';
import { brokenRule } from '../http/refusals.js';
import { menuScope } from '../menu/menu-scope.js';
import { type Column, containing } from '../resource/columns.js';
import { defineResource } from '../resource/define/define-resource.js';
import { field, shown } from '../resource/define/fields.js';
import { anyText } from '../resource/found-rows.js';
import type { SaveContext } from '../resource/resource.js';
import { ACTIVE_WORDS } from '../resource/sheet.js';
import { endAccessOfDeactivated } from '../sign-in/session-ended.js';
import { keepAnAdministrator } from './administrators.js';
import { userTypeScope } from './user-type-scope.js';

const COMPANY_TYPES = [COMPANY_TYPE.platform, COMPANY_TYPE.supplier, COMPANY_TYPE.tenant] as const;

/** The most people whose types are collected. */
const MOST_PEOPLE = 1000;
/** Texts of fewer characters have no trigram, by which people are found. */
const TRIGRAM = 3;

/**
 * A search by the addresses of the people who have the type, of those that the caller sees. Few people with the text are found by the
 * index of trigrams; of many, each type soon has one.
 */
function emails(caller: GivenCaller): Column {
  const seen =
    caller.companyType === COMPANY_TYPE.platform ? sql`true` : sql`person.company_id = ${caller.companyId}`;
  return {
    sql: sql`t.id`,
    kind: 'text',
    search: (text) => {
      const having = sql`${seen} and person.email ilike ${anyText(text.map(containing))}`;
      const few = sql`select person.user_type_id from app_user person where ${having} limit ${sql.lit(MOST_PEOPLE + 1)}`;
      return sql<boolean>`case
        when length(${anyText(text)}) < ${sql.lit(TRIGRAM)} or (select count(*) from (${few}) few) > ${sql.lit(MOST_PEOPLE)}
        then (select true from app_user person where person.user_type_id = t.id and ${having} limit 1) is true
        else t.id = any(array(${few})) end`;
    },
    isSearchOnly: true,
  };
}

/** User types: roles, with the menus that they give. */
export const userType = defineResource({
  name: 'user_type',
  title: { id: 'Tipe User', en: 'User Type' },
  menu: 'USER_MENU',
  screen: 'user-menu/manage',
  isPersonOnly: true,
  label: sql<string>`t.name`,
  scope: userTypeScope,
  fields: {
    name: field(text('Name', 100), {
      column: 'name',
      search: true,
      sheet: [1, 'Name'],
      write: everybody,
    }),
    companyTypeId: field(Type.Enum(COMPANY_TYPES, { title: 'Company type' }), {
      column: 'company_type',
      filter: true,
      write: everybody,
      edit: platform,
    }),
    companyTypeName: shown({ sql: companyTypeName, kind: 'text' }, { sheet: [2, 'Company Type'] }),
    isActive: field(flag('Status'), {
      column: 'is_active',
      filter: true,
      sheet: [3, 'Status', ACTIVE_WORDS],
      bulk: true,
      write: everybody,
    }),
    isAdmin: field(flag('Administrator'), {
      column: 'is_admin',
      sheet: [4, 'Is Admin', { '1': 'Administrator', '0': { id: 'Biasa', en: 'Ordinary' } }],
      write: everybody,
    }),
    listMenu: field(
      Type.Array(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), { title: 'Menus', maxItems: 1000 }),
      {
        column: {
          sql: sql`(select coalesce(json_agg(um.menu_id order by um.menu_id), '[]') from user_type_menu um
            where um.user_type_id = t.id)`,
          kind: 'json',
        },
        references: { scope: menuScope, name: sql`t.name` },
        write: everybody,
      },
    ),
  },
  columnsOf: (caller) => ({ email: emails(caller) }),
  search: ['email'],
  save: {
    writable: (caller) => [givesNoMoreThan(caller, sql`t.id`), isOwner(caller)],
    values: async (context, body, current) => {
      checkCompanyType(context.caller, body);
      await checkAdministrator(context.caller, body, current);
      if (current !== undefined && current.company_type !== body.companyTypeId) {
        await checkUnused(context.trx, current);
      }
      if (body.isActive === '0' && current?.id === context.caller.userTypeId) {
        throw brokenRule('isActive', 'NOT_ALLOWED', {
          id: 'Anda tidak dapat menonaktifkan tipe user Anda sendiri',
          en: 'You cannot deactivate your own user type',
        });
      }
      await checkMenus(context, body.listMenu, current?.id ?? null);
      return current === undefined ? { company_id: ownerFor(context.caller) } : {};
    },
    constraints: {
      user_type_name_key: (body) => ({
        field: 'name',
        code: 'TAKEN',
        message: {
          id: `Tipe user ${body.name.trim()} sudah ada untuk tipe perusahaan ini`,
          en: `User type ${body.name.trim()} already exists for this company type`,
        },
      }),
    },
    written: async ({ trx, services }, { id, body, before }) => {
      await sql`delete from user_type_menu where user_type_id = ${id}
        and menu_id <> all(${body.listMenu}::integer[])`.execute(trx);
      await sql`insert into user_type_menu (user_type_id, menu_id)
        select ${id}::integer, menu_id from unnest(${body.listMenu}::integer[]) menu_id
        on conflict do nothing`.execute(trx);
      if (before === undefined) return;
      await keepAnAdministrator(trx);
      if (before.is_active && body.isActive === '0') {
        await endAccessOfDeactivated(services, trx, sql<boolean>`u.user_type_id = ${id}`);
      }
    },
  },
});

/** The company whose staff change what the caller makes; null: the platform, which shares it with the company type. */
const ownerFor = ({ companyType, companyId }: Caller): number | null =>
  companyType === COMPANY_TYPE.platform ? null : companyId;

/** Checks whether the caller is of the company that the type belongs to. */
const isOwner = (caller: Caller): Condition =>
  sql<boolean>`t.company_id is not distinct from ${ownerFor(caller)}::integer`;

function checkCompanyType(caller: Caller, body: { companyTypeId: number }): void {
  if (caller.companyType === COMPANY_TYPE.platform || caller.companyType === body.companyTypeId) return;
  throw brokenRule('companyTypeId', 'NOT_ALLOWED', {
    id: 'Anda tidak dapat membuat tipe user untuk tipe perusahaan ini',
    en: 'You cannot create user types of this company type',
  });
}

/** An Administrator of the Platform has every menu: only another one can make one. */
async function checkAdministrator(
  caller: Caller,
  body: { isAdmin: string; companyTypeId: number },
  current: Selectable<UserTypeTable> | undefined,
): Promise<void> {
  const gives = body.isAdmin === '1' && body.companyTypeId === COMPANY_TYPE.platform;
  const gave = current?.is_admin === true && current.company_type === COMPANY_TYPE.platform;
  if (!gives || gave || caller.isAdministrator) return;
  throw brokenRule('isAdmin', 'NOT_ALLOWED', {
    id: 'Hanya Administrator platform yang dapat membuat Administrator',
    en: 'Only an Administrator of the platform can create an Administrator',
  });
}

async function checkUnused(trx: Trx, current: Selectable<UserTypeTable>): Promise<void> {
  const person = await trx
    .selectFrom('app_user')
    .select('name')
    .where('user_type_id', '=', current.id)
    .executeTakeFirst();
  if (person === undefined) return;
  throw brokenRule('companyTypeId', 'IN_USE', {
    id: `Tipe perusahaan tidak dapat diubah: ${person.name} memiliki tipe user ini`,
    en: `The company type cannot change: ${person.name} has this user type`,
  });
}

/** Every menu must be there and be one that the caller has, unless the type has it already. */
async function checkMenus(
  { trx, caller, services }: SaveContext,
  menus: readonly number[],
  current: number | null,
): Promise<void> {
  const mayGrant = allOf(visibleTo(caller, menuScope, services.today()));
  const { rows } = await sql<{ id: number; name: string | null; isInactive: boolean }>`
    select wanted.id, m.name, coalesce(not m.is_active, false) as "isInactive" from unnest(${menus}::integer[]) wanted(id) left join menu m on m.id = wanted.id
    where wanted.id not in (select had.menu_id from user_type_menu had where had.user_type_id = ${current})
      and (${isNotForGranting(caller)} or not m.is_active
        or not exists (select 1 from menu t where t.id = wanted.id and ${mayGrant}))
    order by 3, 1 limit 1`.execute(trx);
  const refused = rows[0];
  if (refused === undefined) return;
  const isHidden = refused.name === null || caller.companyType !== COMPANY_TYPE.platform;
  if (refused.isInactive && !isHidden) {
    throw brokenRule('listMenu', 'INACTIVE', {
      id: `Menu ${refused.name} tidak aktif`,
      en: `The menu ${refused.name} is inactive`,
    });
  }
  throw brokenRule(
    'listMenu',
    refused.name === null ? 'NOT_FOUND' : 'NOT_ALLOWED',
    isHidden
      ? {
          id: 'Ada menu yang tidak ditemukan di antara menu Anda',
          en: 'One of the menus is not among your own',
        }
      : {
          id: `Menu ${refused.name} tidak dapat Anda berikan`,
          en: `You cannot grant the menu ${refused.name}`,
        },
  );
}
