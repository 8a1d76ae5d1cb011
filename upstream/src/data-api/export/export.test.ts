import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import readExcelFile from 'read-excel-file/node';
import { addTasks } from '../../queue/task.js';
import {
  type Calls,
  callsWith,
  field,
  startTestServer,
  type TestServer,
} from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { silentLog } from '../../testing/silent-log.js';
import type { Person } from '../../testing/small-fleet.js';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.js';
import { registry } from '../catalog/resources.js';
import { createServices } from '../create-services.js';
import { labelIn } from '../resource/sheet.js';
import { vehicle } from '../vehicle/vehicle.js';

const SECRET = 'a shared secret';

describe('An export', () => {
  let server: TestServer;
  let receiver: WebhookReceiver;
  const exportsDirectory = join(tmpdir(), `armada-exports-${randomBytes(6).toString('hex')}`);
  beforeAll(async () => {
    await mkdir(exportsDirectory);
    receiver = await startWebhookReceiver(SECRET);
    server = await startTestServer(POSTGRES, {
      exportsDirectory,
      events: { webhookUrl: receiver.url, secret: SECRET },
    });
    // Exports are made once the server listens.
    await server.app.listen({ port: 0 });
  });
  afterAll(async () => {
    await server.close();
    await receiver.close();
    await rm(exportsDirectory, { recursive: true });
  });

  /** Requests a file. @returns its name, which identifies it */
  const request = async (calls: Calls, type: string, more: Record<string, unknown> = {}) => {
    const { body } = await calls.post('ftp/download', { type, format: 'csv', ...more });
    expect(body.data).toMatchObject({ Data1: '1', Data2: expect.any(String) });
    return String(field(body.data, 'Data3'));
  };
  const statusOf = async (calls: Calls, namaFile: string) =>
    (await calls.get(`ftp/status?namaFile=${namaFile}`)).body.data;
  /** The events of an export so far, until one has the state. */
  const until = (namaFile: string, state: string) =>
    receiver.until((deliveries) =>
      deliveries.some(
        ({ event: { type, data } }) =>
          type === 'export.changed' && data.namaFile === namaFile && data.state === state,
      ),
    );
  /** The response of `ftp/cek`, as bytes. */
  const fetchFile = (calls: Calls, namaFile: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/ftp/cek',
      headers: { authorization: `Bearer ${calls.token}` },
      payload: { namaFile },
    });
  const made = async (person: Person, type: string, more: Record<string, unknown> = {}) => {
    const calls = await server.as(person);
    const namaFile = await request(calls, type, more);
    await until(namaFile, 'ready');
    return fetchFile(calls, namaFile);
  };
  /** Writes an export as a process leaves it that was killed in the middle, or goes on with it. */
  const left = async (person: Person, attempts: number, lease: string) => {
    const namaFile = `${randomBytes(8).toString('hex')}.csv`;
    await server.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ id: number }>`
        insert into export (file_name, user_id, type, format, language, name, query, state)
        values (${namaFile}, ${server.fleet.user[person]}, 'vehicle', 'csv', 'id', 'Vehicle.csv', '{}', 'building')
        returning id`.execute(trx);
      const key = String(rows[0]?.id);
      await addTasks(trx, 'export', [{ key }]);
      await sql`update task set attempts = ${attempts}, next_attempt_at = now() + ${lease}::interval
        where kind = 'export' and key = ${key}`.execute(trx);
    });
    return namaFile;
  };

  test('has the columns, the texts and the order of its screen, and the rows of its filter', async () => {
    await server.db
      .updateTable('vehicle')
      .set({ color: '=1+1', tracker_id: 'phone-2', in_warehouse: true })
      .where('license_plate', '=', 'B 102 AND')
      .execute();
    const filter = { rentStatus: '1', sort: '-licensePlate' };
    const csv = await made('supplier', 'vehicle', { filter });
    expect(csv.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8' });
    expect(csv.headers['content-disposition']).toMatch(
      /^attachment; filename="Vehicle \d{4}-\d\d-\d\d\.csv"$/,
    );
    const lines = csv.body.split('\r\n');
    const SPECIFIED = 11;
    const AUDIT = 4;
    const more = vehicle.sheet.columns.slice(SPECIFIED, -AUDIT).map(({ heading }) => labelIn(heading, 'id'));
    expect(lines[0]).toBe(
      [
        '\uFEFFCompany Tenant,Company Supplier,IMEI,License Plate,Rent Status,Vehicle Status,Serial Number,Color,Year,ID Pelacak,Gudang',
        ...more,
        'Created By,Created Date,Modified By,Modified Date',
      ].join(','),
    );
    // A formula is text, in both.
    expect(
      lines[1]?.startsWith("Cepat,Andalas,,B 102 AND,Rented,Active,SN-A2,'=1+1,2024,phone-2,Gudang,"),
    ).toBe(true);
    expect(lines[1]?.split(',').slice(SPECIFIED + more.length)).toEqual([
      '',
      expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
      '',
      expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
    ]);
    expect(lines[2]).toMatch(/^Cepat,Andalas,490154203237518,B 101 AND,Rented,Active,SN-A1,Hitam,2024,/);
    expect(lines).toHaveLength(4);

    const xlsx = await made('supplier', 'vehicle', { filter, format: 'xlsx' });
    const sheet = (await readExcelFile(xlsx.rawPayload))[0]?.data ?? [];
    expect(sheet.map((row) => row.slice(0, 9))).toEqual([
      lines[0]?.slice(1).split(',').slice(0, 9),
      ['Cepat', 'Andalas', null, 'B 102 AND', 'Rented', 'Active', 'SN-A2', '=1+1', 2024],
      ['Cepat', 'Andalas', '490154203237518', 'B 101 AND', 'Rented', 'Active', 'SN-A1', 'Hitam', 2024],
    ]);
    expect(sheet[1]?.slice(9, 11)).toEqual(['phone-2', 'Gudang']);
    expect(sheet[1]?.at(-3)).toBeInstanceOf(Date);
  });

  test('of chosen rows has those of them that the person sees', async () => {
    const { A1, A5, B1 } = server.fleet.vehicle;
    const csv = await made('supplier', 'vehicle', {
      filter: { ids: [A5, B1, A1].join(','), sort: 'licensePlate' },
    });
    expect(csv.body.match(/B 10\d \w+/g)).toEqual(['B 101 AND', 'B 105 AND']);
  });

  test('of no rows has none', async () => {
    const { body } = await made('supplier', 'vehicle', { filter: { ids: '' } });
    expect(body).toMatch(/^\uFEFFCompany Tenant,.*\r\n$/);
  });

  test('has the names of codes in the requested language', async () => {
    const { A5 } = server.fleet.vehicle;
    await server.db.updateTable('vehicle').set({ vehicle_status: 0 }).where('id', '=', A5).execute();
    const filter = { ids: String(A5) };
    const row = async (language: string) =>
      (await made('supplier', 'vehicle', { language, filter })).body.split('\r\n')[1];
    expect(await row('id')).toContain(',Available,Non Active,SN-A5,');
    expect(await row('en')).toContain(',Available,Inactive,SN-A5,');
    await server.db.updateTable('vehicle').set({ vehicle_status: 1 }).where('id', '=', A5).execute();

    await server.db.updateTable('complaint').set({ priority: 3 }).execute();
    const complaints = async (language: string) => (await made('supplier', 'complaint', { language })).body;
    expect(await complaints('id')).toContain(',Mendesak,');
    expect(await complaints('en')).toContain(',Urgent,');
    await server.db.updateTable('complaint').set({ priority: 1 }).execute();
  });

  test('is written in the requested language', async () => {
    const heads = async (language: string) =>
      (await made('supplier', 'user_type', { language, filter: { name: 'Clerk' } })).body.split('\r\n')[1];
    expect(await heads('id')).toMatch(/^Clerk,Supplier,Aktif,Biasa,/);
    expect(await heads('en')).toMatch(/^Clerk,Supplier,Active,Ordinary,/);
  });

  test('can be requested for every list, and has the rows that the person sees in it', async () => {
    for (const person of ['supplier', 'tenant'] as const) {
      const calls = await server.as(person);
      for (const type of registry.resources.keys()) {
        const { body } = await calls.get(`${type}/view`);
        const rows = (await made(person, type)).body.split('\r\n').length - 2;
        expect([person, type, rows]).toEqual([person, type, field(body.data, 'totalRow')]);
      }
    }
    const document = (await server.app.inject('/api/openapi.json')).json();
    const lists = Object.keys(document.paths).flatMap((path) => /^\/(\w+)\/save$/.exec(path)?.[1] ?? []);
    const types = lists.filter((type) => type !== 'api_token' && type !== 'tracker');
    expect([...registry.resources.keys()].sort()).toEqual(types.sort());
  });

  test('has each row once, in order, when there are more than are read at once', async () => {
    await sql`insert into complaint_category (company_id, name, description, sla)
      select ${server.fleet.andalas}, 'Kategori ' || n, 'Urutan', n from generate_series(1, 2500) n`.execute(
      server.db,
    );
    const { body } = await made('supplier', 'complaint_category', {
      filter: { description: 'Urutan', sort: 'sla' },
    });
    const days = body
      .split('\r\n')
      .slice(1, -1)
      .map((line) => Number(line.split(',')[3]));
    expect(days).toEqual(Array.from({ length: 2500 }, (_, index) => index + 1));
  });

  test('is visible to its owner only, who is notified when it is ready', async () => {
    const owner = await server.as('supplier');
    const namaFile = await request(owner, 'vehicle');
    await until(namaFile, 'ready');
    expect(await statusOf(owner, namaFile)).toMatchObject({ state: 'ready', rows: 5, totalRow: 5 });
    const reports = receiver.deliveries.filter(({ event }) => event.data.namaFile === namaFile);
    expect(reports.map(({ event }) => event.users)).toEqual(reports.map(() => [server.fleet.user.supplier]));
    expect((await owner.rows('notification/view'))[0]).toMatchObject({
      title: 'Export siap',
      path: 'vehicle/manage',
    });
    expect((await owner.rows('ftp/view'))[0]).toMatchObject({ namaFile, state: 'ready', type: 'vehicle' });
    for (const person of ['supplierColleague', 'admin'] as const) {
      const calls = await server.as(person);
      expect((await calls.rows('ftp/view')).filter((row) => row.namaFile === namaFile)).toEqual([]);
      expect(await statusOf(calls, namaFile)).toBeNull();
      for (const call of ['cek', 'cancel']) {
        expect([call, (await calls.post(`ftp/${call}`, { namaFile })).status]).toEqual([call, 404]);
      }
    }
  });

  test('is begun again by another process when its process died, and fails after three attempts', async () => {
    const owner = await server.as('otherSupplier');
    const [resumed, putBack, hopeless] = [
      await left('otherSupplier', 1, '-1 second'),
      await left('otherSupplier', 1, '1 hour'), // by a clock that has been put back since
      await left('otherSupplier', 3, '-1 second'),
    ];
    await Promise.all([until(resumed, 'ready'), until(putBack, 'ready'), until(hopeless, 'failed')]);
    expect((await fetchFile(owner, resumed)).body.split('\r\n')).toHaveLength(4);
    expect(await statusOf(owner, hopeless)).toMatchObject({ state: 'failed' });
    expect((await fetchFile(owner, hopeless)).statusCode).toBe(404);
  });

  test('is an empty body while it is made, can be cancelled, and is one of three at most', async () => {
    const owner = await server.as('tenant');
    const open = [];
    for (let n = 0; n < 3; n += 1) open.push(await left('tenant', 1, '50 seconds'));
    const fourth = await owner.post('ftp/download', { type: 'vehicle', format: 'csv' });
    expect(fourth.body).toMatchObject({ success: false, data: { Data1: '0', Data3: '' } });
    const other = await server.as('supplier');
    for (const namaFile of open) {
      expect((await other.post('ftp/cancel', { namaFile })).status).toBe(404);
      const { statusCode, headers, body } = await fetchFile(owner, namaFile);
      expect([statusCode, headers['content-length'], body]).toEqual([200, '0', '']);
      expect((await owner.post('ftp/cancel', { namaFile })).body.data).toMatchObject({ state: 'cancelled' });
      expect((await fetchFile(owner, namaFile)).statusCode).toBe(404);
    }
    await until(open[0] ?? '', 'cancelled');
    await made('tenant', 'vehicle');
  });

  test('fails when its owner has lost the menu of the list meanwhile', async () => {
    const menus = (on: boolean) =>
      server.db.updateTable('menu').set({ is_active: on }).where('path', '=', 'vehicle/manage').execute();
    const namaFile = await left('tenant', 1, '50 seconds');
    await menus(false);
    await sql`update task set next_attempt_at = now() where kind = 'export'
      and key = (select id::text from export where file_name = ${namaFile})`.execute(server.db);
    await until(namaFile, 'failed');
    await menus(true);
  });

  describe('is not downloaded', () => {
    /** Has an export made, then something changed, fetched, undone and fetched again. @returns the two statuses */
    const around = async (
      person: Person,
      type: string,
      change: () => Promise<unknown>,
      undo: () => Promise<unknown>,
    ) => {
      const calls = await server.as(person);
      const namaFile = await request(calls, type);
      await until(namaFile, 'ready');
      await change();
      const { statusCode } = await fetchFile(calls, namaFile);
      await undo();
      return [statusCode, (await fetchFile(calls, namaFile)).statusCode];
    };
    const owner = () => server.fleet.user.tenant;
    const inCompany = (company: number) => () =>
      server.db.updateTable('app_user').set({ company_id: company }).where('id', '=', owner()).execute();
    const withMenu = (on: boolean) => () =>
      server.db.updateTable('menu').set({ is_available: on }).where('path', '=', 'vehicle/manage').execute();
    const contractEnds = (days: number) => () =>
      sql`update vehicle_contract set end_date = current_date + ${days}::integer
        where tenant_id = ${server.fleet.cepat} and start_date < current_date`.execute(server.db);

    test('by an owner who has lost the menu of the list', async () => {
      expect(await around('tenant', 'vehicle', withMenu(false), withMenu(true))).toEqual([403, 200]);
    });

    test('by an owner who has moved to another company', async () => {
      const moves = [inCompany(server.fleet.damai), inCompany(server.fleet.cepat)] as const;
      expect(await around('tenant', 'complaint', ...moves)).toEqual([403, 200]);
    });

    test('by an owner who no longer sees one of its rows', async () => {
      expect(await around('tenant', 'vehicle', contractEnds(-1), contractEnds(100))).toEqual([403, 200]);
    });

    test('when its rows are no longer known', async () => {
      const calls = await server.as('supplier');
      const namaFile = await request(calls, 'vehicle');
      await until(namaFile, 'ready');
      await sql`delete from export_row`.execute(server.db);
      expect((await fetchFile(calls, namaFile)).statusCode).toBe(403);
    });
  });

  test('is readable by the account of the service only', async () => {
    const namaFile = await request(await server.as('supplier'), 'vehicle', { format: 'xlsx' });
    await until(namaFile, 'ready');
    expect((await stat(join(exportsDirectory, namaFile))).mode & 0o777).toBe(0o600);
  });

  test('has no text that a spreadsheet reads as a formula, whichever character separates its cells', async () => {
    const cell = async (color: string) => {
      await server.db
        .updateTable('vehicle')
        .set({ color })
        .where('license_plate', '=', 'B 102 AND')
        .execute();
      const { body } = await made('supplier', 'vehicle', { filter: { licensePlate: 'B 102 AND' } });
      return body.split(',SN-A2,')[1]?.split(',2024,')[0];
    };
    expect(await cell('@SUM(1)')).toBe("'@SUM(1)");
    expect(await cell('a;=1+1')).toBe("a;'=1+1");
    expect(await cell('a; "=1+1')).toBe(`"a; ""'=1+1"`);
    expect(await cell('a\t-1\n+1')).toBe('"a\t\'-1\n\'+1"');
    expect(await cell('2-1=1; x')).toBe('2-1=1; x');
    const { body } = await made('admin', 'charging_station', {});
    expect(body).toMatch(/,-\d/);
  });

  test('is deleted after a day, with its file', async () => {
    const owner = await server.as('supplier');
    const namaFile = await request(owner, 'vehicle');
    await until(namaFile, 'ready');
    await writeFile(join(exportsDirectory, 'left-over.csv'), '');
    const age = (hours: number) =>
      sql`update export set finished_at = now() - ${hours} * interval '1 hour' where file_name = ${namaFile}`.execute(
        server.db,
      );
    await age(23);
    expect((await fetchFile(owner, namaFile)).statusCode).toBe(200);
    await age(25);
    expect((await fetchFile(owner, namaFile)).statusCode).toBe(404);
    expect(await statusOf(owner, namaFile)).toBeNull();
    expect((await owner.rows('ftp/view')).find((row) => row.namaFile === namaFile)).toMatchObject({
      state: 'expired',
    });
    const options = { db: server.db, events: undefined, secretsKeys: [], timeZone: 'Asia/Jakarta' };
    await createServices({ ...options, exportsDirectory }, silentLog).exportCleaner.run();
    const kept = await readdir(exportsDirectory);
    expect(kept.filter((name) => name === namaFile || name === 'left-over.csv')).toEqual([]);
    expect(kept.length).toBeGreaterThan(10);
  });

  test.each([
    ['an unknown list', { type: 'vehicles' }, 400],
    ['a name that every object has', { type: 'constructor' }, 400],
    ['an unknown list', { type: 'notification' }, 400],
    ['an unknown format', { format: 'pdf' }, 400],
    ['an unknown language', { language: 'fr' }, 400],
    ['a filter that is a list', { filter: [1] }, 400],
    ['an unknown filter', { filter: { drop: '1' } }, 400],
    ['a filter’s value that is an object', { filter: { rentStatus: {} } }, 400],
    ['an unknown code', { filter: { rentStatus: 7 } }, 400],
    ['a page', { filter: { page: 2 } }, 400],
    ['an unknown order', { filter: { sort: 'photo' } }, 400],
  ])('of %s is refused', async (_what, more, status) => {
    const calls = await server.as('supplier');
    const response = await calls.post('ftp/download', { type: 'vehicle', format: 'csv', ...more });
    expect([response.status, response.body.success]).toEqual([status, false]);
  });

  test('requires the menu of its list, and a login', async () => {
    const body = { type: 'vehicle', format: 'csv' };
    expect((await (await server.as('clerk')).post('ftp/download', body)).status).toBe(403);
    expect((await callsWith(server.app, 'none').post('ftp/download', body)).status).toBe(401);
  });
});
