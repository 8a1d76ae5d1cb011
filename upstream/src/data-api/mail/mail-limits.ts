import { sql } from 'kysely';
import type { Trx } from '../../database/open-database.js';
import type { Caller } from '../access/caller.js';
import { CallRefused } from '../http/refusals.js';
import { type Limits, networkOf, recordAttempt } from '../session/attempts.js';

/** The cause of a letter: an act of a person who is signed in, or a request of somebody who is not. */
export type MailCause =
  | {
      caller: Pick<Caller, 'userId' | 'companyId'>;
      /** `first`: the first letter to a person; `repeated`: another one, or about a change; `imported`: by an import. */
      act: 'first' | 'repeated' | 'imported';
    }
  | { clientAddress: string };

interface MailLimits {
  /** Letters of a kind to one address. */
  receiver: number;
  /** Letters that one user causes. */
  sender: number;
  /** Letters that the people of one company cause. */
  company: number;
  /** Seconds in which they are counted; 15 minutes by default. */
  within?: number;
}

const DAY = 24 * 3600;

/** The limits of the mail that people cause. An import invites a company's people at once, so it is counted by the day. */
export const MAIL_LIMITS = {
  first: { receiver: 5, sender: 100, company: 300 },
  repeated: { receiver: 5, sender: 20, company: 100 },
  imported: { receiver: 5, sender: 2_000, company: 5_000, within: DAY },
} as const satisfies Record<string, MailLimits>;

/** The limits of a caller who is not signed in. */
const ANONYMOUS: Limits = { ofAccount: 5, ofAddress: 20 };

/**
 * Counts a letter, in the transaction that causes it: what is rolled back is not counted.
 * @param receiver the kind of the letter and its address; null for one that others must not be able to suppress
 * @throws CallRefused (429) when the limits are reached
 */
export async function countLetter(trx: Trx, receiver: string | null, cause: MailCause): Promise<void> {
  try {
    if ('caller' in cause) await countOfUser(trx, receiver, cause);
    else await countOfNetwork(trx, receiver ?? '', networkOf(cause.clientAddress));
  } catch (fault) {
    if (!(fault instanceof CallRefused)) throw fault;
    throw new CallRefused(fault.statusCode, TOO_MUCH, fault.retryAfter);
  }
}

const TOO_MUCH = {
  id: 'Terlalu banyak e-mail terkirim. Silakan coba lagi nanti.',
  en: 'Too many e-mails were sent. Please try again later.',
};

async function countOfUser(
  trx: Trx,
  receiver: string | null,
  { caller, act }: Extract<MailCause, { caller: unknown }>,
): Promise<void> {
  const { within, ...most }: MailLimits = MAIL_LIMITS[act];
  const sender = `mail:${act}:by:${caller.userId}`;
  const company = `mail:${act}:of:${caller.companyId}`;
  await inTurn(trx, company);
  await recordAttempt({ db: trx }, company, company, {
    ofAccount: most.company,
    ofAddress: most.company,
    within,
  });
  const ofAccount = receiver === null ? most.sender : most.receiver;
  await recordAttempt({ db: trx }, receiver ?? sender, sender, { ofAccount, ofAddress: most.sender, within });
}

async function countOfNetwork(trx: Trx, receiver: string, network: string): Promise<void> {
  const sender = `mail:from:${network}`;
  await inTurn(trx, sender);
  await inTurn(trx, receiver);
  await recordAttempt({ db: trx }, receiver, sender, ANONYMOUS);
}

/** Waits for the other transactions that count by the same name: what they count is seen once they have ended. */
async function inTurn(trx: Trx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}
