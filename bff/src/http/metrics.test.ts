import { createServer } from 'node:http';
import { data } from '../testing/data-api-double.js';
import { GatewayUnderTest, gatewayForTests } from '../testing/gateway-under-test.js';
import { meOnTheWire } from '../testing/sample-user.js';

const world = gatewayForTests();

/** A port that was free a moment ago. */
function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.listen(0, () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

test('METRICS_PORT serves Prometheus what was done, on a port of its own', async () => {
  const port = await freePort();
  const gateway = await GatewayUnderTest.start({ ...world.upstream.environment, METRICS_PORT: String(port) });
  world.upstream.expect('GET', 'user/me', data(meOnTheWire));
  world.upstream.expect('GET', 'user/preferences', { status: 500 });
  await gateway.run('{ me { user { id } preferences } }', {}, { token: 't' });
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(metrics).toContain('armada_operation_duration_seconds_count{type="query",outcome="errors"} 1');
  expect(metrics).toContain('armada_operation_errors_total{code="UPSTREAM_UNAVAILABLE"} 1');
  expect(metrics).toContain('armada_upstream_call_duration_seconds_count{service="dataApi",outcome="2xx"} 1');
  expect(metrics).toContain('armada_upstream_call_duration_seconds_count{service="dataApi",outcome="5xx"} 1');
  expect(metrics).toContain('armada_open_sockets 0');
  expect(metrics).toContain('armada_open_streams 0');
  expect((await fetch(`${gateway.url}/metrics`)).status).toBe(404);
  await gateway.stop();
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
});
