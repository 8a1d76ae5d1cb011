import type { Language } from '../http/text.js';
import type { Trx } from '../services.js';

/** A letter to somebody: `welcome` to a new user, `reset` to who forgot the password. */
export interface Letter {
  kind: 'welcome' | 'reset';
  /** The address that it is for, be there somebody who has it or not. */
  address: string;
  /** Of the screen on which it was asked for; undefined where nobody knows which the receiver reads. */
  language?: Language | undefined;
}

/** Where mail waits to be sent: a table, so that a letter is neither lost nor sent for what was taken back. */
export class MailOutbox {
  /** Writes a letter in the transaction that causes it. */
  async write(trx: Trx, letter: Letter): Promise<void> {
    await trx
      .insertInto('mail_outbox')
      .values({ ...letter, language: letter.language ?? null })
      .execute();
  }
}
