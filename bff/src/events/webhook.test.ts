import { randomUUID } from 'node:crypto';
import { gatewayForTests } from '../testing/gateway-under-test.js';
import { eventsSecret, postEvent, sendEvent, signatureOf } from '../testing/webhook.js';

const formerSecret = 'the former secret of the data API and the gateway';
const bench = gatewayForTests({ EVENTS_SECRET: `${eventsSecret},${formerSecret}` });
const seconds = (offset = 0) => String(Math.floor(Date.now() / 1000) + offset);
const body = () =>
  JSON.stringify({
    id: randomUUID(),
    type: 'notification.read',
    at: '2026-11-20T10:00:00+07:00',
    users: [1],
    data: {},
  });

function post(text: string, timestamp: string, signature = signatureOf(timestamp, text)) {
  const headers = { 'x-event-timestamp': timestamp, 'x-event-signature': signature };
  return postEvent(bench.gateway, text, headers).then(({ status }) => status);
}

test('accepts a signed and recent event', async () => {
  expect(await post(body(), seconds())).toBe(204);
});

test('accepts a timestamp in seconds, milliseconds or ISO 8601', async () => {
  expect(await post(body(), String(Date.now()))).toBe(204);
  expect(await post(body(), new Date().toISOString())).toBe(204);
});

test('accepts an event signed with the former secret while the secret is changed', async () => {
  const text = body();
  const now = seconds();
  expect(await post(text, now, signatureOf(now, text, formerSecret))).toBe(204);
});

test('an event signed with another secret is refused', async () => {
  const text = body();
  const now = seconds();
  expect(await post(text, now, signatureOf(now, text, 'another secret'))).toBe(401);
});

test('an event whose body or timestamp was changed on the way is refused', async () => {
  const text = body();
  const now = seconds();
  expect(await post(`${text} `, now, signatureOf(now, text))).toBe(401);
  expect(await post(text, seconds(-60), signatureOf(now, text))).toBe(401);
});

test.each(['', 'sha256=', 'sha256=00', 'nonsense'])('refuses the signature %p', async (signature) => {
  expect(await post(body(), seconds(), signature)).toBe(401);
});

test('an event signed more than five minutes ago, or ahead, is refused', async () => {
  expect(await post(body(), seconds(-301))).toBe(401);
  expect(await post(body(), seconds(310))).toBe(401);
  expect(await post(body(), seconds(-290))).toBe(204);
  expect(await post(body(), 'yesterday')).toBe(401);
});

test.each(['', 'not JSON', '[]', '{"id":"1"}', '{"id":"1","type":"x","at":"now"}'])(
  'returns 400 for the signed body %p, which is not an event',
  async (text) => {
    expect(await post(text, seconds())).toBe(400);
  },
);

test('accepts an event of an unknown type', async () => {
  expect((await sendEvent(bench.gateway, { type: 'something.new', users: [] })).status).toBe(204);
});

test('a delivery that is replayed with its signature does nothing', async () => {
  const { events } = bench.gateway.gateway.parts.live;
  const [text, now] = [body(), seconds()];
  await post(text, now);
  const before = events.arrived;
  expect(await post(text, now)).toBe(204);
  expect(events.arrived).toBe(before);
});
