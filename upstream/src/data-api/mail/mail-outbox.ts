import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../database/open-database.js';
import { addTasks, addTasksOf } from '../../queue/task.js';
import type { Language } from '../http/text.js';
import { isFirstLock } from '../session/attempts.js';
import { countLetter, type MailCause } from './mail-limits.js';

/**
 * A letter: `welcome` to a new user, `reset` after a forgotten password, `locked` when wrong passwords locked the sign-in,
 * `email_changed` to the address that an account had before, `digest` of the notifications that were not read.
 */
export interface Letter {
  kind: 'welcome' | 'reset' | 'locked' | 'email_changed' | 'digest';
  /** The receiver. Apart from `email_changed`, nothing is sent when no account has this address. */
  address: string;
  /** The account that an `email_changed` letter or a `digest` is about. */
  userId?: number | null;
  /** The language of the screen that requested it; undefined where the receiver's language is not known. */
  language?: Language | null | undefined;
}

/** Stores letters, in the transaction that causes them, until they are sent. Nothing else adds mail: each letter is counted here. */
export class MailOutbox {
  /** Stores a letter that somebody's act or request causes. @throws CallRefused (429) when that has caused too many */
  async write(
    trx: Trx,
    letter: Letter & { kind: 'welcome' | 'reset' | 'email_changed' },
    cause: MailCause,
  ): Promise<void> {
    const { kind, address } = letter;
    // Many letters of others must not keep a person from being warned.
    const receiver = kind === 'email_changed' ? null : `mail:${kind}:${address.toLowerCase()}`;
    await countLetter(trx, receiver, cause);
    await addTasks(trx, 'mail', [{ payload: letter }]);
  }

  /** Stores the letter about a sign-in that was locked, once where somebody keeps it locked. */
  async writeLocked(trx: Trx, address: string): Promise<void> {
    if (!(await isFirstLock({ db: trx }, address.toLowerCase()))) return;
    const letter: Letter = { kind: 'locked', address };
    await addTasks(trx, 'mail', [{ payload: letter }]);
  }

  /**
   * Stores digests, of which a person has chosen one an hour or a day.
   * @param users a query of their `user_id` and `email` @param before `with` of what it reads
   */
  async writeDigests(trx: Trx, users: RawBuilder<unknown>, before: RawBuilder<unknown>): Promise<void> {
    await addTasksOf(
      trx,
      'mail',
      sql`select '' as key, jsonb_build_object('kind', 'digest', 'address', email, 'userId', user_id) as payload
        from (${users}) receiver order by user_id`,
      before,
    );
  }
}
