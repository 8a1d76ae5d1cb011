import { once } from 'node:events';
import type { Server } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { WrongConfiguration } from './config-values.js';
import { serveMetrics } from './metrics.js';

describe('The metrics', () => {
  let server: Server;
  beforeAll(async () => {
    server = await serveMetrics({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });

  const port = () => {
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  };
  const metrics = async () => (await fetch(`http://127.0.0.1:${port()}/metrics`)).text();
  const longestDelay = async () =>
    Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(await metrics())?.[1]);

  test('have the longest delay of the event loop since they were read last', async () => {
    await longestDelay();
    // The delay is measured by a timer, which runs before and after.
    for (const end = Date.now() + 50; Date.now() < end; ) await turn();
    for (const end = Date.now() + 300; Date.now() < end; );
    for (const end = Date.now() + 50; Date.now() < end; ) await turn();
    expect(await longestDelay()).toBeGreaterThan(0.2);
  });

  test('are served on their port, and nothing else', async () => {
    expect((await fetch(`http://127.0.0.1:${port()}/readyz`)).status).toBe(404);
    expect(await metrics()).toContain('process_resident_memory_bytes');
  });

  test('stop the start with a sentence that names METRICS_PORT when the port is taken', async () => {
    const start = serveMetrics({ host: '127.0.0.1', port: port() });
    await expect(start).rejects.toThrow(WrongConfiguration);
    await expect(start).rejects.toThrow(
      /^METRICS_PORT \d+ on 127\.0\.0\.1 cannot be listened on: .*EADDRINUSE/,
    );
  });
});
