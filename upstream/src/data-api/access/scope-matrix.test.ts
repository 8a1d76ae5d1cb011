import { sql } from 'kysely';
import {
  type Calls,
  callsWith,
  field,
  type Json,
  startTestServer,
  type TestServer,
} from '../../testing/data-api-client.js';
import { ENGINES } from '../../testing/engines.js';
import { Sessions } from '../user/sessions.js';
import { ACCESS } from './access-table.js';
import { COMPANY_TYPE } from './caller.js';

const KINDS = {
  admin: COMPANY_TYPE.platform,
  platformStaff: COMPANY_TYPE.platform,
  supplier: COMPANY_TYPE.supplier,
  otherSupplier: COMPANY_TYPE.supplier,
  tenant: COMPANY_TYPE.tenant,
  otherTenant: COMPANY_TYPE.tenant,
} as const;
type Kind = keyof typeof KINDS;
type Seen = Record<Kind, readonly string[]>;

/** What the kinds of staff see of one thing; both kinds of platform staff see the same. */
const seen = (
  platform: readonly string[],
  supplier: readonly string[],
  otherSupplier: readonly string[],
  tenant: readonly string[],
  otherTenant: readonly string[],
): Seen => ({ admin: platform, platformStaff: platform, supplier, otherSupplier, tenant, otherTenant });

const own = (name: (kind: Kind) => string): Seen => ({
  admin: [name('admin')],
  platformStaff: [name('platformStaff')],
  supplier: [name('supplier')],
  otherSupplier: [name('otherSupplier')],
  tenant: [name('tenant')],
  otherTenant: [name('otherTenant')],
});

interface Listed {
  /** The field that names a row here. */
  label: string;
  /** Contract, section 3. */
  sees: Seen;
  /** The call that changes a row, and a payload that it would take. */
  target?: { call: string; payload(row: Json): Json };
}

const plates = (...plates: string[]) => plates.map((plate) => `B ${plate}`);
const OF_ANDALAS = plates('101 AND', '102 AND', '103 AND', '104 AND', '105 AND');
const OF_BORNEO = plates('101 BOR', '102 BOR');
const MENUS = [
  'Administration',
  'Battery Model',
  'Charging Station',
  'Company',
  'Company Contract',
  'Company Supplier',
  'Company Tenant',
  'Complaint',
  'Complaint',
  'Complaint Category',
  'Dashboard',
  'Fleet',
  'Menu',
  'Menu per Tipe User',
  'Report',
  'User',
  'Vehicle',
  'Vehicle Model',
];
const stations = (...names: string[]) => names.map((name) => `SPKLU ${name}`);
const idsIn = (rows: unknown) => (Array.isArray(rows) ? rows.map((row) => field(row, 'id')) : []);
const edit = (name: string, payload: (row: Json) => Json = (row) => row) => ({
  target: { call: `${name}/edit`, payload },
});

