import { sql } from 'kysely';
import { type Calls, type Json, startTestServer, type TestServer } from '../../../testing/data-api-client.js';
import { POSTGRES } from '../../../testing/database/engines.js';
import type { Person } from '../../../testing/small-fleet.js';

const LINKS = 'include=vehicle_model,company_supplier,company_tenant';

describe('What include= returns', () => {
  let server: TestServer;
  let admin: Calls;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES);
    admin = await server.as('admin');
  });
  afterAll(() => server.close());

  const included = async (calls: Calls, path: string) => {
    const { status, body } = await calls.get(path);
    expect(status).toBe(200);
    return body.included ?? {};
  };
  const names = (rows: readonly Json[] = []) => rows.map(({ name }) => name).sort();

  test.each<Person>(['admin', 'supplier', 'tenant'])(
    'is the row of each link as its own list has it: %s',
    async (person) => {
      const calls = await server.as(person);
      const { vehicle, model, andalas, cepat } = server.fleet;
      const own = async (path: string) => {
        const { status, body } = await calls.get(path);
        return status === 200 ? [body.data] : status;
      };
      const found = await included(calls, `vehicle/view/${vehicle.A1}?${LINKS}`);
      for (const [name, id] of Object.entries({
        vehicle_model: model.andalas,
        company_supplier: andalas,
        company_tenant: cepat,
      })) {
        const row = await own(`${name}/view/${id}`);
        expect([name, found[name]]).toEqual([name, row === 403 ? undefined : row]);
      }
    },
  );

  test('has each related row once per page, and none for a row without a relation', async () => {
    const lists = await included(admin, `vehicle/view?size=1000&${LINKS}`);
    expect(Object.keys(lists).sort()).toEqual(['company_supplier', 'company_tenant', 'vehicle_model']);
    expect(names(lists.company_supplier)).toEqual(['Andalas', 'Borneo']);
    expect(names(lists.company_tenant)).toEqual(['Cepat']);
    const without = await included(admin, `vehicle/view/${server.fleet.vehicle.B1}?include=company_tenant`);
    expect(without).toEqual({ company_tenant: [] });
  });

  test('has the requested relations, and is absent otherwise', async () => {
    const { vehicle } = server.fleet;
    expect(Object.keys(await included(admin, `vehicle/view/${vehicle.A1}?include=vehicle_model`))).toEqual([
      'vehicle_model',
    ]);
    for (const path of [`vehicle/view/${vehicle.A1}`, 'vehicle/view', 'vehicle/view?include='])
      expect((await admin.get(path)).body).not.toHaveProperty('included');
  });

  test('leads on from each resource that leads anywhere', async () => {
    const { complaint, model, battery, category, user } = server.fleet;
    const paths = {
      [`complaint/view/${complaint.cepat}?include=vehicle,complaint_category,company_supplier,company_tenant`]: 4,
      [`vehicle_model/view/${model.andalas}?include=battery_model,company_supplier`]: 2,
      [`battery_model/view/${battery.andalas}?include=company_supplier`]: 1,
      [`complaint_category/view/${category.brakes}?include=company_supplier`]: 1,
      [`user/view/${user.supplier}?include=user_type,company_supplier`]: 2,
      [`user/view/${user.tenant}?include=user_type,company_tenant`]: 2,
    };
    for (const [path, links] of Object.entries(paths)) {
      const lists = Object.values(await included(admin, path));
      expect([path, lists.map(({ length }) => length)]).toEqual([path, Array(links).fill(1)]);
    }
    // A company is of one kind.
    expect(await included(admin, `user/view/${user.supplier}?include=company_tenant`)).toEqual({
      company_tenant: [],
    });
  });

  test.each(['vehicle/view?include=user', 'vehicle/view/1?include=constructor', 'menu/view?include=menu'])(
    'is refused for what is not linked to: %s',
    async (path) => {
      const { status, body } = await admin.get(path);
      expect([status, body.success]).toEqual([400, false]);
    },
  );

  test('has no row of a list that the caller may not view', async () => {
    const { vehicle, user } = server.fleet;
    await sql`
      delete from user_type_menu where user_type_id = (select user_type_id from app_user where id = ${user.supplier})
        and menu_id in (select id from menu where path = 'vehicle-model/manage')`.execute(server.db);
    const calls = await server.as('supplier');
    expect((await calls.get('vehicle_model/view')).status).toBe(403);
    const found = await included(calls, `vehicle/view/${vehicle.A1}?include=vehicle_model,company_supplier`);
    expect(Object.keys(found)).toEqual(['company_supplier']);
  });
});
