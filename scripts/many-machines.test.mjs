import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { MixedLoad, sharedComplaint } from '../tests/soak/mixed-load.mjs';
import { startManyMachines } from './installation/many-machines.mjs';
import { Person } from './installation/person.mjs';
import { fromRoot } from './repository.mjs';

let machines;
let database;
beforeAll(async () => {
  machines = await startManyMachines({ env: { RATE_PER_USER: '0', RATE_PER_ADDRESS: '0' } });
  database = new pg.Pool({ connectionString: machines.databaseUrl, max: 1 });
});
afterAll(async () => {
  await database?.end();
  await machines?.stop();
});

const rowsOf = async (text) => (await database.query(text)).rows;

/** The first value of a subscription that matches; rejects when the subscription ends before. */
function firstOf(socket, query, variables, fits = () => true) {
  return new Promise((resolve, reject) => {
    const end = socket.subscribe(
      { query, variables },
      {
        next: ({ data, errors }) => {
          if (errors) reject(new Error(JSON.stringify(errors)));
          else if (fits(data)) {
            resolve(data);
            end();
          }
        },
        error: reject,
        complete: () => reject(new Error('the subscription ended')),
      },
    );
  });
}

test('two data APIs that start at the same time on an empty database migrate and fill it once', async () => {
  const migrations = readdirSync(fromRoot('upstream', 'src', 'database', 'migrations'));
  expect(await rowsOf('select count(*)::int as n from migration')).toEqual([{ n: migrations.length }]);
  expect(await rowsOf("select count(*)::int as n from app_user where email = 'admin@armada.test'")).toEqual([
    { n: 1 },
  ]);
  const jobs = await rowsOf("select key from task where kind = 'job'");
  expect(new Set(jobs.map(({ key }) => key)).size).toBe(jobs.length);
});

test('a session of one gateway is valid on the second, and its events arrive on the third', async () => {
  const [one, two, three] = machines.gatewayUrls.map((url) => ({ url }));
  const tenant = await Person.signIn(one, 'tenant');
  const supplier = await Person.signIn(two, 'supplier');
  const id = await sharedComplaint(supplier, tenant);
  const listening = supplier.at(three);
  const socket = listening.openSocket();
  // After the first value the subscriptions before it are active.
  const comment = firstOf(
    socket,
    'subscription S($id: ID!) { complaintCommented(complaintId: $id) { text } }',
    { id },
  );
  await firstOf(socket, 'subscription S($id: ID!) { complaintChanged(complaintId: $id) { id } }', { id });
  await tenant
    .at(two)
    .run(
      'mutation C($id: ID!) { commentOnComplaint(complaintId: $id, input: { text: "Sudah dicek?" }) { success } }',
      { id },
    );
  expect(await comment).toEqual({ complaintCommented: { text: 'Sudah dicek?' } });
  await socket.dispose();
});

test('a sign-out on one gateway ends the session and its sockets on all gateways', async () => {
  const [one, two, three] = machines.gatewayUrls.map((url) => ({ url }));
  const person = await Person.signIn(one, 'tenant2');
  const elsewhere = person.at(two);
  const closed = new Promise((resolve) => {
    const socket = person.at(three).openSocket({ closed: ({ code }) => resolve(code) });
    const ended = firstOf(socket, 'subscription { notificationReceived { id } }', {}).catch(() => undefined);
    firstOf(socket, 'subscription { unreadNotificationCount }', {})
      .then(() => person.run('mutation { logout { success } }'))
      .then(() => ended);
  });
  expect(await closed).toBe(4401);
  expect((await elsewhere.run('{ me { user { id } } }')).me).toBeNull();
});

test('a save through one gateway is visible and counted through all others with any data API', async () => {
  const people = [];
  for (const url of machines.gatewayUrls) people.push(await Person.signIn({ url }, 'admin'));
  const fields = 'color licensePlate modelId photos rentStatus serialNumber vehicleStatus year';
  const broken = async (person) =>
    (await person.run('{ vehicles(filter: { vehicleStatus: BROKEN }, size: 1) { pageInfo { totalItems } } }'))
      .vehicles.pageInfo.totalItems;
  /** Repeats enough that each gateway has used both data APIs. */
  const counts = async () => {
    const seen = [];
    for (let round = 0; round < 3; round += 1) seen.push(...(await Promise.all(people.map(broken))));
    return [...new Set(seen)];
  };
  const [before] = await counts();
  const [{ id, ...vehicle }] = (
    await people[0].run(`{ vehicles(filter: { vehicleStatus: ACTIVE }, size: 1) { items { id ${fields} } } }`)
  ).vehicles.items;
  const { updateVehicle } = await people[0].run(
    'mutation V($id: ID!, $input: VehicleInput!) { updateVehicle(id: $id, input: $input) { success message } }',
    { id, input: { ...vehicle, vehicleStatus: 'BROKEN' } },
  );
  expect(updateVehicle).toMatchObject({ success: true });
  expect(await counts()).toEqual([before + 1]);
});

test('an export is created once, by one of the data APIs, and can be downloaded through every gateway', async () => {
  const [one, two, three] = machines.gatewayUrls.map((url) => ({ url }));
  const person = await Person.signIn(one, 'supplier');
  const { requestExport } = await person.run(
    'mutation { requestExport(input: { type: VEHICLES, format: CSV }) { success export { id url } } }',
  );
  const { id, url } = requestExport.export;
  const socket = person.at(two).openSocket();
  await firstOf(
    socket,
    'subscription E($id: ID!) { exportProgressed(id: $id) { state } }',
    { id },
    ({ exportProgressed }) => exportProgressed.state === 'READY',
  );
  await socket.dispose();
  const file = await person.at(three).request(new URL(url, three.url).pathname);
  expect([file.statusCode, (await file.body.text()).length > 1000]).toEqual([200, true]);
});

