import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { data } from '../testing/data-api-double.js';
import { GatewayUnderTest, gatewayForTests } from '../testing/gateway-under-test.js';
import { meResponse } from '../testing/samples/sample-user.js';

const otlp = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              kind: z.number(),
            }),
          ),
        }),
      ),
    }),
  ),
});

const world = gatewayForTests();
let collector: Server;
let endpoint = '';
let received: { path: string; key: unknown; body: string }[] = [];
beforeAll(async () => {
  collector = createServer(async (request, response) => {
    received.push({ path: request.url ?? '', key: request.headers['api-key'], body: await text(request) });
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const address = collector.address();
  endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
beforeEach(() => {
  received = [];
});
afterAll(() => {
  collector.close();
});

const started = (environment: Record<string, string> = {}) =>
  GatewayUnderTest.start({
    ...world.upstream.environment,
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=k=1',
    ...environment,
  });
const spans = () =>
  received.flatMap(({ body }) =>
    otlp
      .parse(JSON.parse(body))
      .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );

const traceId = 'c0ffee00c0ffee00c0ffee00c0ffee00';
const query = 'query WhoAmI { me { user { id name } } }';

test('one trace spans the browser, the request, its operation and the data API', async () => {
  const gateway = await started();
  let traceparent: unknown;
  world.upstream.expect('GET', 'user/me', ({ headers }) => {
    traceparent = headers.traceparent;
    return data(meResponse);
  });
  await gateway.run(
    query,
    {},
    { token: 'very-secret', headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` } },
  );
  await gateway.stop();
  expect(received.map(({ path, key }) => [path, key])).toEqual([['/v1/traces', 'k=1']]);
  const byName = new Map(spans().map((span) => [span.name, span]));
  expect([...byName.keys()].sort()).toEqual(['GET user/me', 'POST /graphql', 'query WhoAmI']);
  const [request, operation, call] = ['POST /graphql', 'query WhoAmI', 'GET user/me'].map((name) =>
    byName.get(name),
  );
  expect(spans().map((span) => span.traceId)).toEqual([traceId, traceId, traceId]);
  expect([request?.parentSpanId, operation?.parentSpanId, call?.parentSpanId]).toEqual([
    '00f067aa0ba902b7',
    request?.spanId,
    operation?.spanId,
  ]);
  expect(traceparent).toBe(`00-${traceId}-${call?.spanId}-01`);
  const { name, email } = meResponse.data;
  for (const secret of ['very-secret', name, email]) expect(received[0]?.body).not.toContain(secret);
});

test('traces an operation over a WebSocket, and begins a new trace for an invalid traceparent', async () => {
  const gateway = await started();
  world.upstream.expect('GET', 'user/me', data(meResponse), 2);
  const client = gateway.socketClient({ token: 't', headers: { traceparent: `00-${'0'.repeat(32)}-no-01` } });
  for await (const _ of client.iterate({ query, operationName: 'WhoAmI' }));
  await client.dispose();
  await gateway.stop();
  const [call, operation] = spans();
  expect([call?.name, operation?.name]).toEqual(['GET user/me', 'socket WhoAmI']);
  expect(call?.parentSpanId).toBe(operation?.spanId);
  expect(operation?.parentSpanId).toBeUndefined();
});

test('passes on an unsampled trace without exporting it, and works when the collector is unavailable', async () => {
  const gateway = await started({ OTEL_TRACES_SAMPLER_ARG: '0' });
  world.upstream.expect('GET', 'user/me', ({ headers }) => {
    expect(headers.traceparent).toMatch(/-00$/);
    return data(meResponse);
  });
  await gateway.run(query, {}, { token: 't' });
  await gateway.stop();
  expect(received).toEqual([]);
  const withoutCollector = await started({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  world.upstream.expect('GET', 'user/me', data(meResponse));
  expect((await withoutCollector.run(query, {}, { token: 't' })).errors).toBeUndefined();
  await withoutCollector.stop();
});
