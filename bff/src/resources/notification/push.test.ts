import { data, refused, saved } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';

const bench = gatewayForTests();
const { upstream } = bench;
const run = (query: string) => bench.gateway.run(query, {}, { token: 'staff-token' });
const endpoint = 'https://push.test/abc';

test('a browser is subscribed, renewed and unsubscribed', async () => {
  upstream.expect('POST', 'notification/push/subscribe', ({ body }) => {
    expect(body).toEqual({ endpoint, p256dh: 'BKey', auth: 'secret' });
    return saved(1);
  });
  upstream.expect('POST', 'notification/push/renew', ({ body }) => {
    expect(body).toEqual({ endpoint });
    return data({ isSubscribed: '1' });
  });
  upstream.expect('POST', 'notification/push/unsubscribe', ({ body }) => {
    expect(body).toEqual({ endpoint });
    return saved(1);
  });
  const { data: result } = await run(`mutation {
    subscribeToPush(input: { endpoint: "${endpoint}", p256dh: "BKey", auth: "secret" }) { success }
    renewPush(endpoint: "${endpoint}") { success isSubscribed }
    unsubscribeFromPush(endpoint: "${endpoint}") { success }
  }`);
  expect(result).toEqual({
    subscribeToPush: { success: true },
    renewPush: { success: true, isSubscribed: true },
    unsubscribeFromPush: { success: true },
  });
});

test('a refusal is in the payload, and a data API without Web Push is NOT_SUPPORTED', async () => {
  const renewal = `mutation { renewPush(endpoint: "${endpoint}") { success isSubscribed errors { field } } }`;
  upstream.expect(
    'POST',
    'notification/push/renew',
    refused('No', [{ field: 'endpoint', code: 'INVALID', message: 'No' }]),
  );
  expect((await run(renewal)).data).toEqual({
    renewPush: { success: false, isSubscribed: false, errors: [{ field: 'endpoint' }] },
  });
  upstream.expect('POST', 'notification/push/renew', { status: 404 });
  expect((await run(renewal)).codes).toEqual(['NOT_SUPPORTED']);
});
