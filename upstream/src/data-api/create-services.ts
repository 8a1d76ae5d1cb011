import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/open-database.js';
import { Dispatcher } from './events/dispatcher.js';
import { Outbox } from './events/outbox.js';
import { SecretBox } from './security/secret-box.js';
import type { Services } from './services.js';
import { inTransaction } from './transactions.js';
import { Housekeeping } from './user/housekeeping.js';
import { Sessions } from './user/sessions.js';

export interface ServiceOptions {
  db: Database;
  events: { webhookUrl: string; secret: string } | undefined;
  secretsKey: Buffer | undefined;
  timeZone: string;
  /** Milliseconds until an event that was not taken is tried again. */
  firstRetryAfter?: number;
}

/** Makes what the routes work with, and what goes on behind them between `start` and `stop`. */
export function createServices(options: ServiceOptions, log: FastifyBaseLogger) {
  const { db, events, firstRetryAfter } = options;
  const today = todayIn(options.timeZone);
  const dispatcher =
    events &&
    new Dispatcher({ db, log, ...events, ...(firstRetryAfter !== undefined && { firstRetryAfter }) });
  const services: Services = {
    db,
    sessions: new Sessions(db, today),
    outbox: new Outbox(events !== undefined),
    secrets: new SecretBox(options.secretsKey),
    log,
    today,
    transact: async (work) => {
      const result = await inTransaction(db, work);
      dispatcher?.wake();
      return result;
    },
  };
  const housekeeping = new Housekeeping(services);
  return {
    services,
    housekeeping,
    start: () => {
      dispatcher?.wake();
      housekeeping.start();
    },
    stop: async () => {
      await housekeeping.stop();
      await dispatcher?.stop();
    },
  };
}

/** The day in a time zone, `YYYY-MM-DD`: Sweden writes its dates so. */
function todayIn(timeZone: string): () => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone });
  return () => format.format(new Date());
}
