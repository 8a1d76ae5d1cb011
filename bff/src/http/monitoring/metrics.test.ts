import { data } from '../../testing/data-api-double.js';
import { GatewayUnderTest, gatewayForTests } from '../../testing/gateway-under-test.js';
import { meResponse } from '../../testing/samples/sample-user.js';
import { eventsSecret, notificationCreated, sendEvent } from '../../testing/webhook.js';
import { Metrics } from './metrics.js';

const world = gatewayForTests();

const metricsOf = async ({ gateway }: GatewayUnderTest) =>
  (await fetch(`${gateway.metricsUrl}/metrics`)).text();

test('serves metrics of operations and upstream calls on METRICS_PORT only', async () => {
  const gateway = await GatewayUnderTest.start({ ...world.upstream.environment, METRICS_PORT: '0' });
  world.upstream.expect('GET', 'user/me', data(meResponse));
  world.upstream.expect('GET', 'user/preferences', { status: 500 });
  await gateway.run('{ me { user { id } preferences } }', {}, { token: 't' });
  const metrics = await metricsOf(gateway);
  expect(metrics).toContain('armada_operation_duration_seconds_count{type="query",outcome="errors"} 1');
  expect(metrics).toContain('armada_operation_errors_total{code="UPSTREAM_UNAVAILABLE"} 1');
  expect(metrics).toContain('armada_upstream_call_duration_seconds_count{service="dataApi",outcome="2xx"} 1');
  expect(metrics).toContain('armada_upstream_call_duration_seconds_count{service="dataApi",outcome="5xx"} 1');
  expect(metrics).toContain('armada_open_sockets 0');
  expect(metrics).toContain('armada_open_streams 0');
  expect((await fetch(`${gateway.url}/metrics`)).status).toBe(404);
  await gateway.stop();
  await expect(fetch(`${gateway.gateway.metricsUrl}/metrics`)).rejects.toThrow();
});

test('reports circuit breakers, documents, events and refused operations', async () => {
  const gateway = await GatewayUnderTest.start({
    ...world.upstream.environment,
    METRICS_PORT: '0',
    EVENTS_SECRET: eventsSecret,
    UPSTREAM_RETRIES: '0',
    CIRCUIT_BREAKER_FAILURES: '1',
  });
  const before = await metricsOf(gateway);
  expect(before).toContain('armada_circuit_breaker_state{service="dataApi",state="closed"} 1');
  expect(before).toContain('armada_events_total 0');
  expect(before).toContain('armada_documents{kind="recent"} 0');

  await sendEvent(gateway, notificationCreated(1, [7]));
  world.upstream.expect('GET', 'user/me', data(meResponse));
  const client = gateway.socketClient({ token: 't' });
  await expect(client.iterate({ query: '{ nothing }' }).next()).rejects.toBeDefined();
  await client.dispose();
  world.upstream.expect('GET', 'user/me', { status: 503 });
  await gateway.run('{ me { user { id } } }', {}, { token: 't' });

  const after = await metricsOf(gateway);
  expect(after).toContain('armada_operation_errors_total{code="GRAPHQL_VALIDATION_FAILED"} 1');
  expect(after).toContain('armada_circuit_breaker_state{service="dataApi",state="open"} 1');
  expect(after).toContain('armada_circuit_breaker_state{service="dataApi",state="closed"} 0');
  expect(after).toContain('armada_circuit_breaker_state{service="geocoder",state="closed"} 1');
  expect(after).toContain('armada_events_total 1');
  expect(after).toContain('armada_documents{kind="recent"} 1');
  expect(after).toMatch(/armada_event_listeners [1-9]/);
  const ready = await fetch(`${gateway.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { status: 'not ready', reasons: ['the data API does not respond'] },
  ]);
  await gateway.stop();
});

test('counts each duration once, by its labels, however often the metrics are read', async () => {
  const metrics = new Metrics();
  for (let n = 0; n < 1234; n += 1) metrics.upstreamCall('dataApi', '2xx', n < 1000 ? 0.004 : 0.2);
  metrics.upstreamCall('dataApi', '5xx', 20);
  metrics.upstreamCall('geocoder', '2xx', 0.06);
  const name = 'armada_upstream_call_duration_seconds';
  const read = () => metrics.registry.getSingleMetricAsString(name);
  const first = await read();
  expect(first).toContain(`${name}_bucket{le="0.005",service="dataApi",outcome="2xx"} 1000`);
  expect(first).toContain(`${name}_bucket{le="0.25",service="dataApi",outcome="2xx"} 1234`);
  expect(first).toContain(`${name}_count{service="dataApi",outcome="2xx"} 1234`);
  expect(first).toContain(`${name}_bucket{le="10",service="dataApi",outcome="5xx"} 0`);
  expect(first).toContain(`${name}_sum{service="dataApi",outcome="5xx"} 20`);
  expect(first).toContain(`${name}_bucket{le="0.1",service="geocoder",outcome="2xx"} 1`);
  expect(await read()).toBe(first);
  metrics.upstreamCall('geocoder', '2xx', 0.01);
  expect(await read()).toContain(`${name}_count{service="geocoder",outcome="2xx"} 2`);
});
