import { field, startTestServer, type TestServer } from '../../../testing/data-api-client.js';
import { POSTGRES } from '../../../testing/database/engines.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(POSTGRES);
});
afterAll(() => server.close());

const list = async (path: string) => {
  const { data } = (await (await server.as('admin')).get(path)).body;
  return Array.isArray(data) ? data : [];
};
const texts = async (path: string) => (await list(path)).map((option) => field(option, 'text'));

describe('A pick list', () => {
  test('of vehicles is narrowed down by plate, rent status, ids and size', async () => {
    const { A1, B2 } = server.fleet.vehicle;
    expect(await texts('vehicle/list?licensePlate=01 and')).toEqual(['B 101 AND']);
    expect(await texts('vehicle/list?rentStatus=1')).toEqual(['B 101 AND', 'B 102 AND']);
    expect(await texts('vehicle/list?rentStatus=1&size=1')).toEqual(['B 101 AND']);
    expect(await texts(`vehicle/list?ids=${B2},${A1}`)).toEqual(['B 101 AND', 'B 102 BOR']);
    expect(await texts('vehicle/list?licensePlate=%25')).toEqual([]);
  });

  test.each([
    ['company_supplier/list', 'DAL', ['Andalas']],
    ['company/list', 'a', ['Andalas', 'Armada', 'Cepat', 'Damai']],
    ['battery_model/list', 'zzz', []],
  ])('%s is narrowed down by a text', async (path, text, expected) => {
    expect(await texts(`${path}?text=${text}`)).toEqual(expected);
    expect(await texts(`${path}?text=${text}&size=1`)).toEqual(expected.slice(0, 1));
    expect(await texts(`${path}?text=%25`)).toEqual([]);
  });

  test('is narrowed down by a group if its entries have one', async () => {
    expect(await texts('company/list?group=Tenant&text=a')).toEqual(['Cepat', 'Damai']);
    const admin = await server.as('admin');
    expect((await admin.get('vehicle/list?group=Tenant')).status).toBe(400);
  });

  test('is narrowed down by a text also where a caller sees only the names', async () => {
    const supplier = await server.as('otherSupplier');
    const { body } = await supplier.get('company_tenant/list?text=zzz');
    expect(body.data).toEqual([]);
  });

  test('does not show ids out of scope, and refuses a size out of range', async () => {
    const supplier = await server.as('otherSupplier');
    const { body } = await supplier.get(`vehicle/list?ids=${server.fleet.vehicle.A1}`);
    expect(body.data).toEqual([]);
    expect((await supplier.get('vehicle/list?size=0')).status).toBe(400);
    expect((await supplier.get('vehicle/list?size=1&size=2')).status).toBe(400);
  });

  test('has a group where two owners may have entries of the same name', async () => {
    expect(await list('complaint_category/list')).toEqual([
      { value: server.fleet.category.lights, text: 'Lampu', group: 'Borneo' },
      { value: server.fleet.category.retired, text: 'Radio', group: 'Andalas' },
      { value: server.fleet.category.brakes, text: 'Rem', group: 'Andalas' },
    ]);
    expect(await list(`complaint_category/list/company?supplierId=${server.fleet.borneo}`)).toEqual([
      { value: server.fleet.category.lights, text: 'Lampu', group: 'Borneo' },
    ]);
    expect((await list('battery_model/list')).map((option) => field(option, 'group'))).toEqual([
      'Andalas',
      'Borneo',
    ]);
    expect((await list('company/list')).map((option) => field(option, 'group'))).toEqual([
      'Supplier',
      'Platform',
      'Supplier',
      'Tenant',
      'Tenant',
    ]);
    expect(Object.keys((await list('vehicle/list'))[0])).toEqual(['value', 'text']);
  });
});
