import { sql } from 'kysely';
import { type Calls, field, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';

describe('An invitation', () => {
  let server: TestServer;
  let admin: Calls;
  let id: number;
  beforeEach(async () => {
    server = await startTestServer(POSTGRES);
    admin = await server.as('admin');
    id = server.fleet.user.supplierColleague;
    await sql`update app_user set password_hash = null where id = ${id}`.execute(server.db);
  });
  afterEach(() => server.close());

  const letters = async () =>
    (
      await sql<{ letter: string }>`select (payload->>'kind') || ' ' || (payload->>'address') as letter
        from task where kind = 'mail' order by id`.execute(server.db)
    ).rows.map(({ letter }) => letter);

  test('is sent again to a user who has no password yet, by staff who may change the user', async () => {
    const staff = await server.as('supplier');
    expect(field((await staff.get(`user/view/${id}`)).body.data, 'hasPassword')).toBe('0');
    expect((await staff.post('user/invite', { id })).body).toMatchObject({
      success: true,
      message: 'Undangan dikirim ke colleague@andalas.test',
    });
    expect(await letters()).toEqual(['welcome colleague@andalas.test']);
  });

  test('is refused to a user who has a password, or is not active', async () => {
    const { otherSupplier } = server.fleet.user;
    expect(field((await admin.get(`user/view/${otherSupplier}`)).body.data, 'hasPassword')).toBe('1');
    expect((await admin.post('user/invite', { id: otherSupplier })).body).toMatchObject({
      success: false,
      errors: [{ field: null, code: 'HAS_PASSWORD' }],
    });
    await sql`update app_user set is_active = false where id = ${id}`.execute(server.db);
    expect((await admin.post('user/invite', { id })).body).toMatchObject({
      success: false,
      errors: [{ code: 'INACTIVE' }],
    });
    expect(await letters()).toEqual([]);
  });

  test('is refused to users out of sight, with more menus than one’s own, and by staff without the menu', async () => {
    expect((await (await server.as('otherSupplier')).post('user/invite', { id })).status).toBe(404);
    expect((await (await server.as('clerk')).post('user/invite', { id })).status).toBe(403);
    await sql`delete from user_type_menu um using menu m, user_type ut
      where m.id = um.menu_id and ut.id = um.user_type_id
        and m.path = 'charging-station/manage' and ut.name = 'Supplier staff'`.execute(server.db);
    await sql`insert into user_type_menu (user_type_id, menu_id)
      select ut.id, m.id from user_type ut, menu m where ut.name = 'Clerk' and m.path is not null`.execute(
      server.db,
    );
    const { clerk } = server.fleet.user;
    await sql`update app_user set password_hash = null where id = ${clerk}`.execute(server.db);
    expect((await (await server.as('supplier')).post('user/invite', { id: clerk })).status).toBe(403);
    expect(await letters()).toEqual([]);
  });

  test('is sent at most 5 times within 15 minutes to a user, and 20 times by one', async () => {
    const invite = async (to: number) => (await admin.post('user/invite', { id: to })).status;
    for (let n = 0; n < 5; n += 1) expect(await invite(id)).toBe(200);
    expect(await invite(id)).toBe(429);
    const others = [server.fleet.user.otherSupplier, server.fleet.user.tenant, server.fleet.user.otherTenant];
    await sql`update app_user set password_hash = null where id <> ${server.fleet.user.admin}`.execute(
      server.db,
    );
    for (const other of others) for (let n = 0; n < 5; n += 1) expect(await invite(other)).toBe(200);
    expect(await invite(server.fleet.user.clerk)).toBe(429);
    expect(await letters()).toHaveLength(20);
  });

  test('is not counted when it is refused, or repeated with its Idempotency-Key', async () => {
    const invite = async (by: Calls, headers?: Record<string, string>) =>
      (await by.post('user/invite', { id }, headers)).status;
    const otherCompany = await server.as('otherSupplier');
    for (let n = 0; n < 6; n += 1) expect(await invite(otherCompany)).toBe(404);
    for (let n = 0; n < 6; n += 1) expect(await invite(admin, { 'idempotency-key': 'once' })).toBe(200);
    for (let n = 0; n < 4; n += 1) expect(await invite(admin)).toBe(200);
    expect(await letters()).toHaveLength(5);
    expect(await invite(admin)).toBe(429);
  });
});
