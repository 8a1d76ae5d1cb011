import { randomUUID } from 'node:crypto';
import { gatewayForTests } from '../testing/gateway-under-test.js';
import { eventsSecret, postEvent, sendEvent, signatureOf } from '../testing/webhook.js';

const formerSecret = 'what both sides knew until today';
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

test('an event that is signed and fresh is taken', async () => {
  expect(await post(body(), seconds())).toBe(204);
});

test('the timestamp may be seconds, milliseconds or ISO 8601', async () => {
  expect(await post(body(), String(Date.now()))).toBe(204);
  expect(await post(body(), new Date().toISOString())).toBe(204);
});

test('while the secret is changed, an event may be signed with either', async () => {
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
  expect(await post(text, seconds(-1), signatureOf(now, text))).toBe(401);
});

test.each(['', 'sha256=', 'sha256=00', 'nonsense'])('the signature %p is refused', async (signature) => {
  expect(await post(body(), seconds(), signature)).toBe(401);
});

test('an event signed more than five minutes ago, or ahead, is refused', async () => {
  expect(await post(body(), seconds(-301))).toBe(401);
  expect(await post(body(), seconds(310))).toBe(401);
  expect(await post(body(), seconds(-290))).toBe(204);
  expect(await post(body(), 'yesterday')).toBe(401);
});

test.each(['', 'not JSON', '[]', '{"id":"1"}', '{"id":"1","type":"x","at":"now"}'])(
  'a signed body that is no event, %p, is 400',
  async (text) => {
    expect(await post(text, seconds())).toBe(400);
  },
);

test('a type that this gateway does not know yet is taken all the same', async () => {
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
