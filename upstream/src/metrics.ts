import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { WrongConfiguration } from './config-values.js';

/** The address at which metrics are served. */
export interface MetricsAddress {
  host: string;
  port: number;
}

/**
 * Serves the metrics of the process for Prometheus: the delay of its event loop, memory and processor time. They have a port of their
 * own, so that nobody outside reaches them.
 *
 * @throws WrongConfiguration
 */
export async function serveMetrics({ host, port }: MetricsAddress): Promise<Server> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    response.setHeader('content-type', registry.contentType);
    response.end(await registry.metrics());
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message : String(fault);
    throw new WrongConfiguration(`METRICS_PORT ${port} on ${host} cannot be listened on: ${reason}.`);
  }
  return server;
}
