import { sql } from 'kysely';
import type { Database } from '../../database/open-database.js';

/** An event that was given up: the receiver did not accept it within 24 hours. */
export interface DeadLetter {
  eventId: string;
  type: string;
  subject: string;
  /** How many users it was for. */
  users: number;
  createdAt: string;
  givenUpAt: string;
  attempts: number;
  /** Why the last attempt failed. */
  failure: string;
}

/** Moves an event to the dead letters, so that the next event of its subject is delivered. */
export async function giveUp(db: Database, id: number, failure: string): Promise<void> {
  await sql`
    with given_up as (delete from event_outbox where id = ${id} returning *)
    insert into event_dead_letter (id, event_id, type, subject, users, data, created_at, attempts, failure)
    select id, event_id, type, subject, users, data, created_at, attempts, ${failure} from given_up`.execute(
    db,
  );
}

/** The events that were given up in the last 30 days, the oldest first. */
export async function listDeadLetters(db: Database): Promise<DeadLetter[]> {
  const { rows } = await sql<DeadLetter>`
    select event_id as "eventId", type, subject, jsonb_array_length(users) as users, created_at as "createdAt",
      given_up_at as "givenUpAt", attempts, failure
    from event_dead_letter order by id`.execute(db);
  return rows;
}

/**
 * Moves all dead letters back to the outbox, where they are tried for another 24 hours under their old ids.
 * @returns how many there were
 */
export async function sendDeadLettersAgain(db: Database): Promise<number> {
  const { rows } = await sql`
    with waiting as (delete from event_dead_letter returning *)
    insert into event_outbox (event_id, type, subject, users, data)
    select event_id, type, subject, users, data from waiting order by id returning id`.execute(db);
  return rows.length;
}
