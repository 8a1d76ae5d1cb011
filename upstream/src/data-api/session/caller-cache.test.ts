import { setTimeout as pause } from 'node:timers/promises';
import { jest } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import { type NotifyingDatabase, openDatabase } from '../../database/open-database.js';
import {
  buildTestApp,
  type Calls,
  callsWith,
  field,
  signIn,
  startTestServer,
  type TestServer,
} from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { type Person, plantSmallFleet } from '../../testing/small-fleet.js';
import type { Caller } from '../access/caller.js';
import { CallerCache } from './caller-cache.js';

const CALLER: Caller = {
  userId: 1,
  name: 'A',
  language: 'en',
  companyId: 1,
  companyType: 2,
  userTypeId: 1,
  isAdministrator: false,
  menus: new Set(),
  sessionHash: '',
  isIntegration: false,
  isReadOnly: false,
};

describe('Cached callers', () => {
  /** Counts the reads of a cache. */
  const counted = (result: () => Promise<Caller | null>) => {
    const reads = { count: 0 };
    const read = () => {
      reads.count += 1;
      return result();
    };
    return { reads, read };
  };

  test('are read once by calls that come at the same time, and again after a second', async () => {
    const cache = new CallerCache();
    const { reads, read } = counted(async () => CALLER);
    expect(await Promise.all([cache.get('a', read), cache.get('a', read)])).toEqual([CALLER, CALLER]);
    expect(await cache.get('a', read)).toEqual(CALLER);
    expect(reads.count).toBe(1);
    const now = performance.now();
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now + 1_000);
    try {
      await cache.get('a', read);
      expect(reads.count).toBe(2);
    } finally {
      clock.mockRestore();
    }
  });

  test('are not kept when the token is unknown or the read fails', async () => {
    const cache = new CallerCache();
    const unknown = counted(async () => null);
    expect([await cache.get('a', unknown.read), await cache.get('a', unknown.read)]).toEqual([null, null]);
    expect(unknown.reads.count).toBe(2);
    const failing = counted(() => Promise.reject(new Error('no database')));
    for (let time = 0; time < 2; time += 1)
      await expect(cache.get('a', failing.read)).rejects.toThrow('no database');
    expect(failing.reads.count).toBe(2);
  });

  test('that were being read when access changed are not kept', async () => {
    const cache = new CallerCache();
    let finish = (_caller: Caller) => {};
    const before = cache.get('a', () => new Promise<Caller>((resolve) => (finish = resolve)));
    cache.clear();
    const after = counted(async () => null);
    expect(await cache.get('a', after.read)).toBeNull();
    finish(CALLER);
    expect(await before).toEqual(CALLER);
    expect(await cache.get('a', after.read)).toBeNull();
  });

  test('are at most 5,000; the oldest is dropped first', async () => {
    const cache = new CallerCache();
    const now = performance.now();
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
    try {
      for (let key = 0; key < 6_000; key += 1) await cache.get(String(key), async () => CALLER);
      const { reads, read } = counted(async () => CALLER);
      await cache.get('5999', read);
      await cache.get('2000', read);
      expect(reads.count).toBe(0);
      await cache.get('0', read);
      expect(reads.count).toBe(1);
    } finally {
      clock.mockRestore();
    }
  });
});

describe('A change of access', () => {
  let db: NotifyingDatabase;
  let drop: () => Promise<void>;
  let changes = 0;
  // Without a server, whose background work would open further connections: each of them is notified.
  beforeAll(async () => {
    ({ db, drop } = await POSTGRES.open());
    const { user } = await plantSmallFleet(db);
    await sql`insert into user_session (token_hash, user_id, expires_at)
      values ('s', ${user.supplier}, now() + interval '1 hour')`.execute(db);
    await sql`insert into api_token (user_id, name, token_hash, read_only, expires_date)
      values (${user.supplier}, 'A', 'a', false, '2099-01-01')`.execute(db);
    db.onAccessChanged(() => {
      changes += 1;
    });
  });
  afterAll(() => drop());
  /** The number of notifications when the statement returned. */
  const notificationsOf = async (statement: string) => {
    changes = 0;
    await sql.raw(statement).execute(db);
    return changes;
  };

  test.each([
    `update user_session set last_used_at = last_used_at - interval '31 minutes'`,
    `update user_session set expires_at = now()`,
    `delete from user_session`,
    `update api_token set read_only = true`,
    `update api_token set revoked_at = now()`,
    `update api_token set expires_date = '2026-01-01'`,
    `delete from api_token`,
    `update app_user set is_active = not is_active`,
    `update app_user set name = name || '!'`,
    `update app_user set company_id = 1 where company_id <> 1`,
    `update app_user set user_type_id = 1 where user_type_id <> 1`,
    `update company set is_active = not is_active`,
    `update company set end_date = '2099-01-01'`,
    `update user_type set is_active = not is_active`,
    `update user_type set is_admin = not is_admin`,
    `insert into user_type_menu select 1, id from menu on conflict do nothing`,
    `delete from user_type_menu where user_type_id = 1`,
    `update menu set is_active = false where path = 'vehicle/manage'`,
    `update menu set code = 'OTHER' where path = 'vehicle/manage'`,
    `insert into menu (name, code, path) values ('A', 'A', 'a')`,
    `delete from menu where code = 'A'`,
    `insert into user_preferences (user_id, document) values (1, '{"appearance":{"language":"en"}}')`,
    `update user_preferences set document = '{"appearance":{"language":"id"}}'`,
    `delete from user_preferences`,
  ])('is notified once before the statement returns: %s', async (statement) => {
    expect(await notificationsOf(statement)).toBe(1);
  });

  test('is notified at the commit of a transaction', async () => {
    changes = 0;
    await db.transaction().execute(async (trx) => {
      await sql`update company set is_active = not is_active`.execute(trx);
      await sql`update company set end_date = '2098-01-01'`.execute(trx);
      expect(changes).toBe(0);
    });
    expect(changes).toBe(1);
  });

  test.each([
    `insert into user_session (token_hash, user_id, expires_at) values ('x', 1, now() + interval '1 hour')`,
    `update user_session set last_used_at = now()`,
    `insert into api_token (user_id, name, token_hash, read_only, expires_date) values (1, 'B', 'b', true, '2099-01-01')`,
    `update api_token set last_used_at = now()`,
    `update app_user set phone = '1', is_active = is_active`,
    `update company set phone = '1', name = name || '!'`,
    `update user_type set name = name || '!'`,
    `update menu set icon = 'car'`,
    `delete from user_session where expires_at < '2026-01-01'`,
  ])('is not notified when nothing changes for a caller: %s', async (statement) => {
    expect(await notificationsOf(statement)).toBe(0);
  });
});

