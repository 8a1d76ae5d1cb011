import express, { type Router } from 'express';
import type { GatewayParts } from '../gateway-parts.js';

const probeTimeoutMs = 2_000;

/**
 * `/healthz`: the process answers. `/readyz`: the data API does too (any answer but a 5xx), and the gateway is not stopping;
 * it tells the state of each service's circuit breaker.
 */
export function healthRouter({ rest }: GatewayParts, isStopping: () => boolean): Router {
  const router = express.Router();
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const ready = !isStopping() && (await rest.answers('dataApi', probeTimeoutMs));
    response
      .status(ready ? 200 : 503)
      .json({ status: ready ? 'ready' : 'not ready', circuits: rest.circuits() });
  });
  return router;
}
