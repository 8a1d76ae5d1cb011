import { isObjectType } from 'graphql';
import { buildGatewaySchema } from '../../build-schema.js';
import { data, rows } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { meResponse } from '../../testing/samples/sample-user.js';
import { relationOf } from './selected-relations.js';

const world = gatewayForTests();
const { upstream } = world;

const user = (id: number, more: object) => ({ ...meResponse.data, id, ...more });
const company = (id: number) => ({ id, name: `Company ${id}` });
const menu = (id: number, parent: number | null = null) => ({ id, name: `Menu ${id}`, parent });
const status = (vehicleId: number | null, licensePlate: string) => ({ vehicleId, licensePlate });

/** Relations are read in one call for a whole page, matched by id, and null if there is none or it is out of scope. */
test.each([
  [
    'users { items { supplier { id } } }',
    'user/view',
    [user(1, { idCompany: 3 }), user(2, { idCompany: 5, companyTypeId: 3 }), user(3, { idCompany: 4 })],
    ['company_supplier/view', '3,4', [company(3)]],
    [{ supplier: { id: '3' } }, { supplier: null }, { supplier: null }],
  ],
  [
    'users { items { tenant { id } } }',
    'user/view',
    [user(1, { idCompany: 3 }), user(2, { idCompany: 5, companyTypeId: 3 })],
    ['company_tenant/view', '5', [company(5)]],
    [{ tenant: null }, { tenant: { id: '5' } }],
  ],
  [
    'users { items { userType { name } } }',
    'user/view',
    [user(1, { idUserType: 4 }), user(2, { idUserType: null })],
    ['user_type/view', '4', [{ id: 4, name: 'Staff' }]],
    [{ userType: { name: 'Staff' } }, { userType: null }],
  ],
  [
    'menus { items { parent { name } } }',
    'menu/view',
    [menu(10), menu(11, 10), menu(12, 9)],
    ['menu/view', '10,9', [menu(10)]],
    [{ parent: null }, { parent: { name: 'Menu 10' } }, { parent: null }],
  ],
  [
    'userTypes { items { menus { id } } }',
    'user_type/view',
    [{ id: 4, name: 'Staff', listMenu: [11, 12] }],
    ['menu/view', '11,12', [menu(12)]],
    [{ menus: [{ id: '12' }] }],
  ],
  [
    'vehicleStatuses { items { vehicle { licensePlate } } }',
    'dashboard/vehicle_status',
    [status(34, 'B 34'), status(null, 'B 1')],
    ['vehicle/view', '34', [{ id: 34, licensePlate: 'B 34' }]],
    [{ vehicle: { licensePlate: 'B 34' } }, { vehicle: null }],
  ],
] as const)('%s', async (query, list, listed, [related, ids, found], items) => {
  upstream.expect('GET', list, rows(listed));
  upstream.expect('GET', related, (call) => {
    expect(call.query.ids).toBe(ids);
    return rows(found);
  });
  const { data, codes } = await world.gateway.run(`{ ${query} }`, {}, { token: 'staff-token' });
  expect(codes).toEqual([]);
  expect(Object.values(data ?? {})).toEqual([{ items }]);
});

/** The relations that can be included with their row: `upstream`'s resources declare the same (included.test.ts). */
test('declares the view of each relation by one id', () => {
  const declared = Object.values(buildGatewaySchema().getTypeMap()).flatMap((type) => {
    if (!isObjectType(type)) return [];
    const relations = Object.values(type.getFields()).flatMap((field) => relationOf(field)?.path ?? []);
    return relations.length > 0 ? [[type.name, relations]] : [];
  });
  const complaint = [
    'vehicle/view',
    'complaint_category/view',
    'company_supplier/view',
    'company_tenant/view',
    'user/view',
  ];
  expect(Object.fromEntries(declared)).toMatchObject({
    BatteryModel: ['company_supplier/view'],
    Complaint: complaint,
    ComplaintCategory: ['company_supplier/view'],
    ComplaintDetail: complaint,
    Contract: ['company_tenant/view'],
    User: ['user_type/view', 'company_supplier/view', 'company_tenant/view'],
    Vehicle: ['vehicle_model/view', 'company_supplier/view', 'company_tenant/view'],
    VehicleModel: ['company_supplier/view', 'battery_model/view'],
  });
});

const run = (query: string, variables: object = {}) =>
  world.gateway.run(query, variables, { token: 'staff-token' });
const vehicle = {
  id: 34,
  licensePlate: 'B 34',
  vehicleModelId: 2,
  companySupplierId: 3,
  companyTenantId: null,
};
const model = { id: 2, name: 'Model 2', companyId: 3 };
const withIncluded = (included: object) => ({ json: { success: true, data: vehicle, included } });

test.each(['first execution', 'second execution', 'compiled at the third', 'already compiled'])(
  'reads a row and its relations in one call: %s',
  async () => {
    upstream.expect('GET', 'vehicle/view/34', ({ query }) => {
      expect(query).toEqual({ include: 'vehicle_model,company_supplier,company_tenant' });
      return withIncluded({ vehicle_model: [model], company_supplier: [company(3)], company_tenant: [] });
    });
    const { data: read } = await run(`
    query { vehicle(id: "34") { ...Model ... on Vehicle { supplier { name } } tenant { name } } }
    fragment Model on Vehicle { model { name } }`);
    expect(read).toEqual({
      vehicle: { model: { name: 'Model 2' }, supplier: { name: 'Company 3' }, tenant: null },
    });
  },
);

test('reads the relations of related rows in one call for all of them', async () => {
  upstream.expect('GET', 'vehicle/view/34', ({ query }) => {
    expect(query).toEqual({ include: 'vehicle_model' });
    return withIncluded({ vehicle_model: [model] });
  });
  upstream.expect('GET', 'company_supplier/view', rows([company(3)]));
  const { data: read } = await run('{ vehicle(id: "34") { model { supplier { name } } } }');
  expect(read).toEqual({ vehicle: { model: { supplier: { name: 'Company 3' } } } });
});

test('reads a relation with @skip or @include separately', async () => {
  upstream.expect('GET', 'vehicle/view/34', ({ query }) => {
    expect(query).toEqual({ include: 'company_supplier' });
    return withIncluded({ company_supplier: [company(3)] });
  });
  upstream.expect('GET', 'vehicle_model/view', rows([model]));
  const query =
    'query ($no: Boolean!) { vehicle(id: "34") { model @skip(if: $no) { name } supplier { name } } }';
  expect((await run(query, { no: false })).data).toEqual({
    vehicle: { model: { name: 'Model 2' }, supplier: { name: 'Company 3' } },
  });
});

test.each([
  ['no relation is selected', '{ vehicle(id: "34") { licensePlate supplierName } }', {}],
  [
    'a relation may be skipped',
    'query ($no: Boolean!) { vehicle(id: "34") { id model @skip(if: $no) { name } } }',
    { no: true },
  ],
  [
    'all relations may be skipped',
    'query ($no: Boolean!) { vehicle(id: "34") { id ... @skip(if: $no) { model { name } } } }',
    { no: true },
  ],
])('requests no related rows if %s', async (_what, query, variables) => {
  upstream.expect('GET', 'vehicle/view/34', (call) => {
    expect(call.query).toEqual({});
    return data(vehicle);
  });
  expect((await run(query, variables)).codes).toEqual([]);
});
