import { callsWith, field, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/engines.js';
import { PASSWORD, PEOPLE } from '../../testing/small-fleet.js';

const SECRET = 'the secret that gateway and data API share';

describe('Signing in by an identity provider', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES, { federatedSecret: SECRET });
  });
  afterAll(() => server.close());

  const login = (email: string, password = SECRET) =>
    server.nobody.post('auth/login', { email, password, loginBy: '2' });

  test('answers token, pengguna, menu, menuMobile and sbuKP', async () => {
    const { body } = await login('TENANT@cepat.test');
    const token = String(field(body.data, 'token'));
    const me = (await callsWith(server.app, token).get('user/me')).body.data;
    expect(body.data).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      pengguna: field(me, 'data'),
      menu: field(me, 'listMenu'),
      menuMobile: [],
      sbuKP: [],
      permissions: field(me, 'permissions'),
    });
    expect(field(me, 'data')).toMatchObject({ email: PEOPLE.tenant });
  });

  test('the session lasts 8 hours at most', async () => {
    await server.db.deleteFrom('user_session').execute();
    await login(PEOPLE.tenant);
    const row = await server.db.selectFrom('user_session').select('expires_at').executeTakeFirstOrThrow();
    const hours = (Date.parse(row.expires_at) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(7.9);
    expect(hours).toBeLessThanOrEqual(8);
  });

  test.each(['wrong', PASSWORD, `${SECRET} `, SECRET.toUpperCase()])(
    'not with %j for the secret',
    async (secret) => {
      expect((await login(PEOPLE.tenant, secret)).body).toMatchObject({
        success: false,
        errors: [{ code: 'WRONG_CREDENTIALS' }],
      });
    },
  );

  test('not without an account here, by username alone, or when that is not active', async () => {
    for (const name of ['nobody@armada.test', 'tenant']) {
      const { body } = await login(name);
      expect(body.success).toBe(false);
    }
    await server.db
      .updateTable('app_user')
      .set({ is_active: false })
      .where('id', '=', server.fleet.user.otherTenant)
      .execute();
    expect((await login(PEOPLE.otherTenant)).body.errors).toMatchObject([{ code: 'USER_INACTIVE' }]);
  });

  test('where no secret is configured there is no such call', async () => {
    const without = await startTestServer(POSTGRES);
    const reply = await without.nobody.post('auth/login', {
      email: PEOPLE.tenant,
      password: '',
      loginBy: '2',
    });
    expect(reply).toMatchObject({ status: 404, body: { success: false } });
    await without.close();
  });
});
