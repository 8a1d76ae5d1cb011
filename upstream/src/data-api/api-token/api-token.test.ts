import {
  type Calls,
  callsWith,
  field,
  signIn,
  startTestServer,
  type TestServer,
} from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { overlapping } from '../../testing/database/lock-waits.js';
import { inDays } from '../../testing/in-days.js';
import { PASSWORD } from '../../testing/small-fleet.js';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.js';
import { hashOf } from '../session/sessions.js';

const SECRET = 'a shared secret';

describe('API tokens', () => {
  let server: TestServer;
  let receiver: WebhookReceiver;
  let supplier: Calls;
  beforeAll(async () => {
    receiver = await startWebhookReceiver(SECRET);
    server = await startTestServer(POSTGRES, { events: { webhookUrl: receiver.url, secret: SECRET } });
    supplier = await server.as('supplier');
  });
  afterAll(async () => {
    await server.close();
    await receiver.close();
  });

  const wanted = (more: Record<string, unknown> = {}) => ({
    name: 'Telematics',
    expiresDate: inDays(30),
    readOnly: '0',
    ...more,
  });
  const made = async (by: Calls, more: Record<string, unknown> = {}) => {
    const { body } = await by.post('api_token/save', wanted(more));
    expect(body).toMatchObject({ success: true });
    const token = String(field(body.data, 'token'));
    return { id: Number(field(body.data, 'id')), token, calls: callsWith(server.app, token) };
  };
  const profile = { name: 'The supplier', address: 'Jalan', phone: '0811' };

  test('the token is returned once; the list has everything else, for its owner alone', async () => {
    const { id, token } = await made(supplier, { readOnly: '1' });
    expect(token).toMatch(/^armada\.[\w-]{43}$/);
    const rows = await supplier.rows('api_token/view');
    expect(rows).toEqual([
      {
        id,
        name: 'Telematics',
        readOnly: '1',
        expiresDate: inDays(30),
        lastUsedDate: null,
        revokedDate: null,
        isRevoked: '0',
        createdBy: 'The supplier',
        createdDate: expect.any(String),
        updatedBy: 'The supplier',
        updatedDate: expect.any(String),
        version: 1,
      },
    ]);
    expect((await supplier.get(`api_token/view/${id}`)).body.data).toEqual(rows[0]);
    const admin = await server.as('admin');
    expect(await admin.rows('api_token/view')).toEqual([]);
    expect((await admin.get(`api_token/view/${id}`)).status).toBe(404);
    expect((await admin.post('api_token/revoke', { id })).status).toBe(404);
    const kept = await server.db.selectFrom('api_token').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  test('a save that is repeated with its Idempotency-Key creates no second one, and returns no token again', async () => {
    const body = wanted({ name: 'Once' });
    const key = { 'idempotency-key': 'once' };
    const first = await supplier.post('api_token/save', body, key);
    const again = await supplier.post('api_token/save', body, key);
    expect(field(again.body.data, 'id')).toBe(field(first.body.data, 'id'));
    expect(field(again.body.data, 'token')).toBeUndefined();
    expect(await supplier.rows('api_token/view?name=Once')).toHaveLength(1);
    const replies = await server.db.selectFrom('idempotency_key').select('reply').execute();
    expect(JSON.stringify(replies)).not.toContain('armada.');
  });

  test('carries its owner’s scope and permissions, which are looked up at each call', async () => {
    const { calls } = await made(supplier);
    expect(await calls.rows('vehicle/view')).toEqual(await supplier.rows('vehicle/view'));
    expect((await calls.get(`vehicle/view/${server.fleet.vehicle.B1}`)).status).toBe(404);
    const clerk = await made(await server.as('clerk'));
    expect((await clerk.calls.get('vehicle/view')).status).toBe(403);
  });

  test('writes when it may, and shows when it was used last', async () => {
    const { id, calls } = await made(supplier);
    expect((await calls.post('user/profile', profile)).body.success).toBe(true);
    const row = Object((await supplier.get(`api_token/view/${id}`)).body.data);
    expect(Date.now() - Date.parse(row.lastUsedDate)).toBeLessThan(60_000);
  });

  test('a read-only token makes no call that writes: no POST, no upload, and no GET that marks a notification read', async () => {
    const { token, calls } = await made(supplier, { readOnly: '1' });
    expect((await calls.get('vehicle/view')).status).toBe(200);
    for (const path of [
      'vehicle/save',
      'vehicle/edit',
      'user/profile',
      'user/preferences',
      'notification/read_all',
    ]) {
      expect([path, (await calls.post(path, {})).status]).toEqual([path, 403]);
    }
    const upload = await server.app.inject({
      method: 'POST',
      url: '/files/upload',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(upload.statusCode).toBe(403);
    const notice = await server.db
      .insertInto('notification')
      .values({ user_id: server.fleet.user.supplier, title: 'A', description: 'B', path: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const opened = await calls.get(`notification/view/${notice.id}`);
    expect([opened.status, opened.body.message]).toEqual([403, 'Token API ini hanya dapat membaca.']);
    expect(await calls.rows('notification/view')).toMatchObject([{ id: notice.id, isRead: '0' }]);
    expect((await calls.get('user/me')).body.data).toMatchObject({ isReadOnly: '1' });
    expect((await supplier.get('user/me')).body.data).toMatchObject({ isReadOnly: '0' });
  });

  test('cannot create or revoke tokens, change a password or end a session', async () => {
    const { id, calls } = await made(supplier);
    expect((await calls.post('api_token/save', wanted())).status).toBe(403);
    expect((await calls.post('api_token/revoke', { id })).status).toBe(403);
    expect((await calls.post('user/change_password', {})).status).toBe(403);
    expect((await calls.post('user/logout', {})).status).toBe(403);
  });

  test('a revoked token is refused at once, and an event reports it', async () => {
    const { id, token, calls } = await made(supplier);
    expect((await calls.get('user/me')).status).toBe(200);
    await receiver.forget(server.db);
    for (let time = 0; time < 2; time += 1) {
      expect((await supplier.post('api_token/revoke', { id })).body).toMatchObject({ success: true });
    }
    expect((await calls.get('user/me')).status).toBe(401);
    expect((await supplier.get(`api_token/view/${id}`)).body.data).toMatchObject({
      isRevoked: '1',
      revokedDate: expect.any(String),
    });
    await receiver.until((deliveries) => deliveries.length > 0);
    expect(receiver.deliveries.map(({ event }) => event.data)).toEqual([
      { session: hashOf(token), reason: 'revoked' },
    ]);
  });

  test('is valid until the end of its last day, and does not expire when it is idle', async () => {
    const { id, calls } = await made(supplier, { expiresDate: inDays(0) });
    await server.db
      .updateTable('api_token')
      .set({ last_used_at: new Date(Date.now() - 3 * 3_600_000) })
      .where('id', '=', id)
      .execute();
    expect((await calls.get('user/me')).status).toBe(200);
    await server.db
      .updateTable('api_token')
      .set({ expires_date: inDays(-1) })
      .where('id', '=', id)
      .execute();
    expect((await calls.get('user/me')).status).toBe(401);
  });

  test('ends with the deactivation of its owner, and reactivation does not revive it', async () => {
    const { token, calls } = await made(await signIn(server.app, server.nobody, 'otherSupplier'));
    const admin = await server.as('admin');
    const id = server.fleet.user.otherSupplier;
    const set = async (isActive: string) => {
      const row = Object((await admin.get(`user/view/${id}`)).body.data);
      expect((await admin.post('user/edit', { ...row, isActive })).body.success).toBe(true);
    };
    await set('0');
    expect((await calls.get('user/me')).status).toBe(401);
    await receiver.until((deliveries) =>
      deliveries.some(({ event }) => event.data.session === hashOf(token)),
    );
    await set('1');
    expect((await calls.get('user/me')).status).toBe(401);
    const again = await made(await signIn(server.app, server.nobody, 'otherSupplier'));
    expect((await again.calls.get('user/me')).status).toBe(200);
  });

  test('ends with the deactivation of the user type of its owner, for good', async () => {
    const { calls } = await made(await signIn(server.app, server.nobody, 'otherTenant'));
    const admin = await server.as('admin');
    const me = Object((await admin.get(`user/view/${server.fleet.user.otherTenant}`)).body.data);
    for (const isActive of ['0', '1']) {
      const row = Object((await admin.get(`user_type/view/${me.idUserType}`)).body.data);
      const { body } = await admin.post('user_type/edit', { ...row, isActive });
      expect(body).toMatchObject({ success: true });
      expect((await calls.get('user/me')).status).toBe(401);
    }
  });

  test('ends with a change of the password of its owner', async () => {
    const owner = await signIn(server.app, server.nobody, 'clerk');
    const { calls } = await made(owner);
    const change = { oldPassword: PASSWORD, newPassword: 'quite another one' };
    expect((await owner.post('user/change_password', change)).body).toMatchObject({ status: 401 });
    expect((await calls.get('user/me')).status).toBe(401);
  });

  test('is not created by a session that a change of the password has ended meanwhile', async () => {
    const owner = await signIn(server.app, server.nobody, 'supplierColleague');
    const change = { oldPassword: PASSWORD, newPassword: 'quite another one' };
    // Tokens are revoked after the sessions have ended.
    const [changed, late] = await overlapping(
      server.db,
      'api_token',
      () => owner.post('user/change_password', change),
      () => owner.post('api_token/save', wanted()),
    );
    expect(changed.body).toMatchObject({ status: 401, success: true });
    expect(late.status).toBe(401);
  });

  test('writes no users, user types or menus, whatever its owner may', async () => {
    const { calls } = await made(await server.as('admin'));
    for (const path of [
      'user/save',
      'user/edit',
      'user/import',
      'user_type/save',
      'user_type/edit',
      'menu/save',
      'menu/edit',
    ]) {
      expect([path, (await calls.post(path, {})).status]).toEqual([path, 403]);
    }
    expect((await calls.get('user/view')).status).toBe(200);
  });

  test('of one user there are at most 20 that are valid', async () => {
    const tenant = await server.as('tenant');
    const ids = [];
    for (let n = 0; n < 20; n += 1) ids.push((await made(tenant)).id);
    expect((await tenant.post('api_token/save', wanted())).body).toMatchObject({
      success: false,
      errors: [{ field: null, code: 'TOO_MANY' }],
    });
    await tenant.post('api_token/revoke', { id: ids[0] });
    await made(tenant);
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ name: undefined }, 'name'],
    [{ expiresDate: undefined }, 'expiresDate'],
    [{ expiresDate: '2026-02-30' }, 'expiresDate'],
    [{ expiresDate: '2020-01-01' }, 'expiresDate'],
    [{ expiresDate: inDays(366) }, 'expiresDate'],
    [{ readOnly: undefined }, 'readOnly'],
  ])('%j is refused', async (more, name) => {
    const { body } = await supplier.post('api_token/save', wanted(more));
    expect(body.errors?.map((error) => error.field)).toEqual([name]);
  });
});
