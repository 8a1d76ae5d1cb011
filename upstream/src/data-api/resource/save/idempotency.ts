import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Trx } from '../../../database/open-database.js';
import { callerOf } from '../../access/caller.js';
import { broken, type Envelope } from '../../http/envelope.js';
import { malformed, RulesBroken } from '../../http/refusals.js';
import { type Language, languageOf } from '../../http/text.js';
import type { Services } from '../../services/services.js';
import type { SaveContext } from '../resource.js';
import { BrokenOutOfSight } from './out-of-sight.js';
import { saveContext } from './save.js';

/** The purpose that the digest of a call is for: its body may have a password. */
const REPEATED_CALL = 'idempotency_key';

interface SaveCall {
  userId: number;
  language: Language;
  /** The header `Idempotency-Key`; undefined when there is none. */
  key: string | undefined;
  path: string;
  body: unknown;
}

/**
 * Runs the save of a request in one transaction, and once for each `Idempotency-Key`: the reply is kept for 24 hours in the transaction
 * of the write, and returned again to the same user. Of two calls with one key at the same time, the second waits for the first.
 *
 * @param isDryRun whether it writes nothing, so that a repeated one runs again
 * @throws CallRefused (400) when the key was used for another call
 */
export function saveOnce(
  services: Services,
  request: FastifyRequest,
  work: (context: SaveContext) => Promise<Envelope>,
  isDryRun = false,
): Promise<Envelope> {
  const caller = callerOf(request);
  const { 'idempotency-key': key } = request.headers;
  const call = {
    userId: caller.userId,
    language: languageOf(request),
    key: typeof key === 'string' && !isDryRun ? key : undefined,
    path: request.url,
    body: request.body,
  };
  const write = (trx: Trx) => work(saveContext(services, caller, trx));
  const { key: given } = call;
  return given === undefined
    ? orBroken(services, call.language, write)
    : services.transact((trx) => once(services, trx, { ...call, key: given }, () => write(trx)));
}

/** A save without a key: a broken rule takes back its transaction and becomes the reply. */
async function orBroken(
  services: Services,
  language: Language,
  write: (trx: Trx) => Promise<Envelope>,
): Promise<Envelope> {
  try {
    return await services.transact(write);
  } catch (fault) {
    if (!(fault instanceof RulesBroken)) throw fault;
    if (fault instanceof BrokenOutOfSight) await services.transact((trx) => fault.count(trx));
    return broken(fault.errors, language);
  }
}

async function once(
  { secrets }: Services,
  trx: Trx,
  call: SaveCall & { key: string },
  work: () => Promise<Envelope>,
): Promise<Envelope> {
  if (!/^[\x21-\x7e]{1,200}$/.test(call.key)) {
    throw malformed('Idempotency-Key must be 1 to 200 printable characters.');
  }
  const request = JSON.stringify([call.path, call.body]);
  const { rows: taken } = await sql`
    insert into idempotency_key as k (user_id, key, request_hash) values (${call.userId}, ${call.key}, ${secrets.digest(request, REPEATED_CALL)})
    on conflict (user_id, key) do update
      set request_hash = excluded.request_hash, reply = null, created_at = now()
      where k.created_at < now() - interval '24 hours'
    returning 1`.execute(trx);
  if (taken.length === 0) {
    const first = await firstCall(trx, call);
    if (first !== undefined && secrets.isDigestOf(first.requestHash, request, REPEATED_CALL))
      return first.reply;
    throw malformed('This Idempotency-Key was used for another call.');
  }

  const reply = await orTakenBack(trx, call.language, work);
  await sql`update idempotency_key set reply = ${JSON.stringify(reply)}::jsonb
    where user_id = ${call.userId} and key = ${call.key}`.execute(trx);
  return reply;
}

async function firstCall(
  trx: Trx,
  call: SaveCall,
): Promise<{ requestHash: string; reply: Envelope } | undefined> {
  const { rows } = await sql<{ requestHash: string; reply: Envelope }>`
    select request_hash as "requestHash", reply from idempotency_key
    where user_id = ${call.userId} and key = ${call.key}`.execute(trx);
  return rows[0];
}

/** A broken rule takes back what was written so far and becomes the reply; the transaction continues. */
async function orTakenBack(trx: Trx, language: Language, work: () => Promise<Envelope>): Promise<Envelope> {
  await sql`savepoint save`.execute(trx);
  try {
    return await work();
  } catch (fault) {
    if (!(fault instanceof RulesBroken)) throw fault;
    await sql`rollback to savepoint save`.execute(trx);
    if (fault instanceof BrokenOutOfSight) await fault.count(trx);
    return broken(fault.errors, language);
  }
}
