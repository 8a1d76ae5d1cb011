import { type PeriodicWork, periodicWork } from '../jobs/periodic-work.js';
import type { Services } from '../services/services.js';
import { announceEnd } from '../sign-in/session-ended.js';
import { deleteShortLived } from './retention.js';

/** Once a minute: ends the sessions that have expired, so that their sockets close too, and deletes short-lived rows. */
export const housekeeping = (services: Services): PeriodicWork =>
  periodicWork(services, 60_000, 'housekeeping failed', () =>
    services.transact(async (trx) => {
      await announceEnd(services, trx, await services.sessions.sweep(trx), 'expired');
      await deleteShortLived(trx);
    }),
  );
