import { sql } from 'kysely';
import { type Static, Type } from 'typebox';
import { callerOf } from '../access/caller.js';
import { optionalReference, reference, text } from '../http/body-reader.js';
import { type Envelope, saved, succeeded } from '../http/envelope.js';
import { isTaken, wasNotFound } from '../http/phrases.js';
import { NONE } from '../http/query-reader.js';
import { brokenRule } from '../http/refusals.js';
import type { App } from '../http/validation.js';
import { described } from '../openapi/described.js';
import { optionsSchema, savedSchema } from '../resource/list/list-schemas.js';
import type { SaveContext } from '../resource/resource.js';
import { serveSave } from '../resource/serve/serve-save.js';
import type { Services } from '../services/services.js';

const TAG = 'complaint';
/** The most replies of a company: nobody can pick from more. */
const MOST_REPLIES = 100;
const LONGEST_REPLY = 1000;
const TITLE = { id: 'Balasan', en: 'Reply' };

const replyBody = Type.Object({ id: optionalReference(TITLE), text: text(TITLE, LONGEST_REPLY) });
const targetBody = Type.Object({ id: reference(TITLE) });

/** The canned replies of the caller's company: its staff with the complaint menu pick, write and delete them. */
export function serveReplies(app: App, services: Services): void {
  app.get(
    '/complaint/list/reply',
    described({
      tag: TAG,
      summary: "The canned replies of the caller's company, as a pick list",
      query: NONE,
      data: optionsSchema,
    }),
    async (request) => {
      const { rows } = await sql<{ value: number; text: string }>`
        select id as value, text from complaint_reply where company_id = ${callerOf(request).companyId}
        order by lower(text), id`.execute(services.reads);
      return succeeded(rows);
    },
  );
  serveSave(
    app,
    services,
    '/complaint/reply/save',
    {
      tag: TAG,
      summary: "Add a canned reply of the caller's company, or change the one with this id",
      body: replyBody,
      data: savedSchema,
    },
    saveReply,
  );
  serveSave(
    app,
    services,
    '/complaint/reply/delete',
    {
      tag: TAG,
      summary: "Delete a canned reply of the caller's company",
      body: targetBody,
      data: savedSchema,
    },
    deleteReply,
  );
}

/** @throws RulesBroken when the company has the text already, or too many, or no reply with this id */
async function saveReply(
  { trx, caller }: SaveContext,
  { id = null, text }: Static<typeof replyBody>,
): Promise<Envelope> {
  const reply = text.trim();
  const { companyId } = caller;
  // One after the other for a company, so that two at once are counted and compared.
  await trx.selectFrom('company').select('id').where('id', '=', companyId).forUpdate().execute();
  const others = await trx
    .selectFrom('complaint_reply')
    .select(['id', sql<boolean>`lower(text) = lower(${reply})`.as('is_same')])
    .where('company_id', '=', companyId)
    .execute();
  if (others.some((other) => other.is_same && other.id !== id)) {
    throw brokenRule('text', 'TAKEN', isTaken(TITLE, reply));
  }
  const values = { text: reply, updated_by: caller.userId, updated_at: sql<string>`now()` };
  if (id === null) {
    if (others.length >= MOST_REPLIES) {
      throw brokenRule('text', 'TOO_MANY', {
        id: `Paling banyak ${MOST_REPLIES} balasan`,
        en: `At most ${MOST_REPLIES} replies`,
      });
    }
    const added = await trx
      .insertInto('complaint_reply')
      .values({ ...values, company_id: companyId })
      .returning('id')
      .executeTakeFirstOrThrow();
    return saved(added.id);
  }
  const { numUpdatedRows } = await trx
    .updateTable('complaint_reply')
    .set(values)
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw brokenRule('id', 'NOT_FOUND', wasNotFound(TITLE));
  return saved(id);
}

/** @throws RulesBroken when the company has no reply with this id */
async function deleteReply(
  { trx, caller }: SaveContext,
  { id }: Static<typeof targetBody>,
): Promise<Envelope> {
  const { numDeletedRows } = await trx
    .deleteFrom('complaint_reply')
    .where('id', '=', id)
    .where('company_id', '=', caller.companyId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw brokenRule('id', 'NOT_FOUND', wasNotFound(TITLE));
  return saved(id);
}
