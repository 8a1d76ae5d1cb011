import { gatewayForTests } from '../testing/gateway-under-test.js';
import { eventsSecret, sendEvent } from '../testing/webhook.js';

describe('with a Redis that is away', () => {
  const bench = gatewayForTests({ EVENTS_SECRET: eventsSecret, REDIS_URL: 'redis://127.0.0.1:1' });

  test('an event is not taken, so that the data API tries it again', async () => {
    expect((await sendEvent(bench.gateway, { type: 'notification.read', users: [1] })).status).toBe(503);
  });
});

describe('without a secret', () => {
  const bench = gatewayForTests();

  test('there is no webhook', async () => {
    expect((await sendEvent(bench.gateway, { type: 'notification.read', users: [1] })).status).toBe(404);
  });
});
