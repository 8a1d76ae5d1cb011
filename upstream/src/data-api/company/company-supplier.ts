import { sql } from 'kysely';
import { Type } from 'typebox';
import { COMPANY_TYPE } from '../access/caller.js';
import { owners, platform, writtenBy } from '../access/field-rights.js';
import { optionalText } from '../http/body-reader.js';
import { own } from '../resource/columns.js';
import { defineResource } from '../resource/resource.js';
import { column } from '../resource/sheet.js';
import type { SecretBox } from '../security/secret-box.js';
import {
  COMPANY,
  COMPANY_SAVE,
  companyFields,
  companyOptions,
  companyRights,
  companySheetColumns,
  companyStatusSheetColumns,
  companyTypeName,
} from './company.js';
import { companyScope, supplierScope } from './company-scopes.js';
import { SUPPLIER_PASSWORD } from './sealed-passwords.js';

/** None, Pull, Push. */
const COMMUNICATIONS = [0, 1, 2] as const;

/** How a password is shown, and what a save sends to keep it. */
const HIDDEN = '********';

/** Companies that own vehicles. */
export const companySupplier = defineResource({
  ...COMPANY,
  name: 'company_supplier',
  menu: 'COMPANY_SUPPLIER',
  screen: 'company-supplier/manage',
  scope: supplierScope,
  columns: {
    ...COMPANY.columns,
    callbackUrl: own('callback_url', 'text'),
    communication: own('communication', 'integer'),
    username: own('username', 'text'),
    password: {
      sql: sql`case when t.password_encrypted is not null then ${sql.lit(HIDDEN)} end`,
      kind: 'text',
      secret: 'password_encrypted',
    },
    pathLogin: own('login_path', 'text'),
  },
  filters: {
    ...COMPANY.filters,
    communication: { sql: sql`t.communication`, kind: 'integer', codes: COMMUNICATIONS },
  },
  options: [
    companyOptions('company_supplier/list'),
    companyOptions('company/list', { scope: companyScope, group: companyTypeName }),
  ],
  // A password does not belong in a spreadsheet.
  import: { ...COMPANY.import, without: { password: undefined } },
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
      column('communication', 'Communication', ['None', 'Pull', 'Push']),
      column('username', 'Username'),
      column('pathLogin', 'Login Path'),
    ],
  },
  save: {
    ...COMPANY_SAVE,
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
    values: async ({ services }, body) => ({
      company_type: COMPANY_TYPE.supplier,
      callback_url: emptyOr(body.callbackUrl),
      communication: body.communication ?? 0,
      username: emptyOr(body.username),
      password_encrypted: sealedPassword(body.password, services.secrets),
      login_path: emptyOr(body.pathLogin),
    }),
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
