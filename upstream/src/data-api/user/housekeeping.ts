import { forgetShortLived } from '../retention.js';
import type { Services } from '../services.js';
import { announceEnd } from '../sign-in/session-ended.js';

/** Ends the sessions that ran out, so that their sockets close too, and deletes what is kept for a short time only. */
export async function runHousekeeping(services: Services): Promise<void> {
  await services.transact(async (trx) => {
    const ended = await services.sessions.sweep(trx);
    await announceEnd(services, trx, ended, 'expired');
    await forgetShortLived(trx);
  });
}
