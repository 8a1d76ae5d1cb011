import type { Trx } from '../../database/open-database.js';
import { addTasks } from '../../queue/task.js';
import type { Language } from '../http/text.js';

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

/** Stores letters, in the transaction that causes them, until they are sent. */
export class MailOutbox {
  async write(trx: Trx, letter: Letter): Promise<void> {
    await addTasks(trx, 'mail', [{ payload: letter }]);
  }
}
