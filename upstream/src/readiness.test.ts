import { connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import { openDatabase } from './database/open-database.js';
import { startTestServer, type TestServer } from './testing/data-api-client.js';
import { type Engine, POSTGRES, type TestDatabase } from './testing/database/engines.js';

const serverUrl = new URL(process.env.TEST_DATABASE_URL ?? '');

/** Stands between upstream and PostgreSQL; stopped or silent, it is to upstream as if PostgreSQL were. */
class Relay {
  isSilent = false;
  /** Readiness queries that passed. */
  queries = 0;
  private port = 0;
  private server: Server | null = null;
  private readonly ends = new Set<Socket>();

  async start(): Promise<void> {
    const server = createServer((near) => {
      const far = connect(Number(serverUrl.port || 5432), serverUrl.hostname);
      for (const end of [near, far]) {
        this.ends.add(end);
        end.on('error', () => end.destroy()).on('close', () => this.ends.delete(end));
      }
      near.on('data', (piece) => {
        if (this.isSilent) return;
        if (piece.includes('transaction_read_only')) this.queries += 1;
        far.write(piece);
      });
      near.on('close', () => far.destroy());
      far.pipe(near);
    });
    this.server = server;
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    const address = server.address();
    if (typeof address === 'object' && address) this.port = address.port;
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.server?.close(resolve));
    this.cut();
    await closed;
  }

  cut(): void {
    for (const end of this.ends) end.destroy();
  }

  urlOf(database: string): string {
    const url = new URL(serverUrl);
    url.host = `127.0.0.1:${this.port}`;
    url.pathname = `/${database}`;
    return url.href;
  }
}

const relay = new Relay();
let direct: TestDatabase;
let server: TestServer;

const throughRelay: Engine = {
  name: 'PostgreSQL behind a relay',
  open: async () => {
    await relay.start();
    direct = await POSTGRES.open();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(direct.db);
    const db = await openDatabase({ url: relay.urlOf(rows[0]?.name ?? '') });
    return {
      db,
      drop: async () => {
        await db.destroy();
        await relay.stop();
        await direct.drop();
      },
    };
  },
};

beforeAll(async () => {
  server = await startTestServer(throughRelay);
});
afterAll(() => server.close());

const ofDataApi = () => server.nobody.get('ready');
const ofProcess = async () => {
  const reply = await server.app.inject('/readyz');
  return { status: reply.statusCode, body: reply.json() };
};

/** Requests readiness until it has this status: a result is reused for a second. */
async function expectStatus(status: number): Promise<void> {
  const deadline = performance.now() + 60_000;
  let found = (await ofDataApi()).status;
  while (found !== status && performance.now() < deadline) found = (await ofDataApi()).status;
  expect(found).toBe(status);
}

async function expectNotReady(): Promise<void> {
  await expectStatus(503);
  expect((await ofDataApi()).body).toEqual({ success: false, message: 'Database tidak menjawab.' });
  expect(await ofProcess()).toEqual({
    status: 503,
    body: { status: 'not ready', reasons: ['the database does not respond'] },
  });
}

async function expectReady(): Promise<void> {
  await expectStatus(200);
  expect((await ofDataApi()).body).toMatchObject({ success: true });
  expect(await ofProcess()).toEqual({ status: 200, body: { status: 'ready' } });
}

afterEach(() => expectReady());

test('is not ready while PostgreSQL is stopped, with the reason and nothing of the inside', async () => {
  await expectReady();
  await relay.stop();
  await expectNotReady();
  const english = await server.app.inject({ url: '/api/ready', headers: { 'accept-language': 'en' } });
  expect(english.json()).toEqual({ success: false, message: 'The database does not respond.' });
  expect((await server.app.inject('/healthz')).statusCode).toBe(200);
  await relay.start();
});

test('is not ready while PostgreSQL accepts connections and sends nothing', async () => {
  relay.isSilent = true;
  await expectNotReady();
  relay.isSilent = false;
  relay.cut();
});

test('is not ready without a table that a list reads', async () => {
  await sql`alter table vehicle rename to vehicle_away`.execute(direct.db);
  await expectNotReady();
  await sql`alter table vehicle_away rename to vehicle`.execute(direct.db);
});

test('is not ready on a server that takes no writes, where nobody could sign in', async () => {
  const setReadOnly = async (value: 'on' | 'off') => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(direct.db);
    await sql`alter database ${sql.id(rows[0]?.name ?? '')} set default_transaction_read_only = ${sql.lit(value)}`.execute(
      direct.db,
    );
    relay.cut();
  };
  await setReadOnly('on');
  await expectNotReady();
  await setReadOnly('off');
});

test('does not load the database, however often it is requested', async () => {
  await expectReady();
  const before = relay.queries;
  const began = performance.now();
  for (let round = 0; round < 20; round += 1) await Promise.all(Array.from({ length: 20 }, ofDataApi));
  const seconds = (performance.now() - began) / 1_000;
  expect(relay.queries - before).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
});
