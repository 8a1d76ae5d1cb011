import type { Trx } from '../../database/open-database.js';
import type { Language } from '../http/text.js';

/**
 * A letter: `welcome` to a new user, `reset` after a forgotten password, `locked` when wrong passwords locked the sign-in,
 * `email_changed` to the address that an account had before.
 */
export interface Letter {
  kind: 'welcome' | 'reset' | 'locked' | 'email_changed';
  /** The receiver. Apart from `email_changed`, nothing is sent when no account has this address. */
  address: string;
  /** The account that an `email_changed` letter is about. */
  userId?: number;
  /** The language of the screen that requested it; undefined where the receiver's language is not known. */
  language?: Language | undefined;
}

/** Stores letters until they are sent: in a table, so that a letter is neither lost nor sent after a rollback. */
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