/** Every thing that has a list. */
const LISTS: Readonly<Record<string, Listed>> = {
  vehicle: {
    label: 'licensePlate',
    sees: seen([...OF_ANDALAS, ...OF_BORNEO], OF_ANDALAS, OF_BORNEO, plates('101 AND', '102 AND'), []),
    ...edit('vehicle'),
  },
  vehicle_model: {
    label: 'name',
    sees: seen(['Angin', 'Awan', 'Badai'], ['Angin', 'Awan'], ['Badai'], ['Angin'], []),
    ...edit('vehicle_model'),
  },
  battery_model: {
    label: 'name',
    sees: seen(['Accu A', 'Accu B'], ['Accu A'], ['Accu B'], ['Accu A'], []),
    ...edit('battery_model'),
  },
  charging_station: {
    label: 'name',
    sees: seen(
      stations('Anggrek', 'Bakau', 'Cempaka'),
      stations('Anggrek', 'Cempaka'),
      stations('Bakau', 'Cempaka'),
      stations('Anggrek', 'Cempaka'),
      [],
    ),
    ...edit('charging_station', ({ listCompany, ...row }) => ({ ...row, companyIds: idsIn(listCompany) })),
  },
  company_supplier: {
    label: 'name',
    sees: seen(['Andalas', 'Borneo'], ['Andalas'], ['Borneo'], ['Andalas'], []),
    ...edit('company_supplier'),
  },
  company_tenant: {
    label: 'name',
    sees: seen(['Cepat', 'Damai'], ['Cepat', 'Damai'], [], ['Cepat'], ['Damai']),
    ...edit('company_tenant', (row) => ({ ...row, centerPointLatitude: -6, centerPointLongitude: 106 })),
  },
  vehicle_contract: {
    label: 'contractNo',
    sees: seen(
      ['AHEAD', 'IN-FORCE', 'OVER'],
      ['AHEAD', 'IN-FORCE', 'OVER'],
      [],
      ['AHEAD', 'IN-FORCE'],
      ['OVER'],
    ),
    ...edit('vehicle_contract', ({ vehicleList, ...row }) => ({
      ...row,
      companyTenant: row.companyTenantId,
    })),
  },
  complaint_category: {
    label: 'name',
    sees: seen(['Lampu', 'Radio', 'Rem'], ['Radio', 'Rem'], ['Lampu'], ['Radio', 'Rem'], []),
    ...edit('complaint_category', (row) => ({ ...row, company: row.idCompany })),
  },
  complaint: {
    label: 'title',
    sees: seen(
      ['Rem belakang', 'Rem depan'],
      ['Rem belakang', 'Rem depan'],
      [],
      ['Rem depan'],
      ['Rem belakang'],
    ),
    ...edit('complaint'),
  },
  user: {
    label: 'username',
    sees: seen(
      [
        'admin',
        'clerk',
        'otherSupplier',
        'otherTenant',
        'platformStaff',
        'supplier',
        'supplierColleague',
        'tenant',
      ],
      ['clerk', 'supplier', 'supplierColleague'],
      ['otherSupplier'],
      ['tenant'],
      ['otherTenant'],
    ),
    ...edit('user', (row) => ({ ...row, address: 'Jalan Merdeka' })),
  },
  user_type: {
    label: 'name',
    sees: seen(
      ['Administrator', 'Clerk', 'Platform staff', 'Supplier staff', 'Tenant staff'],
      ['Clerk', 'Supplier staff'],
      ['Clerk', 'Supplier staff'],
      ['Tenant staff'],
      ['Tenant staff'],
    ),
    ...edit('user_type'),
  },
  menu: {
    label: 'name',
    // Tenant staff lack one menu here.
    sees: seen(
      MENUS,
      MENUS,
      MENUS,
      MENUS.filter((name) => name !== 'Report'),
      MENUS.filter((name) => name !== 'Report'),
    ),
    ...edit('menu', (row) => ({ ...row, description: 'Menu' })),
  },
  notification: { label: 'title', sees: own((kind) => `For ${kind}`) },
  ftp: { label: 'name', sees: own((kind) => `By ${kind}.csv`) },
  api_token: {
    label: 'name',
    sees: own((kind) => `Of ${kind}`),
    target: { call: 'api_token/revoke', payload: (row) => row },
  },
};

const ROOTS = ['Administration', 'Company', 'Complaint', 'Dashboard', 'Fleet'];
const STATUSES = ['Open', 'In Progress', 'Done', 'Reopen', 'Closed'];
const ACTIONS = ['Repair', 'Replacement'];
const SUPPLIER_TYPES = ['Clerk', 'Supplier staff'];

/** Every pick list. `{andalas}` stands for that company's id. */
const OPTIONS: Readonly<Record<string, { query?: string; sees: Seen }>> = {
  'vehicle/list': {
    sees: seen([...OF_ANDALAS, ...OF_BORNEO], OF_ANDALAS, OF_BORNEO, plates('101 AND', '102 AND'), []),
  },
  'vehicle_model/list/company': {
    query: 'idCompany={andalas}',
    sees: seen(['Angin', 'Awan'], ['Angin', 'Awan'], [], ['Angin'], []),
  },
  'battery_model/list': { sees: seen(['Accu A', 'Accu B'], ['Accu A'], ['Accu B'], ['Accu A'], []) },
  'complaint_category/list': {
    sees: seen(['Lampu', 'Radio', 'Rem'], ['Radio', 'Rem'], ['Lampu'], ['Radio', 'Rem'], []),
  },
  'complaint_category/list/company': {
    query: 'supplierId={andalas}',
    sees: seen(['Radio', 'Rem'], ['Radio', 'Rem'], [], ['Radio', 'Rem'], []),
  },
  'complaint/list/status': { sees: seen(STATUSES, STATUSES, STATUSES, STATUSES, STATUSES) },
  'complaint/list/action': { sees: seen(ACTIONS, ACTIONS, ACTIONS, ACTIONS, ACTIONS) },
  'company_supplier/list': {
    sees: seen(['Andalas', 'Borneo'], ['Andalas'], ['Borneo'], ['Andalas'], []),
  },
  'company_tenant/list': {
    sees: seen(['Cepat', 'Damai'], ['Cepat', 'Damai'], [], ['Cepat'], ['Damai']),
  },
  'company_supplier/list/company_tenant': {
    sees: seen(['Cepat', 'Damai'], ['Cepat', 'Damai'], [], ['Cepat'], ['Damai']),
  },
  'company/list': {
    sees: seen(
      ['Andalas', 'Armada', 'Borneo', 'Cepat', 'Damai'],
      ['Andalas'],
      ['Borneo'],
      ['Cepat'],
      ['Damai'],
    ),
  },
  'company/list/type': {
    sees: seen(['Platform', 'Supplier', 'Tenant'], ['Supplier'], ['Supplier'], ['Tenant'], ['Tenant']),
  },
  'user_type/list/company': {
    query: 'idCompany={andalas}',
    sees: seen(SUPPLIER_TYPES, SUPPLIER_TYPES, SUPPLIER_TYPES, [], []),
  },
  'menu/root': { sees: seen(ROOTS, ROOTS, ROOTS, ROOTS, ROOTS) },
  // Vehicles to choose from: those in sight that are free, and those of a contract in sight (404: of none).
  'vehicle/list/contract': {
    query: 'idContract={inForce}',
    sees: seen(['Andalas', 'Borneo'], ['Andalas'], ['404'], ['Andalas'], ['404']),
  },
};

