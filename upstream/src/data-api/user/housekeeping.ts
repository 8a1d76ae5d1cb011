import { forgetShortLived } from '../retention.js';
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
      await forgetShortLived(trx);
    });
  }
}
