import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Trx } from '../../../database/open-database.js';
import { type Caller, COMPANY_TYPE, callerOf } from '../../access/caller.js';
import { allOf, visibleTo } from '../../access/scope.js';
import { chosenCompany } from '../../company/chosen-company.js';
import { supplierScope } from '../../company/company-scopes.js';
import { optionalReference, reference, text } from '../../http/body-reader.js';
import { saved } from '../../http/envelope.js';
import { brokenRule, malformed, notFound } from '../../http/refusals.js';
import type { App } from '../../http/validation.js';
import { described } from '../../openapi/described.js';
import { AUDIT_JOINS, joined, own } from '../../resource/columns.js';
import { savedSchema } from '../../resource/list/list-schemas.js';
import { serveList } from '../../resource/list/serve-list.js';
import { serveNewToken } from '../../resource/serve/serve-new-token.js';
import type { Services } from '../../services/services.js';
import { hashOf } from '../../session/sessions.js';
import { newTrackerToken, TRACKER_TOKEN } from '../tracker-tokens.js';
import { trackerTokenScope } from './tracker-scopes.js';

/** The tokens of a supplier's trackers, newest first. */
const trackerTokens = {
  name: 'tracker/token',
  scope: trackerTokenScope,
  joins: { supplier: sql`join company supplier on supplier.id = t.company_id`, ...AUDIT_JOINS },
  columns: {
    name: own('name', 'text'),
    companySupplierId: own('company_id', 'integer'),
    companySupplierName: joined('supplier', 'name', 'text'),
    createdBy: joined('creator', 'name', 'text'),
    createdDate: own('created_at', 'time'),
    lastUsedDate: own('last_used_at', 'time'),
    revokedDate: own('revoked_at', 'time'),
  },
  search: ['name'],
  filters: {
    companySupplierId: { sql: sql`t.company_id`, kind: 'integer' },
    isRevoked: { sql: sql`t.revoked_at is not null`, kind: 'flag' },
  },
  options: [],
} as const;

const newBody = Type.Object({
  name: text('Name', 100),
  companySupplierId: optionalReference('Company supplier'),
});
const revokedBody = Type.Object({ id: reference('Tracker token') });

/** The most tokens of a supplier that are not revoked. */
const MOST_TOKENS = 20;

/** `tracker/token/view`, `save` and `revoke`. */
export function serveTrackerTokens(app: App, services: Services): void {
  const tag = 'tracker/token';
  serveList(app, services, trackerTokens, {
    list: 'The tokens of trackers, newest first',
    row: 'One of them',
  });

  serveNewToken(
    app,
    services,
    '/tracker/token/save',
    { tag, summary: 'Create a token that trackers of a supplier send their positions with', body: newBody },
    async (context, body) => {
      const { trx, caller } = context;
      const { id: company } = await chosenCompany(context, supplierScope, supplierOf(caller, body), {
        field: 'companySupplierId',
        title: 'Company supplier',
        current: undefined,
      });
      await refuseTooMany(trx, company);
      const token = newTrackerToken();
      const { id } = await trx
        .insertInto('tracker_token')
        .values({
          company_id: company,
          name: body.name.trim(),
          token_hash: hashOf(token),
          token_sealed: services.secrets.canSeal ? services.secrets.seal(token, TRACKER_TOKEN) : null,
          created_by: caller.userId,
          updated_by: caller.userId,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id, token };
    },
  );

  app.post(
    '/tracker/token/revoke',
    described({
      tag,
      summary: 'Revoke a token of trackers at once',
      refuses: [404],
      body: revokedBody,
      data: savedSchema,
    }),
    async (request) => {
      const caller = callerOf(request);
      const { id } = request.body;
      await services.transact(async (trx) => {
        const inSight = allOf([
          sql<boolean>`t.id = ${id}`,
          ...visibleTo(caller, trackerTokenScope, services.today()),
        ]);
        const { rows } = await sql`
          update tracker_token t set revoked_at = coalesce(t.revoked_at, now()), updated_at = now(),
            updated_by = ${caller.userId}, version = version + 1
          where ${inSight} returning t.id`.execute(trx);
        if (rows.length === 0) throw notFound();
      });
      return saved(id);
    },
  );
}

/** @throws CallRefused (400) when staff of the platform name no supplier */
function supplierOf(caller: Caller, { companySupplierId }: { companySupplierId?: number | null }): number {
  if (companySupplierId) return companySupplierId;
  if (caller.companyType === COMPANY_TYPE.supplier) return caller.companyId;
  throw malformed('companySupplierId is missing.');
}

/**
 * The company's row is locked, so that of several calls at the same time none exceeds the limit.
 * @throws RulesBroken when the supplier has as many tokens as it may have
 */
async function refuseTooMany(trx: Trx, company: number): Promise<void> {
  await sql`select 1 from company where id = ${company} for no key update`.execute(trx);
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from tracker_token
    where company_id = ${company} and revoked_at is null`.execute(trx);
  if ((rows[0]?.n ?? 0) < MOST_TOKENS) return;
  throw brokenRule(null, 'TOO_MANY', {
    id: `Paling banyak ${MOST_TOKENS} token pelacak. Cabut salah satu terlebih dahulu.`,
    en: `At most ${MOST_TOKENS} tracker tokens are allowed. Revoke one first.`,
  });
}
