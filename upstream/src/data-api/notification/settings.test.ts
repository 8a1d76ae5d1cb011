import { field, type Json, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import type { Person } from '../../testing/small-fleet.js';
import { Outbox } from '../events/outbox.js';
import { vehicleStatusChanged } from '../vehicle/announce-status.js';
import { notify } from './notify.js';

describe('Notification settings', () => {
  let server: TestServer;
  beforeAll(async () => {
    // Half past eleven in the evening in Jakarta.
    const now = new Date(`${new Date().toISOString().slice(0, 10)}T16:30:00Z`);
    server = await startTestServer(POSTGRES, { clock: () => now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    for (const table of ['notification', 'notification_settings', 'company_notification_defaults'] as const)
      await server.db.deleteFrom(table).execute();
  });

  const post = async (person: Person, path: string, body: Json) =>
    (await (await server.as(person)).post(`notification/${path}`, body)).body;
  const kinds = (data: unknown): Json[] => {
    const list = Array.isArray(data) ? data : field(data, 'kinds');
    return Array.isArray(list) ? list : [];
  };
  const settings = async (person: Person) =>
    (await (await server.as(person)).get('notification/settings')).body.data;
  const kind = async (person: Person, id = 'vehicleStatus') =>
    kinds(await settings(person)).find((one) => one.id === id);
  const choose = (person: Person, channels: string[] | null, id = 'vehicleStatus') =>
    post(person, 'settings/channels', { kind: id, channels });
  /** Changes the status of a vehicle that Cepat rents, as the platform. */
  const changeStatus = async (vehicleStatus: number) => {
    const admin = await server.as('admin');
    const { body } = await admin.get(`vehicle/view/${server.fleet.vehicle.A1}`);
    const saved = await admin.post('vehicle/edit', { ...Object(body.data), vehicleStatus });
    expect(saved.body.success).toBe(true);
  };
  const stored = async () => {
    const rows = await server.db
      .selectFrom('notification')
      .select(['user_id', 'in_bell', 'in_mail', 'is_read'])
      .orderBy('user_id')
      .execute();
    const { user } = server.fleet;
    return rows.map(({ user_id, ...row }) => [
      Object.entries(user).find(([, id]) => id === user_id)?.[0],
      row,
    ]);
  };
  const IN_BELL = { in_bell: true, in_mail: false, is_read: false };

  test('list the kinds that a person can receive, in the language of the caller', async () => {
    const ids = async (person: Person) => kinds(await settings(person)).map(({ id }) => id);
    expect(await ids('admin')).toEqual(['exportReady', 'accountSecurity']);
    expect(await ids('clerk')).toEqual(['exportReady', 'accountSecurity']);
    const tenant = await ids('tenant');
    expect(tenant).toContain('complaintRaised');
    expect(tenant).not.toContain('trackerEvent');
    expect(await ids('supplier')).toEqual(expect.arrayContaining(['trackerEvent', 'complaintAssigned']));
    expect(await settings('tenant')).toMatchObject({
      digest: 'daily',
      quietFrom: null,
      quietTo: null,
      isQuiet: '0',
      timeZone: 'Asia/Jakarta',
    });
    expect(await kind('tenant')).toEqual({
      id: 'vehicleStatus',
      name: 'Status kendaraan',
      channels: ['bell'],
      defaults: ['bell'],
      offered: ['bell', 'mail'],
      forced: [],
    });
  });

  test('a kind that is switched off is not stored, and one for mail alone is in no bell', async () => {
    expect((await choose('tenant', [])).success).toBe(true);
    expect((await choose('supplier', ['mail'])).success).toBe(true);
    await changeStatus(2);
    expect(await stored()).toEqual([
      ['supplier', { in_bell: false, in_mail: true, is_read: false }],
      ['supplierColleague', IN_BELL],
    ]);
    const supplier = await server.as('supplier');
    expect(await supplier.rows('notification/view')).toEqual([]);
    expect((await supplier.get('notification/count')).body.data).toEqual({ totalNotification: 0 });
    // What was in no bell was not read.
    await supplier.post('notification/read_all', {});
    expect((await stored())[0]).toEqual(['supplier', { in_bell: false, in_mail: true, is_read: false }]);
  });

  test('what a company has chosen holds for those who have chosen nothing', async () => {
    const saved = await post('supplier', 'defaults/channels', { kind: 'vehicleStatus', channels: [] });
    expect(kinds(saved.data).find(({ id }) => id === 'vehicleStatus')).toMatchObject({
      channels: [],
      defaults: ['bell'],
    });
    expect(await kind('supplierColleague')).toMatchObject({ channels: [], defaults: [] });
    expect(await kind('otherSupplier')).toMatchObject({ channels: ['bell'] });
    await choose('supplierColleague', ['bell', 'mail']);
    await changeStatus(3);
    expect(await stored()).toEqual([
      ['supplierColleague', { in_bell: true, in_mail: true, is_read: false }],
      ['tenant', IN_BELL],
    ]);
    // Null: as the company has it.
    expect(kinds((await choose('supplierColleague', null)).data)).toContainEqual(
      expect.objectContaining({ id: 'vehicleStatus', channels: [], defaults: [] }),
    );
    await post('supplier', 'defaults/channels', { kind: 'vehicleStatus', channels: null });
    expect(await kind('supplierColleague')).toMatchObject({ channels: ['bell'], defaults: ['bell'] });
  });

  test('the defaults of a company are those of the people who manage its users', async () => {
    const clerk = await server.as('clerk');
    expect((await clerk.get('notification/defaults')).status).toBe(403);
    const body = { kind: 'vehicleStatus', channels: [] };
    expect((await clerk.post('notification/defaults/channels', body)).status).toBe(403);
  });

  test('refuse an unknown kind or channel, one that is not offered, and to switch off what is forced', async () => {
    const codes = async (reply: ReturnType<typeof post>) =>
      (await reply).errors?.map(({ field, code }) => [field, code]);
    expect(await codes(choose('tenant', ['bell'], 'trackerEvent'))).toEqual([['kind', 'NOT_FOUND']]);
    expect(await codes(choose('tenant', ['bell'], 'constructor'))).toEqual([['kind', 'NOT_FOUND']]);
    expect(await codes(choose('tenant', ['bell', 'mail'], 'exportReady'))).toEqual([
      ['channels', 'NOT_ALLOWED'],
    ]);
    expect(await codes(choose('tenant', ['bell'], 'accountSecurity'))).toEqual([['channels', 'NOT_ALLOWED']]);
    const tenant = await server.as('tenant');
    const unknown = { kind: 'vehicleStatus', channels: ['fax'] };
    expect((await tenant.post('notification/settings/channels', unknown)).status).toBe(400);
    const schedule = (quietFrom: string | null, quietTo: string | null) =>
      codes(post('tenant', 'settings/schedule', { digest: 'daily', quietFrom, quietTo }));
    expect(await schedule('22:00', null)).toEqual([['quietTo', 'INVALID']]);
    expect(await schedule('24:00', '06:00')).toEqual([['quietFrom', 'INVALID']]);
    expect(await schedule('06:00', '06:00')).toEqual([['quietTo', 'INVALID']]);
    expect((await tenant.post('notification/settings/schedule', { digest: 'weekly' })).status).toBe(400);
  });

  test.each([
    ['22:00', '06:00', '1'],
    ['06:00', '22:00', '0'],
    ['23:30', '23:31', '1'],
    ['22:00', '23:30', '0'],
  ])(
    'at half past eleven in the evening, quiet hours from %s to %s are in force: %s',
    async (from, to, quiet) => {
      const { data } = await post('tenant', 'settings/schedule', {
        digest: 'hourly',
        quietFrom: from,
        quietTo: to,
      });
      expect(data).toMatchObject({ digest: 'hourly', quietFrom: from, quietTo: to, isQuiet: quiet });
      expect(await settings('tenant')).toEqual(data);
    },
  );

  test('one’s own notification is in the bell, already read', async () => {
    const { tenant } = server.fleet.user;
    const notice = { ...vehicleStatusChanged('B 1', { from: 1, to: 3 }, 'X'), path: null };
    await server.db
      .transaction()
      .execute((trx) => notify(trx, new Outbox(false), [tenant], { ...notice, isOwn: true }));
    const calls = await server.as('tenant');
    expect(await calls.rows('notification/view')).toMatchObject([{ isRead: '1' }]);
    expect((await calls.get('notification/count')).body.data).toEqual({ totalNotification: 0 });
  });

  test('those that open a place are marked read together', async () => {
    await changeStatus(1);
    await changeStatus(2);
    const tenant = await server.as('tenant');
    const unread = async () => (await tenant.get('notification/count')).body.data;
    await tenant.post('notification/read_path', { path: 'vehicle/manage?record=0' });
    expect(await unread()).toEqual({ totalNotification: 2 });
    await tenant.post('notification/read_path', {
      path: `vehicle/manage?record=${server.fleet.vehicle.A1}`,
    });
    expect(await unread()).toEqual({ totalNotification: 0 });
    expect((await (await server.as('supplier')).get('notification/count')).body.data).toEqual({
      totalNotification: 2,
    });
  });
});
