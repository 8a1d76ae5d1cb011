import { data, rows } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { contractRow } from '../../testing/samples/sample-contract.js';
import { vehicleRow } from '../../testing/samples/sample-vehicle.js';

const bench = gatewayForTests();
const { upstream } = bench;
const run = (query: string, variables = {}) => bench.gateway.run(query, variables, { token: 'staff-token' });

const everyField = `id contractNo tenantId tenantName registeredVehicles totalVehicles startDate endDate vehicleIds
  createdBy createdAt updatedBy updatedAt version`;

describe('a contract', () => {
  test('lists its vehicles without the groups, whose ids contain a C', async () => {
    upstream.expect('GET', 'vehicle_contract/view/12', data(contractRow));
    expect((await run(`{ contract(id: "12") { ${everyField} } }`)).data).toEqual({
      contract: {
        id: '12',
        contractNo: 'KTR/2026/012',
        tenantId: '5',
        tenantName: 'Kirim Cepat',
        registeredVehicles: 2,
        totalVehicles: 10,
        startDate: '2026-01-01',
        endDate: '2026-12-31',
        vehicleIds: ['34', '35'],
        createdBy: 'Admin',
        createdAt: '2026-01-05T01:30:00.000Z',
        updatedBy: 'Budi',
        updatedAt: '2026-02-01T03:00:00.000Z',
        version: 4,
      },
    });
  });

  test('is null when there is none in scope', async () => {
    upstream.expect('GET', 'vehicle_contract/view/12', {
      status: 404,
      json: { success: false, message: '' },
    });
    upstream.expect('GET', 'vehicle_contract/view', rows([]));
    expect((await run('{ contract(id: "12") { id } }')).data).toEqual({ contract: null });
  });

  test('without vehicles makes no call for them', async () => {
    upstream.expect('GET', 'vehicle_contract/view/12', data({ ...contractRow, vehicleList: null }));
    expect((await run('{ contract(id: "12") { vehicleIds vehicles { id } } }')).data).toEqual({
      contract: { vehicleIds: [], vehicles: [] },
    });
  });
});

