import { setTimeout as pause } from 'node:timers/promises';
import { data, rows } from '../testing/data-api-double.js';
import { gatewayForTests } from '../testing/gateway-under-test.js';
import { complaintCommented, complaintDetailResponse } from '../testing/samples/sample-complaint.js';
import { meResponse } from '../testing/samples/sample-user.js';
import { eventsSecret, sendEvent } from '../testing/webhook.js';

const world = gatewayForTests({ EVENTS_SECRET: eventsSecret });
const { id: me } = meResponse.data;
const query = 'subscription ($id: ID!) { complaintCommented(complaintId: $id) { id author { id } } }';

/** Number of calls that read the author of a comment: each execution makes one. */
let authorCalls = 0;
/** Number of calls that read a complaint: each subscription makes one before it starts. */
let complaintCalls = 0;
beforeEach(() => {
  authorCalls = 0;
  complaintCalls = 0;
  world.upstream.respondToAll(({ path }) => {
    if (path === 'user/me') return data(meResponse);
    if (path === 'complaint/view/61') complaintCalls += 1;
    if (path === 'complaint/view/61') return data(complaintDetailResponse());
    if (path === 'user/view') authorCalls += 1;
    return rows([]);
  });
});

/** Opens subscriptions, sends two comments, and returns the ids that each subscription received. */
async function receivedBy(subscriptions: readonly { variables: { id: string }; language?: string }[]) {
  const clients = subscriptions.map(({ language }) => world.gateway.socketClient({ token: 't', language }));
  const values = subscriptions.map(({ variables }, index) => clients[index]?.iterate({ query, variables }));
  const first = values.map((each) => each?.next());
  const deadline = Date.now() + 60_000;
  while (complaintCalls < clients.length && Date.now() < deadline) await pause(10);
  await pause(100);
  await sendEvent(world.gateway, complaintCommented(4, [me]));
  await sendEvent(world.gateway, complaintCommented(5, [me]));
  const received = [];
  for (const [index, each] of values.entries())
    received.push([(await first[index])?.value, (await each?.next())?.value]);
  await Promise.all(clients.map((client) => client.dispose()));
  return received;
}

const comment = (id: string) => ({ data: { complaintCommented: { id, author: null } } });

test('a comment is executed once for identical subscriptions of a user', async () => {
  const tabs = Array.from({ length: 5 }, () => ({ variables: { id: '61' } }));
  expect(await receivedBy(tabs)).toEqual(tabs.map(() => [comment('4'), comment('5')]));
  expect(authorCalls).toBe(2);
});

test('subscriptions in another language are executed separately', async () => {
  const subscriptions = [
    { variables: { id: '61' }, language: 'id' },
    { variables: { id: '61' }, language: 'en' },
  ];
  expect(await receivedBy(subscriptions)).toEqual(subscriptions.map(() => [comment('4'), comment('5')]));
  expect(authorCalls).toBe(4);
});
