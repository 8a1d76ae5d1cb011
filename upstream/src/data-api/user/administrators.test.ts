import { callsWith, field, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { overlapping } from '../../testing/database/lock-waits.js';
import { PASSWORD } from '../../testing/small-fleet.js';

describe('Administrators', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES);
  });
  afterAll(() => server.close());

  test('of two who deactivate each other at the same time, one stays active', async () => {
    const { app, db, fleet, nobody } = server;
    const admin = await server.as('admin');
    const row = async (id: number) => Object((await admin.get(`user/view/${id}`)).body.data);
    const { idCompany, idUserType } = await row(fleet.user.admin);
    const person = { name: 'Second', address: 'Jalan Mawar 1', phone: '0812', isActive: '1' };
    const names = { email: 'second@armada.test', username: 'second' };
    const made = await admin.post('user/save', { ...person, ...names, idCompany, idUserType });
    const id = Number(field(made.body.data, 'id'));
    const { password_hash } = await db
      .selectFrom('app_user')
      .select('password_hash')
      .where('id', '=', fleet.user.admin)
      .executeTakeFirstOrThrow();
    await db.updateTable('app_user').set({ password_hash }).where('id', '=', id).execute();
    const { body } = await nobody.post('user/login', { username: 'second', password: PASSWORD });
    const second = callsWith(app, String(field(body.data, 'token')));
    // Who changes a row for the first time is looked up and locked by the foreign key of `updated_by`, so that one would wait for the other.
    expect((await second.post('user/edit', await row(fleet.user.admin))).body.success).toBe(true);

    const [other, me] = [await row(id), await row(fleet.user.admin)];
    // API tokens are revoked at the end of a deactivation.
    const [first, late] = await overlapping(
      db,
      'api_token',
      () => admin.post('user/edit', { ...other, isActive: '0' }),
      () => second.post('user/edit', { ...me, isActive: '0' }),
    );
    expect(first.body).toMatchObject({ success: true });
    expect(late.body).toMatchObject({ success: false, errors: [{ code: 'LAST_ADMINISTRATOR' }] });
  });
});
