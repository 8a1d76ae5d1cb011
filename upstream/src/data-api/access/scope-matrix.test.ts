import { sql } from 'kysely';
import {
  type Calls,
  field,
  type Json,
  openSession,
  startTestServer,
  type TestServer,
} from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { KINDS, type Kind, LISTS, OPTIONS } from '../../testing/expected-visibility.js';
import { inDays } from '../../testing/in-days.js';
import { registry } from '../catalog/resources.js';
import { COMPANY_TYPE } from './caller.js';

describe('In and out of sight', () => {
  let server: TestServer;
  const people = new Map<Kind, Calls>();
  beforeAll(async () => {
    server = await startTestServer(POSTGRES);
    // A menu that tenant staff lack.
    await sql`insert into menu (parent_id, name, code, path)
      select id, 'Report', 'REPORT', 'report' from menu where code = 'FLEET'`.execute(server.db);
    await sql`insert into user_type_menu (user_type_id, menu_id)
      select ut.id, m.id from user_type ut, menu m
      where m.path = 'report' and ut.name = 'Supplier staff'`.execute(server.db);
    const platformStaff = await plantPlatformStaff();
    const users = { ...server.fleet.user, platformStaff };
    for (const kind of kinds()) {
      const calls = await openSession(server.app, server.db, users[kind]);
      people.set(kind, calls);
      const notice = { user_id: users[kind], title: `For ${kind}`, description: '', path: null };
      await server.db.insertInto('notification').values(notice).execute();
      await sql`insert into bulk_change (user_id, resource, field, value, total)
        values (${users[kind]}, ${`By ${kind}`}, 'vehicleStatus', '1', 0)`.execute(server.db);
      await sql`insert into export (file_name, user_id, type, format, language, name, query)
        values (${kind}, ${users[kind]}, 'vehicle', 'csv', 'id', ${`By ${kind}.csv`}, '{}')`.execute(
        server.db,
      );
      const token = { name: `Of ${kind}`, expiresDate: inDays(30), readOnly: '0' };
      expect(await calls.post('api_token/save', token)).toMatchObject({ body: { success: true } });
    }
  });
  afterAll(() => server.close());

  /** Somebody of the platform who is no Administrator and has every menu. */
  async function plantPlatformStaff(): Promise<number> {
    const { id: userType } = await server.db
      .insertInto('user_type')
      .values({ name: 'Platform staff', company_type: COMPANY_TYPE.platform })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`insert into user_type_menu (user_type_id, menu_id)
      select ${userType}::integer, id from menu where path is not null`.execute(server.db);
    const person = {
      name: 'Platform staff',
      email: 'staff@armada.test',
      username: 'platformStaff',
      phone: '0811',
    };
    const { id } = await server.db
      .insertInto('app_user')
      .values({ ...person, company_id: server.fleet.platform, user_type_id: userType })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  const kinds = (): Kind[] => [
    'admin',
    'platformStaff',
    'supplier',
    'otherSupplier',
    'tenant',
    'otherTenant',
  ];
  const as = (kind: Kind): Calls => {
    const calls = people.get(kind);
    if (calls === undefined) throw new Error(`${kind} is not signed in`);
    return calls;
  };
  const labels = (rows: readonly Json[], label: string) => rows.map((row) => String(row[label])).sort();
  /** Every row of the list, out of scope for some callers or not. */
  const everyRow = async (name: string): Promise<Json[]> => {
    const rows = await Promise.all(
      (['notification', 'ftp', 'bulk_change', 'api_token'].includes(name)
        ? kinds()
        : (['admin'] as const)
      ).map((kind) => as(kind).rows(`${name}/view?size=1000`)),
    );
    return rows.flat();
  };
  const idsOf = (rows: readonly Json[]) => rows.map((row) => Number(row.id));

  test('this test has every list and every pick list that is served', () => {
    const calls = Object.entries(registry.callRules).filter(([name]) => name.startsWith('GET /'));
    const lists = calls.map(([name]) => /^GET \/([\w/]+)\/view$/.exec(name)?.[1]).filter((name) => name);
    expect(Object.keys(LISTS).sort()).toEqual(lists.sort());
    const ofNoRows = [
      'openapi.json',
      'ready',
      'user/me',
      'user/preferences',
      'notification/count',
      'notification/settings',
      'notification/defaults',
      'dashboard',
      // In and out of sight in telemetry.test.ts.
      'dashboard/vehicle_status',
      'vehicle/trip_history',
      'vehicle/route_history',
      // In trackers.test.ts.
      'vehicle/tracker',
      'tracker/summary',
      'track/:token',
      // In export.test.ts.
      'ftp/status',
      // In bulk.test.ts.
      'bulk_change/rows',
    ];
    const options = calls
      .map(([name]) => name.slice('GET /'.length))
      .filter((path) => !/\/(view|changes)/.test(path) && !ofNoRows.includes(path));
    expect(Object.keys(OPTIONS).sort()).toEqual(options.sort());
  });

  describe.each(Object.entries(LISTS))('%s', (name, { label, sees, target }) => {
    test.each(kinds())('as %s sees it: in the list, by ids, by id', async (kind) => {
      const calls = as(kind);
      const all = await everyRow(name);
      const expected = [...sees[kind]].sort();
      expect(labels(await calls.rows(`${name}/view?size=1000`), label)).toEqual(expected);
      expect(labels(await calls.rows(`${name}/view?ids=${idsOf(all).join(',')}`), label)).toEqual(expected);
      expect((await calls.get(`${name}/view?size=1`)).body.data).toMatchObject({ totalRow: expected.length });
      const found: string[] = [];
      for (const row of all) {
        const { status, body } = await calls.get(`${name}/view/${row.id}`);
        expect([200, 404]).toContain(status);
        if (status === 404 && registry.resources.has(name))
          expect((await calls.get(`${name}/changes/${row.id}`)).status).toBe(404);
        // A complaint is returned with its comments.
        const shown = field(body.data, 'complaintDto') ?? body.data;
        if (status === 200) found.push(String(field(shown, label)));
      }
      expect(found.sort()).toEqual(expected);
    });

    if (target === undefined) return;
    test.each(kinds())(
      'as %s: what is out of sight cannot be changed, and the table lists what else',
      async (kind) => {
        const rule = registry.callRules[`POST /${target.call}`];
        const mayCall = typeof rule !== 'object' || (rule.companyTypes?.includes(KINDS[kind]) ?? true);
        const before = await everyRow(name);
        const hidden = before.filter((row) => !sees[kind].includes(String(row[label])));
        for (const row of hidden) {
          const { status } = await as(kind).post(target.call, { ...target.payload(row), id: row.id });
          expect([row[label], status]).toEqual([row[label], mayCall ? 404 : 403]);
        }
        const [visible] = before.filter((row) => sees[kind].includes(String(row[label])));
        if (visible !== undefined && !mayCall) {
          const refused = await as(kind).post(target.call, { ...target.payload(visible), id: visible.id });
          expect(refused.status).toBe(403);
        }
        expect(await everyRow(name)).toEqual(before);
      },
    );
  });

  test.each(
    Object.entries(LISTS).flatMap(([name, { target }]) => (target === undefined ? [] : [{ name, target }])),
  )('the payloads of $name above are good ones: who may, can', async ({ name, target }) => {
    const [row] = await as('admin').rows(`${name}/view?sort=id`);
    const sent = { ...target.payload(row ?? {}), id: row?.id };
    expect((await as('admin').post(target.call, sent)).body).toMatchObject({ success: true });
  });

  describe.each(Object.entries(OPTIONS))('the pick list %s', (path, { query = '', sees }) => {
    test.each(kinds())('as %s sees it', async (kind) => {
      const [inForce] = await as('admin').rows('vehicle_contract/view?contractNo=IN-FORCE');
      const parameters = query
        .replace('{andalas}', String(server.fleet.andalas))
        .replace('{inForce}', String(inForce?.id));
      const { status, body } = await as(kind).get(`${path}?${parameters}`);
      const texts = Array.isArray(body.data)
        ? body.data.map((entry) => String(entry.text ?? entry.nama ?? entry.name))
        : [String(status)];
      expect(texts.sort()).toEqual([...sees[kind]].sort());
    });
  });

  test.each(kinds())('the dashboard counts what %s sees', async (kind) => {
    const { body } = await as(kind).get('dashboard');
    const sum = (part: unknown) =>
      Object.values(Object(part)).reduce<number>((total, n) => total + Number(n), 0);
    expect([sum(field(body.data, 'vehicleStatus')), sum(field(body.data, 'vehicleRentStatus'))]).toEqual(
      Array(2).fill(LISTS.vehicle?.sees[kind].length),
    );
  });
});
