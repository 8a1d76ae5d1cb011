import type { Trx } from '../services.js';

/** A letter to somebody: `welcome` to a new user, `reset` to who forgot the password. */
export interface Letter {
  kind: 'welcome' | 'reset';
  /** The address that it is for, be there somebody who has it or not. */
  address: string;
}

/** Where mail waits to be sent: a table, so that a letter is neither lost nor sent for what was taken back. */
export class MailOutbox {
  /** Writes a letter in the transaction that causes it. */
  async write(trx: Trx, letter: Letter): Promise<void> {
    await trx.insertInto('mail_outbox').values(letter).execute();
  }
}
