import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  buildTestApp,
  type Calls,
  callsWith,
  startTestServer,
  type TestServer,
} from '../../../testing/data-api-client.js';
import { POSTGRES } from '../../../testing/database/engines.js';

const KEY = randomBytes(32);
const NEW_KEY = randomBytes(32);

describe('What is kept of a save with an Idempotency-Key', () => {
  let server: TestServer;
  let admin: Calls;
  const others: FastifyInstance[] = [];
  beforeAll(async () => {
    server = await startTestServer(POSTGRES, { secretsKeys: [KEY] });
    admin = await server.as('admin');
  });
  afterAll(async () => {
    for (const app of others) await app.close();
    await server.close();
  });

  /** The same caller at another data API on the same database. */
  const withKeys = async (...secretsKeys: Buffer[]) => {
    const app = await buildTestApp(server.db, { secretsKeys });
    others.push(app);
    return callsWith(app, admin.token);
  };
  const supplier = {
    ...{ name: 'Fajar', email: 'fajar@armada.test', address: 'Jalan Fajar', noTelephone: '0811' },
    ...{ startDate: '2026-01-01', endDate: '2099-12-31', isActive: '1', totalVehicle: 5 },
    ...{ username: 'fajar', password: 'open sesame' },
  };
  const save = async (calls: Calls, key: string, body: object = supplier) =>
    (await calls.post('company_supplier/save', body, { 'idempotency-key': key })).body;
  const hashOf = async (key: string) =>
    (
      await server.db
        .selectFrom('idempotency_key')
        .select('request_hash')
        .where('key', '=', key)
        .executeTakeFirstOrThrow()
    ).request_hash;

  test('depends on SECRETS_KEY, so that nobody can guess a password in its body by the database alone', async () => {
    await save(admin, 'one');
    await save(admin, 'again');
    await save(await withKeys(NEW_KEY), 'other');
    expect(await hashOf('again')).toBe(await hashOf('one'));
    expect(await hashOf('other')).not.toBe(await hashOf('one'));
  });

  test('is still recognised after a new SECRETS_KEY was put before the old one', async () => {
    const body = { ...supplier, name: 'Gading' };
    const first = await save(admin, 'rotated', body);
    expect(first.success).toBe(true);
    expect(await save(await withKeys(NEW_KEY, KEY), 'rotated', body)).toEqual(first);
  });

  test('is recognised without a SECRETS_KEY too', async () => {
    const keyless = await withKeys();
    const body = { ...supplier, name: 'Harum', password: null };
    const first = await save(keyless, 'keyless', body);
    expect(first.success).toBe(true);
    expect(await save(keyless, 'keyless', body)).toEqual(first);
    const changed = await keyless.post(
      'company_supplier/save',
      { ...body, name: 'Indah' },
      { 'idempotency-key': 'keyless' },
    );
    expect(changed.status).toBe(400);
  });
});
