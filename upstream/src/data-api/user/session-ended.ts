import { type RawBuilder, sql } from 'kysely';
import type { OutgoingEvent } from '../events/outbox.js';
import type { Services, Trx } from '../services.js';
import type { EndedSession } from './sessions.js';

type Reason = Extract<OutgoingEvent, { type: 'session.ended' }>['data']['reason'];

/** Tells that sessions are over, so that their sockets close (contract, section 6). */
export function announceEnd(
  { outbox }: Services,
  trx: Trx,
  ended: readonly EndedSession[],
  reason: Reason,
): Promise<void> {
  return outbox.write(
    trx,
    ended.map(({ sessionHash, userId }) => ({
      type: 'session.ended' as const,
      subject: `user:${userId}`,
      users: [userId],
      data: { session: sessionHash, reason },
    })),
  );
}

/** Ends every session of the users `u` that fulfil the condition; their tokens for integrations stay. */
export async function endSessions(
  services: Services,
  trx: Trx,
  users: RawBuilder<boolean>,
  reason: Reason,
): Promise<void> {
  await announceEnd(services, trx, await services.sessions.endOf(trx, users), reason);
}

/**
 * Ends every session of the users `u` that fulfil the condition, and whatever their integrations have open: they may
 * not come in any more. Their tokens for integrations are good for nothing until they may again.
 */
export async function shutOut(services: Services, trx: Trx, users: RawBuilder<boolean>): Promise<void> {
  await endSessions(services, trx, users, 'deactivated');
  const { rows } = await sql<EndedSession>`
    select token_hash as "sessionHash", user_id as "userId" from api_token
    where revoked_at is null and user_id in (select u.id from app_user u where ${users})`.execute(trx);
  await announceEnd(services, trx, rows, 'deactivated');
}
