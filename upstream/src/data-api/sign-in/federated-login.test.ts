import { callsWith, field, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
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

  test('returns token, pengguna, menu, menuMobile and sbuKP', async () => {
    const { body } = await login('TENANT@cepat.test');
    const token = String(field(body.data, 'token'));
    const me = (await callsWith(server.app, token).get('user/me')).body.data;
    expect(body.data).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      device: expect.stringMatching(/^[\w-]{43}$/),
      pengguna: field(me, 'data'),
      menu: field(me, 'listMenu'),
      permissions: field(me, 'permissions'),
      menuMobile: [],
      sbuKP: [],
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

  describe('with the account that the provider has for the person', () => {
    const ISSUER = 'https://id.test';
    const as = (email: string, subject: string, issuer = ISSUER) =>
      server.nobody.post('auth/login', { email, subject, issuer, password: SECRET, loginBy: '2' });
    const userId = (reply: { body: { data: unknown } }) => field(field(reply.body.data, 'pengguna'), 'id');
    beforeEach(() => server.db.deleteFrom('user_identity').execute());

    test('the first sign-in links it to the user who has the e-mail address', async () => {
      expect(userId(await as(PEOPLE.tenant, 'sub-1'))).toBe(server.fleet.user.tenant);
      expect(await server.db.selectFrom('user_identity').selectAll().execute()).toMatchObject([
        { user_id: server.fleet.user.tenant, issuer: ISSUER, subject: 'sub-1' },
      ]);
    });

    test('it signs in as its user when its e-mail address has changed, even to another user’s', async () => {
      await as(PEOPLE.tenant, 'sub-1');
      for (const email of ['renamed@cepat.test', PEOPLE.supplier]) {
        expect(userId(await as(email, 'sub-1'))).toBe(server.fleet.user.tenant);
      }
    });

    test.each([
      ['another subject', 'sub-2', ISSUER],
      ['the same subject of another issuer', 'sub-1', 'https://other.test'],
      ['the subject in other letters', 'SUB-1', ISSUER],
    ])('%s with the same e-mail address is refused', async (_what, subject, issuer) => {
      await as(PEOPLE.tenant, 'sub-1');
      const { body } = await as(PEOPLE.tenant, subject, issuer);
      expect(body).toMatchObject({ success: false, errors: [{ code: 'IDENTITY_MISMATCH' }] });
    });

    test('the e-mail address alone is refused from then on', async () => {
      expect((await login(PEOPLE.supplier)).body.success).toBe(true);
      await as(PEOPLE.supplier, 'sub-1');
      expect((await login(PEOPLE.supplier)).body.errors).toMatchObject([{ code: 'IDENTITY_MISMATCH' }]);
    });

    test('of two that come at once, one is linked and the other refused', async () => {
      const replies = await Promise.all([as(PEOPLE.clerk, 'sub-1'), as(PEOPLE.clerk, 'sub-2')]);
      expect(replies.map(({ body }) => body.success).sort()).toEqual([false, true]);
    });

    test('a refused sign-in links nothing', async () => {
      await as(PEOPLE.otherTenant, 'sub-1');
      const unknownUser = { email: PEOPLE.tenant, issuer: ISSUER, subject: 'sub-1', password: 'wrong' };
      await server.nobody.post('auth/login', { ...unknownUser, loginBy: '2' });
      expect(await server.db.selectFrom('user_identity').selectAll().execute()).toEqual([]);
    });

    test('issuer and subject come together', async () => {
      const half = { email: PEOPLE.tenant, subject: 'sub-1', password: SECRET, loginBy: '2' };
      expect((await server.nobody.post('auth/login', half)).status).toBe(400);
    });
  });

  test('returns 404 when no secret is configured', async () => {
    const without = await startTestServer(POSTGRES);
    const reply = await without.nobody.post('auth/login', {
      email: PEOPLE.tenant,
      password: 'a secret',
      loginBy: '2',
    });
    expect(reply).toMatchObject({ status: 404, body: { success: false } });
    await without.close();
  });
});