describe('Two data APIs on one PostgreSQL', () => {
  const APPLICATION = 'second_data_api';
  let first: TestServer;
  let second: FastifyInstance;
  let secondDb: NotifyingDatabase;
  let admin: Calls;
  beforeAll(async () => {
    first = await startTestServer(POSTGRES);
    admin = await first.as('admin');
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(first.db);
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    url.pathname = `/${rows[0]?.name}`;
    url.searchParams.set('application_name', APPLICATION);
    secondDb = await openDatabase({ url: url.href });
    second = await buildTestApp(secondDb);
  });
  afterAll(async () => {
    await second.close();
    await secondDb.destroy();
    await first.close();
  });

  const edit = async (path: string, id: number, change: Record<string, unknown>) => {
    const row = Object((await admin.get(`${path}/view/${id}`)).body.data);
    expect((await admin.post(`${path}/edit`, { ...row, ...change })).body).toMatchObject({ success: true });
  };
  const setActive = (person: Person, isActive: '0' | '1') =>
    edit('user', first.fleet.user[person], { isActive });
  const roleOf = async (person: Person) =>
    Number(field((await admin.get(`user/view/${first.fleet.user[person]}`)).body.data, 'idUserType'));
  const CHANGES: {
    name: string;
    person: Person;
    status: number;
    make(calls: Calls): Promise<unknown>;
    undo?(): Promise<unknown>;
  }[] = [
    { name: 'a sign-out', person: 'supplier', status: 401, make: (calls) => calls.post('user/logout', {}) },
    {
      name: 'a deactivation',
      person: 'otherSupplier',
      status: 401,
      make: () => setActive('otherSupplier', '0'),
      undo: () => setActive('otherSupplier', '1'),
    },
    {
      name: 'a removed permission',
      person: 'tenant',
      status: 403,
      make: async () => edit('user_type', await roleOf('tenant'), { listMenu: [] }),
      undo: async () => {
        const menus = await admin.rows('menu/view');
        await edit('user_type', await roleOf('tenant'), { listMenu: menus.map(({ id }) => id) });
      },
    },
  ];

  describe.each([{ connections: 'up' }, { connections: 'terminated' }])(
    'whose connections are $connections',
    ({ connections }) => {
      test.each(CHANGES)(
        '$name is in force on the other within a second, at once on its own',
        async (change) => {
          const own = await signIn(first.app, first.nobody, change.person);
          const other = callsWith(second, own.token);
          const status = async (calls: Calls) => (await calls.get('vehicle/view')).status;
          expect([await status(own), await status(other)]).toEqual([200, 200]);
          if (connections === 'terminated')
            await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${APPLICATION}`.execute(
              first.db,
            );
          await change.make(own);
          const since = performance.now();
          expect(await status(own)).toBe(change.status);
          // A call that begins a second later has the new rights, however long it takes on a busy machine.
          let began = performance.now();
          while ((await status(other)) !== change.status) {
            expect(began - since).toBeLessThan(1_000);
            await pause(20);
            began = performance.now();
          }
          await change.undo?.();
        },
      );
    },
  );

  test('a read of a session serves the calls of a second', async () => {
    const calls = await signIn(first.app, first.nobody, 'supplier');
    const now = performance.now();
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
    const query = jest.spyOn(pg.Client.prototype, 'query');
    const reads = () =>
      query.mock.calls.filter(([statement]) => /from user_session\s+where/.test(textOf(statement))).length;
    try {
      for (let call = 0; call < 20; call += 1) expect((await calls.get('vehicle/view')).status).toBe(200);
      expect(reads()).toBe(1);
      clock.mockImplementation(() => now + 1_000);
      expect((await calls.get('vehicle/view')).status).toBe(200);
      expect(reads()).toBe(2);
    } finally {
      clock.mockRestore();
      query.mockRestore();
    }
  });

  test('a call does not set the language of the next one', async () => {
    const calls = await signIn(first.app, first.nobody, 'supplier');
    const message = async (headers: Record<string, string>) =>
      (await calls.post('vehicle/save', {}, headers)).body.errors?.[0]?.message;
    const indonesian = await message({});
    expect(await message({ 'accept-language': 'en' })).not.toBe(indonesian);
    expect(await message({})).toBe(indonesian);
  });
});

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String(field(statement, 'text'));
