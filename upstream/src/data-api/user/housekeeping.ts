import { sql } from 'kysely';
import type { Services } from '../services.js';
import { announceEnd } from './session-ended.js';

const EVERY = 60_000;

/** Once a minute: ends the sessions that ran out, so that their sockets close too, and forgets what is too old to matter. */
export class Housekeeping {
  readonly #services: Services;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(services: Services) {
    this.#services = services;
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#running = this.run().catch((fault: unknown) => {
        this.#services.log.error({ err: fault }, 'housekeeping failed');
      });
    }, EVERY).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  /** One round. */
  async run(): Promise<void> {
    const { sessions } = this.#services;
    await this.#services.transact(async (trx) => {
      const ended = await sessions.sweep(trx);
      await announceEnd(this.#services, trx, ended, 'expired');
      await sql`delete from idempotency_key where created_at < now() - interval '24 hours'`.execute(trx);
      await sql`delete from event_dead_letter where given_up_at < now() - interval '30 days'`.execute(trx);
      await sql`delete from login_attempt where attempted_at < now() - interval '1 day'`.execute(trx);
      await sql`delete from password_link where expires_at <= now()`.execute(trx);
    });
  }
}
