import express, { type Router } from 'express';
import type { Logger } from 'pino';
import type { LiveEvents } from '../../events/live-events.js';
import type { RestClient } from '../../rest/rest-client.js';
import { Readiness } from './readiness.js';

/**
 * `/healthz`: the process responds. `/readyz`: a sign-in and a list would work, and the gateway is not stopping. `status` shows why it is
 * not ready: a load balancer stops sending requests to a gateway that is stopping, but not to one without its data API, which still serves
 * the client and error messages.
 */
export function healthRouter(
  { rest, live, log }: { rest: RestClient; live: LiveEvents; log: Logger },
  isStopping: () => boolean,
): Router {
  const readiness = new Readiness({ rest, events: live.events, log });
  const router = express.Router();
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const reasons = isStopping() ? [] : await readiness.reasons();
    response.setHeader('cache-control', 'no-store');
    if (isStopping()) response.status(503).json({ status: 'stopping' });
    else if (reasons.length > 0) response.status(503).json({ status: 'not ready', reasons });
    else response.json({ status: 'ready' });
  });
  return router;
}
