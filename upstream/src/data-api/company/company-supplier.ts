import { sql } from 'kysely';
import { Type } from 'typebox';
import { COMPANY_TYPE } from '../access/caller.js';
import { owners, platform, writtenBy } from '../access/field-rights.js';
import { optionalText } from '../http/body-reader.js';
import { AUDIT_JOINS, own } from '../resource/columns.js';
import { defineResource } from '../resource/resource.js';
import { AUDIT_SHEET_COLUMNS, column } from '../resource/sheet.js';
import type { SecretBox } from '../security/secret-box.js';
import {
  companyColumns,
  companyFields,
  companyFilters,
  companyOptionFilters,
  companyRights,
  companySearch,
  companySheetColumns,
  companyStatusSheetColumns,
  companyTypeName,
  ownCompany,
  partly,
} from './company-columns.js';
import { companyValues, nameTaken, shutOutInactive } from './company-rules.js';
import { companyScope, supplierScope } from './company-scopes.js';
import { SUPPLIER_PASSWORD } from './sealed-passwords.js';

/** None, Pull, Push. */
const COMMUNICATIONS = [0, 1, 2] as const;

/** How a password is shown, and what a save sends to keep it. */
const HIDDEN = '********';

/** Suppliers.12, 3 and 7. */
export const companySupplier = defineResource({
  name: 'company_supplier',
  menu: 'COMPANY_SUPPLIER',
  screen: 'company-supplier/manage',
  scope: supplierScope,
  joins: AUDIT_JOINS,
  columns: {
    ...companyColumns,
    callbackUrl: own('callback_url', 'text'),
    communication: own('communication', 'integer'),
    username: own('username', 'text'),
    password: {
      sql: sql`case when t.password_encrypted is not null then ${sql.lit(HIDDEN)} end`,
      kind: 'text',
    },
    pathLogin: own('login_path', 'text'),
  },
  search: companySearch,
  filters: {
    ...companyFilters,
    communication: { sql: sql`t.communication`, kind: 'integer', codes: COMMUNICATIONS },
  },
  partly,
  options: [
    {
      path: 'company_supplier/list',
      text: sql<string>`t.name`,
      filters: companyOptionFilters,
    },
    {
      path: 'company/list',
      scope: companyScope,
      text: sql<string>`t.name`,
      group: companyTypeName,
      filters: companyOptionFilters,
    },
  ],
  rights: {
    ...companyRights(owners),
    ...writtenBy(platform, ['callbackUrl', 'communication', 'username', 'password', 'pathLogin'], {
      edit: owners,
    }),
  },
  sheet: {
    title: 'Company Supplier',
    columns: [
      ...companySheetColumns,
      column('callbackUrl', 'Callback URL'),
      ...companyStatusSheetColumns,
      column('communication', 'Communication', { '0': 'None', '1': 'Pull', '2': 'Push' }),
      column('username', 'Username'),
      column('pathLogin', 'Login Path'),
      ...AUDIT_SHEET_COLUMNS,
    ],
  },
  save: {
    schema: Type.Object({
      ...companyFields,
      callbackUrl: optionalText('Callback URL', 500),
      communication: Type.Optional(
        Type.Union([Type.Enum(COMMUNICATIONS), Type.Null()], { title: 'Communication' }),
      ),
      username: optionalText('Username'),
      password: optionalText('Password'),
      pathLogin: optionalText('Login path', 500),
    }),
    writable: ownCompany,
    values: async (context, body) => ({
      ...companyValues(body),
      company_type: COMPANY_TYPE.supplier,
      callback_url: emptyOr(body.callbackUrl),
      communication: body.communication ?? 0,
      username: emptyOr(body.username),
      password_encrypted: sealedPassword(body.password, context.services.secrets),
      login_path: emptyOr(body.pathLogin),
    }),
    constraints: nameTaken,
    written: shutOutInactive,
  },
});

/** A dash means empty. */
function emptyOr(value: string | null | undefined): string | null {
  const trimmed = value?.trim();
  return trimmed === undefined || trimmed === '' || trimmed === '-' ? null : trimmed;
}

function sealedPassword(password: string | null | undefined, secrets: SecretBox): string | null | undefined {
  if (password === HIDDEN) return undefined;
  return !password ? null : secrets.seal(password, SUPPLIER_PASSWORD);
}
