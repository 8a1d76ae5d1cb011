import { rows } from '../testing/data-api-double.js';
import { gatewayForTests } from '../testing/gateway-under-test.js';
import { meOnTheWire } from '../testing/sample-user.js';

const bench = gatewayForTests();
const { upstream } = bench;

const user = (id: number, more: object) => ({ ...meOnTheWire.data, id, ...more });
const company = (id: number) => ({ id, name: `Company ${id}` });
const menu = (id: number, parent: number | null = null) => ({ id, name: `Menu ${id}`, parent });
const status = (vehicleId: number | null, licensePlate: string) => ({ vehicleId, licensePlate });

/** Links of design.md section 3: one call for all of a page, matched by id, null for none and out of scope. */
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
] as const)('%s', async (query, list, listed, [linked, ids, found], items) => {
  upstream.expect('GET', list, rows(listed));
  upstream.expect('GET', linked, (call) => {
    expect(call.query.ids).toBe(ids);
    return rows(found);
  });
  const { data, codes } = await bench.gateway.run(`{ ${query} }`, {}, { token: 'staff-token' });
  expect(codes).toEqual([]);
  expect(Object.values(data ?? {})).toEqual([{ items }]);
});
