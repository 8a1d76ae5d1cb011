import { sql } from 'kysely';
import { field, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { PASSWORD, PEOPLE, type Person } from '../../testing/small-fleet.js';
import { MOST_DEVICES } from './known-devices.js';

const SECRET = 'shared-with-the-gateway';

describe('A device that has signed in before', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES, { federatedSecret: SECRET });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await sql`delete from login_attempt`.execute(server.db);
    await sql`delete from known_device`.execute(server.db);
  });

  const login = (username: string, password: string, devices?: readonly string[], ip = '10.1.1.1') =>
    server.nobody.post(
      'user/login',
      { username, password, loginBy: 1, ...(devices === undefined ? {} : { devices }) },
      { 'x-forwarded-for': ip },
    );
  const deviceOf = async (person: Person, devices?: readonly string[]) =>
    String(field((await login(PEOPLE[person], PASSWORD, devices)).body.data, 'device'));
  const lock = async (username: string, ip = '10.9.9') => {
    for (let n = 0; n < 6; n += 1) await login(username, 'wrong', undefined, `${ip}.${n}`);
  };

  test('signs in while others have locked the account, by any of the tokens that its browser has', async () => {
    const device = await deviceOf('tenant');
    expect(device).toMatch(/^[\w-]{43}$/);
    await lock(PEOPLE.tenant);
    expect((await login(PEOPLE.tenant, PASSWORD)).status).toBe(429);
    const others = ['x'.repeat(43), device];
    const { status, body } = await login('tenant', PASSWORD, others);
    expect([status, body.success, field(body.data, 'device')]).toEqual([200, true, device]);
    // It does not give others new tries.
    expect((await login(PEOPLE.tenant, 'wrong')).status).toBe(429);
  });

  test('signs in although its network has too many failures', async () => {
    const device = await deviceOf('tenant');
    for (let n = 0; n < 20; n += 1) await login(`guess${n}`, 'wrong');
    expect((await login(PEOPLE.tenant, PASSWORD)).status).toBe(429);
    expect((await login(PEOPLE.tenant, PASSWORD, [device])).body.success).toBe(true);
  });

  test('has five tries within 15 minutes of its own, which count for no other', async () => {
    const device = await deviceOf('tenant');
    for (let n = 0; n < 5; n += 1) expect((await login('tenant', 'wrong', [device])).status).toBe(200);
    const { status, headers } = await login('tenant', PASSWORD, [device]);
    expect([status, Number(headers['retry-after']) > 14 * 60]).toEqual([429, true]);
    expect((await login('tenant', PASSWORD)).status).toBe(200);
  });

  test('has five tries also when they come at once', async () => {
    const device = await deviceOf('tenant');
    const replies = await Promise.all(Array.from({ length: 12 }, () => login('tenant', 'wrong', [device])));
    expect(replies.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(5);
  });

  test('is one of its account alone', async () => {
    const device = await deviceOf('supplier');
    await lock(PEOPLE.tenant);
    expect((await login(PEOPLE.tenant, PASSWORD, [device])).status).toBe(429);
    await lock('nobody@armada.test', '10.8.8');
    expect((await login('nobody@armada.test', PASSWORD, [device])).status).toBe(429);
  });

  test('has a token that the database stores as its hash alone', async () => {
    const device = await deviceOf('tenant');
    const { rows } = await sql`select * from known_device`.execute(server.db);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(device);
  });

  test('is forgotten when its user has signed in on so many others', async () => {
    const first = await deviceOf('tenant');
    for (let n = 0; n < MOST_DEVICES; n += 1) await deviceOf('tenant');
    await lock(PEOPLE.tenant);
    expect((await login(PEOPLE.tenant, PASSWORD, [first])).status).toBe(429);
    const { rows } = await sql`select from known_device`.execute(server.db);
    expect(rows).toHaveLength(MOST_DEVICES);
  });

  test('is also one that an identity provider signed in, or that has set a new password by a link', async () => {
    const federated = await server.nobody.post('auth/login', {
      email: PEOPLE.tenant,
      password: SECRET,
      loginBy: '2',
    });
    const byProvider = String(field(federated.body.data, 'device'));
    await sql`insert into password_link (token_hash, user_id, expires_at)
      values (encode(sha256('mailed'::bytea), 'hex'), ${server.fleet.user.tenant}, now() + interval '1 hour')`.execute(
      server.db,
    );
    const reset = await server.nobody.post('user/reset_password', {
      token: 'mailed',
      newPassword: 'a new password',
    });
    const byLink = String(field(reset.body.data, 'device'));
    await lock(PEOPLE.tenant);
    for (const device of [byProvider, byLink])
      expect((await login(PEOPLE.tenant, 'a new password', [device])).body.success).toBe(true);
  });

  test.each([[{ devices: ['x'.repeat(101)] }], [{ devices: Array(11).fill('x') }], [{ devices: 'x' }]])(
    '%j is refused',
    async (more) => {
      const { body } = await server.nobody.post('user/login', { username: 'x', password: 'x', ...more });
      expect(body.success).toBe(false);
    },
  );
});
