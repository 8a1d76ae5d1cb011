import { sql } from 'kysely';
import { type Calls, field, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { rowsRead } from '../../testing/database/rows-read.js';
import { COMPANY_TYPE } from '../access/caller.js';
import { complaint } from '../complaint/complaint.js';
import { pageStatement } from './list/list-statement.js';
import { Statements } from './list/statements.js';

/** More than are looked up one by one. */
const MANY = 2100;
const numbers = Array.from({ length: MANY }, (_, n) => n);

describe('A text that few or many have', () => {
  let server: TestServer;
  let admin: Calls;
  let supplier: Calls;
  /** The ids of the complaints, by number. */
  let ids: number[];
  beforeAll(async () => {
    server = await startTestServer(POSTGRES);
    const { andalas, borneo, cepat, model, user } = server.fleet;
    const { rows: vehicles } = await sql<{ id: number }>`
      insert into vehicle (supplier_id, model_id, license_plate, serial_number, color, year, rent_status, vehicle_status)
      select case when n % 10 = 0 then ${borneo}::integer else ${andalas}::integer end,
        case when n % 10 = 0 then ${model.borneo}::integer else ${model.andalas}::integer end,
        'T ' || 9999 - n, 'T' || n, 'Hitam', 2024, 0, 1
      from generate_series(0, ${MANY - 1}::integer) n order by n returning id`.execute(server.db);
    const { rows } = await sql<{ id: number }>`
      insert into complaint (supplier_id, tenant_id, category_id, vehicle_id, title, description, raised_on, estimation_date, status, created_by)
      select v.supplier_id, ${cepat}::integer, c.id, v.id, 'T' || n % 7, 'x', '2026-01-01', '2026-01-02', n % 5,
        case when n % 1000 = 6 then ${user.clerk}::integer else ${user.tenant}::integer end
      from unnest(${vehicles.map(({ id }) => id)}::integer[]) with ordinality planted (id, place)
      cross join lateral (select place::integer - 1 as n) numbered
      join vehicle v on v.id = planted.id
      join lateral (select min(id) as id from complaint_category where company_id = v.supplier_id) c on true
      order by n returning id`.execute(server.db);
    ids = rows.map(({ id }) => id);
    admin = await server.as('admin');
    supplier = await server.as('supplier');
  });
  afterAll(() => server.close());

  const page = async (calls: Calls, query: string) => {
    const { data } = (await calls.get(`complaint/view?size=50${query}`)).body;
    const listed = field(data, 'data');
    return {
      rows: Array.isArray(listed) ? listed.map((row) => ids.indexOf(Number(field(row, 'id')))) : listed,
      totalRow: field(data, 'totalRow'),
    };
  };
  const sorted = (
    found: readonly number[],
    value: (n: number) => string | number,
    isDescending: boolean,
    at: number,
  ) => {
    const sign = isDescending ? -1 : 1;
    const order = [...found].sort((a, b) => {
      const [x, y] = [value(a), value(b)];
      return sign * ((x > y ? 1 : 0) - (x < y ? 1 : 0) || a - b);
    });
    return { rows: order.slice((at - 1) * 50, at * 50), totalRow: found.length };
  };
  const plate = (n: number) => `T ${9999 - n}`;
  const callers = (): [Calls, (n: number) => boolean][] => [
    [admin, () => true],
    [supplier, (n) => n % 10 > 0],
  ];

  test.each([
    ['few', 'T 99'],
    ['many', 'T '],
  ])('finds complaints by the plates of %s vehicles, in every order', async (_, text) => {
    for (const [column, value] of [
      ['id', (n: number) => n],
      ['title', (n: number) => `T${n % 7}`],
      ['companySupplierName', (n: number) => (n % 10 > 0 ? 'Andalas' : 'Borneo')],
      ['vehicleName', plate],
    ] as const)
      for (const isDescending of [false, true])
        for (const at of [1, 2])
          for (const [calls, isOwn] of callers()) {
            const found = numbers.filter((n) => isOwn(n) && plate(n).includes(text));
            const sort = `${isDescending ? '-' : ''}${column}`;
            const query = `&licensePlate=${text}&page=${at}&sort=${sort}`;
            expect([sort, at, await page(calls, query)]).toEqual([
              sort,
              at,
              sorted(found, value, isDescending, at),
            ]);
          }
    const found = numbers.filter((n) => plate(n).includes(text));
    for (const at of [1, 2])
      expect(await page(admin, `&licensePlate=${text}&page=${at}`)).toEqual(
        sorted(found, (n) => n, true, at),
      );
    const open = found.filter((n) => n % 5 === 0);
    expect(await page(admin, `&licensePlate=${text}&status=0`)).toEqual(sorted(open, (n) => n, true, 1));
  });

  test.each([
    ['few', 'T 99'],
    ['many', 'T '],
  ])('finds %s vehicles by their plates, in every order', async (_, text) => {
    for (const [sort, value, isDescending] of [
      ['', (n: number) => n, true],
      ['licensePlate', plate, false],
      ['-licensePlate', plate, true],
      ['companySupplierName', (n: number) => (n % 10 > 0 ? 'Andalas' : 'Borneo'), false],
    ] as const)
      for (const at of [1, 2])
        for (const [calls, isOwn] of callers()) {
          const found = numbers.filter((n) => isOwn(n) && plate(n).includes(text));
          const query = `vehicle/view?size=50&licensePlate=${text}&page=${at}&sort=${sort}`;
          const { data } = (await calls.get(query)).body;
          const rows = field(data, 'data');
          if (!Array.isArray(rows)) throw new Error(`${query} has no rows`);
          const vehicles = rows.map((row) => 9999 - Number(String(field(row, 'licensePlate')).slice(2)));
          expect([query, { rows: vehicles, totalRow: field(data, 'totalRow') }]).toEqual([
            query,
            sorted(found, value, isDescending, at),
          ]);
        }
  });

  test('finds complaints by plate within a category, sorted by supplier or not', async () => {
    const [row] = await admin.rows(`complaint/view?ids=${ids[1]}`);
    const found = numbers.filter((n) => n % 10 > 0);
    for (const sort of ['', '&sort=-companySupplierName'])
      for (const search of ['', '&licensePlate=T '])
        expect(await page(admin, `&categoryId=${row?.complaintCategoryId}&status=1${search}${sort}`)).toEqual(
          sorted(
            found.filter((n) => n % 5 === 1),
            (n) => n,
            true,
            1,
          ),
        );
  });

  test.each([
    ['the clerk', (n: number) => n % 1000 === 6],
    ['the tenant', (n: number) => n % 1000 !== 6],
    ['the ', () => true],
    ['nobody', () => false],
  ])('finds complaints by their reporter: %s', async (name, is) => {
    for (const at of [1, 2]) {
      const query = `&reporter=${name}&page=${at}&status=1`;
      const found = numbers.filter((n) => is(n) && n % 5 === 1);
      expect(await page(admin, query)).toEqual(sorted(found, (n) => n, true, at));
      expect(await page(admin, `${query}&sort=title`)).toEqual(sorted(found, (n) => `T${n % 7}`, false, at));
    }
  });

  test.each([
    ['licensePlate', 'T 999', undefined, 30],
    ['licensePlate', 'T ', undefined, 40],
    ['licensePlate', 'T ', 'companySupplierName', 80],
    ['reporter', 'nobody', undefined, 0],
    ['reporter', 'nobody', 'title', 0],
  ] as const)(
    'reads no more complaints by %s %s than it shows, sorted by %s',
    async (search, text, column, most) => {
      await sql`analyze vehicle, complaint, app_user, company`.execute(server.db);
      const sort = column && { column, descending: false };
      const shape = { rows: 'all', filters: [], search, sort, size: 20, isFirstPage: true } as const;
      const query = new Statements(pageStatement).of(
        server.db,
        complaint,
        { companyType: COMPANY_TYPE.platform, language: 'en', ...shape },
        {
          caller: { companyId: server.fleet.platform, userId: 1, userTypeId: 1 },
          today: '2026-01-01',
          searchText: text,
          offset: 0,
        },
      );
      // Those shown are read again.
      expect(await rowsRead(server.db, query, 'complaint')).toBeLessThanOrEqual(most);
    },
  );

  test('finds user types by the addresses of few or many people, of those that the caller sees', async () => {
    const { andalas, userType } = {
      ...server.fleet,
      userType: (await admin.rows('user_type/view?name=Supplier staff'))[0]?.id,
    };
    await sql`insert into app_user (company_id, user_type_id, name, email, username, phone, address, is_active)
      select ${andalas}::integer, ${Number(userType)}::integer, 'P', 'p' || n || '@many.test', 'p' || n, '0811', '', true
      from generate_series(1, ${MANY}::integer) n`.execute(server.db);
    const names = async (calls: Calls, text: string) =>
      (await calls.rows(`user_type/view?sort=name&email=${text}`)).map(({ name }) => name);
    expect(await names(admin, 'many.test')).toEqual(['Supplier staff']);
    expect(await names(admin, 'p17@many')).toEqual(['Supplier staff']);
    expect(await names(admin, '@')).toEqual(['Administrator', 'Clerk', 'Supplier staff', 'Tenant staff']);
    expect(await names(admin, '.test')).toEqual(['Administrator', 'Clerk', 'Supplier staff', 'Tenant staff']);
    expect(await names(supplier, '.test')).toEqual(['Clerk', 'Supplier staff']);
    expect(await names(admin, 'no such address')).toEqual([]);
    expect(await names(await server.as('otherSupplier'), 'many.test')).toEqual([]);
  });
});
