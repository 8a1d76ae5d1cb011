import type { Client } from 'graphql-ws';
import { data, type ReceivedCall, rows } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { dashboardSample, positionSample } from '../../testing/samples/sample-position.js';
import { meResponse } from '../../testing/samples/sample-user.js';
import { vehicleRow } from '../../testing/samples/sample-vehicle.js';
import { eventsSecret, sendEvent } from '../../testing/webhook.js';

type Bench = ReturnType<typeof gatewayForTests>;

const me = meResponse.data.id;
const clients: Client[] = [];
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.dispose()));
});

function open({ upstream, gateway }: Bench, user = me, token = 'staff-token') {
  upstream.expect('GET', 'user/me', data({ ...meResponse, data: { ...meResponse.data, id: user } }));
  const client = gateway.socketClient({ token });
  clients.push(client);
  return client;
}

interface Moved {
  vehiclePositions: { vehicleId: string; position: { latitude: number } }[];
}
const readings = (client: Client) =>
  client
    .iterate<{ vehiclePositions: unknown }>({
      query: 'subscription { vehiclePositions { batteryPercentage odometer } }',
    })
    .next()
    .then(({ value }) => value?.data?.vehiclePositions);
const moves = (client: Client, supplierId: string | null = null) =>
  client.iterate<Moved>({
    query: `subscription ($supplierId: ID) {
      vehiclePositions(supplierId: $supplierId) { vehicleId position { latitude } }
    }`,
    variables: { supplierId },
  });
const movedOf = async (values: AsyncIterator<{ data?: Moved | null | undefined }>) =>
  (await values.next()).value?.data?.vehiclePositions.map(
    ({ vehicleId, position }: Moved['vehiclePositions'][number]) => [vehicleId, position.latitude],
  );

describe('with events', () => {
  const bench = gatewayForTests({ EVENTS_SECRET: eventsSecret });
  const positions = (users: number[], moved: unknown[]) =>
    sendEvent(bench.gateway, { type: 'vehicle.positions', users, data: { positions: moved } });

  test('moved vehicles reach the users of the event, by supplier, without an upstream call', async () => {
    const client = open(bench);
    const all = movedOf(moves(client));
    const ofSupplier = movedOf(moves(client, '4'));
    await client.iterate({ query: '{ __typename }' }).next();
    await positions([me + 1], [positionSample(9)]);
    await positions([me], [{ vehicleId: 'not an id' }]);
    await positions([me], [positionSample(1, -6.1)]);
    await positions([me], [positionSample(2, -6.2, 4), positionSample(3)]);
    expect(await all).toEqual([['1', -6.1]]);
    expect(await ofSupplier).toEqual([['2', -6.2]]);
    expect(bench.gateway.logLines.join('')).toContain('An event vehicle.positions has malformed data');
    expect(bench.upstream.calls.map(({ path }) => path)).toEqual(['user/me']);
  });

  test('a late event does not move a vehicle back to an earlier position', async () => {
    const client = open(bench);
    const received = moves(client);
    const first = movedOf(received);
    await client.iterate({ query: '{ __typename }' }).next();
    const at = (second: number, latitude: number) => ({
      ...positionSample(1, latitude),
      gpsDate: `2026-11-20T10:00:0${second}+07:00`,
    });
    await positions([me], [at(5, -6.5)]);
    await positions([me], [at(3, -6.3)]);
    await positions([me], [at(4, -6.4), positionSample(2, -6.2)]);
    await positions([me], [at(6, -6.6)]);
    expect(await first).toEqual([['1', -6.5]]);
    expect(await movedOf(received)).toEqual([['2', -6.2]]);
    expect(await movedOf(received)).toEqual([['1', -6.6]]);
  });

  const plates = (client: Client) =>
    client
      .iterate({ query: 'subscription { vehiclePositions { vehicle { licensePlate } } }' })
      .next()
      .then(({ value }) => value?.data);

  test('a user does not receive fields of an event that only another user may read', async () => {
    const { upstream } = bench;
    const received = Promise.all([
      plates(open(bench)),
      // The vehicle has just left the scope of this user.
      plates(open(bench, me + 1, 'another-token')),
    ]);
    await Promise.all(clients.map((client) => client.iterate({ query: '{ __typename }' }).next()));
    for (const _one of [1, 2])
      upstream.expect('GET', 'vehicle/view', ({ headers }) =>
        rows(headers.authorization === 'Bearer staff-token' ? [vehicleRow] : []),
      );
    await positions([me, me + 1], [positionSample(vehicleRow.id)]);
    const { licensePlate } = vehicleRow;
    expect(await received).toEqual([
      { vehiclePositions: [{ vehicle: { licensePlate } }] },
      { vehiclePositions: [{ vehicle: null }] },
    ]);
  });

  test('a move has the charge and the total distance of the event', async () => {
    const client = open(bench);
    const first = readings(client);
    await client.iterate({ query: '{ __typename }' }).next();
    await positions([me], [{ ...positionSample(1), batteryPercentage: 75, totalKm: 10234.567 }]);
    expect(await first).toEqual([{ batteryPercentage: 75, odometer: 10234.567 }]);
  });

  test('refuses a supplier that is not an id', async () => {
    const { value } = await moves(open(bench), 'volta').next();
    expect(value?.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });
});

describe('without events', () => {
  const bench = gatewayForTests({ POSITION_POLL_MS: '20' });
  const { upstream } = bench;
  const dashboard = (...latestPosition: object[]) => data({ ...dashboardSample, latestPosition });

  /** The next poll of the dashboard, which gets no reply. */
  const heldPoll = () =>
    new Promise<ReceivedCall>((resolve) => {
      upstream.expect('GET', 'dashboard', (call) => {
        resolve(call);
        return 'hang';
      });
    });

  test('a move has the charge and the total distance of the dashboard', async () => {
    upstream.expect('GET', 'dashboard', dashboard(positionSample(34)));
    upstream.expect('GET', 'dashboard', dashboard(positionSample(34, -6.3)));
    const held = heldPoll();
    expect(await readings(open(bench))).toEqual([{ batteryPercentage: 76, odometer: 10234.5 }]);
    await held;
  });

  test('the dashboard is polled once for two tabs until the last one closes, and moved vehicles are sent', async () => {
    upstream.expect('GET', 'dashboard', ({ query }) => {
      expect(query).toEqual({ companyId: '3' });
      return dashboard(positionSample(1), positionSample(2));
    });
    upstream.expect('GET', 'dashboard', { status: 500 });
    upstream.expect('GET', 'dashboard', dashboard(positionSample(1), positionSample(2, -6.3)));
    // The last poll gets no reply, so that no other one follows before both tabs are closed, which cancels it.
    const held = heldPoll();
    const tabs = [open(bench), open(bench)];
    const received = await Promise.all(tabs.map((tab) => movedOf(moves(tab, '3'))));
    expect(received).toEqual([[['2', -6.3]], [['2', -6.3]]]);
    const { signal } = await held;
    const cancelled = new Promise((resolve) => signal.addEventListener('abort', resolve));
    await Promise.all(tabs.map((tab) => tab.dispose()));
    await cancelled;
    expect(bench.gateway.logLines.join('')).toContain('Positions could not be fetched');
  });
});
