import { field, type Json, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import type { Person } from '../../testing/small-fleet.js';

describe('Complaint categories', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES);
  });
  afterAll(() => server.close());

  const payload = (more: Json = {}): Json => ({
    id: 0,
    company: server.fleet.andalas,
    name: 'Ban',
    description: 'Ban bocor atau aus',
    sla: '2',
    isActive: '1',
    ...more,
  });
  const names = async (path: string, by: Person = 'admin') => {
    const { body } = await (await server.as(by)).get(path);
    const list = Array.isArray(body.data) ? body.data : Object(body.data).data;
    return list.map((row: Json) => row.text ?? row.name);
  };

  test('a category is saved, shown, switched off, searched and filtered', async () => {
    const supplier = await server.as('supplier');
    const { body } = await supplier.post('complaint_category/save', payload());
    const id = field(body.data, 'id');
    expect((await supplier.get(`complaint_category/view/${id}`)).body.data).toMatchObject({
      id,
      companyName: 'Andalas',
      idCompany: server.fleet.andalas,
      name: 'Ban',
      description: 'Ban bocor atau aus',
      sla: 2,
      isActive: '1',
      createdBy: 'The supplier',
    });
    await supplier.post('complaint_category/edit', payload({ id, isActive: '0' }));
    const found: [string, string[]][] = [
      ['', ['Ban', 'Lampu', 'Radio', 'Rem']],
      ['name=am', ['Lampu']],
      ['description=bocor', ['Ban']],
      ['sla=9', ['Radio']],
      ['isActive=0', ['Ban', 'Radio']],
      [`company=${server.fleet.borneo}`, ['Lampu']],
    ];
    for (const [query, rows] of found) {
      expect([query, await names(`complaint_category/view?sort=name&${query}`)]).toEqual([query, rows]);
    }
  });

  test('refuses invalid values with a reason', async () => {
    const { category, borneo } = server.fleet;
    const refused: [string, Json, string, string][] = [
      ['save', { name: ' REM' }, 'name', 'TAKEN'],
      ['save', { name: '' }, 'name', 'REQUIRED'],
      ['save', { description: ' ' }, 'description', 'REQUIRED'],
      ['save', { sla: '' }, 'sla', 'REQUIRED'],
      ['save', { sla: -1 }, 'sla', 'INVALID'],
      ['save', { company: borneo }, 'company', 'NOT_FOUND'],
      ['edit', { id: category.brakes, company: borneo }, 'company', 'LOCKED'],
    ];
    for (const [call, wrong, name, code] of refused) {
      const { body } = await (await server.as('supplier')).post(`complaint_category/${call}`, payload(wrong));
      expect([wrong, body.success, body.errors?.[0]]).toMatchObject([wrong, false, { field: name, code }]);
    }
    expect((await (await server.as('tenant')).post('complaint_category/save', payload())).status).toBe(403);
  });

  test('the pick lists: of the company of a vehicle in sight, and of a supplier', async () => {
    const { vehicle, borneo } = server.fleet;
    const list = 'complaint_category/list';
    expect(await names(`${list}?isActive=1&vehicleId=${vehicle.A1}`, 'tenant')).toEqual(['Rem']);
    expect(await names(`${list}?isActive=1&vehicleId=${vehicle.B1}`)).toEqual(['Lampu']);
    // Not rented by this tenant, though of a supplier that it rents from.
    expect(await names(`${list}?vehicleId=${vehicle.A5}`, 'tenant')).toEqual([]);
    expect(await names(`${list}/company?isActive=1&supplierId=${borneo}`)).toEqual(['Lampu']);
  });
});
