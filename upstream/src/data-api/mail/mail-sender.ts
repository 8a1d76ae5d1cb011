import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database.js';
import type { TaskKind } from '../../queue/task.js';
import { plainLine } from '../http/plain-line.js';
import { LANGUAGES, type Language } from '../http/text.js';
import { hashOf, maySignIn, preferredLanguage } from '../session/sessions.js';
import { digestText, markMailed, waitingForDigest } from './digest-letter.js';
import { letterText, type WordedLetter } from './letters.js';
import type { Letter } from './mail-outbox.js';
import { type MailDestination, type MailTransport, mailTransport } from './mail-transport.js';

export interface MailOptions {
  destination: MailDestination;
  /** `Armada <no-reply@example.com>`. */
  from: string;
  /** The address of the client, for the links: `https://fleet.example.com`. */
  publicUrl: string;
}

interface MailSenderOptions extends MailOptions {
  db: Database;
  /** IANA name of the fleet's time zone. */
  timeZone: string;
  today(): string;
}

/** The time that a link is good for. */
const GOOD_FOR = {
  reset: sql`interval '30 minutes'`,
  locked: sql`interval '30 minutes'`,
  welcome: sql`interval '7 days'`,
} as const;

/** Names are written by others, who must not put a message or a link into somebody's mail by them. */
const LONGEST_NAME = 60;

/** The account that a letter is about. */
interface Account {
  id: number;
  /** In one line without addresses; it may be empty. */
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
    if (letter.kind === 'digest') await this.#mailDigest(account);
    else if (letter.kind === 'email_changed') await this.#mail(letter, letter.kind, account, null);
    else await this.#mailLink(letter, letter.kind, account);
  }

  /** The account of a letter; undefined when no account has its address, or its user may not sign in. */
  async #accountOf({ kind, address, userId }: Letter): Promise<Account | undefined> {
    const { db, today } = this.#options;
    const { rows } = await sql<Account>`
      select u.id, u.name, u.email, ${preferredLanguage} as language from app_user u join company c on c.id = u.company_id
      join user_type ut on ut.id = u.user_type_id
      where ${
        userId === undefined || userId === null
          ? sql`lower(u.email) = lower(${address})`
          : sql`u.id = ${userId}`
      } and ${kind === 'email_changed' ? sql`true` : maySignIn(today())}`.execute(db);
    const [account] = rows;
    return account && { ...account, name: plainLine(account.name, LONGEST_NAME) };
  }

  /** Sends nothing when the account has got another address meanwhile: that change voided the account's links. */
  async #mailLink(letter: Letter, kind: keyof typeof GOOD_FOR, account: Account): Promise<void> {
    const { db, publicUrl } = this.#options;
    const token = randomBytes(32).toString('base64url');
    const tokenHash = hashOf(token);
    // Waits for a change of the account that is not committed yet.
    const { rows } = await sql`insert into password_link (token_hash, user_id, expires_at)
      select ${tokenHash}::text, u.id, now() + ${GOOD_FOR[kind]} from app_user u
      where u.id = ${account.id} and u.email = ${account.email} for share
      returning user_id`.execute(db);
    if (rows.length === 0) return;
    try {
      await this.#mail(
        letter,
        kind,
        account,
        `${publicUrl}/pages/reset?token=${token}${kind === 'welcome' ? '&first' : ''}`,
      );
    } catch (fault) {
      await db.deleteFrom('password_link').where('token_hash', '=', tokenHash).execute();
      throw fault;
    }
  }

  /** Sends what was not read, and nothing when all of it was read meanwhile. */
  async #mailDigest({ id, name, email, ...account }: Account): Promise<void> {
    const { db, from, publicUrl, timeZone } = this.#options;
    const language = account.language ?? LANGUAGES[0];
    const items = await waitingForDigest(db, id, language);
    const [newest] = items;
    if (newest === undefined) return;
    await this.#transport.send({
      from,
      to: { name, address: email },
      ...digestText({ name, language, timeZone, publicUrl }, items),
    });
    await markMailed(db, id, newest);
  }

  /** Sends to the account's address as it is on record; a letter about a change goes to the address before it. */
  #mail(
    { address, language }: Letter,
    kind: WordedLetter,
    account: Account,
    link: string | null,
  ): Promise<void> {
    return this.#transport.send({
      from: this.#options.from,
      to: { name: account.name, address: kind === 'email_changed' ? address : account.email },
      ...letterText(kind, account, link, account.language ?? language ?? null),
    });
  }
}
