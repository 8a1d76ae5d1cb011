import { sql } from 'kysely';
import { type Static, Type } from 'typebox';
import { COMPANY_TYPE } from '../access/caller.js';
import { allOf, type Scope, visibleTo } from '../access/scope.js';
import { companyScope } from '../company/company-scopes.js';
import { optionalText, text } from '../http/body-reader.js';
import { wasNotFound } from '../http/phrases.js';
import { brokenRule } from '../http/refusals.js';
import type { References } from '../resource/references.js';
import type { SaveContext } from '../resource/resource.js';
import { userTypeScope } from '../user-type/user-type-scope.js';

const ROW = Type.Object({
  companyName: text('Company'),
  /** Needed only where companies of two types have the same name. */
  companyTypeName: optionalText('Company type'),
  userTypeName: text('User type'),
});
type Names = Static<typeof ROW>;

/** A company or a role that a row of the file may refer to. */
interface Named {
  id: number;
  name: string;
  companyType: number;
  /** The company that a role belongs to; null where the platform shares it. */
  owner: number | null;
}

/** The words for the types of companies in a row. */
const COMPANY_TYPE_WORDS: Readonly<Record<number, readonly string[]>> = {
  [COMPANY_TYPE.platform]: ['platform'],
  [COMPANY_TYPE.supplier]: ['supplier', 'pemasok', 'company supplier'],
  [COMPANY_TYPE.tenant]: ['tenant', 'penyewa', 'company tenant'],
};

/** SQL of the owner, over the scoped row `t`. */
const OWNER = { company: sql`t.id`, user_type: sql`t.company_id` } as const;

/** The references of a row of a file to a user's company and role: the name of each may be clear only with the other's. */
export const companyAndRole: References<typeof ROW> = {
  fields: ROW.properties,
  fieldNames: { idCompany: 'companyName', idUserType: 'userTypeName' },
  async resolver(context, rows) {
    const companies = await named(
      context,
      companyScope,
      rows.map(({ companyName }) => companyName),
    );
    const roles = await named(
      context,
      userTypeScope,
      rows.map(({ userTypeName }) => userTypeName),
    );
    return {
      of(row) {
        const { company, role } = meant(row, companies(row.companyName), roles(row.userTypeName));
        return { idCompany: company.id, idUserType: role.id };
      },
    };
  },
};

/** The rows in sight that have one of the names, whatever its case. @returns those of a name */
async function named(
  { trx, caller, services }: SaveContext,
  scope: Scope<'company' | 'user_type'>,
  names: readonly string[],
): Promise<(name: string) => readonly Named[]> {
  const lowered = [...new Set(names.map((name) => name.trim().toLowerCase()))];
  const visible = visibleTo(caller, scope, services.today());
  const { rows } = await sql<Named>`
    select t.id, t.name, t.company_type as "companyType", ${OWNER[scope.table]} as owner
    from ${sql.table(scope.table)} t
    where ${allOf([sql<boolean>`lower(t.name) = any(${lowered}::text[])`, ...visible])}`.execute(trx);
  return (wanted) => rows.filter(({ name }) => name.toLowerCase() === wanted.trim().toLowerCase());
}

/** The one company and the one role of its type that a row can mean. */
function meant(
  row: Names,
  namesakes: readonly Named[],
  roles: readonly Named[],
): { company: Named; role: Named } {
  const type = row.companyTypeName?.trim().toLowerCase() ?? '';
  const companies = namesakes.filter(
    ({ companyType }) => type === '' || COMPANY_TYPE_WORDS[companyType]?.includes(type),
  );
  const [company] = companies;
  const [role] = roles;
  if (company === undefined) {
    const field = namesakes.length === 0 ? 'companyName' : 'companyTypeName';
    const message =
      field === 'companyName'
        ? wasNotFound('Company')
        : {
            id: `${row.companyName.trim()} bukan perusahaan dengan tipe ini`,
            en: `${row.companyName.trim()} is not of this type`,
          };
    throw brokenRule(field, 'NOT_FOUND', message);
  }
  if (role === undefined) {
    throw brokenRule('userTypeName', 'NOT_FOUND', wasNotFound('User type'));
  }
  const pairs = companies.flatMap((one) => {
    const own = roles.filter(({ owner }) => owner === one.id);
    const shared = roles.filter(
      ({ owner, companyType }) => owner === null && companyType === one.companyType,
    );
    // A company's own role goes before one of the same name that the platform shares.
    return [...own, ...shared].slice(0, 1).map((its) => ({ company: one, role: its }));
  });
  const [pair, ...others] = pairs;
  // The save checks whether they fit.
  if (pair === undefined) return { company, role };
  if (others.length === 0) return pair;
  throw brokenRule('companyTypeName', 'AMBIGUOUS', {
    id: `Ada beberapa perusahaan bernama ${company.name}: sebutkan tipenya`,
    en: `Several companies are named ${company.name}: enter the company type`,
  });
}
