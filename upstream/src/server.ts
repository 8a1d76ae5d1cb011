import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Caller } from './data-api/access/caller.js';
import { createServices, type ServiceOptions } from './data-api/create-services.js';
import { dataApi } from './data-api/data-api.js';
import { recordUpload } from './data-api/housekeeping/orphaned-photos.js';
import { handleErrors, refuseAddress, refuseConnection } from './data-api/http/error-handling.js';
import { limitedToReading } from './data-api/http/refusals.js';
import { renderMessages } from './data-api/http/render-messages.js';
import { languageOf } from './data-api/http/text.js';
import { mayLoad } from './data-api/photo/photo-access.js';
import { bearerToken, refusedToken, writes } from './data-api/session/enforce-access.js';
import { openPhotoStore } from './file-service/open-photo-store.js';
import { isPhotoName } from './file-service/photo-store.js';
import { fileService } from './file-service/plugin.js';
import type { S3Options } from './file-service/s3-photo-store.js';
import { GeocoderThread } from './geocoder/geocoder-thread.js';
import { geocoder } from './geocoder/plugin.js';
import type { Collector } from './shared/trace-provider.js';

export interface ServerOptions extends ServiceOptions {
  /** Folder of the photos, where `s3` names no bucket for them. */
  filesDirectory: string;
  s3?: S3Options | undefined;
  /** Proxies whose `X-Forwarded-For` is trusted. */
  trustProxy: string;
  /** The collector of traces. */
  tracing?: Collector | undefined;
  /** True if this is an installation for real use. */
  isProduction?: boolean;
  /** True if the process is stopping: `/readyz` reports it, while calls are still accepted. */
  isStopping?: () => boolean;
  /** The stream that takes the log lines; false: nothing. */
  log: false | { write(line: string): void };
}

/**
 * The path of a request as it is logged: without its query, which may hold what somebody searched for, and without the token of a
 * tracker, however the path is written.
 */
const loggedPath = (url: string): string | undefined =>
  url
    .split('?', 1)[0]
    ?.replace(/%[2-7][0-9a-f]/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))
    .replace(/(\/track)\/.*/is, '$1/:token');

/** Contract: the gateway never sends more than a save's payload. */
const BODY_BYTES = 1024 * 1024;

/**
 * Puts the services together under their prefixes: the data API under /api, the file service under /files, the
 * geocoder under /geo. `/healthz` responds while the process runs, `/readyz` while a sign-in and a list would work and no signal to stop
 * came. `close()` completes the calls in progress first.
 */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: options.log && {
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      stream: options.log,
    },
    // One line a request, below, instead of fastify's two.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy,
    bodyLimit: BODY_BYTES,
    requestTimeout: 60_000,
    // Longer than a gateway keeps an idle connection, so that it is never the one that finds it closed.
    keepAliveTimeout: 75_000,
    forceCloseConnections: 'idle',
    // What came just before a connection was closed is handled as any other call.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseConnection,
    genReqId: ({ headers }) => {
      const id = headers['x-request-id'];
      return typeof id === 'string' && /^[\w.-]{1,100}$/.test(id) ? id : randomUUID();
    },
  });
  handleErrors(app);
  renderMessages(app);
  // The packages are loaded only where traces are configured.
  if (options.tracing) (await import('./request-traces.js')).traceRequests(app, options.tracing);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    // Thousands a second, and each device's list has the time of its last one.
    if (request.routeOptions.config.access === 'tracker' && reply.statusCode === 200) return;
    request.log.info(
      {
        method: request.method,
        path: loggedPath(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        user: request.caller?.userId,
      },
      'request',
    );
  });

  const thread = new GeocoderThread();
  const addressAt: ServiceOptions['addressAt'] = async (place) =>
    (await thread.request(place))[0]?.display_name ?? '';
  const photos = openPhotoStore(options);
  const { services, start, startJobs, stop } = createServices(
    { addressAt, photos, isOwnPhoto: isPhotoName, ...options },
    app.log,
  );

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (options.isStopping?.()) return reply.code(503).send({ status: 'stopping' });
    if (await services.readiness.isReady()) return { status: 'ready' };
    return reply.code(503).send({ status: 'not ready', reasons: ['the database does not respond'] });
  });
  const authenticate = async (request: FastifyRequest): Promise<Caller> => {
    const token = bearerToken(request.headers.authorization);
    const caller = token === undefined ? null : await services.sessions.authenticate(token);
    if (caller === null) throw refusedToken(request, token);
    return caller;
  };
  await app.register(dataApi(services, options.isProduction), { prefix: '/api' });
  await app.register(
    fileService<Caller>({
      store: photos,
      uploading: (path, { userId }) => recordUpload(options.db, path, userId),
      mayLoad: (path, caller) => mayLoad(services, caller, path),
      authenticate: async (request) => {
        const caller = await authenticate(request);
        request.caller = caller;
        if (caller.isReadOnly && writes(request.method)) throw limitedToReading();
        return caller;
      },
      language: languageOf,
    }),
    { prefix: '/files' },
  );
  await app.register(geocoder, { prefix: '/geo', thread, ...(options.isProduction && { authenticate }) });

  app.addHook('onReady', async () => start());
  app.addHook('onListen', async () => startJobs());
  app.addHook('onClose', stop);
  return app;
}
