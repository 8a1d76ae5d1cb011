import { type Selectable, sql } from 'kysely';
import type { Trx } from '../../database/open-database.js';
import type { AppUserTable } from '../../database/tables.js';
import { COMPANY_TYPE } from '../access/caller.js';
import { everybody } from '../access/field-rights.js';
import { givesNoMoreThan } from '../access/grants.js';
import { chosenCompany } from '../company/chosen-company.js';
import { companyScope } from '../company/company-scopes.js';
import { companySupplier } from '../company/company-supplier.js';
import { companyTenant } from '../company/company-tenant.js';
import { EMAIL, flag, optionalText, reference } from '../http/body-reader.js';
import { wasNotFound } from '../http/phrases.js';
import { brokenRule } from '../http/refusals.js';
import { emailChanged } from '../notification/notice-texts.js';
import { notify } from '../notification/notify.js';
import { joined } from '../resource/columns.js';
import { defineResource } from '../resource/define/define-resource.js';
import { field, shown } from '../resource/define/fields.js';
import type { SaveContext } from '../resource/resource.js';
import { taken } from '../resource/save/constraints.js';
import { endAccessOfDeactivated } from '../sign-in/session-ended.js';
import { keepAnAdministrator } from '../user-type/administrators.js';
import { userType } from '../user-type/user-type.js';
import { userTypeScope } from '../user-type/user-type-scope.js';
import { companyAndRole } from './company-and-role.js';
import { checkNames } from './names.js';
import { personFields } from './person-fields.js';
import { userScope } from './user-scopes.js';

/**
 * Deletes the notifications and bulk changes of a person in a company that they leave: its rows name vehicles, people and amounts of
 * that company. Exports need nothing here, since a file is refused whose reader's rights have changed.
 */
async function leaveCompany(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('notification').where('user_id', '=', userId).execute();
  await trx.deleteFrom('bulk_change').where('user_id', '=', userId).execute();
}

export const user = defineResource({
  name: 'user',
  title: 'User',
  menu: 'USER',
  screen: 'user/manage',
  isPersonOnly: true,
  isLarge: true,
  label: sql<string>`t.name`,
  scope: userScope,
  joins: {
    company: sql`left join company company on company.id = t.company_id`,
    role: sql`left join user_type role on role.id = t.user_type_id`,
  },
  fields: {
    ...personFields,
    email: field(EMAIL, { column: 'email', search: true, sheet: [3, 'Email'], write: everybody }),
    isActive: field(flag('Status'), { column: 'is_active', filter: true, bulk: true, write: everybody }),
    // Which company and which role a caller may give follows from their scope.
    idCompany: field(reference('Company'), {
      hasRule: true,
      column: 'company_id',
      to: [companySupplier, companyTenant],
      references: { scope: companyScope, name: sql`t.name` },
      filter: { companyId: {}, idCompany: {} },
      write: everybody,
    }),
    companyName: shown(
      {
        ...joined('company', 'name', 'text'),
        names: { all: () => sql`select id, name from company`, key: sql`t.company_id` },
      },
      { sheet: [2, 'Company'] },
    ),
    companyTypeId: shown(joined('company', 'company_type', 'integer'), {
      filter: {
        companyTypeId: {
          sql: sql`t.company_id`,
          codes: [COMPANY_TYPE.platform, COMPANY_TYPE.supplier, COMPANY_TYPE.tenant],
          against: (type) => sql`any (select c.id from company c where c.company_type = ${type})`,
        },
      },
    }),
    idUserType: field(reference('User type'), {
      hasRule: true,
      column: 'user_type_id',
      to: userType,
      filter: true,
      write: everybody,
    }),
    userTypeName: shown(
      {
        ...joined('role', 'name', 'text'),
        names: { all: () => sql`select id, name from user_type`, key: sql`t.user_type_id` },
      },
      { sheet: [7, 'User Type'] },
    ),
    isAdmin: shown({
      ...joined('role', 'is_admin', 'flag'),
      names: { all: () => sql`select id, is_admin as name from user_type`, key: sql`t.user_type_id` },
    }),
    username: field(optionalText('Username', 100), {
      column: 'username',
      sheet: [6, 'Username'],
      write: everybody,
    }),
    activeUntil: shown(joined('company', 'end_date', 'date')),
    hasPassword: shown({ sql: sql`t.password_hash is not null`, kind: 'flag', isOnRequest: true }),
  },
  changes: sql<number>`(select coalesce(sum(n), 0)::bigint from table_change where table_name = 'app_user')`,
  import: {
    key: { field: 'email', title: 'E-mail', of: ({ email }) => email, column: sql<string>`lower(t.email)` },
    references: companyAndRole,
  },
  save: {
    staysBecause: 'the invitation was sent by mail',
    writable: (caller) => [givesNoMoreThan(caller, sql`t.user_type_id`)],
    values: async (context, body, current) => {
      await checkRole(context, body, current);
      if (body.isActive === '0' && current?.id === context.caller.userId) {
        throw brokenRule('isActive', 'NOT_ALLOWED', {
          id: 'Anda tidak dapat menonaktifkan diri sendiri',
          en: 'You cannot deactivate yourself',
        });
      }
      const email = body.email.trim();
      // Without a username, the e-mail address is the username.
      const username = body.username?.trim() || email;
      await checkNames(context, { email, username }, current);
      return { email, username };
    },
    constraints: {
      app_user_email_key: taken('email', 'E-mail'),
      app_user_username_key: ({ username, email }) =>
        taken('username', 'Username')({ username: username?.trim() || email }),
    },
    invites: isInvited,
    written: async ({ trx, services, caller, isImport }, { id, body, before }) => {
      const act = isImport ? 'imported' : before === undefined ? 'first' : 'repeated';
      const isActive = body.isActive === '1';
      const email = body.email.trim();
      const moved = before !== undefined && before.email !== email;
      if (moved) {
        await trx.deleteFrom('password_link').where('user_id', '=', id).execute();
        // Before the first sign-in the old address may be a mistyped one, of another person.
        if (before.password_hash !== null && before.email.toLowerCase() !== email.toLowerCase()) {
          const letter = { kind: 'email_changed', address: before.email, userId: id } as const;
          await services.mail.write(trx, letter, { caller, act });
          await notify(trx, services.outbox, [id], { ...emailChanged(email), path: null });
        }
      }
      if (isInvited({ body, before }))
        await services.mail.write(trx, { kind: 'welcome', address: email }, { caller, act });
      if (before === undefined) return;
      if (before.company_id !== body.idCompany) await leaveCompany(trx, id);
      const isDeactivated = before.is_active && !isActive;
      // Nothing else takes an Administrator away.
      if (isDeactivated || before.user_type_id !== body.idUserType) await keepAnAdministrator(trx);
      if (isDeactivated) await endAccessOfDeactivated(services, trx, sql<boolean>`u.id = ${id}`);
    },
  },
});

