import { sql } from 'kysely';
import { Type } from 'typebox';
import { COMPANY_TYPE } from '../access/caller.js';
import { owners, platform } from '../access/field-rights.js';
import { optionalText } from '../http/body-reader.js';
import { defineResource } from '../resource/define/define-resource.js';
import { field } from '../resource/define/fields.js';
import type { SecretBox } from '../security/secret-box.js';
import { COMPANY, COMPANY_SAVE, companyFields, companyOptions, companyTypeName } from './company.js';
import { companyScope, supplierScope } from './company-scopes.js';

/** The purpose that a supplier's encrypted password is bound to. */
export const SUPPLIER_PASSWORD = 'company.password';

/** None, Pull, Push. */
const COMMUNICATIONS = [0, 1, 2] as const;

/** The text that is shown for a password, and that a save sends to keep it. */
const HIDDEN = '********';

const byStaff = { write: platform, edit: owners };

/** Companies that own vehicles. */
export const companySupplier = defineResource({
  ...COMPANY,
  name: 'company_supplier',
  title: 'Company Supplier',
  menu: 'COMPANY_SUPPLIER',
  screen: 'company-supplier/manage',
  scope: supplierScope,
  fields: {
    ...companyFields(owners),
    callbackUrl: field(optionalText('Callback URL', 500), {
      column: 'callback_url',
      sheet: [7, 'Callback URL'],
      ...byStaff,
    }),
    communication: field(
      Type.Optional(Type.Union([Type.Enum(COMMUNICATIONS), Type.Null()], { title: 'Communication' })),
      {
        column: 'communication',
        filter: true,
        sheet: [11, 'Communication', ['None', 'Pull', 'Push']],
        ...byStaff,
      },
    ),
    username: field(optionalText('Username'), { column: 'username', sheet: [12, 'Username'], ...byStaff }),
    password: field(optionalText('Password'), {
      column: {
        sql: sql`case when t.password_encrypted is not null then ${sql.lit(HIDDEN)} end`,
        kind: 'text',
        secret: 'password_encrypted',
      },
      // A password does not belong in a spreadsheet.
      import: { without: undefined },
      ...byStaff,
    }),
    pathLogin: field(optionalText('Login path', 500), {
      column: 'login_path',
      sheet: [13, 'Login Path'],
      ...byStaff,
    }),
  },
  options: [
    companyOptions('company_supplier/list'),
    companyOptions('company/list', { scope: companyScope, group: companyTypeName }),
  ],
  save: {
    ...COMPANY_SAVE,
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
