import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { bearerToken } from './data-api/access/access-rules.js';
import { dataApi } from './data-api/data-api.js';
import { Dispatcher } from './data-api/events/dispatcher.js';
import { Outbox } from './data-api/events/outbox.js';
import { handleErrors } from './data-api/http/error-handling.js';
import { unauthenticated } from './data-api/http/refusals.js';
import { SecretBox } from './data-api/security/secret-box.js';
import type { Services } from './data-api/services.js';
import { inTransaction } from './data-api/transactions.js';
import { Housekeeping } from './data-api/user/housekeeping.js';
import { Sessions } from './data-api/user/sessions.js';
import type { Database } from './database/open-database.js';
import { fileService } from './file-service/plugin.js';

export interface ServerOptions {
  db: Database;
  filesDirectory: string;
  events: { webhookUrl: string; secret: string } | undefined;
  secretsKey: Buffer | undefined;
  timeZone: string;
  trustProxy: string;
  /** Where log lines go; false for none. */
  log: boolean;
  /** Milliseconds until an event that was not taken is tried again. */
  firstRetryAfter?: number;
}

/** Contract: the gateway never sends more than a save's payload. */
const BODY_BYTES = 1024 * 1024;

/**
 * Puts the services together under their prefixes: the data API under /api, the file service under /files. `/healthz`
 * answers while the process lives, `/readyz` while the database answers. `close()` ends the calls under way first.
 */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { db, events } = options;
  const app = fastify({
    logger: options.log && { timestamp: () => `,"time":"${new Date().toISOString()}"` },
    // One line a request, below, instead of fastify's two.
    disableRequestLogging: true,
    trustProxy: options.trustProxy,
    bodyLimit: BODY_BYTES,
    requestTimeout: 60_000,
    // Longer than a gateway keeps an idle connection, so that it is never the one that finds it closed.
    keepAliveTimeout: 75_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    genReqId: ({ headers }) => {
      const id = headers['x-request-id'];
      return typeof id === 'string' && /^[\w.-]{1,100}$/.test(id) ? id : randomUUID();
    },
  });
  handleErrors(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        url: request.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        user: request.caller?.userId,
      },
      'request',
    );
  });

  const today = todayIn(options.timeZone);
  const sessions = new Sessions(db, today);
  const dispatcher = events && new Dispatcher({ db, log: app.log, ...events, ...retryOf(options) });
  const services: Services = {
    db,
    sessions,
    outbox: new Outbox(events !== undefined),
    secrets: new SecretBox(options.secretsKey),
    log: app.log,
    today,
    transact: async (work) => {
      const result = await inTransaction(db, work);
      dispatcher?.wake();
      return result;
    },
  };
  const housekeeping = new Housekeeping(services);

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { status: 'ready' };
    } catch (fault) {
      app.log.error({ err: fault }, 'the database does not answer');
      return reply.code(503).send({ status: 'the database does not answer' });
    }
  });
  await app.register(dataApi(services), { prefix: '/api' });
  await app.register(
    fileService({
      directory: options.filesDirectory,
      authenticate: async ({ headers }) => {
        const token = bearerToken(headers.authorization);
        const caller = token === undefined ? null : await sessions.authenticate(token);
        if (caller === null) throw unauthenticated();
        return caller;
      },
    }),
    { prefix: '/files' },
  );

  app.addHook('onReady', async () => {
    dispatcher?.wake();
    housekeeping.start();
  });
  app.addHook('onClose', async () => {
    await housekeeping.stop();
    await dispatcher?.stop();
  });
  return app;
}

function retryOf({ firstRetryAfter }: ServerOptions) {
  return firstRetryAfter === undefined ? {} : { firstRetryAfter };
}

/** The day in a time zone, `YYYY-MM-DD`: Sweden writes its dates so. */
function todayIn(timeZone: string): () => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone });
  return () => format.format(new Date());
}
