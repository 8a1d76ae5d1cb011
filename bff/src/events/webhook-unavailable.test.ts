import { gatewayForTests } from '../testing/gateway-under-test.js';
import { eventsSecret, sendEvent } from '../testing/webhook.js';

describe('while Redis is unavailable', () => {
  const bench = gatewayForTests({ EVENTS_SECRET: eventsSecret, REDIS_URL: 'redis://127.0.0.1:1' });

  test('responds with 503, so that the data API retries the event', async () => {
    expect((await sendEvent(bench.gateway, { type: 'notification.read', users: [1] })).status).toBe(503);
  });
});

describe('without a secret', () => {
  const bench = gatewayForTests();

  test('responds with 404', async () => {
    expect((await sendEvent(bench.gateway, { type: 'notification.read', users: [1] })).status).toBe(404);
  });
});
