import { data, refused, rows, saved } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';

const bench = gatewayForTests();
const { upstream } = bench;
const run = (query: string, variables = {}) => bench.gateway.run(query, variables, { token: 'staff-token' });

const row = {
  id: 6,
  name: 'LFP 72V',
  idCompany: 3,
  companyName: 'Volta Rental',
  maxCapacity: 20000,
  batteryType: '1',
  version: 1,
};

test('reads the type of a battery model from a numeric string', async () => {
  upstream.expect('GET', 'battery_model/view/6', data(row));
  expect(
    (await run('{ batteryModel(id: "6") { id name supplierId supplierName maxCapacity type createdAt } }'))
      .data,
  ).toEqual({
    batteryModel: {
      id: '6',
      name: 'LFP 72V',
      supplierId: '3',
      supplierName: 'Volta Rental',
      maxCapacity: 20000,
      type: 'SWAP',
      createdAt: null,
    },
  });
});

test('the list is filtered by type and company, searched by capacity, and includes the supplier', async () => {
  upstream.expect('GET', 'battery_model/view', ({ query }) => {
    expect(query).toEqual({
      page: '1',
      size: '20',
      type: '0',
      companyId: '3',
      maxCapacity: '200',
      sort: 'batteryType',
      include: 'company_supplier',
    });
    return rows([row]);
  });
  upstream.expect('GET', 'company_supplier/view', rows([{ id: 3, name: 'Volta Rental' }]));
  const response = await run(`{ batteryModels(
    filter: { type: CHARGE, supplierId: "3", search: { field: MAX_CAPACITY, text: "200" } }, sort: { field: TYPE }
  ) { items { supplier { name } } } }`);
  expect(response.data).toEqual({ batteryModels: { items: [{ supplier: { name: 'Volta Rental' } }] } });
});

test('returns the options of a supplier', async () => {
  upstream.expect('GET', 'battery_model/list', ({ query }) => {
    expect(query).toEqual({ idCompany: '3' });
    return data(null);
  });
  expect((await run('{ batteryModelOptions(supplierId: "3") { value } }')).data).toEqual({
    batteryModelOptions: [],
  });
});

const input = { name: 'LFP 72V', supplierId: '3', type: 'SWAP', maxCapacity: 20000 };

test('saves the type of a new battery model as a numeric string', async () => {
  upstream.expect('POST', 'battery_model/save', ({ body }) => {
    expect(body).toEqual({ id: 0, name: 'LFP 72V', idCompany: 3, batteryType: '1', maxCapacity: 20000 });
    return saved(6);
  });
  upstream.expect('GET', 'battery_model/view/6', data(row));
  const mutation = `mutation ($input: BatteryModelInput!) {
    createBatteryModel(input: $input) { success batteryModel { id version } }
  }`;
  expect((await run(mutation, { input })).data).toEqual({
    createBatteryModel: { success: true, batteryModel: { id: '6', version: 1 } },
  });
});

test('names the input fields in the errors of a refused edit', async () => {
  upstream.expect(
    'POST',
    'battery_model/edit',
    refused('No', [
      { field: 'idCompany', code: 'IN_USE', message: 'In use' },
      { field: 'batteryType', message: 'Battery type is required' },
    ]),
  );
  const mutation = `mutation ($input: BatteryModelInput!) {
    updateBatteryModel(id: "6", input: $input) { success errors { field code } batteryModel { id version } }
  }`;
  expect((await run(mutation, { input })).data).toEqual({
    updateBatteryModel: {
      success: false,
      errors: [
        { field: 'supplierId', code: 'IN_USE' },
        { field: 'type', code: 'REFUSED' },
      ],
      batteryModel: null,
    },
  });
});