/** A new user gets a link to set the password, and one without a password whose address changes or who becomes active. */
function isInvited({
  body,
  before,
}: {
  body: { email: string; isActive: string };
  before: Selectable<AppUserTable> | undefined;
}): boolean {
  if (body.isActive !== '1') return false;
  if (before === undefined) return true;
  return before.password_hash === null && (before.email !== body.email.trim() || !before.is_active);
}

/** Company and role must be the caller's to give, and fit each other. */
async function checkRole(
  context: SaveContext,
  body: { idCompany: number; idUserType: number },
  current: Selectable<AppUserTable> | undefined,
): Promise<void> {
  const { trx, caller, find } = context;
  const company = await chosenCompany(context, companyScope, body.idCompany, {
    field: 'idCompany',
    title: 'Company',
    current: current?.company_id,
  });
  const role = await find(userTypeScope, body.idUserType);
  if (role === undefined) {
    throw brokenRule('idUserType', 'NOT_FOUND', wasNotFound('User type'));
  }
  const isOfCompany = role.company_id === null || role.company_id === company.id;
  if (role.company_type !== company.company_type || !isOfCompany) {
    throw brokenRule('idUserType', 'INVALID', {
      id: `Tipe user ${role.name} bukan untuk ${company.name}`,
      en: `The user type ${role.name} is not one of ${company.name}`,
    });
  }
  if (role.id === current?.user_type_id) return;
  if (!role.is_active) {
    throw brokenRule('idUserType', 'INACTIVE', {
      id: `Tipe user ${role.name} tidak aktif`,
      en: `The user type ${role.name} is inactive`,
    });
  }
  const { rows } = await sql`select 1 where ${givesNoMoreThan(caller, sql`${role.id}::integer`)}`.execute(
    trx,
  );
  if (rows.length === 0) {
    throw brokenRule('idUserType', 'NOT_ALLOWED', {
      id: `Tipe user ${role.name} memiliki menu yang tidak Anda miliki`,
      en: `The user type ${role.name} has menus that you do not have yourself`,
    });
  }
}
