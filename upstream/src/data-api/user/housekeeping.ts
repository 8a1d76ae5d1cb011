import { Poller } from '../../queue/poller.js';
import { forgetShortLived } from '../retention.js';
import type { Services } from '../services.js';
import { announceEnd } from '../sign-in/session-ended.js';

const EVERY = 60_000;

/** Once a minute: ends the sessions that ran out, so that their sockets close too, and forgets what is too old to matter. */
export class Housekeeping {
  readonly #services: Services;
  readonly #poller: Poller;

  constructor(services: Services) {
    this.#services = services;
    this.#poller = new Poller({
      work: async () => {
        await this.run();
        return EVERY;
      },
      failed: (fault) => services.log.error({ err: fault }, 'housekeeping failed'),
    });
  }

  start(): void {
    this.#poller.wakeAfter(EVERY);
  }

  stop(): Promise<void> {
    return this.#poller.stop();
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
