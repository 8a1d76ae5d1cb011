import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { type Database, openDatabase } from '../database/open-database.js';

const LAST_OF_BEFORE = '0028_account_notices.sql';
const MIGRATIONS = new URL('../database/migrations/', import.meta.url);
const server = process.env.TEST_DATABASE_URL ?? '';
const name = `armada_older_${randomBytes(6).toString('hex')}`;
const url = new URL(server);
url.pathname = `/${name}`;
const eventId = (n: number) => `5f0c0f5e-3a86-4a0e-9a54-1f0f5b9f3a1${n}`;

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The connection of an older version, which still writes while it is replaced. */
let older: pg.Client;
let db: Database;
beforeAll(async () => {
  await administer(`create database ${name}`);
  older = new pg.Client({ connectionString: url.href });
  await older.connect();
  await older.query(
    'create table migration (name text primary key, ran_at timestamptz not null default now())',
  );
  for (const file of (await readdir(MIGRATIONS)).filter((one) => one <= LAST_OF_BEFORE).sort()) {
    await older.query(await readFile(new URL(file, MIGRATIONS), 'utf8'));
    await older.query('insert into migration (name) values ($1)', [file]);
  }
  await older.query(`
    insert into company (name, company_type) values ('Armada', 1);
    insert into user_type (name, company_type) values ('Staff', 1);
    insert into app_user (company_id, user_type_id, name, email, username) values (1, 1, 'A', 'a@armada.test', 'a');
    insert into event_outbox (event_id, type, subject, users, data, attempts, next_attempt_at) values
      ('${eventId(1)}', 'notification.read', 'user:1', '[1]', '{"id": 1}', 2, '2030-01-01T00:00:00Z'),
      ('${eventId(2)}', 'notification.read', 'user:1', '[1]', '{"id": 2}', 0, now());
    insert into event_dead_letter (id, event_id, type, subject, users, data, created_at, attempts, failure) values
      (7, '${eventId(3)}', 'notification.read', 'user:2', '[2]', '{"id": 3}', '2026-01-01T00:00:00Z', 60, 'HTTP 500');
    insert into mail_outbox (kind, address, user_id, language) values ('email_changed', 'before@armada.test', 1, 'en');
    insert into export (file_name, user_id, type, format, language, name, query, state, attempts, lease_until) values
      ('building.csv', 1, 'vehicle', 'csv', 'id', 'Vehicle.csv', '{}', 'building', 1, now() + interval '30 seconds'),
      ('ready.csv', 1, 'vehicle', 'csv', 'id', 'Vehicle.csv', '{}', 'ready', 1, now());
    insert into job_run (job, day) values ('rent-status', '2026-11-01');
  `);
  db = await openDatabase({ url: url.href });
});
afterAll(async () => {
  await db.destroy();
  await older.end();
  await administer(`drop database ${name} with (force)`);
});

const tasks = () =>
  db.selectFrom('task').select(['kind', 'key', 'payload', 'attempts', 'failure']).orderBy('id').execute();

test('an upgrade keeps the events, letters, exports and days of jobs that wait', async () => {
  const event = (n: number) => ({ id: eventId(n), type: 'notification.read', data: { id: n } });
  expect(await tasks()).toMatchObject([
    { kind: 'event', key: 'user:1', payload: { ...event(1), users: [1] }, attempts: 2, failure: null },
    { kind: 'event', key: 'user:1', payload: { ...event(2), users: [1] }, attempts: 0, failure: null },
    { kind: 'event', key: 'user:2', payload: { ...event(3), users: [2] }, attempts: 60, failure: 'HTTP 500' },
    {
      kind: 'mail',
      key: '',
      payload: { kind: 'email_changed', address: 'before@armada.test', userId: 1, language: 'en' },
    },
    { kind: 'export', key: '1', payload: {}, attempts: 1 },
    { kind: 'job', key: 'rent-status', payload: { day: '2026-11-01' } },
  ]);
  const { rows } = await older.query('select state from export order by id');
  expect(rows).toEqual([{ state: 'waiting' }, { state: 'ready' }]);
});

test('what an older version writes after the upgrade becomes tasks, and it takes no export on', async () => {
  await db.deleteFrom('task').execute();
  await older.query(`
    insert into event_outbox (event_id, type, subject, users, data)
      values ('${eventId(4)}', 'notification.read', 'user:1', '[1]', '{"id": 4}');
    insert into mail_outbox (kind, address) values ('reset', 'a@armada.test');
    insert into export (file_name, user_id, type, format, language, name, query)
      values ('new.csv', 1, 'vehicle', 'csv', 'id', 'Vehicle.csv', '{}');
  `);
  expect(await tasks()).toMatchObject([
    { kind: 'event', key: 'user:1', payload: { id: eventId(4), users: [1], data: { id: 4 } }, attempts: 0 },
    { kind: 'mail', payload: { kind: 'reset', address: 'a@armada.test', userId: null, language: null } },
    { kind: 'export', key: '3', attempts: 0 },
  ]);
  const { rows: left } = await older.query(
    'select id from event_outbox union all select id from mail_outbox',
  );
  expect(left).toEqual([]);
  const { rowCount } = await older.query(
    "update export set state = 'building', attempts = attempts + 1, lease_until = now() where state = 'waiting'",
  );
  expect(rowCount).toBe(0);
});