describe('the list of contracts', () => {
  test('is one call, filtered, searched and sorted by the names of the row', async () => {
    upstream.expect('GET', 'vehicle_contract/view', ({ query }) => {
      expect(query).toEqual({
        page: '2',
        size: '50',
        contractNo: 'KTR',
        companyTenant: '5',
        startDate: '2026-01-01',
        endDate: '2026-06-30',
        sort: '-registeredVehicle',
      });
      return rows([contractRow], 51);
    });
    const response = await run(`{ contracts(
      page: 2
      size: 50
      filter: { search: { field: CONTRACT_NO, text: "KTR" }, tenantId: "5", startDate: "2026-01-01", endDate: "2026-06-30" }
      sort: { field: REGISTERED_VEHICLES, direction: DESC }
    ) { items { contractNo } pageInfo { page size totalItems totalPages } } }`);
    expect(response.data).toEqual({
      contracts: {
        items: [{ contractNo: 'KTR/2026/012' }],
        pageInfo: { page: 2, size: 50, totalItems: 51, totalPages: 2 },
      },
    });
    expect(upstream.calls).toHaveLength(1);
  });

  test('shows where each contract stands, null without support, and is narrowed by it', async () => {
    upstream.expect('GET', 'vehicle_contract/view', ({ query }) => {
      expect(query).toEqual({ page: '1', size: '20', state: 'inForce' });
      return rows([{ ...contractRow, state: 'inForce' }, { ...contractRow, state: 'paused' }, contractRow]);
    });
    const response = await run('{ contracts(filter: { state: IN_FORCE }) { items { state } } }');
    expect(response.data).toEqual({
      contracts: { items: [{ state: 'IN_FORCE' }, { state: 'UNKNOWN' }, { state: null }] },
    });
  });

  test('searches the name of the tenant as `name`', async () => {
    upstream.expect('GET', 'vehicle_contract/view', ({ query }) => {
      expect(query).toEqual({ page: '1', size: '20', name: 'kirim' });
      return rows([]);
    });
    await run(
      '{ contracts(filter: { search: { field: NAME, text: "kirim" } }) { pageInfo { totalItems } } }',
    );
  });

  test.each([
    ['TENANT_NAME', 'companyTenantName'],
    ['CONTRACT_NO', 'contractNo'],
    ['TOTAL_VEHICLES', 'totalVehicle'],
    ['START_DATE', 'startDate'],
    ['END_DATE', 'endDate'],
    ['CREATED_BY', 'createdBy'],
    ['CREATED_AT', 'createdDate'],
    ['UPDATED_BY', 'updatedBy'],
    ['UPDATED_AT', 'updatedDate'],
  ])('sorts %s by the row’s field %s', async (field, name) => {
    upstream.expect('GET', 'vehicle_contract/view', ({ query }) => {
      expect(query.sort).toBe(name);
      return rows([]);
    });
    await run('query ($sort: ContractSort) { contracts(sort: $sort) { pageInfo { page } } }', {
      sort: { field },
    });
  });

  test('with tenants and vehicles is three calls: one by ids for each relation, without records out of scope', async () => {
    const second = {
      ...contractRow,
      id: 13,
      vehicleList: [
        { id: 35, nama: 'B 2' },
        { id: '36', nama: 'B 3' },
      ],
    };
    upstream.expect('GET', 'vehicle_contract/view', rows([contractRow, second]));
    upstream.expect('GET', 'company_tenant/view', ({ query }) => {
      expect(query.ids).toBe('5');
      return rows([{ id: 5, name: 'Kirim Cepat' }]);
    });
    upstream.expect('GET', 'vehicle/view', ({ query }) => {
      expect(query).toEqual({ ids: '34,35,36', page: '1', size: '3' });
      return rows([
        { ...vehicleRow, id: 36 },
        { ...vehicleRow, id: 34 },
      ]);
    });
    const response = await run('{ contracts { items { id tenant { name } vehicles { id } } } }');
    expect(response.data).toEqual({
      contracts: {
        items: [
          { id: '12', tenant: { name: 'Kirim Cepat' }, vehicles: [{ id: '34' }] },
          { id: '13', tenant: { name: 'Kirim Cepat' }, vehicles: [{ id: '36' }] },
        ],
      },
    });
  });

  describe('of a data API whose rows name the first vehicles only', () => {
    const { vehicleList, ...row } = contractRow;
    const firstVehicles = [
      { id: 34, nama: 'B 1' },
      { id: 35, nama: 'B 2' },
    ];
    const listed = [
      { ...row, registeredVehicle: 3, firstVehicles },
      { ...row, id: 13, registeredVehicle: 2, firstVehicles },
      { ...row, id: 14, registeredVehicle: 0, firstVehicles: [] },
    ];
    const whole = () =>
      upstream.expect('GET', 'vehicle_contract/view', ({ query }) => {
        expect(query).toEqual({ ids: '12,13', columns: 'vehicleList', page: '1', size: '2' });
        return rows([
          { id: 12, vehicleList: [...firstVehicles, { id: 36, nama: 'B 3' }] },
          { id: 13, vehicleList: firstVehicles },
        ]);
      });

    test('names those in one call', async () => {
      upstream.expect('GET', 'vehicle_contract/view', rows(listed));
      const response = await run(
        '{ contracts { items { id registeredVehicles firstVehicles { id name } } } }',
      );
      const first = [
        { id: '34', name: 'B 1' },
        { id: '35', name: 'B 2' },
      ];
      expect(response.data).toEqual({
        contracts: {
          items: [
            { id: '12', registeredVehicles: 3, firstVehicles: first },
            { id: '13', registeredVehicles: 2, firstVehicles: first },
            { id: '14', registeredVehicles: 0, firstVehicles: [] },
          ],
        },
      });
      expect(upstream.calls).toHaveLength(1);
    });

    test.each(['first execution', 'second execution', 'compiled at the third', 'already compiled'])(
      'reads all ids in one call more, for all contracts that have vehicles: %s',
      async () => {
        upstream.expect('GET', 'vehicle_contract/view', rows(listed));
        whole();
        const response = await run('{ contracts { items { id vehicleIds } } }');
        expect(response.data).toEqual({
          contracts: {
            items: [
              { id: '12', vehicleIds: ['34', '35', '36'] },
              { id: '13', vehicleIds: ['34', '35'] },
              { id: '14', vehicleIds: [] },
            ],
          },
        });
        expect(upstream.calls).toHaveLength(2);
      },
    );

    test('reads the vehicles in two calls more, each once', async () => {
      upstream.expect('GET', 'vehicle_contract/view', rows(listed));
      whole();
      upstream.expect('GET', 'vehicle/view', ({ query }) => {
        expect(query.ids).toBe('34,35,36');
        return rows([34, 35, 36].map((id) => ({ ...vehicleRow, id })));
      });
      const response = await run('{ contracts { items { vehicleIds vehicles { id } } } }');
      expect(response.data).toEqual({
        contracts: {
          items: [
            { vehicleIds: ['34', '35', '36'], vehicles: [{ id: '34' }, { id: '35' }, { id: '36' }] },
            { vehicleIds: ['34', '35'], vehicles: [{ id: '34' }, { id: '35' }] },
            { vehicleIds: [], vehicles: [] },
          ],
        },
      });
      expect(upstream.calls).toHaveLength(3);
    });

    test('reads the ids of one contract from its row', async () => {
      upstream.expect('GET', 'vehicle_contract/view/12', data({ ...contractRow, firstVehicles }));
      expect((await run('{ contract(id: "12") { vehicleIds } }')).data).toEqual({
        contract: { vehicleIds: ['34', '35'] },
      });
      expect(upstream.calls).toHaveLength(1);
    });
  });

  test('is returned without its vehicles when the data API has no `ids=` and too many vehicles', async () => {
    upstream.expect('GET', 'vehicle_contract/view', rows([contractRow]));
    upstream.expect('GET', 'vehicle/view', rows([{ ...vehicleRow, id: 1 }], 30_000), 21);
    const response = await run('{ contracts { items { id vehicles { id } } } }');
    expect(response.data).toEqual({ contracts: { items: [{ id: '12', vehicles: null }] } });
    expect(response.codes).toEqual(['NOT_SUPPORTED']);
  });
});

