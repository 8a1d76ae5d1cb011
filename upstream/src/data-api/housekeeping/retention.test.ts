import { startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { silentLog } from '../../testing/silent-log.js';
import { createServices } from '../create-services.js';

describe('What is too old', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES);
  });
  afterAll(() => server.close());

  const notice = (title: string, days: number) => ({
    user_id: server.fleet.user.tenant,
    title,
    description: 'Of a test',
    created_at: new Date(Date.now() - days * 86_400_000),
  });

  test('a notification leaves the bell after NOTIFICATION_RETENTION_MONTHS', async () => {
    await server.db
      .insertInto('notification')
      .values([notice('Two months old', 62), notice('A month old', 28)])
      .execute();
    const options = { db: server.db, events: undefined, secretsKeys: [], timeZone: 'Asia/Jakarta' };
    await createServices({ ...options, notificationsKeptMonths: 1 }, silentLog).dailyJobs.run();
    const tenant = await server.as('tenant');
    const titles = (await tenant.rows('notification/view')).map(({ title }) => String(title));
    expect(titles.filter((title) => title.endsWith('old'))).toEqual(['A month old']);
  });

  test('replies to saves are forgotten after a day, failed sign-ins too', async () => {
    const old = new Date(Date.now() - 25 * 3_600_000);
    const user_id = server.fleet.user.tenant;
    await server.db
      .insertInto('login_attempt')
      .values([
        { account: 'name:old', address: '203.0.113.9', attempted_at: old },
        { account: 'name:new', address: '203.0.113.9' },
      ])
      .execute();
    await server.db
      .insertInto('idempotency_key')
      .values({ user_id, key: 'of-yesterday', request_hash: 'x', created_at: old })
      .execute();
    const options = { db: server.db, events: undefined, secretsKeys: [], timeZone: 'Asia/Jakarta' };
    await createServices(options, silentLog).housekeeping.run();
    const accounts = await server.db.selectFrom('login_attempt').select('account').execute();
    expect(accounts.map(({ account }) => account)).toEqual(['name:new']);
    expect(await server.db.selectFrom('idempotency_key').selectAll().execute()).toEqual([]);
  });
});