describe('the proxy', () => {
  const openly = () => new Person({ url: machines.url, certificate: machines.certificate });

  test('redirects to https, serves the client and compressed lists, and does not reveal internals', async () => {
    const plain = await fetch(`${machines.httpUrl}/vehicle/manage`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([308, expect.stringMatching(/^https:/)]);
    const page = await openly().request('/');
    expect([page.statusCode, page.headers['strict-transport-security']]).toEqual([
      200,
      'max-age=31536000; includeSubDomains',
    ]);
    await page.body.dump();
    const person = await Person.signIn(machines, 'supplier');
    const list = await person.request('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip' },
      body: JSON.stringify({ query: '{ vehicles(size: 100) { items { id licensePlate } } }' }),
    });
    await list.body.dump();
    expect(list.headers['content-encoding']).toBe('gzip');
    for (const path of ['/hooks/events', '/metrics']) {
      const response = await openly().request(path, { method: 'POST' });
      expect([path, response.statusCode]).toEqual([path, 404]);
      await response.body.dump();
    }
  });

  test('passes the requests of trackers to the data APIs', async () => {
    const person = await Person.signIn(machines, 'supplier');
    const { createTrackerToken } = await person.run(
      'mutation { createTrackerToken(input: { name: "Proxy" }) { token } }',
    );
    const statusOf = async (path, options = {}) => {
      const response = await openly().request(path, options);
      await response.body.dump();
      return response.statusCode;
    };
    const { token } = createTrackerToken;
    expect(await statusOf(`/track/${token}?id=HP-1&lat=-6.2&lon=106.8`)).toBe(200);
    expect(await statusOf('/track/unknown?id=HP-1&lat=-6.2&lon=106.8')).toBe(404);
    expect(await statusOf('/hooks/traccar', { method: 'POST' })).toBe(401);
    expect(await statusOf('/hooks/traccar/x', { method: 'POST' })).toBe(404);
  });

  test('does not buffer event streams', async () => {
    const person = await Person.signIn(machines, 'supplier');
    const stream = await person.request('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', 'accept-encoding': 'gzip' },
      body: JSON.stringify({ query: 'subscription { unreadNotificationCount }' }),
    });
    // graphql-sse sends `none`, so that no proxy compresses the stream.
    expect(stream.headers['content-encoding'] ?? 'none').toBe('none');
    for await (const piece of stream.body) if (String(piece).includes('unreadNotificationCount')) break;
  });
});

test('restarts of a gateway and a data API under load fail no request and lose no comment', async () => {
  const load = new MixedLoad(machines);
  await load.start();
  const [upstream] = machines.servers;
  const gateway = machines.servers.at(-1);
  await Promise.all([machines.restart(upstream), machines.restart(gateway)]);
  await load.stop();
  const failures = Object.entries(load.requests).flatMap(([kind, { failures: of }]) =>
    of.map((failure) => `${kind}: ${failure}`),
  );
  expect(failures).toEqual([]);
  expect(load.comments.length).toBeGreaterThan(0);
  for (const comments of load.received())
    expect(comments).toMatchObject({ missed: [], duplicates: 0, errors: [] });
});

describe('while PostgreSQL is down', () => {
  const readinessOf = async (url) => {
    const response = await fetch(`${url}/readyz`);
    return [response.status, await response.json()];
  };
  /** Requests the readiness until it is as expected, because a result is cached for a second. */
  const expectReadiness = async (url, expected) => {
    const deadline = Date.now() + 120_000;
    let found = await readinessOf(url);
    while (found[0] !== expected[0] && Date.now() < deadline) found = await readinessOf(url);
    expect([url, found]).toEqual([url, expected]);
  };
  const untilAlive = async (url) => {
    const status = () =>
      fetch(`${url}/healthz`).then(
        (response) => response.status,
        () => 0,
      );
    while ((await status()) !== 200) await pause(50);
  };
  const expectReadinessOfAll = async ({ gateways, upstreams }) => {
    await Promise.all(machines.upstreamUrls.map((url) => expectReadiness(url, upstreams)));
    await Promise.all(machines.gatewayUrls.map((url) => expectReadiness(url, gateways)));
  };
  const notReady = (reason) => [503, { status: 'not ready', reasons: [reason] }];

  test('no server is ready, the gateways stay in service, and a rolling restart stops at the first; afterwards all are ready again', async () => {
    const [first] = machines.servers.filter(({ name }) => name.startsWith('gateway'));
    // The connection pool of this test loses its connections too.
    database.on('error', () => undefined);
    process.kill(machines.postgres.pid(), 'SIGKILL');
    await expectReadinessOfAll({
      gateways: notReady("the data API's database does not respond"),
      upstreams: notReady('the database does not respond'),
    });
    const page = await new Person({ url: machines.url, certificate: machines.certificate }).request(
      '/healthz',
    );
    expect([page.statusCode, await page.body.json()]).toEqual([200, { status: 'ok' }]);
    await expect(machines.restart(first, 3_000)).rejects.toThrow(
      `The ${first.name} did not become ready in 3 s`,
    );
    // The one that was restarted may need longer than those 3 s until it listens.
    for (const url of machines.gatewayUrls) await untilAlive(url);

    await machines.postgres.restart();
    const ready = [200, { status: 'ready' }];
    await expectReadinessOfAll({ gateways: ready, upstreams: ready });
    expect(await Person.signIn(machines, 'supplier')).toBeDefined();
  });
});