describe('the vehicles to choose from', () => {
  const tree = [
    {
      id: 'C3',
      nama: 'Volta Rental',
      child: [
        { id: 34, nama: 'B 1', selected: '1', vehicleStatus: 3 },
        { id: 'C9', nama: 'Bekasi', child: [{ id: '35', nama: 'B 2', selected: '0' }] },
      ],
    },
    { id: 'C4', nama: 'Ampere', child: null },
  ];
  const chosen = '{ id name vehicles { id name selected vehicleStatus } }';

  test('of a contract are grouped by supplier, including those of nested groups', async () => {
    upstream.expect('GET', 'vehicle/list/contract', ({ query }) => {
      expect(query).toEqual({ idContract: '12', isActive: '1' });
      return data(tree);
    });
    expect((await run(`{ contractVehicles(contractId: "12") ${chosen} }`)).data).toEqual({
      contractVehicles: [
        {
          id: '3',
          name: 'Volta Rental',
          vehicles: [
            { id: '34', name: 'B 1', selected: true, vehicleStatus: 'BROKEN' },
            { id: '35', name: 'B 2', selected: false, vehicleStatus: null },
          ],
        },
        { id: '4', name: 'Ampere', vehicles: [] },
      ],
    });
  });

  test('of a new contract are requested by its tenant and its period', async () => {
    upstream.expect('GET', 'vehicle/list/contract', ({ query }) => {
      expect(query).toEqual({
        idCompany: '5',
        startDate: '2026-01-01',
        endDate: '2026-12-31',
        isActive: '1',
      });
      return data([]);
    });
    const response = await run(
      `{ contractVehicles(tenantId: "5", startDate: "2026-01-01", endDate: "2026-12-31") ${chosen} }`,
    );
    expect(response.data).toEqual({ contractVehicles: [] });
  });

  test('are not requested without a contract or a tenant', async () => {
    const response = await run(`{ contractVehicles ${chosen} }`);
    expect(response.codes).toEqual(['BAD_USER_INPUT']);
    expect(upstream.calls).toHaveLength(0);
  });

  test('are UPSTREAM_BAD_REPLY, naming the field, when they are not in a group', async () => {
    upstream.expect('GET', 'vehicle/list/contract', data([{ id: 34, nama: 'B 1' }]));
    const response = await run(`{ contractVehicles(contractId: "12") ${chosen} }`);
    expect(response.errors?.[0]?.extensions).toMatchObject({
      code: 'UPSTREAM_BAD_REPLY',
      call: 'vehicle/list/contract',
      field: 'data[0].id',
    });
  });
});
