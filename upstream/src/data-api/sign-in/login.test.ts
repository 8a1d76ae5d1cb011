import { callsWith, field, signIn, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { PASSWORD, PEOPLE } from '../../testing/small-fleet.js';

describe('Signing in', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES);
  });
  afterAll(() => server.close());
  beforeEach(() => server.db.deleteFrom('login_attempt').execute());

  const login = async (username: string, password: string, address = '10.1.1.1') =>
    server.nobody.post('user/login', { username, password, loginBy: 1 }, { 'x-forwarded-for': address });
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

  test('by e-mail or username, without case, returns token, user, menus and units', async () => {
    for (const name of [PEOPLE.supplier, 'SUPPLIER@Andalas.test', 'supplier', ' Supplier ']) {
      const { status, body } = await login(name, PASSWORD);
      expect([name, status, body.success]).toEqual([name, 200, true]);
    }
    const { body } = await login(PEOPLE.supplier, PASSWORD);
    expect(body.data).toMatchObject({
      token: expect.stringMatching(/^[\w-]{43}$/),
      data: {
        name: 'The supplier',
        email: PEOPLE.supplier,
        isActive: '1',
        isAdmin: '0',
        idCompany: server.fleet.andalas,
        companyName: 'Andalas',
        companyTypeId: 2,
        userTypeName: 'Supplier staff',
        phone: '08110001',
      },
      menuMobile: [],
      sbuKP: [],
    });
    // The permissions name fields, a supplier's password among them.
    const visible = { ...Object(body.data), permissions: {} };
    expect(JSON.stringify(visible)).not.toMatch(/argon2|password/i);
  });

  test('the menus are a tree of those granted; groups with none are left out', async () => {
    const menus = async (person: 'admin' | 'clerk') =>
      field((await (await server.as(person)).get('user/me')).body.data, 'listMenu');
    expect(await menus('clerk')).toEqual([]);
    expect(await menus('admin')).toMatchObject([
      { name: 'Dashboard', path: 'dashboard', parent: null, hasParent: '0', child: [] },
      {
        name: 'Fleet',
        path: '',
        child: [{ path: 'vehicle/manage', kodeMenu: 'VEHICLE', hasParent: '1' }, {}, {}, {}, {}],
      },
      { name: 'Complaint' },
      { name: 'Company' },
      { name: 'Administration' },
    ]);
  });

  test('me returns the data of login without the token, and whether it may only read', async () => {
    const unit = await server.db
      .insertInto('sbu')
      .values({ company_id: server.fleet.cepat, name: 'Jawa' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await server.db.insertInto('kp').values({ sbu_id: unit.id, name: 'Bandung' }).execute();
    const { body } = await login(PEOPLE.tenant, PASSWORD);
    const me = await (await server.as('tenant')).get('user/me');
    const { isReadOnly, ...person } = Object(me.body.data);
    const { token, device, ...session } = Object(body.data);
    expect(person).toEqual(session);
    expect(token).not.toBe(device);
    expect(isReadOnly).toBe('0');
    expect(field(me.body.data, 'sbuKP')).toEqual([
      { id: unit.id, name: 'Jawa', kp: [{ id: expect.any(Number), name: 'Bandung', status: '1' }] },
    ]);
  });

  test('an unknown user and a wrong password get the same response', async () => {
    const unknown = await login('nobody@armada.test', PASSWORD);
    const wrong = await login(PEOPLE.supplier, 'a wrong password');
    expect(unknown.status).toBe(200);
    expect(unknown.body).toEqual(wrong.body);
    expect(unknown.body.success).toBe(false);
  });

  test('the reason for a refused sign-in is shown only after the right password', async () => {
    const { db, fleet } = server;
    const user = (active: boolean) =>
      db
        .updateTable('app_user')
        .set({ is_active: active })
        .where('id', '=', fleet.user.otherTenant)
        .execute();
    const company = (change: { is_active?: boolean; end_date?: string }) =>
      db.updateTable('company').set(change).where('id', '=', fleet.damai).execute();
    const codes = async () => [
      (await login(PEOPLE.otherTenant, 'a wrong password')).body.errors?.[0]?.code,
      (await login(PEOPLE.otherTenant, PASSWORD)).body.errors?.[0]?.code,
    ];
    await user(false);
    expect(await codes()).toEqual(['WRONG_CREDENTIALS', 'USER_INACTIVE']);
    await user(true);
    await company({ is_active: false });
    expect(await codes()).toEqual(['WRONG_CREDENTIALS', 'COMPANY_INACTIVE']);
    await company({ is_active: true, end_date: '2026-01-01' });
    expect(await codes()).toEqual(['WRONG_CREDENTIALS', 'COMPANY_ENDED']);
    await company({ end_date: '2099-01-01' });
    expect((await login(PEOPLE.otherTenant, PASSWORD)).body.success).toBe(true);
  });

  test('the sixth try within 15 minutes after five failures is 429, even with the right password', async () => {
    for (let n = 0; n < 5; n += 1) expect((await login('tenant', 'wrong', `10.2.0.${n}`)).status).toBe(200);
    const locked = await login(PEOPLE.tenant, PASSWORD, '10.2.0.9');
    expect(locked.status).toBe(429);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(14 * 60);
    expect(Number(locked.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    expect((await login(PEOPLE.supplier, PASSWORD)).status).toBe(200);

    const triedAgo = (minutes: number) =>
      server.db
        .updateTable('login_attempt')
        .set({ attempted_at: ago(minutes) })
        .execute();
    // By a clock that has been put back by an hour since.
    await triedAgo(-60);
    expect((await login(PEOPLE.tenant, 'wrong')).status).toBe(200);
    await triedAgo(14);
    expect((await login(PEOPLE.tenant, PASSWORD)).status).toBe(429);
    await triedAgo(16);
    expect((await login(PEOPLE.tenant, PASSWORD)).body.success).toBe(true);
  });

  test('an unknown name is locked in the same way', async () => {
    for (let n = 0; n < 5; n += 1) await login('Ghost', 'wrong', `10.3.0.${n}`);
    expect((await login('ghost', 'wrong', '10.3.0.9')).status).toBe(429);
  });

  test('twenty failures from one address lock the address for every account', async () => {
    for (let n = 0; n < 20; n += 1) await login(`guess${n}`, 'wrong', '10.4.0.1');
    expect((await login(PEOPLE.supplier, PASSWORD, '10.4.0.1')).status).toBe(429);
    expect((await login(PEOPLE.supplier, PASSWORD, '10.4.0.2')).status).toBe(200);
  });

  test('many tries at once are no more than one after the other', async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, () => login('tenant', 'wrong', '10.5.0.1')));
    expect(replies.filter((reply) => reply.status === 200).length).toBeLessThanOrEqual(5);
  });

  test('a right password forgets the failures before it', async () => {
    for (let n = 0; n < 4; n += 1) await login(PEOPLE.tenant, 'wrong');
    await login(PEOPLE.tenant, PASSWORD);
    for (let n = 0; n < 4; n += 1) await login(PEOPLE.tenant, 'wrong');
    expect((await login(PEOPLE.tenant, PASSWORD)).body.success).toBe(true);
  });

  test.each([[{}], [{ username: 'x' }], [{ username: '', password: '' }]])('%j is refused', async (body) => {
    expect((await server.nobody.post('user/login', body)).body.success).toBe(false);
  });

  describe('A token', () => {
    const session = () => signIn(server.app, server.nobody, 'supplier');
    const age = (change: { last_used_at?: Date; expires_at?: Date }) =>
      server.db
        .updateTable('user_session')
        .set(change)
        .where('user_id', '=', server.fleet.user.supplier)
        .execute();

    test('is stored as its hash alone', async () => {
      const { token } = await session();
      const rows = await server.db.selectFrom('user_session').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(token);
    });

    test('ends with logout, at once', async () => {
      const calls = await session();
      expect((await calls.get('user/me')).status).toBe(200);
      expect((await calls.post('user/logout', {})).body.success).toBe(true);
      expect((await calls.get('user/me')).status).toBe(401);
    });

    test('ends after 30 minutes without a call; each call counts', async () => {
      const calls = await session();
      await age({ last_used_at: ago(29) });
      expect((await calls.get('user/me')).status).toBe(200);
      await age({ last_used_at: ago(1) });
      expect((await calls.get('user/me')).status).toBe(200);
      await age({ last_used_at: ago(31) });
      expect((await calls.get('user/me')).status).toBe(401);
    });

    test('lasts 12 hours at most', async () => {
      const calls = await session();
      const row = await server.db
        .selectFrom('user_session')
        .select('expires_at')
        .orderBy('created_at', 'desc')
        .executeTakeFirstOrThrow();
      const hours = (Date.parse(row.expires_at) - Date.now()) / 3_600_000;
      expect(hours).toBeGreaterThan(11.9);
      expect(hours).toBeLessThanOrEqual(12);
      await age({ expires_at: ago(0.01), last_used_at: ago(0) });
      expect((await calls.get('user/me')).status).toBe(401);
    });

    test('is refused when its user is not active', async () => {
      const calls = await session();
      const { db, fleet } = server;
      const set = (active: boolean) =>
        db.updateTable('app_user').set({ is_active: active }).where('id', '=', fleet.user.supplier).execute();
      await set(false);
      expect((await calls.get('user/me')).status).toBe(401);
      await set(true);
      expect((await calls.get('user/me')).status).toBe(200);
    });

    test.each(['', 'x', '../..', "' or 1=1 --"])('%j is none', async (token) => {
      expect((await callsWith(server.app, token).get('user/me')).status).toBe(401);
    });

    test('is required by the file service too', async () => {
      const { token } = await session();
      const load = (headers: Record<string, string>) =>
        server.app.inject({ url: '/files/load/none.jpg', headers });
      expect((await load({})).statusCode).toBe(401);
      expect((await load({ authorization: `Bearer ${token}` })).statusCode).toBe(404);
    });
  });
});
