import type { Trx } from '../../database/open-database.js';
import type { Language } from '../http/text.js';

/**
 * A letter: `welcome` to a new user, `reset` after a forgotten password, `locked` when wrong passwords locked the sign-in,
 * `email_changed` to the address that an account had before.
 */
export interface Letter {
  kind: 'welcome' | 'reset' | 'locked' | 'email_changed';
  /** Where it goes. Apart from `email_changed`, nothing is sent when no account has this address. */
  address: string;
  /** The account that an `email_changed` letter is about. */
  userId?: number;
  /** Of the screen on which it was asked for; undefined where nobody knows which the receiver reads. */
  language?: Language | undefined;
}

/** Where mail waits to be sent: a table, so that a letter is neither lost nor sent for what was taken back. */
export class MailOutbox {
  /** Writes a letter in the transaction that causes it. */
  async write(trx: Trx, letter: Letter): Promise<void> {
    await trx
      .insertInto('mail_outbox')
      .values({
        kind: letter.kind,
        address: letter.address,
        user_id: letter.userId ?? null,
        language: letter.language ?? null,
      })
      .execute();
  }
}
