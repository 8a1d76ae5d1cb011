import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../database/open-database.js';
import type { OutgoingEvent } from '../events/outbox.js';
import type { Services } from '../services/services.js';
import type { EndedSession } from '../session/sessions.js';

type Reason = Extract<OutgoingEvent, { type: 'session.ended' }>['data']['reason'];

/** Announces that sessions are over, so that their sockets close. */
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

/** Ends every session of the users `u` that fulfil the condition, and revokes their API tokens for good. */
export async function endAccess(
  services: Services,
  trx: Trx,
  users: RawBuilder<boolean>,
  reason: Reason,
): Promise<void> {
  const sessions = await services.sessions.endOf(trx, users);
  const { rows: tokens } = await sql<EndedSession>`
    update api_token set revoked_at = now(), updated_at = now(), version = version + 1
    where revoked_at is null and user_id in (select u.id from app_user u where ${users})
    returning token_hash as "sessionHash", user_id as "userId"`.execute(trx);
  await announceEnd(services, trx, [...sessions, ...tokens], reason);
}

/** Ends the access of users who were deactivated, by themselves or with their user type or company. */
export const endAccessOfDeactivated = (
  services: Services,
  trx: Trx,
  users: RawBuilder<boolean>,
): Promise<void> => endAccess(services, trx, users, 'deactivated');
