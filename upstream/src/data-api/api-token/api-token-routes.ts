import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Trx } from '../../database/open-database.js';
import { callerOf } from '../access/caller.js';
import { ownRows } from '../access/scope.js';
import { day, flag, reference, text } from '../http/body-reader.js';
import { dayAfter, isDay } from '../http/day.js';
import { saved } from '../http/envelope.js';
import { brokenRule, notFound } from '../http/refusals.js';
import type { App } from '../http/validation.js';
import { described } from '../openapi/described.js';
import { AUDIT_COLUMNS, AUDIT_JOINS, own } from '../resource/columns.js';
import { savedSchema } from '../resource/list/list-schemas.js';
import { serveList } from '../resource/list/serve-list.js';
import { serveNewToken } from '../resource/serve/serve-new-token.js';
import type { Services } from '../services/services.js';
import { hashOf, newApiToken } from '../session/sessions.js';
import { announceEnd } from '../sign-in/session-ended.js';

const isRevoked = { sql: sql`t.revoked_at is not null`, kind: 'flag' } as const;

/** One's own API tokens, newest first. */
const apiTokens = {
  name: 'api_token',
  scope: ownRows('api_token'),
  joins: AUDIT_JOINS,
  columns: {
    name: own('name', 'text'),
    readOnly: own('read_only', 'flag'),
    expiresDate: own('expires_date', 'date'),
    lastUsedDate: own('last_used_at', 'time'),
    revokedDate: own('revoked_at', 'time'),
    isRevoked,
    ...AUDIT_COLUMNS,
  },
  search: ['name'],
  filters: { isRevoked },
  options: [],
} as const;

const LONGEST_DAYS = 365;
const MOST_TOKENS = 20;

const newBody = Type.Object({
  name: text('Name', 100),
  expiresDate: day('Expiry date'),
  readOnly: flag('Read only'),
});
const revokedBody = Type.Object({ id: reference('API token') });

/** `api_token/view`, `view/{id}`, `save` and `revoke`. The token itself is kept nowhere. */
export function serveApiTokens(app: App, services: Services): void {
  serveList(app, services, apiTokens, { list: 'One’s own API tokens, newest first', row: 'One of them' });

  serveNewToken(
    app,
    services,
    '/api_token/save',
    { tag: 'api_token', summary: 'Create an API token, which is returned only once', body: newBody },
    async ({ trx, caller }, body) => {
      const { userId } = caller;
      const last = dayAfter(services.today(), LONGEST_DAYS);
      if (!isDay(body.expiresDate) || body.expiresDate < services.today() || body.expiresDate > last) {
        throw brokenRule('expiresDate', 'INVALID', {
          id: 'Tanggal berakhir harus dari hari ini sampai paling lama 1 tahun',
          en: 'Expiry date must be from today on and within 1 year',
        });
      }
      await refuseTooMany(trx, userId, services.today());
      await services.sessions.keep(trx, caller);
      const token = newApiToken();
      const { id } = await trx
        .insertInto('api_token')
        .values({
          user_id: userId,
          name: body.name.trim(),
          token_hash: hashOf(token),
          read_only: body.readOnly === '1',
          expires_date: body.expiresDate,
          created_by: userId,
          updated_by: userId,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id, token };
    },
  );

  app.post(
    '/api_token/revoke',
    described({
      tag: 'api_token',
      summary: 'Revoke an API token at once',
      refuses: [404],
      body: revokedBody,
      data: savedSchema,
    }),
    async (request) => {
      const { userId } = callerOf(request);
      const { id } = request.body;
      await services.transact(async (trx) => {
        const { rows } = await sql<{ sessionHash: string }>`
        update api_token t set revoked_at = now(), updated_at = now(), updated_by = ${userId}, version = version + 1
        where t.id = ${id} and t.user_id = ${userId} and t.revoked_at is null
        returning token_hash as "sessionHash"`.execute(trx);
        const ended = rows.map(({ sessionHash }) => ({ sessionHash, userId }));
        await announceEnd(services, trx, ended, 'revoked');
        if (ended.length > 0) return;
        const there = await trx
          .selectFrom('api_token')
          .select('id')
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .executeTakeFirst();
        if (there === undefined) throw notFound();
      });
      return saved(id);
    },
  );
}

/**
 * The user's row is locked, so that of several calls at the same time none exceeds the limit.
 * @throws RulesBroken when the user has as many valid tokens as anybody may have
 */
async function refuseTooMany(trx: Trx, userId: number, today: string): Promise<void> {
  await sql`select 1 from app_user where id = ${userId} for update`.execute(trx);
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from api_token
    where user_id = ${userId} and revoked_at is null and expires_date >= ${today}::date`.execute(trx);
  if ((rows[0]?.n ?? 0) < MOST_TOKENS) return;
  throw brokenRule(null, 'TOO_MANY', {
    id: `Paling banyak ${MOST_TOKENS} token API. Cabut salah satu terlebih dahulu.`,
    en: `At most ${MOST_TOKENS} API tokens are allowed. Revoke one first.`,
  });
}
