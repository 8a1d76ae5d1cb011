import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import {
  type Calls,
  callsWith,
  field,
  type Json,
  startTestServer,
  type TestServer,
} from '../../../testing/data-api-client.js';
import { POSTGRES } from '../../../testing/database/engines.js';
import { inDays } from '../../../testing/in-days.js';
import { silentLog } from '../../../testing/silent-log.js';
import { createServices } from '../../create-services.js';
import { SecretBox } from '../../security/secret-box.js';
import { hashOf } from '../../session/sessions.js';
import { TRACKER_TOKEN } from '../tracker-tokens.js';

describe('The staff of a supplier', () => {
  let server: TestServer;
  let supplier: Calls;
  let other: Calls;
  let admin: Calls;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES);
    supplier = await server.as('supplier');
    other = await server.as('otherSupplier');
    admin = await server.as('admin');
  });
  afterAll(() => server.close());

  const rowOf = async (calls: Calls, path: string): Promise<Json> => (await calls.rows(path))[0] ?? {};
  const edit = async (plate: string, change: Json, calls = supplier) => {
    const row = await rowOf(calls, `vehicle/view?licensePlate=${plate}`);
    return (await calls.post('vehicle/edit', { ...row, photo: [], ...change })).body;
  };
  const sawDevice = async (company: number, device: string, minutesAgo = 0) => {
    const { rows } = await sql<{ id: number }>`
      insert into tracker_device (company_id, device_id, first_seen, last_seen, counted_minute, readings)
      values (${company}, ${device}, now() - interval '1 hour', now() - ${minutesAgo} * interval '1 minute',
        date_trunc('minute', now() - ${minutesAgo} * interval '1 minute'), 7) returning id`.execute(
      server.db,
    );
    return rows[0]?.id ?? 0;
  };

  describe('give a vehicle a tracker id', () => {
    test('that is trimmed, unique at the supplier whatever its case, and found by a part of it', async () => {
      expect(await edit('105 AND', { trackerId: '  Truk-7 ' })).toMatchObject({ success: true });
      expect(await supplier.rows('vehicle/view?trackerId=truk')).toMatchObject([{ trackerId: 'Truk-7' }]);
      expect(await edit('104 AND', { trackerId: 'TRUK-7' })).toMatchObject({
        success: false,
        errors: [
          { field: 'trackerId', code: 'TAKEN', message: 'ID pelacak TRUK-7 sudah ada di perusahaan ini' },
        ],
      });
      expect(await edit('102 BOR', { trackerId: 'truk-7' }, other)).toMatchObject({ success: true });
      expect(await edit('104 AND', { trackerId: 'x'.repeat(65) })).toMatchObject({
        errors: [{ field: 'trackerId', code: 'INVALID' }],
      });
    });

    test('that stays when a save omits it, and goes when it is emptied', async () => {
      const { trackerId: _, ...row } = await rowOf(supplier, 'vehicle/view?trackerId=truk');
      expect((await supplier.post('vehicle/edit', row)).body).toMatchObject({ success: true });
      expect(await supplier.rows('vehicle/view?trackerId=truk')).toHaveLength(1);
      expect(await edit('105 AND', { trackerId: ' ' })).toMatchObject({ success: true });
      expect(await supplier.rows('vehicle/view?trackerId=truk')).toEqual([]);
    });
  });

  describe('make tokens of trackers', () => {
    const make = async (calls: Calls, body: Json = { name: 'Phones' }, headers = {}) =>
      (await calls.post('tracker/token/save', body, headers)).body;

    test('of their own company; staff of the platform name one', async () => {
      const { data } = await make(supplier);
      expect(data).toEqual({ id: expect.any(Number), token: expect.stringMatching(/^[\w-]{43}$/) });
      expect(await rowOf(supplier, 'tracker/token/view?sort=-id')).toEqual({
        id: field(data, 'id'),
        name: 'Phones',
        companySupplierId: server.fleet.andalas,
        companySupplierName: 'Andalas',
        createdBy: 'The supplier',
        createdDate: expect.any(String),
        lastUsedDate: null,
        revokedDate: null,
      });
      expect(await make(supplier, { name: 'Theirs', companySupplierId: server.fleet.borneo })).toMatchObject({
        success: false,
        errors: [{ field: 'companySupplierId', code: 'NOT_FOUND' }],
      });
      expect(await admin.post('tracker/token/save', { name: 'Whose?' })).toMatchObject({ status: 400 });
      expect(await make(admin, { name: 'Of Borneo', companySupplierId: server.fleet.borneo })).toMatchObject({
        success: true,
      });
      expect(await make(supplier, { name: ' ' })).toMatchObject({
        errors: [{ field: 'name', code: 'REQUIRED' }],
      });
    });

    test('which are stored hashed and sealed, and returned once for each Idempotency-Key', async () => {
      const key = { 'idempotency-key': 'tracker-token-1' };
      const made = await make(supplier, { name: 'Once' }, key);
      const token = String(field(made.data, 'token'));
      const again = await make(supplier, { name: 'Once' }, key);
      expect(again).toMatchObject({ success: true, data: { id: field(made.data, 'id') } });
      expect(JSON.stringify(again)).not.toContain(token);
      const { rows } = await sql<{ stored: string; hash: string }>`
        select (select jsonb_agg(t) from tracker_token t)::text || (select jsonb_agg(k) from idempotency_key k)::text as stored,
          (select token_hash from tracker_token where name = 'Once') as hash`.execute(server.db);
      expect(rows[0]?.hash).toBe(hashOf(token));
      expect(rows[0]?.stored).not.toContain(token);
    });

    test('at most 20 that are not revoked, also by calls at the same time', async () => {
      const { rows } = await sql<{ n: number }>`select count(*)::integer as n from tracker_token
        where company_id = ${server.fleet.andalas} and revoked_at is null`.execute(server.db);
      const before = rows[0]?.n ?? 0;
      const results = await Promise.all(
        Array.from({ length: 21 }, (_, n) => make(supplier, { name: `T${n}` })),
      );
      expect(results.filter(({ success }) => success)).toHaveLength(20 - before);
      expect(results.find(({ success }) => !success)).toMatchObject({
        errors: [{ field: null, code: 'TOO_MANY' }],
      });
      const spare = await rowOf(supplier, 'tracker/token/view?name=T&isRevoked=0');
      expect((await supplier.post('tracker/token/revoke', { id: spare.id })).body.success).toBe(true);
      expect(await rowOf(supplier, `tracker/token/view?ids=${spare.id}`)).toMatchObject({
        revokedDate: expect.any(String),
      });
      expect(await make(supplier, { name: 'One more' })).toMatchObject({ success: true });
    });

    test('which are sealed with the first key of SECRETS_KEY by the next night', async () => {
      const token = 'n'.repeat(43);
      const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
      const sealed = new SecretBox([oldKey]).seal(token, TRACKER_TOKEN);
      await sql`insert into tracker_token (company_id, name, token_hash, token_sealed)
        values (${server.fleet.borneo}, 'Rotated', ${hashOf(token)}, ${sealed})`.execute(server.db);
      const options = { db: server.db, events: undefined, timeZone: 'Asia/Jakarta' };
      await createServices({ ...options, secretsKeys: [newKey, oldKey] }, silentLog).dailyJobs.run();
      const after = await server.db
        .selectFrom('tracker_token')
        .select(['token_sealed as sealed', 'version'])
        .where('name', '=', 'Rotated')
        .executeTakeFirstOrThrow();
      expect(new SecretBox([newKey]).open(after.sealed ?? '', TRACKER_TOKEN)).toBe(token);
      expect(after.version).toBe(1);
    });

    test('without a key for secrets too: there is no link then', async () => {
      const bare = await startTestServer(POSTGRES, { secretsKeys: [] });
      try {
        const calls = await bare.as('supplier');
        expect(await make(calls)).toMatchObject({ success: true });
        await sql`update vehicle set tracker_id = 'phone-a' where id = ${bare.fleet.vehicle.A1}`.execute(
          bare.db,
        );
        const { body } = await calls.get(`vehicle/tracker?vehicleId=${bare.fleet.vehicle.A1}`);
        expect(body.data).toMatchObject({ trackerId: 'phone-a', links: [] });
      } finally {
        await bare.close();
      }
    });
  });

  describe('see devices that were seen', () => {
    const claim = async (calls: Calls, body: Json) => (await calls.post('tracker/device/claim', body)).body;

    test('known ones with their vehicle, by tracker id or IMEI, and unknown ones', async () => {
      await sawDevice(server.fleet.andalas, '490154203237518', 1);
      await sawDevice(server.fleet.andalas, 'Unknown-1', 5);
      await edit('102 AND', { trackerId: 'Phone-A' });
      expect(await supplier.rows('tracker/device/view?known=1&sort=deviceId')).toMatchObject([
        { deviceId: '490154203237518', vehicleId: server.fleet.vehicle.A1, readingsLastMinute: 7 },
        { deviceId: 'phone-a', licensePlate: 'B 102 AND', companySupplierName: 'Andalas' },
      ]);
      expect(await supplier.rows('tracker/device/view?known=0&sort=deviceId')).toMatchObject([
        { deviceId: 'Unknown-1', vehicleId: null, licensePlate: null, readingsLastMinute: 0 },
      ]);
      expect((await supplier.rows('tracker/device/view')).map(({ deviceId }) => deviceId)).toEqual([
        'Unknown-1',
        'phone-a',
        '490154203237518',
      ]);
      expect(await supplier.rows('tracker/device/view?licensePlate=102')).toHaveLength(1);
      expect(await supplier.rows('tracker/device/view?sort=-lastSeen&deviceId=UNKNOWN')).toHaveLength(1);
      expect((await supplier.get('tracker/summary')).body.data).toMatchObject({
        readingsLastMinute: 7,
        devices: 3,
        unknownDevices: 1,
        tokens: 20,
      });
      expect((await other.get('tracker/summary')).body.data).toMatchObject({ devices: 1, unknownDevices: 1 });
    });

    test('with the last error in the language of the reader', async () => {
      await sql`update tracker_device set last_error = 'FUTURE', last_error_at = now()
        where device_id = 'Unknown-1'`.execute(server.db);
      const path = '/api/tracker/device/view?deviceId=unknown';
      const read = async (language: string) => {
        const headers = { authorization: `Bearer ${supplier.token}`, 'accept-language': language };
        return (await server.app.inject({ url: path, headers })).json();
      };
      expect(field((await read('id')).data, 'data')).toMatchObject([
        { lastError: 'Jam perangkat terlalu cepat' },
      ]);
      expect(field((await read('en')).data, 'data')).toMatchObject([
        { lastError: 'The clock of the device is ahead', lastErrorDate: expect.any(String) },
      ]);
    });

    test('and claim none without the right to edit vehicles, neither a free one nor in place of another', async () => {
      const id = await sawDevice(server.fleet.andalas, 'Not-Claimed');
      const menusOfVehicles = sql`select id from menu where path like 'vehicle/%'`;
      const { rows: taken } = await sql`delete from user_type_menu um using user_type ut
        where ut.id = um.user_type_id and ut.name = 'Supplier staff' and um.menu_id in (${menusOfVehicles})
        returning um.*`.execute(server.db);
      expect(taken.length).toBeGreaterThan(0);
      const staff = await server.as('supplier');
      for (const replace of [false, true]) {
        const body = { id, vehicleId: server.fleet.vehicle.A2, replace };
        expect(await staff.post('tracker/device/claim', body)).toMatchObject({ status: 403 });
      }
      await sql`insert into user_type_menu select * from json_populate_recordset(
        null::user_type_menu, ${JSON.stringify(taken)}::json)`.execute(server.db);
      expect(await supplier.rows('tracker/device/view?known=0&deviceId=not-claimed')).toHaveLength(1);
      await sql`delete from tracker_device where id = ${id}`.execute(server.db);
    });

    test('and claim an unknown one for a vehicle, replacing a tracker only when they say so', async () => {
      const id = await sawDevice(server.fleet.andalas, 'New-Phone');
      const { A2, A3, B1 } = server.fleet.vehicle;
      expect(await other.post('tracker/device/claim', { id, vehicleId: B1 })).toMatchObject({ status: 404 });
      expect(await claim(supplier, { id, vehicleId: B1 })).toMatchObject({
        errors: [{ field: 'vehicleId', code: 'NOT_FOUND' }],
      });
      expect(await claim(admin, { id, vehicleId: B1 })).toMatchObject({
        errors: [{ field: 'vehicleId', code: 'NOT_FOUND' }],
      });
      expect(await claim(supplier, { id, vehicleId: A2 })).toMatchObject({
        success: false,
        errors: [{ field: 'replace', code: 'HAS_TRACKER' }],
      });
      expect(await claim(supplier, { id, vehicleId: A2, replace: true })).toMatchObject({ data: { id: A2 } });
      expect((await supplier.rows(`vehicle/changes/${A2}`))[0]).toMatchObject({
        fields: [{ field: 'trackerId' }],
      });
      expect(await rowOf(supplier, `vehicle/view?ids=${A2}`)).toMatchObject({
        trackerId: 'New-Phone',
        updatedBy: 'The supplier',
      });
      expect(await claim(supplier, { id, vehicleId: A3 })).toMatchObject({
        errors: [{ field: 'id', code: 'TAKEN' }],
      });
    });
  });

  describe('see the tracker of a vehicle', () => {
    test('with links that set up a phone, which only persons who may edit it see', async () => {
      const { A2, A5, B1 } = server.fleet.vehicle;
      const path = `vehicle/tracker?vehicleId=${A2}`;
      const { data } = (await supplier.get(path)).body;
      expect(data).toMatchObject({
        trackerId: 'New-Phone',
        imei: null,
        lastSeen: expect.any(String),
        lastError: null,
      });
      const [link] = Object(data).links;
      expect(link).toMatchObject({ tokenName: 'One more' });
      expect(link.path).toMatch(/^\/track\/[\w-]{43}\?id=New-Phone&interval=30&service=true$/);
      expect((await supplier.get(`vehicle/tracker?vehicleId=${A5}`)).body.data).toEqual({
        trackerId: null,
        imei: null,
        lastSeen: null,
        lastError: null,
        lastErrorDate: null,
        links: [],
      });
      expect(await supplier.get(`vehicle/tracker?vehicleId=${B1}`)).toMatchObject({ status: 404 });
      expect(await supplier.get('vehicle/tracker')).toMatchObject({ status: 400 });
      expect(await (await server.as('tenant')).get(path)).toMatchObject({ status: 403 });
      const body = { name: 'Reads', expiresDate: inDays(1), readOnly: '1' };
      const made = await supplier.post('api_token/save', body);
      const integration = callsWith(server.app, String(field(made.body.data, 'token')));
      expect(await integration.get(path)).toMatchObject({ status: 403 });
    });
  });
});
