import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { programOf } from './build/build.mjs';
import { requireWritableFolder, secretsOf } from './servers/data-folder.mjs';
import { freePort } from './servers/ports.mjs';
import { ServerProcess } from './servers/server-process.mjs';
import { startPostgres } from './services/postgres.mjs';

/** One replica is always behind, so that a read which does not wait for it is noticed. */
const DELAYED = { settings: ['recovery_min_apply_delay=100ms'] };

let folder;
let primary;
let replicas;
/** Two data APIs on the same databases. */
let apis;
/** Takes the events. */
let webhook;
let received = (_event) => {};
const running = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'armada-replicas-'));
  requireWritableFolder(folder);
  primary = await startPostgres({ settings: ['wal_keep_size=1GB'] });
  running.push(primary);
  const replicaOf = primary.url;
  replicas = await Promise.all([startPostgres({ replicaOf }), startPostgres({ replicaOf, ...DELAYED })]);
  running.push(...replicas);
  webhook = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      response.end('{}');
      received(JSON.parse(text));
    });
  });
  await new Promise((resolve) => webhook.listen(0, '127.0.0.1', resolve));
  running.push({ stop: () => new Promise((resolve) => webhook.close(resolve).closeAllConnections()) });
  apis = await Promise.all(['one', 'two'].map((name) => dataApi(name)));
  for (const { server } of apis) {
    running.push({ stop: () => server.stop() });
    server.start();
  }
  await Promise.all(apis.map(({ server }) => server.ready()));
});
afterAll(async () => {
  for (const started of running.reverse()) await started.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function dataApi(name) {
  const port = await freePort();
  const server = new ServerProcess({
    name: `upstream-${name}`,
    entry: programOf('upstream'),
    dataFolder: folder,
    readyUrl: `http://127.0.0.1:${port}/readyz`,
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: primary.url,
      DATABASE_READ_URL: replicas.map(({ url }) => url).join(', '),
      EVENTS_WEBHOOK_URL: `http://127.0.0.1:${webhook.address().port}/hooks/events`,
      EVENTS_SECRET: secretsOf(folder).EVENTS_SECRET,
      SECRETS_KEY: secretsOf(folder).SECRETS_KEY,
      DEMO: '1',
      DEMO_DRIVERS: '0',
    },
  });
  return { server, url: `http://127.0.0.1:${port}/api` };
}

/** The number of times that both data APIs have logged that the replica is read from, and that it is left out. */
function reports(replica) {
  const name = new URL(replica.url).host;
  const each = apis.map(({ server }) => {
    const lines = readFileSync(server.logFile, 'utf8').split('\n');
    const ofReplica = lines.filter((line) => line.includes(`"replica":"${name}"`));
    const count = (text) => ofReplica.filter((line) => line.includes(text)).length;
    return { read: count('the replica is read from'), leftOut: count('the replica is left out') };
  });
  return {
    read: Math.min(...each.map(({ read }) => read)),
    leftOut: Math.min(...each.map(({ leftOut }) => leftOut)),
  };
}

/** Does something to a replica, and waits until both data APIs have reported the consequence. */
async function until(kind, replica, act = () => {}) {
  const before = reports(replica)[kind];
  await act();
  const deadline = Date.now() + 120_000;
  while (reports(replica)[kind] <= before) {
    if (Date.now() > deadline) throw new Error(`The data APIs did not report ${kind} of ${replica.url}.`);
    await pause(100);
  }
}

async function areRead() {
  const deadline = Date.now() + 120_000;
  while (replicas.some((replica) => reports(replica).read <= reports(replica).leftOut)) {
    if (Date.now() > deadline) throw new Error('The replicas are not read from.');
    await pause(100);
  }
}

async function query(url, text) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** The processes of a server that this test has started. */
function processesOf({ pid }) {
  const children = readFileSync(`/proc/${pid()}/task/${pid()}/children`, 'utf8').trim().split(' ');
  return [pid(), ...children.filter(Boolean).map(Number)];
}
const signal = (replica, name) => {
  for (const pid of processesOf(replica)) process.kill(pid, name);
};

/** @returns {Promise<any>} the data of a reply; throws for any other than a success */
async function call(api, path, { token, body } = {}) {
  const response = await fetch(`${api.url}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  });
  const reply = await response.json();
  if (!response.ok || !reply.success)
    throw new Error(`${path}: ${response.status} ${JSON.stringify(reply).slice(0, 300)}`);
  return reply.data;
}

async function signIn(account) {
  const body = { username: `${account}@armada.test`, password: 'armada-demo', loginBy: 1 };
  return (await call(apis[0], 'user/login', { body })).token;
}

/** The number of times that the battery models of a server have been read. */
async function scansOf(url) {
  const [row] = await query(
    url,
    "select seq_scan + coalesce(idx_scan, 0) as n from pg_stat_user_tables where relname = 'battery_model'",
  );
  return Number(row.n);
}

test('lists and records are read from the replicas, in turn', async () => {
  await areRead();
  const token = await signIn('admin');
  const urls = [primary.url, ...replicas.map(({ url }) => url)];
  const before = await Promise.all(urls.map(scansOf));
  const { data } = await call(apis[0], 'battery_model/view', { token });
  for (let n = 0; n < 100; n += 1) await call(apis[n % 2], `battery_model/view/${data[0].id}`, { token });
  // Statistics are written a second later.
  let more = [];
  const deadline = Date.now() + 60_000;
  while (!(more[1] > 30 && more[2] > 30) && Date.now() < deadline) {
    await pause(500);
    const after = await Promise.all(urls.map(scansOf));
    more = after.map((n, index) => n - before[index]);
  }
  expect(more).toEqual([0, expect.any(Number), expect.any(Number)]);
  expect(Math.min(more[1], more[2])).toBeGreaterThan(30);
});

test('an event is sent when every data API reads what it is about', async () => {
  await areRead();
  const token = await signIn('tenant');
  const { data } = await call(apis[0], 'complaint/view?status=0', { token });
  const { id } = data[0];
  const comments = (api) => call(api, `complaint/view/${id}`, { token });
  for (let n = 0; n < 10; n += 1) {
    const event = new Promise((resolve) => {
      received = ({ type, data }) =>
        type === 'complaint.commented' && data.complaintId === id && resolve(data);
    });
    const body = { complaintId: id, description: `Comment ${n}` };
    const saved = call(apis[n % 2], 'complaint/comment', { token, body });
    const comment = await event;
    // Twice, because each data API reads from the replicas in turn.
    for (const api of [...apis, ...apis]) {
      const { complaintComments } = await comments(api);
      expect(complaintComments.at(-1)).toMatchObject({ id: comment.id });
    }
    await saved;
  }
});

/** Somebody who saves through one data API and at once reads the record and its list through the other one, again and again. */
class Writer {
  saves = 0;
  failures = [];
  #isEnded = false;

  constructor(token, number) {
    this.token = token;
    this.number = number;
    this.done = this.#run().catch((fault) => this.failures.push(fault.message));
  }

  end() {
    this.#isEnded = true;
    return this.done;
  }

  async #run() {
    const { token } = this;
    const name = `Replica ${this.number}`;
    const [{ idCompany }] = (await call(apis[0], 'battery_model/view', { token })).data;
    const row = { name, idCompany, batteryType: '0' };
    const { id } = await call(apis[0], 'battery_model/save', { token, body: { ...row, maxCapacity: 1 } });
    for (let n = 2; !this.#isEnded; n += 1) {
      const [written, read] = n % 4 < 2 ? apis : [...apis].reverse();
      await call(written, 'battery_model/edit', { token, body: { ...row, id, maxCapacity: n } });
      this.saves += 1;
      const [one, list] = await Promise.all([
        call(read, `battery_model/view/${id}`, { token }),
        call(read, `battery_model/view?name=${encodeURIComponent(name)}`, { token }),
        call(read, 'dashboard', { token }),
      ]);
      for (const { maxCapacity } of [one, list.data.find((listed) => listed.id === id)])
        if (maxCapacity !== n) this.failures.push(`read ${maxCapacity} after ${n} was saved`);
      await pause(300);
    }
  }
}

test('with replicas killed, paused and stopped no call fails, and nobody reads a record as it was before their own save', async () => {
  await areRead();
  const [one, two] = replicas;
  const token = await signIn('admin');
  const writers = [1, 2, 3].map((number) => new Writer(token, number));
  try {
    await pause(1_000);
    await until('leftOut', one, () => process.kill(one.pid(), 'SIGKILL'));
    await until('read', one, () => one.restart());

    await until('leftOut', two, () => query(two.url, 'select pg_wal_replay_pause()'));
    await until('read', two, () => query(two.url, 'select pg_wal_replay_resume()'));

    await until('leftOut', one, () => signal(one, 'SIGSTOP'));
    await until('read', one, () => signal(one, 'SIGCONT'));

    // With none left everything is read from the primary.
    await until('leftOut', two, () => query(two.url, 'select pg_wal_replay_pause()'));
    await until('leftOut', one, () => process.kill(one.pid(), 'SIGKILL'));
    await pause(1_000);
    await until('read', two, () => query(two.url, 'select pg_wal_replay_resume()'));
    await until('read', one, () => one.restart());
    // Both come and go for moments too short to be noticed.
    for (let n = 0; n < 10; n += 1) {
      await query(two.url, 'select pg_wal_replay_pause()');
      await pause(150 * n);
      await query(two.url, 'select pg_wal_replay_resume()');
      await pause(100);
    }
    await pause(1_000);
  } finally {
    await Promise.all(writers.map((writer) => writer.end()));
  }
  expect(writers.flatMap(({ failures }) => failures)).toEqual([]);
  expect(Math.min(...writers.map(({ saves }) => saves))).toBeGreaterThan(30);
});
