import { data, refused, rows, saved } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';

const bench = gatewayForTests();
const { upstream } = bench;
const run = (query: string, variables = {}) => bench.gateway.run(query, variables, { token: 'staff-token' });

const row = {
  id: 3,
  name: 'Volta Rental',
  companyTypeName: 'Supplier',
  totalVehicle: '120',
  email: 'halo@volta.test',
  noTelephone: '02139036904',
  address: 'Jl. Sudirman 1',
  centerPointLatitude: -6.2,
  centerPointLongitude: '106.8',
  radius: 5000,
  isActive: '1',
  startDate: '2026-01-01',
  endDate: '2027-12-31T00:00:00+07:00',
  startDateText: '1 January 2026',
  callbackUrl: '-',
  communication: '2',
  username: 'volta',
  password: '********',
  pathLogin: '/login',
  version: 7,
};

const input = {
  name: 'Volta Rental',
  email: 'halo@volta.test',
  address: 'Jl. Sudirman 1',
  phone: '2139036904',
  totalVehicles: 120,
  startDate: '2026-01-01',
  endDate: '2027-12-31',
  isActive: true,
  communication: 'PUSH',
};

const everyField = `id name companyTypeName totalVehicles email phone address center { latitude longitude } radius isActive
  startDate endDate callbackUrl communication username password loginPath version`;

describe('a supplier', () => {
  test('has its phone without the leading 0, null for a dash as the callback URL, and asterisks for its password', async () => {
    upstream.expect('GET', 'company_supplier/view/3', data(row));
    expect((await run(`{ supplier(id: "3") { ${everyField} } }`)).data).toEqual({
      supplier: {
        id: '3',
        name: 'Volta Rental',
        companyTypeName: 'Supplier',
        totalVehicles: 120,
        email: 'halo@volta.test',
        phone: '2139036904',
        address: 'Jl. Sudirman 1',
        center: { latitude: -6.2, longitude: 106.8 },
        radius: 5000,
        isActive: true,
        startDate: '2026-01-01',
        endDate: '2027-12-31',
        callbackUrl: null,
        communication: 'PUSH',
        username: 'volta',
        password: '********',
        loginPath: '/login',
        version: 7,
      },
    });
  });

  test('has only its name when the caller may not see more', async () => {
    upstream.expect('GET', 'company_supplier/view', rows([{ id: 3, name: 'Volta Rental' }]));
    expect(
      (await run('{ suppliers { items { name email phone center { latitude } isActive communication } } }'))
        .data,
    ).toEqual({
      suppliers: {
        items: [
          {
            name: 'Volta Rental',
            email: null,
            phone: null,
            center: null,
            isActive: null,
            communication: 'UNKNOWN',
          },
        ],
      },
    });
  });
});

test('the list is filtered by status and communication, searched and sorted by the names of the row', async () => {
  upstream.expect('GET', 'company_supplier/view', ({ query }) => {
    expect(query).toEqual({
      page: '1',
      size: '20',
      isActive: '0',
      communication: '1',
      noTelephone: '021',
      sort: '-totalVehicle',
    });
    return rows([]);
  });
  await run(`{ suppliers(
    filter: { isActive: false, communication: PULL, search: { field: PHONE, text: "021" } }
    sort: { field: TOTAL_VEHICLES, direction: DESC }
  ) { items { id } } }`);
});

test.each([
  ['CALLBACK_URL', 'callbackUrl'],
  ['COMMUNICATION', 'communication'],
  ['USERNAME', 'username'],
  ['LOGIN_PATH', 'pathLogin'],
  ['RADIUS', 'radius'],
])('sorts suppliers by %s as the row’s field %s', async (field, name) => {
  upstream.expect('GET', 'company_supplier/view', ({ query }) => {
    expect(query.sort).toBe(name);
    return rows([]);
  });
  await run('query ($sort: SupplierSort) { suppliers(sort: $sort) { items { id } } }', { sort: { field } });
});

test('returns the suppliers in scope as options', async () => {
  upstream.expect('GET', 'company_supplier/list', data([{ value: '3', text: 'Volta Rental' }]));
  expect((await run('{ supplierOptions { value text } }')).data).toEqual({
    supplierOptions: [{ value: '3', text: 'Volta Rental' }],
  });
});

describe('saving a supplier', () => {
  const create = `mutation ($input: SupplierInput!) {
    createSupplier(input: $input) { success errors { field code } supplier { name } }
  }`;
  const update = `mutation ($input: SupplierInput!) {
    updateSupplier(id: "3", input: $input) { success errors { field code } supplier { name } }
  }`;

  test('sends the phone with its leading 0, flags as 1 and 0, and dates unchanged', async () => {
    upstream.expect('POST', 'company_supplier/save', ({ body }) => {
      expect(body).toEqual({
        id: 0,
        name: 'Volta Rental',
        email: 'halo@volta.test',
        address: 'Jl. Sudirman 1',
        noTelephone: '02139036904',
        totalVehicle: 120,
        startDate: '2026-01-01',
        endDate: '2027-12-31',
        isActive: '1',
        communication: 2,
      });
      return saved(3);
    });
    upstream.expect('GET', 'company_supplier/view/3', data(row));
    expect((await run(create, { input })).data).toEqual({
      createSupplier: { success: true, errors: [], supplier: { name: 'Volta Rental' } },
    });
  });

  test('sends a dash for a removed callback URL, and the asterisks of an unchanged password', async () => {
    upstream.expect('POST', 'company_supplier/edit', ({ body }) => {
      expect(body).toMatchObject({
        id: 3,
        callbackUrl: '-',
        password: '********',
        username: null,
        pathLogin: '/login',
        centerPointLatitude: null,
        centerPointLongitude: null,
        radius: 100,
        isActive: '0',
        version: 7,
      });
      return saved(3);
    });
    upstream.expect('GET', 'company_supplier/view/3', data(row));
    const edited = {
      ...input,
      isActive: false,
      callbackUrl: null,
      password: '********',
      username: null,
      loginPath: '/login',
      center: null,
      radius: 100,
      version: 7,
    };
    expect((await run(update, { input: edited })).data).toMatchObject({ updateSupplier: { success: true } });
  });

  test('names the input fields in the errors of a refused save', async () => {
    const fields = ['noTelephone', 'totalVehicle', 'centerPointLatitude', 'pathLogin', 'endDate'];
    upstream.expect(
      'POST',
      'company_supplier/edit',
      refused(
        'No',
        fields.map((field) => ({ field, code: 'INVALID', message: 'No' })),
      ),
    );
    expect((await run(update, { input })).data).toEqual({
      updateSupplier: {
        success: false,
        errors: ['phone', 'totalVehicles', 'center', 'loginPath', 'endDate'].map((field) => ({
          field,
          code: 'INVALID',
        })),
        supplier: null,
      },
    });
  });

  test('requires a valid e-mail address, dates and coordinate', async () => {
    for (const wrong of [
      { email: 'halo' },
      { startDate: '2026-02-31' },
      { center: { latitude: 91, longitude: 0 } },
    ]) {
      const response = await run(create, { input: { ...input, ...wrong } });
      expect(response.codes).toEqual(['BAD_USER_INPUT']);
    }
    expect(upstream.calls).toHaveLength(0);
  });
});
