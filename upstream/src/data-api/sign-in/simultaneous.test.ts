import { field, signIn, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { overlapping } from '../../testing/database/lock-waits.js';
import { PASSWORD, PEOPLE, type Person } from '../../testing/small-fleet.js';
import { hashOf } from '../session/sessions.js';

const SECRET = 'the secret of gateway and data API';
const NEW = 'a new password';

describe('A sign-in or a change of the password, at the same time as another change', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer(POSTGRES, { federatedSecret: SECRET });
  });
  afterEach(() => server.close());

  const login = (person: Person, password = PASSWORD) =>
    server.nobody.post('user/login', { username: PEOPLE[person], password });
  const federatedLogin = (person: Person) =>
    server.nobody.post('auth/login', { email: PEOPLE[person], password: SECRET });

  /** Starts `late` once `first` has ended the sessions and is about to commit. @returns the replies of both */
  const during = <T>(first: () => Promise<T>, late: () => Promise<T>) =>
    // API tokens are revoked after the sessions have ended.
    overlapping(server.db, 'api_token', first, late);

  test('a sign-in with the password that is being replaced is refused', async () => {
    const owner = await signIn(server.app, server.nobody, 'clerk');
    const [change, late] = await during(
      () => owner.post('user/change_password', { oldPassword: PASSWORD, newPassword: NEW }),
      () => login('clerk'),
    );
    expect(change.body).toMatchObject({ status: 401, success: true });
    expect(late.body).toMatchObject({ success: false, errors: [{ code: 'WRONG_CREDENTIALS' }] });
    expect((await login('clerk', NEW)).body.success).toBe(true);
  });

  test.each([
    ['password', 'user', 'user', login],
    ['federated', 'user', 'user', federatedLogin],
    ['password', 'user type', 'user_type', login],
    ['password', 'company', 'company_tenant', login],
  ] as const)(
    'a %s sign-in while the %s is being deactivated is refused',
    async (_by, _what, path, signsIn) => {
      const admin = await server.as('admin');
      const { user, damai } = server.fleet;
      const person = Object((await admin.get(`user/view/${user.otherTenant}`)).body.data);
      const id = { user: user.otherTenant, user_type: person.idUserType, company_tenant: damai }[path];
      const row = Object((await admin.get(`${path}/view/${id}`)).body.data);
      const place = { centerPointLatitude: -6.2, centerPointLongitude: 106.8, radius: 100 };
      const [deactivation, late] = await during(
        () => admin.post(`${path}/edit`, { ...row, ...place, isActive: '0' }),
        () => signsIn('otherTenant'),
      );
      expect(deactivation.body).toMatchObject({ success: true });
      expect(late.body.success).toBe(false);
      expect(field(late.body.data, 'token')).toBeUndefined();
    },
  );

  test('a change with the password that a reset is replacing is refused', async () => {
    const somebody = await signIn(server.app, server.nobody, 'clerk');
    const link = { token_hash: hashOf('a link'), user_id: server.fleet.user.clerk };
    const expires_at = new Date(Date.now() + 60_000);
    await server.db
      .insertInto('password_link')
      .values({ ...link, expires_at })
      .execute();
    const [reset, late] = await during(
      () => server.nobody.post('user/reset_password', { token: 'a link', newPassword: NEW }),
      () => somebody.post('user/change_password', { oldPassword: PASSWORD, newPassword: 'of somebody else' }),
    );
    expect(reset.body.success).toBe(true);
    expect(late.body).toMatchObject({ status: 400, errors: [{ field: 'oldPassword', code: 'WRONG' }] });
    expect((await login('clerk', NEW)).body.success).toBe(true);
  });
});
