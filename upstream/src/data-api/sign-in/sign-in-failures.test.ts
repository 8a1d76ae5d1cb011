import { createHash } from 'node:crypto';
import { callsWith, type Json, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { PEOPLE } from '../../testing/small-fleet.js';

const SECRET = 'the secret that gateway and data API share';

describe('The log reports a failed sign-in', () => {
  const lines: string[] = [];
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES, {
      federatedSecret: SECRET,
      log: { write: (line) => void lines.push(line) },
    });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    lines.length = 0;
  });

  const from = { 'x-forwarded-for': '203.0.113.7' };
  const failures = (): Json[] =>
    lines.map((line) => Object(JSON.parse(line))).filter(({ msg }) => msg === 'a sign-in failed');
  const labelOf = (account: string) => createHash('sha256').update(account).digest('hex').slice(0, 12);
  const login = (username: string) =>
    server.nobody.post('user/login', { username, password: 'wrong', loginBy: 1 }, from);

  test('by a password, with its reason, the client address and no name; a locked account too', async () => {
    for (let n = 0; n < 6; n += 1) await login('Tenant@cepat.test');
    const expected = {
      level: 40,
      reqId: expect.any(String),
      method: 'password',
      account: labelOf(PEOPLE.tenant),
      clientAddress: '203.0.113.7',
    };
    expect(failures()).toMatchObject(
      [...Array.from({ length: 5 }, () => 'WRONG_CREDENTIALS'), 'RATE_LIMITED'].map((reason) => ({
        ...expected,
        reason,
      })),
    );
    expect(lines.join('').toLowerCase()).not.toContain('tenant@cepat.test');
  });

  test('by an identity provider', async () => {
    const person = { email: 'nobody@armada.test', issuer: 'https://id.test', subject: '1' };
    await server.nobody.post('auth/login', { ...person, password: SECRET, loginBy: '2' }, from);
    await server.nobody.post('auth/login', { ...person, password: 'wrong', loginBy: '2' }, from);
    expect(failures()).toMatchObject([
      { method: 'federated', reason: 'USER_UNKNOWN', account: labelOf('nobody@armada.test') },
      { method: 'federated', reason: 'WRONG_CREDENTIALS' },
    ]);
    expect(lines.join('')).not.toContain(SECRET);
  });

  test('by an API token, at the data API and at the file service, without the token', async () => {
    const token = 'armada.that-was-revoked';
    await callsWith(server.app, token).get('user/me');
    const headers = { authorization: `Bearer ${token}` };
    await server.app.inject({ url: '/files/load/none.jpg', headers });
    expect(failures()).toMatchObject([
      { method: 'token', reason: 'TOKEN_REFUSED', account: labelOf(token) },
      { method: 'token', reason: 'TOKEN_REFUSED', account: labelOf(token) },
    ]);
    expect(lines.join('')).not.toContain(token);
  });

  test('by a link that is not good, and by a wrong old password', async () => {
    await server.nobody.post('user/reset_password', { token: 'guessed', newPassword: 'long enough' }, from);
    const supplier = await server.as('supplier');
    await supplier.post('user/change_password', { oldPassword: 'wrong', newPassword: 'long enough' });
    expect(failures()).toMatchObject([
      { method: 'reset_link', reason: 'INVALID', account: labelOf('guessed') },
      { method: 'old_password', reason: 'WRONG' },
    ]);
  });

  test('sends nothing about a session that is over', async () => {
    await callsWith(server.app, 'no-session').get('user/me');
    expect(failures()).toEqual([]);
  });
});
