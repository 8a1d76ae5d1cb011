import { sql } from 'kysely';
import { POSTGRES, type TestDatabase } from '../../testing/database/engines.js';
import { type NotifyingDatabase, openDatabase } from '../open-database.js';
import type { ReplicaChange } from './replica.js';

/** With real replicas: scripts/replicas.test.mjs. */
describe('DATABASE_READ_URL', () => {
  let database: TestDatabase;
  let url: URL;
  beforeAll(async () => {
    database = await POSTGRES.open();
    url = new URL(process.env.TEST_DATABASE_URL ?? '');
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
    url.pathname = rows[0]?.name ?? '';
  });
  afterAll(() => database.drop());

  async function withReplica(readUrl: string, test: (db: NotifyingDatabase) => Promise<void>) {
    const changes: ReplicaChange[] = [];
    const db = await openDatabase({ url: url.href, readUrls: [readUrl] });
    try {
      db.startReplicas((change) => changes.push(change));
      await test(db);
      expect(changes).toEqual([]);
    } finally {
      await db.destroy();
    }
  }
  const refusing = 'postgres://postgres@127.0.0.1:1/postgres';

  test.each([
    ['is no standby server', () => url.href],
    ['cannot be reached', () => refusing],
  ])('with a server that %s reads from the primary', async (_why, readUrl) => {
    await withReplica(readUrl(), async (db) => {
      await sql`insert into company (name, company_type) values ('Andalas', 2)`.execute(db);
      const since = performance.now();
      while (performance.now() - since < 3_500) {
        const read = await db.reads.selectFrom('company').select('name').execute();
        expect(read).toContainEqual({ name: 'Andalas' });
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      await sql`delete from company`.execute(db);
    });
  });

  test('waits for a replica that cannot be reached until no process reads from it, and then no longer', async () => {
    await withReplica(refusing, async (db) => {
      const outcome = () =>
        Promise.race([
          db.replayed().then(() => 'does not wait'),
          new Promise((resolve) => setImmediate(resolve, 'waits')),
        ]);
      expect(await outcome()).toBe('waits');
      // At the end of the first the failure may be known for less than a second, at the end of the second it is not.
      await db.replayed();
      await db.replayed();
      expect(await outcome()).toBe('does not wait');
    });
  });

  test('reports the error of a statement that no server accepts', async () => {
    await withReplica(url.href, async (db) => {
      await expect(sql`select none from company`.execute(db.reads)).rejects.toMatchObject({ code: '42703' });
    });
  });
});
