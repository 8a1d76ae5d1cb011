import type { Client } from 'graphql-ws';
import { data, type ReceivedCall, rows } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { complaintChanged, complaintRow } from '../../testing/samples/sample-complaint.js';
import { meResponse } from '../../testing/samples/sample-user.js';
import { eventsSecret, sendEvent } from '../../testing/webhook.js';

const LISTED = 'subscription { complaintListChanged { isNew complaint { id status tenantName } } }';
interface Listed {
  complaintListChanged: { isNew: boolean; complaint: { id: string } | null }[];
}

/** User ids, which are their tokens' last part, and the complaints that the data API returns to them. */
const people = { administrator: 1, supplier: 2, tenant: 5, fewRights: 9 } as const;
type Person = keyof typeof people;
const inScope: Record<Person, number[]> = {
  administrator: [61, 62, 63],
  supplier: [61, 62],
  tenant: [61],
  fewRights: [],
};

const clients: Client[] = [];
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.dispose()));
});

const bench = gatewayForTests({ EVENTS_SECRET: eventsSecret });
const { upstream } = bench;
const ids = (...of: Person[]) => of.map((person) => people[person]);
const tokenOf = ({ headers }: ReceivedCall) => headers.authorization?.replace('Bearer ', '');
const viewsOf = (person: Person) =>
  upstream.calls.filter((call) => call.path === 'complaint/view' && tokenOf(call) === person);

/** The data API: each user reads what is in scope, and a user without the menu is refused. */
function respond(): void {
  upstream.respondToAll((call) => {
    const token = tokenOf(call);
    const person = Object.keys(people).find((name): name is Person => name === token);
    if (person === undefined) return { status: 401 };
    if (call.path === 'user/me')
      return data({ ...meResponse, data: { ...meResponse.data, id: people[person] } });
    if (call.path !== 'complaint/view') return { status: 404 };
    if (person === 'fewRights') return { status: 403 };
    const wanted = call.query.ids?.split(',').map(Number) ?? [];
    return rows(inScope[person].filter((id) => wanted.includes(id)).map((id) => ({ ...complaintRow, id })));
  });
}

/** A subscribed client; `next` resolves with the complaints of its next batch. */
async function open(person: Person) {
  const client = bench.gateway.socketClient({ token: person });
  clients.push(client);
  const batches = client.iterate<Listed>({ query: LISTED });
  const first = batches.next();
  let isFirst = true;
  await client.iterate({ query: '{ __typename }' }).next();
  return async () => {
    const batch = await (isFirst ? first : batches.next());
    isFirst = false;
    if (batch.done) return undefined;
    return batch.value.data?.complaintListChanged.map(({ isNew, complaint }) => [complaint?.id, isNew]);
  };
}

test('each subscriber gets the changes that the data API returns for their own token', async () => {
  respond();
  const administrator = await open('administrator');
  const supplier = await open('supplier');
  const tenant = await open('tenant');
  const fewRights = await open('fewRights');
  let received = 0;
  void fewRights().then(() => {
    received += 1;
  });
  // The events name everybody: what is sent depends on what each may read.
  const everybody = ids('administrator', 'supplier', 'tenant', 'fewRights');
  await sendEvent(bench.gateway, complaintChanged(everybody, 63, { step: 'raise', byUserId: 77 }));
  expect(await administrator()).toEqual([['63', true]]);
  await sendEvent(bench.gateway, complaintChanged(everybody, 61, { byUserId: 77 }));
  expect(await supplier()).toEqual([['61', false]]);
  expect(await tenant()).toEqual([['61', false]]);
  expect(await administrator()).toEqual([['61', false]]);
  expect(received).toBe(0);
  expect(bench.gateway.logLines.join('')).toContain('Changed complaints could not be fetched');
});

test('own changes, changes of others for other users, and malformed events are not sent', async () => {
  respond();
  const supplier = await open('supplier');
  await sendEvent(bench.gateway, complaintChanged(ids('supplier'), 61, { byUserId: people.supplier }));
  await sendEvent(bench.gateway, complaintChanged(ids('tenant'), 61, { byUserId: 77 }));
  await sendEvent(bench.gateway, complaintChanged(ids('supplier'), 61, { id: 'one' }));
  // A change by nobody, such as the day that makes a complaint overdue.
  await sendEvent(bench.gateway, complaintChanged(ids('supplier'), 62, { byUserId: null }));
  expect(await supplier()).toEqual([['62', false]]);
  expect(viewsOf('supplier')).toHaveLength(1);
});

test('many consecutive events cause two calls, whatever number of tabs, and no more than 100 complaints', async () => {
  respond();
  const tabs = [await open('administrator'), await open('administrator')];
  const first = tabs.map((next) => next());
  await sendEvent(bench.gateway, complaintChanged(ids('administrator'), 61, { step: 'raise' }));
  expect(await Promise.all(first)).toEqual([[['61', true]], [['61', true]]]);
  for (const id of [61, 62, 61, ...Array.from({ length: 100 }, (_, index) => 100 + index)])
    await sendEvent(bench.gateway, complaintChanged(ids('administrator'), id));
  for (const next of tabs)
    expect(await next()).toEqual([
      ['61', false],
      ['62', false],
      [undefined, false],
    ]);
  const calls = viewsOf('administrator');
  expect(calls.map(({ query }) => query.size)).toEqual(['1', '100']);
});
