import { sql } from 'kysely';
import { tenantToSave as tenant } from '../../../testing/companies.js';
import {
  type Calls,
  field,
  type Json,
  startTestServer,
  type TestServer,
} from '../../../testing/data-api-client.js';
import { POSTGRES } from '../../../testing/database/engines.js';

const supplier = { ...tenant, name: 'Fajar', email: 'fajar@armada.test' };
const person = {
  name: 'Gita',
  email: 'gita@armada.test',
  address: 'Jalan Gita',
  phone: '08123456789',
  isActive: '1',
  companyName: 'Andalas',
  userTypeName: 'Supplier staff',
};

/** The report of an import for each row, shortly: `add`, `refused name TAKEN`. */
function outcomes(data: unknown): string[] {
  const rows = field(data, 'rows');
  if (!Array.isArray(rows)) throw new Error('an import returns rows');
  return rows.map((row: Json) => {
    const errors = Array.isArray(row.errors) ? row.errors : [];
    return [row.action, ...errors.map((error: Json) => `${error.field} ${error.code}`)].join(' ');
  });
}

describe('An import', () => {
  let server: TestServer;
  let admin: Calls;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES);
    admin = await server.as('admin');
  });
  afterAll(() => server.close());

  const send = (
    calls: Calls,
    name: string,
    rows: readonly unknown[],
    dryRun: '1' | '0' = '0',
    headers: Record<string, string> = {},
  ) => calls.post(`${name}/import`, { rows, dryRun }, headers);
  const names = async (name: string) =>
    (await admin.rows(`${name}/view?sort=id&size=1000`)).map((row) => String(row.name));
  const rowNamed = async (name: string, text: string) => {
    const [row] = (await admin.rows(`${name}/view?size=1000`)).filter((one) => one.name === text);
    return row ?? {};
  };
  const letters = async () =>
    (
      await sql<{
        address: string;
      }>`select payload->>'address' as address from task where kind = 'mail' order by id`.execute(server.db)
    ).rows.map(({ address }) => address);

  test('adds and changes rows, skips unchanged ones, and reports which', async () => {
    const cepat = await rowNamed('company_tenant', 'Cepat');
    const damai = await rowNamed('company_tenant', 'Damai');
    const asIs = (row: Json) => ({ ...row, centerPointLatitude: -6, centerPointLongitude: 106 });
    await admin.post('company_tenant/edit', asIs(damai));
    const before = await rowNamed('company_tenant', 'Damai');
    const { body } = await send(admin, 'company_tenant', [
      tenant,
      { ...asIs(cepat), name: ' CEPAT ', totalVehicle: '7' },
      asIs(before),
    ]);
    expect(body).toMatchObject({ success: true, message: 'Data berhasil disimpan' });
    expect(outcomes(body.data)).toEqual(['add', 'edit', 'none']);
    const added = await rowNamed('company_tenant', 'Elang');
    expect(body.data).toMatchObject({
      rows: [
        { row: 1, id: added.id },
        { row: 2, id: cepat.id },
        { row: 3, id: damai.id },
      ],
    });
    expect(added).toMatchObject({ ...tenant, createdBy: 'The admin', version: 1 });
    expect(await rowNamed('company_tenant', 'CEPAT')).toMatchObject({
      id: cepat.id,
      totalVehicle: 7,
      version: Number(cepat.version) + 1,
      updatedBy: 'The admin',
    });
    expect(await rowNamed('company_tenant', 'Damai')).toEqual(before);
  });

  test('reports the outcome in a dry run, writes nothing and sends no mail', async () => {
    const { body } = await send(
      admin,
      'user',
      [person, { ...person, companyName: 'Nobody', email: 'h@a.test' }],
      '1',
    );
    expect(body.success).toBe(true);
    expect(outcomes(body.data)).toEqual(['add', 'refused companyName NOT_FOUND']);
    expect(body.data).toMatchObject({ rows: [{ id: null }, { id: null }] });
    expect(await names('user')).not.toContain('Gita');
    expect(await letters()).toEqual([]);
  });

  test('a dry run reports the former values of what changes, and who is sent an invitation', async () => {
    const colleague = await rowNamed('user', 'The supplierColleague');
    const rows = [
      { ...person, email: 'invited@armada.test' },
      { ...person, email: 'inactive@armada.test', isActive: '0' },
      { ...colleague, address: 'Jalan Baru', userTypeName: 'clerk', name: ' The supplierColleague ' },
      await rowNamed('user', 'The otherTenant'),
    ];
    const { body } = await send(admin, 'user', rows, '1');
    expect(body.data).toMatchObject({
      rows: [
        { action: 'add', isInvited: '1' },
        { action: 'add', isInvited: '0' },
        { action: 'edit', isInvited: '0' },
        { action: 'none', isInvited: '0' },
      ],
    });
    const [added, , edited, same] = Object(body.data).rows;
    expect(edited.former).toEqual({ address: 'Jalan Merdeka', userTypeName: 'Supplier staff' });
    expect([added, same].map((row) => 'former' in row)).toEqual([false, false]);
    const saved = await send(admin, 'user', [{ ...colleague, address: 'Jalan Baru' }]);
    expect(Object(saved.body.data).rows[0]).not.toHaveProperty('former');
    await send(admin, 'user', [colleague]);
  });

  test('writes nothing when one row is refused, and reports which and why', async () => {
    const before = await names('company_tenant');
    const good = { ...tenant, name: 'Garuda' };
    const { body } = await send(admin, 'company_tenant', [
      good,
      { ...tenant, name: 'Hang Tuah', email: 'hang' },
    ]);
    expect(body).toMatchObject({
      success: false,
      message: '1 dari 2 baris tidak dapat disimpan, sehingga tidak ada yang disimpan',
    });
    expect(outcomes(body.data)).toEqual(['add', 'refused email INVALID']);
    expect(body.data).toMatchObject({ rows: [{ id: null }, { id: null }] });
    expect(await names('company_tenant')).toEqual(before);
  });

  test('refuses by the rules of a save, each field by its name', async () => {
    const { body } = await send(
      admin,
      'company_tenant',
      [
        { ...tenant, name: '', totalVehicle: null, email: undefined },
        { ...tenant, endDate: '2025-12-31' },
        { ...tenant, name: 'Garuda', startDate: '2026-02-30' },
        { ...tenant, name: 'Hang Tuah', centerPointLatitude: null },
        { ...tenant, name: 'Iskandar', centerPointLatitude: 91 },
      ].map(({ totalVehicle, ...row }) => (totalVehicle === null ? row : { ...row, totalVehicle })),
      '1',
    );
    expect(outcomes(body.data)).toEqual([
      'refused totalVehicle REQUIRED email REQUIRED name REQUIRED',
      'refused endDate INVALID',
      'refused startDate INVALID',
      'refused centerPointLatitude REQUIRED',
      'refused centerPointLatitude INVALID',
    ]);
  });

  test('finds rows that stand in each other’s way', async () => {
    const { body } = await send(
      admin,
      'company_tenant',
      [
        { ...tenant, name: 'Garuda' },
        { ...tenant, name: 'GARUDA ' },
      ],
      '1',
    );
    expect(outcomes(body.data)).toEqual(['add', 'refused name DUPLICATE']);
    expect(body.data).toMatchObject({
      rows: [{}, { errors: [{ message: 'Nama sama dengan baris sebelumnya' }] }],
    });

    const users = [
      { ...person, username: 'gigi' },
      { ...person, email: 'other@armada.test', username: 'GIGI' },
    ];
    expect(outcomes((await send(admin, 'user', users, '1')).body.data)).toEqual([
      'add',
      'refused username TAKEN',
    ]);
  });

  test('knows people by their e-mail address, companies and roles by their names', async () => {
    const supplierRow = await rowNamed('user', 'The otherSupplier');
    const { body } = await send(admin, 'user', [
      { ...person, companyName: ' andalas', userTypeName: 'SUPPLIER STAFF' },
      {
        ...person,
        name: 'Renamed',
        email: 'SUPPLIER@borneo.test',
        companyName: 'Andalas',
        userTypeName: 'Clerk',
        username: 'otherSupplier',
      },
    ]);
    expect(outcomes(body.data)).toEqual(['add', 'edit']);
    expect(await rowNamed('user', 'Gita')).toMatchObject({
      companyName: 'Andalas',
      userTypeName: 'Supplier staff',
      username: 'gita@armada.test',
    });
    expect(await rowNamed('user', 'Renamed')).toMatchObject({
      id: supplierRow.id,
      companyName: 'Andalas',
      userTypeName: 'Clerk',
    });
    expect(await letters()).toEqual(['gita@armada.test']);
  });

  test('reports which of company and role is wrong', async () => {
    const { body } = await send(
      admin,
      'user',
      [
        { ...person, email: 'a@armada.test', companyName: 'Zeus' },
        { ...person, email: 'b@armada.test', userTypeName: 'Zeus' },
        { ...person, email: 'c@armada.test', userTypeName: 'Tenant staff' },
        { ...person, email: 'd@armada.test', companyTypeName: 'Tenant' },
      ],
      '1',
    );
    expect(outcomes(body.data)).toEqual([
      'refused companyName NOT_FOUND',
      'refused userTypeName NOT_FOUND',
      'refused userTypeName INVALID',
      'refused companyTypeName NOT_FOUND',
    ]);
  });

  test('distinguishes companies of one name by the role, and by the company type where both fit', async () => {
    await send(admin, 'company_tenant', [{ ...tenant, name: 'Andalas' }]);
    expect(
      outcomes((await send(admin, 'user', [{ ...person, email: 'namesake@armada.test' }], '1')).body.data),
    ).toEqual(['add']);
    for (const companyTypeId of [2, 3]) {
      await admin.post('user_type/save', {
        name: 'Driver',
        companyTypeId,
        isActive: '1',
        isAdmin: '0',
        listMenu: [],
      });
    }
    const rows = [undefined, 'tenant', 'Penyewa'].map((companyTypeName, index) => ({
      ...person,
      email: `${index}@armada.test`,
      userTypeName: 'Driver',
      companyTypeName,
    }));
    const { body } = await send(admin, 'user', rows, '1');
    expect(outcomes(body.data)).toEqual(['refused companyTypeName AMBIGUOUS', 'add', 'add']);
  });

  test('leaves a supplier’s password as it is, whatever a row contains', async () => {
    await admin.post('company_supplier/save', { ...supplier, password: 'open sesame' });
    const { body } = await send(admin, 'company_supplier', [
      { ...supplier, password: 'another', callbackUrl: 'https://fajar.test' },
    ]);
    expect(outcomes(body.data)).toEqual(['edit']);
    expect(await rowNamed('company_supplier', 'Fajar')).toMatchObject({
      password: '********',
      callbackUrl: 'https://fajar.test',
    });
    expect(outcomes((await send(admin, 'company_supplier', [supplier])).body.data)).toEqual(['none']);
  });

  test('writes once for one Idempotency-Key, and looks again in each dry run', async () => {
    const key = { 'idempotency-key': 'once' };
    const first = await send(admin, 'company_tenant', [{ ...tenant, name: 'Merak' }], '0', key);
    const again = await send(admin, 'company_tenant', [{ ...tenant, name: 'Merak' }], '0', key);
    expect(again.body).toEqual(first.body);
    expect(outcomes(again.body.data)).toEqual(['add']);
    const dry = { 'idempotency-key': 'dry' };
    const other = { ...tenant, name: 'Nuri' };
    expect(outcomes((await send(admin, 'company_tenant', [other], '1', dry)).body.data)).toEqual(['add']);
    await send(admin, 'company_tenant', [other]);
    expect(outcomes((await send(admin, 'company_tenant', [other], '1', dry)).body.data)).toEqual(['none']);
  });

  test('a dry run reports nothing about people out of sight, and a save about one at most', async () => {
    const staff = await server.as('supplier');
    const rows = [
      { ...person, email: 'free@armada.test' },
      { ...person, email: 'TENANT@cepat.test' },
      { ...person, email: 'other.free@armada.test', username: 'otherTenant' },
    ];
    expect(outcomes((await send(staff, 'user', rows, '1')).body.data)).toEqual(['add', 'add', 'add']);
    const colleague = await rowNamed('user', 'The supplierColleague');
    for (const username of ['otherTenant', 'free']) {
      const changed = { ...colleague, username, address: 'Jalan Baru' };
      const dry = await send(staff, 'user', [changed], '1');
      expect(Object(dry.body.data).rows).toEqual([
        {
          ...{ row: 1, action: 'edit', id: colleague.id, errors: [], isInvited: '0' },
          former: { username: 'supplierColleague', address: 'Jalan Merdeka' },
        },
      ]);
    }
    const { body } = await send(staff, 'user', rows);
    expect(body.success).toBe(false);
    // After a person out of sight no further row is looked at.
    expect(outcomes(body.data)).toEqual(['add', 'refused email INVALID', 'none']);
    expect(outcomes((await send(admin, 'user', rows, '1')).body.data).at(-1)).toBe('refused username TAKEN');
    await server.db.deleteFrom('login_attempt').execute();
  });

  test('refuses what a save refuses: other companies, roles with more permissions, people out of scope', async () => {
    const staff = await server.as('supplier');
    const { body } = await send(
      staff,
      'user',
      [
        { ...person, email: 'a@armada.test' },
        { ...person, email: 'b@armada.test', companyName: 'Borneo' },
        { ...person, email: 'tenant@cepat.test' },
        { ...person, email: 'admin@armada.test', companyName: 'Armada', userTypeName: 'Administrator' },
      ],
      '1',
    );
    expect(outcomes(body.data)).toEqual([
      'add',
      'refused companyName NOT_FOUND',
      // A dry run reports nothing about people out of sight.
      'add',
      'refused companyName NOT_FOUND',
    ]);
    await sql`delete from user_type_menu um using menu m, user_type ut
      where m.id = um.menu_id and ut.id = um.user_type_id
        and m.path = 'charging-station/manage' and ut.name = 'Supplier staff'`.execute(server.db);
    await sql`insert into user_type_menu (user_type_id, menu_id)
      select ut.id, m.id from user_type ut, menu m where ut.name = 'Clerk' and m.path is not null`.execute(
      server.db,
    );
    const lesser = await send(
      staff,
      'user',
      [
        { ...person, email: 'clerk@andalas.test', userTypeName: 'Clerk' },
        { ...person, email: 'new@andalas.test', userTypeName: 'Clerk' },
      ],
      '1',
    );
    expect(outcomes(lesser.body.data)).toEqual([
      'refused null NOT_ALLOWED',
      'refused userTypeName NOT_ALLOWED',
    ]);
    for (const name of ['company_tenant', 'company_supplier']) {
      expect(await send(staff, name, [tenant], '1')).toMatchObject({ status: 403 });
    }
  });

  test('ends the sessions of a user that a row deactivates', async () => {
    const colleague = await server.as('supplierColleague');
    const row = await rowNamed('user', 'The supplierColleague');
    await send(admin, 'user', [{ ...row, companyName: 'Andalas', isActive: '0' }], '1');
    expect((await colleague.get('user/me')).status).toBe(200);
    await send(admin, 'user', [{ ...row, companyName: 'Andalas', isActive: '0' }]);
    expect((await colleague.get('user/me')).status).toBe(401);
  });

  test.each([
    [{ rows: [], dryRun: '1' }, 'rows must be 1 to 1000, not 0.'],
    [{ rows: Array(1001).fill(tenant), dryRun: '1' }, 'rows must be 1 to 1000, not 1001.'],
    [{ rows: [tenant], dryRun: 'yes' }, 'dryRun has the wrong type.'],
    [{ rows: tenant, dryRun: '1' }, 'rows has the wrong type.'],
    [{ rows: [tenant, 'Elang'], dryRun: '1' }, 'Row 2: The body must be a JSON object.'],
    [{ rows: [{ ...tenant, totalVehicle: 'many' }], dryRun: '1' }, 'Row 1: totalVehicle has the wrong type.'],
  ])('malformed is 400, and nothing is written: case %#', async (sent, message) => {
    const before = await names('company_tenant');
    const { status, body } = await admin.post('company_tenant/import', sent);
    expect([status, body.message]).toEqual([400, message]);
    expect(await names('company_tenant')).toEqual(before);
  });

  test('takes a thousand rows at once', async () => {
    const rows = Array.from({ length: 1000 }, (_, index) => ({
      ...tenant,
      name: `Seribu ${index}`,
      address: 'Jalan '.repeat(80),
    }));
    const { body } = await send(admin, 'company_tenant', rows);
    expect(body.success).toBe(true);
    expect(new Set(outcomes(body.data))).toEqual(new Set(['add']));
    expect((await admin.get('company_tenant/view?name=Seribu&size=1')).body.data).toMatchObject({
      totalRow: 1000,
    });
  });
});
