import { isIPv4, isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { Database, Trx } from '../../database/open-database.js';
import { type CallRefused, tooManyTries } from '../http/refusals.js';

const WINDOW_SECONDS = 15 * 60;

/** Checks whether a try counts. One far in the future comes from a clock that was set back, and must not lock anybody for longer. */
const isWithin = (
  seconds: number,
) => sql<boolean>`(attempted_at > now() - ${seconds}::integer * interval '1 second'
  and attempted_at < now() + ${seconds}::integer * interval '1 second')`;

/** True if a try was within the last 15 minutes. */
export const isRecent = isWithin(WINDOW_SECONDS);

/** The refusal of too many tries. @param oldest age of the oldest try that counts, seconds */
export const lockedSince = (oldest: number, within = WINDOW_SECONDS): CallRefused =>
  tooManyTries(Math.max(1, Math.ceil(within - oldest)));

/** The place where tries are counted. */
interface Counting {
  db: Database | Trx;
}

/** The most tries of a kind. */
export interface Limits {
  ofAccount: number;
  ofAddress: number;
  /** Seconds in which they are counted, at most a day; 15 minutes by default. */
  within?: number | undefined;
}

/**
 * Counts a try before it is checked, so that many at once get no more tries than one after the other.
 * @param account names the kind of try too, `user:12`
 * @param address the network that the call came from (`networkOf`); with its kind where tries are counted apart
 * @returns the try's id, to be deleted when it succeeds, and whether it is the last one before the account is locked
 * @throws CallRefused (429) when the limits are reached
 */
export async function recordAttempt(
  { db }: Counting,
  account: string,
  address: string,
  { within = WINDOW_SECONDS, ...limits }: Limits,
): Promise<{ id: number; isLast: boolean }> {
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
      and ${isWithin(within)}`.execute(db);
  const failures = rows[0];
  if (failures === undefined) throw new Error('a count returned no row');
  if (failures.ofAccount < limits.ofAccount && failures.ofAddress < limits.ofAddress) {
    return { id, isLast: failures.ofAccount === limits.ofAccount - 1 };
  }
  // A refused try does not count, so that a lock ends.
  await db.deleteFrom('login_attempt').where('id', '=', id).execute();
  throw lockedSince(failures.oldest, within);
}

/** Records that an account was locked. @returns whether this is the first lock within an hour */
export async function isFirstLock({ db }: Counting, account: string): Promise<boolean> {
  const lock = `lock:${account}`;
  const { rows } = await sql`
    select 1 from login_attempt where account = ${lock} and attempted_at > now() - interval '1 hour'`.execute(
    db,
  );
  await db.insertInto('login_attempt').values({ account: lock, address: lock }).execute();
  return rows.length === 0;
}

/** Deletes a successful try, and the failed ones of the account. */
export async function forgetAttempts({ db }: Counting, account: string, attempt?: number): Promise<void> {
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

/**
 * The network of a client address, by which tries are counted: an IPv4 address itself, the /64 of an IPv6 address, which one
 * subscriber has all of.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  const [ip = ''] = address.split('%');
  if (!isIPv6(ip)) return address;
  const [head = '', tail] = ip.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array<string>(Math.max(0, zeros)).fill('0'), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+/, '') || group.slice(-1))
    .join(':')}::/64`;
}
