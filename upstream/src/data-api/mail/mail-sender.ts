import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database.js';
import type { Language } from '../http/text.js';
import { hashOf, maySignIn, preferredLanguage } from '../user/sessions.js';
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
  log: FastifyBaseLogger;
  today(): string;
  /** Milliseconds after the first failure; doubles up to five minutes. */
  firstRetryAfter?: number;
}

interface PendingLetter extends Pick<Letter, 'kind' | 'address'> {
  userId: number | null;
  language: Language | null;
  id: number;
  createdAt: string;
  attempts: number;
}

/** How long a link is good for (contract, section 2; a new user may be on leave). */
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

const BATCH = 20;
const LONGEST_RETRY = 5 * 60_000;
/** How often the table is looked at without being told: other processes write to it too. */
const LONGEST_SLEEP = 5_000;
/** Milliseconds until it is tried again to read the table, when that failed. */
const AFTER_FAULT = 1_000;
const GIVE_UP_AFTER = 24 * 3600_000;

/**
 * Sends the letters of the outbox, each by one of the data APIs that share the table; what fails is tried again with
 * growing pauses for 24 hours. The link in a letter is made when it is sent, so that its token is in the letter alone.
 */
export class MailSender {
  readonly #options: MailSenderOptions;
  readonly #transport: MailTransport;
  #running: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #again = false;
  #stopped = false;

  constructor(options: MailSenderOptions) {
    this.#options = options;
    this.#transport = mailTransport(options.destination);
  }

  /** Something was committed, or it is time: send what is due. */
  wake(): void {
    if (this.#stopped) return;
    this.#again = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
      if (this.#again) this.wake();
    });
  }

  /** Ends after the letters under way. What is left stays in the table. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#again = false;
    clearTimeout(this.#timer);
    await this.#running;
    this.#transport.close();
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer);
    let sleep = LONGEST_SLEEP;
    try {
      while (this.#again && !this.#stopped) {
        this.#again = false;
        const due = await this.#claim();
        await Promise.all(due.map((letter) => this.#send(letter)));
        if (due.length > 0) this.#again = true;
      }
      sleep = Math.min(sleep, await this.#untilNextAttempt());
    } catch (fault) {
      this.#again = false;
      sleep = AFTER_FAULT;
      this.#options.log.error({ err: fault }, 'the mail outbox could not be read');
    }
    if (!this.#stopped) this.#timer = setTimeout(() => this.wake(), sleep).unref();
  }

  /** What is due, or further ahead than any retry: then the clock was put back. Nobody else gets it for the next two minutes. */
  async #claim(): Promise<PendingLetter[]> {
    const { rows } = await sql<PendingLetter>`
      update mail_outbox set attempts = attempts + 1, next_attempt_at = now() + interval '2 minutes'
      where id in (
        select id from mail_outbox
        where next_attempt_at <= now() or next_attempt_at > now() + ${sql.lit(LONGEST_RETRY)} * interval '2 milliseconds'
        order by id limit ${BATCH} for update skip locked)
      returning id, kind, address, user_id as "userId", language, created_at as "createdAt", attempts`.execute(
      this.#options.db,
    );
    return rows;
  }

  async #send(letter: PendingLetter): Promise<void> {
    const { db, log } = this.#options;
    const { id: mail, kind, attempts } = letter;
    try {
      await this.#write(letter);
      await db.deleteFrom('mail_outbox').where('id', '=', mail).execute();
    } catch (fault) {
      if (Date.now() - Date.parse(letter.createdAt) > GIVE_UP_AFTER) {
        log.error({ mail, kind, err: fault }, 'a mail was given up after 24 hours');
        await db.deleteFrom('mail_outbox').where('id', '=', mail).execute();
        return;
      }
      const pause = Math.min((this.#options.firstRetryAfter ?? 1000) * 2 ** (attempts - 1), LONGEST_RETRY);
      log.warn({ mail, kind, err: fault, pause }, 'a mail was not taken');
      await sql`update mail_outbox set next_attempt_at = now() + ${pause} * interval '1 millisecond'
        where id = ${mail}`.execute(db);
    }
  }

  async #write(letter: PendingLetter): Promise<void> {
    const account = await this.#accountOf(letter);
    if (account === undefined) return;
    if (letter.kind === 'email_changed') await this.#mail(letter, account, null);
    else await this.#mailLink(letter, letter.kind, account);
  }

  /** The account of a letter; undefined when no account has its address, or its user may not sign in. */
  async #accountOf({ address, userId }: PendingLetter): Promise<Account | undefined> {
    const { db, today } = this.#options;
    const { rows } = await sql<Account>`
      select u.id, u.name, u.email, ${preferredLanguage} as language from app_user u join company c on c.id = u.company_id
      join user_type ut on ut.id = u.user_type_id
      where ${
        userId === null
          ? sql`lower(u.email) = lower(${address}) and ${maySignIn(today())}`
          : sql`u.id = ${userId}`
      }`.execute(db);
    return rows[0];
  }

  async #mailLink(letter: PendingLetter, kind: keyof typeof GOOD_FOR, account: Account): Promise<void> {
    const { db, publicUrl } = this.#options;
    const token = randomBytes(32).toString('base64url');
    const tokenHash = hashOf(token);
    await sql`insert into password_link (token_hash, user_id, expires_at)
      values (${tokenHash}, ${account.id}, now() + ${GOOD_FOR[kind]})`.execute(db);
    try {
      await this.#mail(letter, account, `${publicUrl}/pages/reset?token=${token}`);
    } catch (fault) {
      await db.deleteFrom('password_link').where('token_hash', '=', tokenHash).execute();
      throw fault;
    }
  }

  /** Sends to the account's address as it is on record; a letter about a change goes to the address before it. */
  #mail({ kind, address, language }: PendingLetter, account: Account, link: string | null): Promise<void> {
    return this.#transport.send({
      from: this.#options.from,
      to: { name: account.name, address: kind === 'email_changed' ? address : account.email },
      ...letterText(kind, account, link, account.language ?? language),
    });
  }

  /** Milliseconds until the next letter is due, at least a few, so that a fault never makes this spin. */
  async #untilNextAttempt(): Promise<number> {
    const { rows } = await sql<{ ms: number | null }>`
      select (extract(epoch from min(next_attempt_at) - now()) * 1000)::double precision as ms
      from mail_outbox`.execute(this.#options.db);
    return Math.max(rows[0]?.ms ?? LONGEST_SLEEP, 20);
  }
}
