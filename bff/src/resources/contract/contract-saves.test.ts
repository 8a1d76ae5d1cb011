import { data, refused, saved } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { contractInput, contractRow } from '../../testing/samples/sample-contract.js';

const bench = gatewayForTests();
const { upstream } = bench;
const run = (query: string, variables = {}, headers = {}) =>
  bench.gateway.run(query, variables, { token: 'staff-token', headers });

const create = `mutation ($input: ContractInput!) {
  createContract(input: $input) { success message errors { field code message } contract { id vehicleIds version } }
}`;
const update = `mutation ($input: ContractInput!) {
  updateContract(id: "12", input: $input) { success message errors { field code message } contract { id version } }
}`;

describe('saving a contract', () => {
  test('sends a new contract with id 0 and the data API’s names, and returns the saved contract', async () => {
    upstream.expect('POST', 'vehicle_contract/save', ({ body, headers }) => {
      expect(body).toEqual({
        id: 0,
        companyTenant: 5,
        contractNo: 'KTR/2026/012',
        startDate: '2026-01-01',
        endDate: '2026-12-31',
        totalVehicle: 10,
        vehicleList: [34, 35],
      });
      expect(headers['idempotency-key']).toBe('3f0f4c1e-key');
      return saved(12, 'Data berhasil disimpan');
    });
    upstream.expect('GET', 'vehicle_contract/view/12', data(contractRow));
    const response = await run(create, { input: contractInput }, { 'idempotency-key': '3f0f4c1e-key' });
    expect(response.data).toEqual({
      createContract: {
        success: true,
        message: 'Data berhasil disimpan',
        errors: [],
        contract: { id: '12', vehicleIds: ['34', '35'], version: 4 },
      },
    });
  });

  test('sends an edit with its id, its version and all its vehicles', async () => {
    upstream.expect('POST', 'vehicle_contract/edit', ({ body }) => {
      expect(body).toMatchObject({ id: 12, companyTenant: 5, vehicleList: [], version: 4 });
      return saved(12);
    });
    upstream.expect('GET', 'vehicle_contract/view/12', data(contractRow));
    const response = await run(update, { input: { ...contractInput, vehicleIds: [], version: 4 } });
    expect(response.data).toMatchObject({
      updateContract: { success: true, contract: { id: '12', version: 4 } },
    });
  });

  test('names the input fields in the errors of a refused save', async () => {
    upstream.expect(
      'POST',
      'vehicle_contract/edit',
      refused('Vehicle B 1 is held by contract KTR/2025/007', [
        { field: 'vehicleList', code: 'OVERLAP', message: 'Held by contract KTR/2025/007' },
        { field: 'totalVehicle', code: 'TOO_FEW', message: 'At most 1' },
        { field: 'companyTenant', code: 'LOCKED', message: 'Locked' },
        { field: 'contractNo', code: 'TAKEN', message: 'Taken' },
      ]),
    );
    expect((await run(update, { input: contractInput })).data).toEqual({
      updateContract: {
        success: false,
        message: 'Vehicle B 1 is held by contract KTR/2025/007',
        errors: [
          { field: 'vehicleIds', code: 'OVERLAP', message: 'Held by contract KTR/2025/007' },
          { field: 'totalVehicles', code: 'TOO_FEW', message: 'At most 1' },
          { field: 'tenantId', code: 'LOCKED', message: 'Locked' },
          { field: 'contractNo', code: 'TAKEN', message: 'Taken' },
        ],
        contract: null,
      },
    });
  });

  test.each([
    ['a group among the vehicles', { vehicleIds: ['34', 'C3'] }, 'vehicleIds'],
    ['a tenant that is not an id', { tenantId: 'five' }, 'tenantId'],
  ])('refuses %s without an upstream call', async (_case, wrong, field) => {
    const response = await run(create, { input: { ...contractInput, ...wrong } });
    expect(response.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
    expect(upstream.calls).toHaveLength(0);
  });
});
