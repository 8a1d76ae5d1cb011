import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database.js';
import type { TaskKind } from '../../queue/task.js';
import type { Language } from '../http/text.js';
import { hashOf, maySignIn, preferredLanguage } from '../sign-in/sessions.js';
import { letterText } from './letters.js';
import type { Letter } from './mail-outbox.js';
import { type MailDestination, type MailTransport, mailTransport } from './mail-transport.js';

export interface MailOptions {
  destination: MailDestination;
  /** `Armada <no-reply@example.com>`. */
  from: string;
  /** Where the client is, for the links: `https://fleet.example.com`. */
  publicUrl: string;
}

interface MailSenderOptions extends MailOptions {
  db: Database;
  today(): string;
}

/** How long a link is good for. */
const GOOD_FOR = {
  reset: sql`interval '30 minutes'`,
  locked: sql`interval '30 minutes'`,
  welcome: sql`interval '7 days'`,
} as const;

/** The account that a letter is about. */
interface Account {
  id: number;
  name: string;
  email: string;
  language: Language | null;
}

/** Sends letters. The link in a letter is created when it is sent, so that its token is in the letter alone. */
export class MailSender {
  readonly kind: TaskKind<Letter> = {
    name: 'mail',
    atOnce: 20,
    afterADay: 'delete',
    handle: ({ payload }) => this.#write(payload),
    describe: ({ id, payload }) => ({ mail: id, kind: payload.kind }),
  };
  readonly #options: MailSenderOptions;
  readonly #transport: MailTransport;

  constructor(options: MailSenderOptions) {
    this.#options = options;
    this.#transport = mailTransport(options.destination);
  }

  close(): void {
    this.#transport.close();
  }

  async #write(letter: Letter): Promise<void> {
    const account = await this.#accountOf(letter);
    if (account === undefined) return;
    if (letter.kind === 'email_changed') await this.#mail(letter, account, null);
    else await this.#mailLink(letter, letter.kind, account);
  }

  /** The account of a letter; undefined when no account has its address, or its user may not sign in. */
  async #accountOf({ address, userId }: Letter): Promise<Account | undefined> {
    const { db, today } = this.#options;
    const { rows } = await sql<Account>`
      select u.id, u.name, u.email, ${preferredLanguage} as language from app_user u join company c on c.id = u.company_id
      join user_type ut on ut.id = u.user_type_id
      where ${
        userId === undefined || userId === null
          ? sql`lower(u.email) = lower(${address}) and ${maySignIn(today())}`
          : sql`u.id = ${userId}`
      }`.execute(db);
    return rows[0];
  }

  async #mailLink(letter: Letter, kind: keyof typeof GOOD_FOR, account: Account): Promise<void> {
    const { db, publicUrl } = this.#options;
    const token = randomBytes(32).toString('base64url');
    const tokenHash = hashOf(token);
    await sql`insert into password_link (token_hash, user_id, expires_at)
      values (${tokenHash}, ${account.id}, now() + ${GOOD_FOR[kind]})`.execute(db);
    try {
      await this.#mail(
        letter,
        account,
        `${publicUrl}/pages/reset?token=${token}${kind === 'welcome' ? '&first' : ''}`,
      );
    } catch (fault) {
      await db.deleteFrom('password_link').where('token_hash', '=', tokenHash).execute();
      throw fault;
    }
  }

  /** Sends to the account's address as it is on record; a letter about a change goes to the address before it. */
  #mail({ kind, address, language }: Letter, account: Account, link: string | null): Promise<void> {
    return this.#transport.send({
      from: this.#options.from,
      to: { name: account.name, address: kind === 'email_changed' ? address : account.email },
      ...letterText(kind, account, link, account.language ?? language ?? null),
    });
  }
}
