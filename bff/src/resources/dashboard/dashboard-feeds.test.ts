import type { Client } from 'graphql-ws';
import { data } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { complaintChanged } from '../../testing/samples/sample-complaint.js';
import { dashboardSample } from '../../testing/samples/sample-position.js';
import { meResponse } from '../../testing/samples/sample-user.js';
import { eventsSecret, sendEvent } from '../../testing/webhook.js';

type Bench = ReturnType<typeof gatewayForTests>;

const me = meResponse.data.id;
const clients: Client[] = [];
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.dispose()));
});

function open({ upstream, gateway }: Bench) {
  upstream.expect('GET', 'user/me', data(meResponse));
  const client = gateway.socketClient({ token: 'staff-token' });
  clients.push(client);
  return client;
}

interface Changed {
  dashboardChanged: { vehicleStatus: { active: number } };
}
/** The number of active vehicles, each time that the dashboard changes. */
const actives = (client: Client, supplierId: string | null = null) => {
  const changes = client.iterate<Changed>({
    query:
      'subscription ($supplierId: ID) { dashboardChanged(supplierId: $supplierId) { vehicleStatus { active } } }',
    variables: { supplierId },
  });
  return async () => (await changes.next()).value?.data?.dashboardChanged.vehicleStatus.active;
};
const dashboard = (active: number) =>
  data({ ...dashboardSample, vehicleStatus: { ...dashboardSample.vehicleStatus, active } });

describe('with events', () => {
  const bench = gatewayForTests({ EVENTS_SECRET: eventsSecret });
  const { upstream } = bench;
  const changed = (users: number[], ...companySupplierIds: unknown[]) =>
    sendEvent(bench.gateway, { type: 'dashboard.changed', users, data: { companySupplierIds } });
  const dashboardCalls = () =>
    upstream.calls.filter(({ path }) => path === 'dashboard').map(({ query }) => query);

  test('an event sends the numbers to its users who subscribe to its suppliers, with one call for each user', async () => {
    const tabs = [open(bench), open(bench)];
    const next = tabs.map((tab) => actives(tab)());
    const ofSupplier = actives(open(bench), '4');
    const first = ofSupplier();
    await Promise.all(clients.map((client) => client.iterate({ query: '{ __typename }' }).next()));
    await changed([me + 1], 3);
    await sendEvent(bench.gateway, { type: 'dashboard.changed', users: [me], data: {} });
    upstream.expect('GET', 'dashboard', dashboard(6));
    await changed([me], 3);
    expect(await Promise.all(next)).toEqual([6, 6]);
    expect(dashboardCalls()).toEqual([{}]);
    upstream.expect('GET', 'dashboard', dashboard(7));
    await changed([me], 4);
    expect(await first).toBe(7);
    expect(dashboardCalls()).toContainEqual({ companyId: '4' });
    expect(bench.gateway.logLines.join('')).toContain('An event dashboard.changed has malformed data');
  });

  test('a complaint that changes sends the numbers to those who may read it', async () => {
    const next = actives(open(bench), '4')();
    await clients[0]?.iterate({ query: '{ __typename }' }).next();
    await sendEvent(bench.gateway, complaintChanged([me + 1]));
    upstream.expect('GET', 'dashboard', dashboard(6));
    await sendEvent(bench.gateway, complaintChanged([me]));
    expect(await next).toBe(6);
    expect(dashboardCalls()).toEqual([{ companyId: '4' }]);
  });

  test('many consecutive events cause two calls: one immediately, and one for the following events', async () => {
    const next = actives(open(bench));
    const first = next();
    await clients[0]?.iterate({ query: '{ __typename }' }).next();
    upstream.expect('GET', 'dashboard', dashboard(6));
    upstream.expect('GET', 'dashboard', dashboard(7));
    for (let time = 0; time < 5; time += 1) await changed([me], 3);
    expect([await first, await next()]).toEqual([6, 7]);
    expect(dashboardCalls()).toHaveLength(2);
  });

  test('refuses a supplier that is not an id', async () => {
    const { value } = await open(bench)
      .iterate({ query: 'subscription { dashboardChanged(supplierId: "volta") { averageSpeed } }' })
      .next();
    expect(value?.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });
});

describe('without events', () => {
  const bench = gatewayForTests({ POSITION_POLL_MS: '20' });

  test('the dashboard is polled while there is a subscriber, and sent when its numbers differ', async () => {
    const { upstream } = bench;
    upstream.expect('GET', 'dashboard', dashboard(5));
    upstream.expect('GET', 'dashboard', { status: 500 });
    upstream.expect('GET', 'dashboard', dashboard(5));
    upstream.expect('GET', 'dashboard', dashboard(6));
    const held = new Promise<void>((resolve) => {
      upstream.expect('GET', 'dashboard', () => {
        resolve();
        return 'hang';
      });
    });
    expect(await actives(open(bench))()).toBe(6);
    await held;
    expect(bench.gateway.logLines.join('')).toContain('The dashboard could not be fetched');
  });
});
