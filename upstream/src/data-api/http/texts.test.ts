import { sql } from 'kysely';
import {
  type ApiResponse,
  type Calls,
  callsWith,
  startTestServer,
  type TestServer,
} from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { PASSWORD, PEOPLE, type Person } from '../../testing/small-fleet.js';
import { Outbox } from '../events/outbox.js';
import { notify } from '../notification/notify.js';
import { vehicleStatusChanged } from '../vehicle/announce-status.js';

describe('Texts in both languages', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES);
  });
  afterAll(() => server.close());
  beforeEach(() => server.db.deleteFrom('login_attempt').execute());

  const callsOf = (person: Person | 'nobody') =>
    person === 'nobody' ? Promise.resolve(server.nobody) : server.as(person);
  const post = async (person: Person | 'nobody', path: string, body: unknown, language: string) =>
    (await callsOf(person)).post(path, body, { 'accept-language': language });
  const get = async (person: Person | 'nobody', path: string, language: string) => {
    const { token } = await callsOf(person);
    const reply = await server.app.inject({
      url: `/api/${path}`,
      headers: {
        'accept-language': language,
        ...(token !== '' && { authorization: `Bearer ${token}` }),
      },
    });
    return reply.json<ApiResponse['body']>();
  };
  const prefer = (calls: Calls, language: string | undefined) =>
    calls.post('user/preferences', { appearance: { language } });

  const contract = { contractNo: 'T-1', totalVehicle: 1, vehicleList: [] };

  test.each<[what: string, person: Person | 'nobody', path: string, body: object, id: string, en: string]>([
    [
      'a sign-in',
      'nobody',
      'user/login',
      { username: PEOPLE.clerk, password: 'wrong' },
      'E-mail atau password salah.',
      'Wrong e-mail or password.',
    ],
    [
      'a reset',
      'nobody',
      'user/reset_password',
      { token: 'x', newPassword: 'long enough for it' },
      'Tautan ini sudah digunakan atau tidak berlaku lagi. Silakan minta tautan baru.',
      'This link was used or is no longer valid. Please request a new one.',
    ],
    [
      'a common password',
      'nobody',
      'user/reset_password',
      { token: 'x', newPassword: 'password123' },
      'Password ini terlalu umum dan mudah ditebak. Silakan pilih yang lain.',
      'This password is too common and easy to guess. Please choose another one.',
    ],
    [
      'a required field',
      'admin',
      'complaint/save',
      { vehicleId: 1, complaintCategoryId: 1, title: ' ', description: 'x' },
      'Judul harus diisi',
      'Title is required',
    ],
    [
      'a number out of range',
      'admin',
      'vehicle_contract/save',
      { ...contract, companyTenant: 1, startDate: '2030-01-01', endDate: '2030-02-01', totalVehicle: 0 },
      'Jumlah kendaraan minimal 1',
      'Total vehicles must be at least 1',
    ],
    [
      'a period',
      'admin',
      'vehicle_contract/save',
      { ...contract, companyTenant: 1, startDate: '2030-02-01', endDate: '2030-01-01' },
      'Tanggal selesai tidak boleh sebelum tanggal mulai',
      'End date cannot be earlier than the start date',
    ],
    [
      'a reference',
      'admin',
      'battery_model/save',
      { name: 'X', idCompany: 999_999, batteryType: '0', maxCapacity: 1 },
      'Perusahaan tidak ditemukan',
      'Company was not found',
    ],
    [
      'the specification’s own wording',
      'admin',
      'charging_station/save',
      { name: 'X', facility: 'X', address: 'X', latitude: 1, longitude: 1, photo: [], companyIds: [] },
      'Harap menambahkan foto terlebih dahulu',
      'Please add a photo first',
    ],
    [
      'a call without permission',
      'clerk',
      'vehicle/save',
      {},
      'Anda tidak memiliki izin untuk ini.',
      'You do not have permission to do this.',
    ],
    [
      'a row out of sight',
      'admin',
      'complaint/done',
      { id: 999_999, reason: 'x' },
      'Data tidak ditemukan.',
      'There is no such entry.',
    ],
  ])('refuse %s', async (_what, person, path, body, id, en) => {
    const inIndonesian = (await post(person, path, body, 'id')).body;
    const inEnglish = (await post(person, path, body, 'en')).body;
    expect([inIndonesian.success, inEnglish.success]).toEqual([false, false]);
    expect([inIndonesian.message, inEnglish.message]).toEqual([id, en]);
    for (const [reply, message] of [
      [inIndonesian, id],
      [inEnglish, en],
    ] as const)
      expect(reply.errors?.[0]?.message ?? message).toBe(message);
  });

  test('name every field of every form in the language of the message', async () => {
    const document = (await server.app.inject('/api/openapi.json')).json<{
      paths: Record<string, { post?: object }>;
    }>();
    const paths = Object.keys(document.paths).filter((path) => /\/(save|edit)$/.test(path));
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths) {
      const body = { id: path.endsWith('edit') ? 1 : undefined };
      const [inIndonesian, inEnglish] = await Promise.all(
        ['id', 'en'].map(
          async (language) => (await post('admin', path.slice(1), body, language)).body.errors ?? [],
        ),
      );
      const messages = (errors = inEnglish) => errors?.map(({ field, message }) => `${field}: ${message}`);
      expect(messages()?.filter((message) => !/^(\w+): (?!\1 )[A-Z].* is required$/.test(message))).toEqual(
        [],
      );
      expect(
        messages(inIndonesian)?.filter((message) => !/^(\w+): (?!\1 )[A-Z].* harus diisi$/.test(message)),
      ).toEqual([]);
      expect(inIndonesian).toHaveLength(inEnglish?.length ?? 0);
    }
  });

  test('report success', async () => {
    const login = { username: PEOPLE.clerk, password: PASSWORD };
    expect((await post('nobody', 'user/login', login, 'en')).body.message).toBe('You are signed in');
    expect((await post('nobody', 'user/login', login, 'id')).body.message).toBe('Login berhasil');
    const category = { company: server.fleet.andalas, description: 'x', sla: 1, isActive: '1' };
    const save = async (name: string, language: string) =>
      (await post('admin', 'complaint_category/save', { ...category, name }, language)).body.message;
    expect(await save('One', 'id')).toBe('Data berhasil disimpan');
    expect(await save('Two', 'en')).toBe('The data was saved');
  });

  test('repeat the reply to a save in the language of the repeated call', async () => {
    const admin = await server.as('admin');
    const body = { company: server.fleet.andalas, name: 'Key', description: 'x', sla: 1, isActive: '1' };
    const save = async (language: string) =>
      (
        await admin.post('complaint_category/save', body, {
          'accept-language': language,
          'idempotency-key': 'texts',
        })
      ).body;
    const [first, again] = [await save('id'), await save('en')];
    expect(again).toEqual({ ...first, message: 'The data was saved' });
  });

  test('have the specification’s wording for an ended session in both languages', async () => {
    const ended = callsWith(server.app, 'x'.repeat(43));
    const message = 'Sorry, Your session has expired, please login again.';
    expect((await ended.get('user/me')).body.message).toBe(message);
    expect((await ended.post('user/logout', {}, { 'accept-language': 'en' })).body.message).toBe(message);
  });

  test.each([
    ['en', 'There is no such entry.'],
    ['en-US,en;q=0.9', 'There is no such entry.'],
    ['id-ID,en;q=0.8', 'Data tidak ditemukan.'],
    ['en;q=0.1, id;q=0.9', 'Data tidak ditemukan.'],
    ['fr, en;q=0.5', 'There is no such entry.'],
    ['fr', 'Data tidak ditemukan.'],
    ['*', 'Data tidak ditemukan.'],
    ['en;q=0', 'Data tidak ditemukan.'],
    [';;q,,=', 'Data tidak ditemukan.'],
  ])('Accept-Language: %s', async (language, message) => {
    expect((await get('admin', 'vehicle/view/999999', language)).message).toBe(message);
  });

  test('are in the caller’s preferred language when the request names none', async () => {
    const supplier = await server.as('supplier');
    const message = async () => (await supplier.get('vehicle/view/999999')).body.message;
    expect(await message()).toBe('Data tidak ditemukan.');
    await prefer(supplier, 'en');
    expect(await message()).toBe('There is no such entry.');
    expect((await get('supplier', 'vehicle/view/999999', 'id')).message).toBe('Data tidak ditemukan.');
    await prefer(supplier, 'fr');
    expect(await message()).toBe('Data tidak ditemukan.');
  });

  test('of notifications are in the reader’s language; those without translations are unchanged', async () => {
    const { db, fleet } = server;
    const tenant = fleet.user.otherTenant;
    await sql`insert into notification (user_id, title, description, path) values (${tenant}, 'Old', 'as it was', null)`.execute(
      db,
    );
    await db.transaction().execute((trx) =>
      notify(trx, new Outbox(false), [tenant], {
        ...vehicleStatusChanged('B 1', { from: 1, to: 0 }, 'Budi'),
        path: null,
      }),
    );
    const read = async (language: string) => {
      const { data } = await get('otherTenant', 'notification/view', language);
      return data;
    };
    expect(await read('id')).toMatchObject({
      data: [
        { title: 'Status kendaraan berubah', description: 'B 1: Active → Non Active oleh Budi' },
        { title: 'Old', description: 'as it was' },
      ],
    });
    expect(await read('en')).toMatchObject({
      data: [
        { title: 'Vehicle status changed', description: 'B 1: Active → Inactive by Budi' },
        { title: 'Old', description: 'as it was' },
      ],
    });
  });
});
