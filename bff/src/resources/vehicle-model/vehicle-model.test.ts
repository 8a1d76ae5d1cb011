import { data, refused, rows, saved } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';

const bench = gatewayForTests();
const { upstream } = bench;
const run = (query: string, variables = {}) => bench.gateway.run(query, variables, { token: 'staff-token' });

const row = {
  id: 8,
  name: 'Volta Hatch',
  companyId: 3,
  companyName: 'Volta Rental',
  batteryModelId: '6',
  batteryModelName: 'LFP 72V',
  maxMileage: '120.5',
  power: 3000,
  topSpeed: 80,
  createdBy: 'Admin',
  createdDate: '2026-01-05 08:30',
  updatedBy: null,
  updatedDate: null,
  version: 2,
};

const input = {
  name: 'Volta Hatch',
  supplierId: '3',
  batteryModelId: '6',
  maxMileage: 120.5,
  power: 3000,
  topSpeed: 80,
  version: 2,
};

test('lists vehicle models with one call; distance, power and speed may be numeric strings', async () => {
  upstream.expect('GET', 'vehicle_model/view', rows([row]));
  const response = await run(`{ vehicleModels { items {
    id name supplierId supplierName batteryModelId batteryModelName maxMileage power topSpeed createdAt version
  } pageInfo { totalItems } } }`);
  expect(response.data?.vehicleModels).toEqual({
    items: [
      {
        id: '8',
        name: 'Volta Hatch',
        supplierId: '3',
        supplierName: 'Volta Rental',
        batteryModelId: '6',
        batteryModelName: 'LFP 72V',
        maxMileage: 120.5,
        power: 3000,
        topSpeed: 80,
        createdAt: '2026-01-05T01:30:00.000Z',
        version: 2,
      },
    ],
    pageInfo: { totalItems: 1 },
  });
});

test('filters by supplier and by battery model, which the data API spells bateryModelId', async () => {
  upstream.expect('GET', 'vehicle_model/view', ({ query }) => {
    expect(query).toEqual({ page: '1', size: '20', companyId: '3', bateryModelId: '6', sort: '-topSpeed' });
    return rows([]);
  });
  await run(`{ vehicleModels(filter: { supplierId: "3", batteryModelId: "6" }, sort: { field: TOP_SPEED, direction: DESC }) {
    items { id }
  } }`);
});

test.each([
  ['NAME', 'name'],
  ['MAX_MILEAGE', 'maxMileage'],
  ['POWER', 'power'],
  ['TOP_SPEED', 'topSpeed'],
])('searches %s as the row’s field %s', async (field, name) => {
  upstream.expect('GET', 'vehicle_model/view', ({ query }) => {
    expect(query[name]).toBe('80');
    return rows([]);
  });
  await run('query ($filter: VehicleModelFilter) { vehicleModels(filter: $filter) { items { id } } }', {
    filter: { search: { field, text: '80' } },
  });
});

test('a model has its supplier and its battery model', async () => {
  upstream.expect('GET', 'vehicle_model/view/8', data(row));
  upstream.expect('GET', 'company_supplier/view', rows([{ id: 3, name: 'Volta Rental' }]));
  upstream.expect('GET', 'battery_model/view', rows([{ id: 6, name: 'LFP 72V', batteryType: '0' }]));
  expect(
    (await run('{ vehicleModel(id: "8") { supplier { name } batteryModel { name type } } }')).data,
  ).toEqual({
    vehicleModel: { supplier: { name: 'Volta Rental' }, batteryModel: { name: 'LFP 72V', type: 'CHARGE' } },
  });
});

test('a relation that fails upstream does not fail the other fields', async () => {
  upstream.expect('GET', 'vehicle_model/view/8', data(row));
  upstream.expect('GET', 'company_supplier/view', { status: 403 });
  const response = await run('{ vehicleModel(id: "8") { name supplier { name } } }');
  expect(response.data).toEqual({ vehicleModel: { name: 'Volta Hatch', supplier: null } });
  expect(response.codes).toEqual(['FORBIDDEN']);
});

test('returns the options of a supplier', async () => {
  upstream.expect('GET', 'vehicle_model/list/company', ({ query }) => {
    expect(query).toEqual({ idCompany: '3' });
    return data([{ value: 8, text: 'Volta Hatch' }]);
  });
  expect((await run('{ vehicleModelOptions(supplierId: "3") { value text } }')).data).toEqual({
    vehicleModelOptions: [{ value: '8', text: 'Volta Hatch' }],
  });
});

test('sends a new model with the data API’s names, and returns the saved model', async () => {
  upstream.expect('POST', 'vehicle_model/save', ({ body }) => {
    expect(body).toEqual({
      id: 0,
      name: 'Volta Hatch',
      companyId: 3,
      batteryModelId: 6,
      maxMileage: 120.5,
      power: 3000,
      topSpeed: 80,
      version: 2,
    });
    return saved(8);
  });
  upstream.expect('GET', 'vehicle_model/view/8', data(row));
  const mutation = `mutation ($input: VehicleModelInput!) {
    createVehicleModel(input: $input) { success vehicleModel { id version } }
  }`;
  expect((await run(mutation, { input })).data).toEqual({
    createVehicleModel: { success: true, vehicleModel: { id: '8', version: 2 } },
  });
});

test('names the input field in the error of a refused edit', async () => {
  upstream.expect(
    'POST',
    'vehicle_model/edit',
    refused('In use', [{ field: 'companyId', code: 'IN_USE', message: 'In use' }]),
  );
  const mutation = `mutation ($input: VehicleModelInput!) {
    updateVehicleModel(id: "8", input: $input) { success errors { field code } vehicleModel { id version } }
  }`;
  expect((await run(mutation, { input })).data).toEqual({
    updateVehicleModel: {
      success: false,
      errors: [{ field: 'supplierId', code: 'IN_USE' }],
      vehicleModel: null,
    },
  });
});