describe.each(ENGINES)('In and out of sight on $name', (engine) => {
  let server: TestServer;
  const people = new Map<Kind, Calls>();
  beforeAll(async () => {
    server = await startTestServer(engine);
    // A menu that tenant staff lack.
    await sql`insert into menu (parent_id, name, code, path)
      select id, 'Report', 'REPORT', 'report' from menu where code = 'FLEET'`.execute(server.db);
    await sql`insert into user_type_menu (user_type_id, menu_id)
      select ut.id, m.id from user_type ut, menu m
      where m.path = 'report' and ut.name = 'Supplier staff'`.execute(server.db);
    const platformStaff = await plantPlatformStaff();
    const sessions = new Sessions(server.db, () => '2026-01-01');
    const users = { ...server.fleet.user, platformStaff };
    for (const kind of kinds()) {
      const calls = callsWith(server.app, await sessions.open(users[kind]));
      people.set(kind, calls);
      const notice = { user_id: users[kind], title: `For ${kind}`, description: '', path: null };
      await server.db.insertInto('notification').values(notice).execute();
      await sql`insert into export (file_name, user_id, type, format, language, name, query)
        values (${kind}, ${users[kind]}, 'vehicle', 'csv', 'id', ${`By ${kind}.csv`}, '{}')`.execute(
        server.db,
      );
      const token = { name: `Of ${kind}`, expiresDate: '2099-12-31', readOnly: '0' };
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
  /** Every row that there is, whoever sees it. */
  const everyRow = async (name: string): Promise<Json[]> => {
    const rows = await Promise.all(
      (['notification', 'ftp', 'api_token'].includes(name) ? kinds() : (['admin'] as const)).map((kind) =>
        as(kind).rows(`${name}/view?size=1000`),
      ),
    );
    return rows.flat();
  };
  const idsOf = (rows: readonly Json[]) => rows.map((row) => Number(row.id));

  test('this test has every list and every pick list that is served', () => {
    const calls = Object.entries(ACCESS).filter(([name]) => name.startsWith('GET /'));
    const lists = calls.map(([name]) => /^GET \/(\w+)\/view$/.exec(name)?.[1]).filter((name) => name);
    expect(Object.keys(LISTS).sort()).toEqual(lists.sort());
    const ofNoRows = [
      'openapi.json',
      'user/me',
      'user/preferences',
      'notification/count',
      'dashboard',
      // In and out of sight in telemetry.test.ts.
      'dashboard/vehicle_status',
      'vehicle/trip_history',
      'vehicle/route_history',
      // In export.test.ts.
      'ftp/status',
    ];
    const options = calls
      .map(([name]) => name.slice('GET /'.length))
      .filter((path) => !path.includes('/view') && !ofNoRows.includes(path));
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
        // A complaint is answered with what was said about it.
        const shown = field(body.data, 'complaintDto') ?? body.data;
        if (status === 200) found.push(String(field(shown, label)));
      }
      expect(found.sort()).toEqual(expected);
    });

    if (target === undefined) return;
    test.each(kinds())(
      'as %s: what is out of sight cannot be changed, and the table says what else',
      async (kind) => {
        const rule = ACCESS[`POST /${target.call}`];
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
      const asked = query
        .replace('{andalas}', String(server.fleet.andalas))
        .replace('{inForce}', String(inForce?.id));
      const { status, body } = await as(kind).get(`${path}?${asked}`);
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
