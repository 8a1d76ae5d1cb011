import { sql } from 'kysely';
import type { Database } from '../../database/open-database.js';

/** An event that was given up: the receiver did not accept it within 24 hours. */
export interface DeadLetter {
  eventId: string;
  type: string;
  subject: string;
  /** The number of users it was for. */
  users: number;
  createdAt: string;
  givenUpAt: string;
  attempts: number;
  /** Why the last attempt failed. */
  failure: string;
}

/** The events that were given up in the last 30 days, the oldest first. */
export async function listDeadLetters(db: Database): Promise<DeadLetter[]> {
  const { rows } = await sql<DeadLetter>`
    select payload->>'id' as "eventId", payload->>'type' as type, key as subject,
      jsonb_array_length(payload->'users') as users, created_at as "createdAt", given_up_at as "givenUpAt", attempts, failure
    from task where kind = 'event' and given_up_at is not null order by id`.execute(db);
  return rows;
}

/**
 * Has all dead letters delivered again, for another 24 hours, under their old ids.
 * @returns how many there were
 */
export async function sendDeadLettersAgain(db: Database): Promise<number> {
  const { rows } = await sql`
    update task set given_up_at = null, failure = null, created_at = now(), attempts = 0, next_attempt_at = now()
    where kind = 'event' and given_up_at is not null returning id`.execute(db);
  return rows.length;
}
