import { sql } from 'kysely';
import { tooManyTries } from '../http/refusals.js';
import type { Services } from '../services.js';

const WINDOW_SECONDS = 15 * 60;

/** How many tries of a kind there may be within 15 minutes. */
export interface Limits {
  ofAccount: number;
  ofAddress: number;
}

/**
 * Counts a try before it is judged: many at once get no more tries than one after the other.
 * @param account names the kind of try too, `user:12`
 * @param address the network address that the call came from; with its kind where tries are counted apart
 * @returns the try's id, to be forgotten when it was right
 * @throws CallRefused (429) when the limits are reached
 */
export async function recordAttempt(
  { db }: Services,
  account: string,
  address: string,
  limits: Limits,
): Promise<number> {
  const { id } = await db
    .insertInto('login_attempt')
    .values({ account, address })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ ofAccount: number; ofAddress: number; oldest: number }>`
    select count(*) filter (where account = ${account}) as "ofAccount",
      count(*) filter (where address = ${address}) as "ofAddress",
      extract(epoch from now() - min(attempted_at))::double precision as oldest
    from login_attempt
    where (account = ${account} or address = ${address}) and id < ${id}
      and attempted_at > now() - ${WINDOW_SECONDS} * interval '1 second'
      -- further ahead only by a clock that was put back since: nobody is locked out for longer because of that
      and attempted_at < now() + ${WINDOW_SECONDS} * interval '1 second'`.execute(db);
  const failures = rows[0];
  if (failures === undefined) return id;
  if (failures.ofAccount < limits.ofAccount && failures.ofAddress < limits.ofAddress) return id;
  // A refused try is not one more failure, or a lock would never end.
  await db.deleteFrom('login_attempt').where('id', '=', id).execute();
  throw tooManyTries(Math.max(1, Math.ceil(WINDOW_SECONDS - failures.oldest)));
}

/** Forgets a right try, and the account's wrong ones before it. */
export async function forgetAttempts({ db }: Services, account: string, attempt?: number): Promise<void> {
  await db
    .deleteFrom('login_attempt')
    .where((where) =>
      where.or([
        where('account', '=', account),
        ...(attempt === undefined ? [] : [where('id', '=', attempt)]),
      ]),
    )
    .execute();
}
