import type { Client } from 'graphql-ws';
import { data, refused } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { meResponse } from '../../testing/samples/sample-user.js';
import { transports } from '../../testing/transports.js';
import { eventsSecret, notificationCreated, sendEvent } from '../../testing/webhook.js';

const world = gatewayForTests({ EVENTS_SECRET: eventsSecret });
const { upstream } = world;
const markRead = 'mutation { markNotificationRead(id: "1") { message errors { message } } }';
const unread = '{ unreadNotificationCount }';
const texts = {
  id: 'Layanan data memberi jawaban yang tidak dapat dibaca.',
  en: 'The data service sent a response that cannot be read.',
};

describe.each(Object.entries(transports))('over %s', (_transport, send) => {
  test.each(Object.entries(texts))('returns an error in the language %s', async (language, message) => {
    upstream.respondToAll(({ path }) => (path === 'user/me' ? data(meResponse) : { bytes: 'no JSON' }));
    expect((await send(world.gateway, { query: unread, language })).messages).toEqual([message]);
  });

  test('calls the data API in the language of the client', async () => {
    upstream.respondToAll(({ path }) =>
      path === 'user/me' ? data(meResponse) : data({ totalNotification: 1 }),
    );
    upstream.calls.length = 0;
    await send(world.gateway, { query: unread, language: 'en-GB,en;q=0.9' });
    await send(world.gateway, { query: unread, language: 'id' });
    await send(world.gateway, { query: unread, language: 'fr' });
    const sent = upstream.calls.filter(({ path }) => path === 'notification/count');
    // Without a supported language, the data API uses the user's preference.
    expect(sent.map(({ headers }) => headers['accept-language'])).toEqual(['en', 'id', undefined]);
  });
});

test('returns its own messages of a mutation in the language of the client', async () => {
  upstream.respondToAll({ status: 404, json: { success: false } });
  const messages = await Promise.all(
    ['id', 'en'].map(
      async (language) => (await world.gateway.run(markRead, {}, { token: 't', language })).data,
    ),
  );
  expect(messages).toEqual([
    {
      markNotificationRead: {
        message: 'Notifikasi tidak ditemukan.',
        errors: [{ message: 'Notifikasi tidak ditemukan.' }],
      },
    },
    {
      markNotificationRead: {
        message: 'There is no such notification.',
        errors: [{ message: 'There is no such notification.' }],
      },
    },
  ]);
});

test('returns the data API’s refusal unchanged, in the requested language', async () => {
  const rules = { id: 'Alamat harus diisi', en: 'Address is required' } as const;
  upstream.respondToAll(({ headers }) => refused(headers['accept-language'] === 'en' ? rules.en : rules.id));
  const forgot = 'mutation { forgotPassword(input: { email: "a@b.cd" }) { message } }';
  for (const [language, message] of Object.entries(rules))
    expect((await world.gateway.run(forgot, {}, { language })).data).toEqual({ forgotPassword: { message } });
});

describe('sends one event to the clients of one user', () => {
  const clients: Client[] = [];
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.dispose()));
  });

  test.each([
    [
      'to each in its language',
      { en: { title: 'Vehicle status changed', description: 'by Budi' } },
      'Vehicle status changed',
    ],
    ['unchanged if the data API has no translations', undefined, 'Status kendaraan berubah'],
  ])('%s', async (_what, translations, english) => {
    upstream.respondToAll(data(meResponse));
    const query = 'subscription { notificationReceived { title } }';
    const subscribed = async (language: string) => {
      const client = world.gateway.socketClient({ token: 'a-token', language });
      clients.push(client);
      const first = client.iterate<{ notificationReceived: { title: string } }>({ query }).next();
      // The response comes when the previous subscription of the same socket has started.
      await client.iterate({ query: '{ __typename }' }).next();
      return { first };
    };
    const subscriptions = await Promise.all(['en', 'id', 'en'].map(subscribed));
    const { data: row, ...event } = notificationCreated(80, [meResponse.data.id], 'Status kendaraan berubah');
    await sendEvent(world.gateway, { ...event, data: { ...row, translations } });
    const values = await Promise.all(subscriptions.map(({ first }) => first));
    expect(values.map(({ value }) => value?.data?.notificationReceived.title)).toEqual([
      english,
      'Status kendaraan berubah',
      english,
    ]);
  });
});
