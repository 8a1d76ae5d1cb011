import express, { type Router } from 'express';
import type { GatewayParts } from '../gateway-parts.js';

const probeTimeoutMs = 2_000;

/**
 * `/healthz`: the process answers. `/readyz`: the data API does too (any answer but a 5xx), and the gateway is not stopping,
 * which it tells apart: a balancer sends nothing more to who stops, but errors in words come from who misses the data API.
 * It tells the state of each service's circuit breaker.
 */
export function healthRouter({ rest }: GatewayParts, isStopping: () => boolean): Router {
  const router = express.Router();
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const answers = !isStopping() && (await rest.answers('dataApi', probeTimeoutMs));
    const status = isStopping() ? 'stopping' : answers ? 'ready' : 'not ready';
    response.status(status === 'ready' ? 200 : 503).json({ status, circuits: rest.circuits() });
  });
  return router;
}
