import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../database/tables.js';
import { type Calls, field, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';

/** `YYYY-MM-DD` in Jakarta, days from now. */
const day = (offset: number) =>
  new Date(Date.now() + 7 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10);

describe('Contracts', () => {
  let server: TestServer;
  let admin: Calls;
  let planted: Selectable<Tables['vehicle']>[];
  beforeAll(async () => {
    server = await startTestServer(POSTGRES);
    admin = await server.as('admin');
    planted = await server.db.selectFrom('vehicle').selectAll().orderBy('id').execute();
  });
  afterAll(() => server.close());
  // Each test finds the small fleet as it was planted.
  afterEach(async () => {
    await server.db
      .deleteFrom('vehicle_contract')
      .where('contract_no', 'not in', ['IN-FORCE', 'OVER', 'AHEAD'])
      .execute();
    for (const { id, tenant_id, rent_status, vehicle_status } of planted) {
      const state = { tenant_id, rent_status, vehicle_status };
      await server.db.updateTable('vehicle').set(state).where('id', '=', id).execute();
    }
  });

  const payload = (more: Record<string, unknown> = {}) => ({
    id: 0,
    companyTenant: server.fleet.damai,
    contractNo: 'NEW-1',
    startDate: day(-1),
    endDate: day(20),
    totalVehicle: 2,
    vehicleList: [server.fleet.vehicle.A5, server.fleet.vehicle.B1],
    ...more,
  });
  const save = async (more?: Record<string, unknown>) =>
    (await admin.post('vehicle_contract/save', payload(more))).body;
  const saved = async (more?: Record<string, unknown>) => {
    const body = await save(more);
    expect(body).toMatchObject({ success: true });
    return Number(field(body.data, 'id'));
  };
  const edit = async (id: number, more: Record<string, unknown>) =>
    (await admin.post('vehicle_contract/edit', payload({ id, ...more }))).body;
  const row = async (id: number, calls = admin) => (await calls.get(`vehicle_contract/view/${id}`)).body.data;
  const numbers = async (path: string, calls = admin) =>
    (await calls.rows(`vehicle_contract/view?sort=contractNo${path}`)).map((found) => found.contractNo);
  const contractId = async (number: string) =>
    Number((await admin.rows(`vehicle_contract/view?contractNo=${number}`))[0]?.id);
  /** Rent status and tenant of a vehicle. */
  const state = async (name: keyof TestServer['fleet']['vehicle']) => {
    const { body } = await admin.get(`vehicle/view/${server.fleet.vehicle[name]}`);
    return [field(body.data, 'rentStatus'), field(body.data, 'companyTenantName')];
  };

  test('a saved contract shows its tenant, dates, vehicles and how many there are', async () => {
    const { A5, B1 } = server.fleet.vehicle;
    const id = await saved({ contractNo: ' NEW-1 ', startDate: '2026-01-31', endDate: '2026-02-01' });
    expect(await row(id)).toMatchObject({
      id,
      companyTenantId: server.fleet.damai,
      companyTenantName: 'Damai',
      contractNo: 'NEW-1',
      registeredVehicle: 2,
      totalVehicle: 2,
      startDate: '2026-01-31',
      endDate: '2026-02-01',
      startDateText: '31 January 2026',
      endDateText: '1 February 2026',
      vehicleList: [
        { id: A5, nama: 'B 105 AND' },
        { id: B1, nama: 'B 101 BOR' },
      ].sort((a, b) => a.nama.localeCompare(b.nama)),
      createdBy: 'The admin',
      version: 1,
    });
  });

  test('the list is searched by number or by the tenant’s name, and narrowed by tenant and dates', async () => {
    expect(await numbers('')).toEqual(['AHEAD', 'IN-FORCE', 'OVER']);
    expect(await numbers('&contractNo=force')).toEqual(['IN-FORCE']);
    expect(await numbers('&name=cep')).toEqual(['AHEAD', 'IN-FORCE']);
    expect(await numbers(`&companyTenant=${server.fleet.damai}`)).toEqual(['OVER']);
    expect(await numbers(`&startDate=${day(-40)}`)).toEqual(['AHEAD', 'IN-FORCE']);
    expect(await numbers(`&startDate=${day(-40)}&endDate=${day(40)}`)).toEqual(['IN-FORCE']);
    const sorted = await admin.rows('vehicle_contract/view?sort=-registeredVehicle');
    expect(sorted.map((found) => found.registeredVehicle)).toEqual([2, 1, 1]);
    for (const wrong of ['startDate=2026-02-30', 'startDate=yesterday', 'endDate=0000-01-01']) {
      expect(await admin.get(`vehicle_contract/view?${wrong}`)).toMatchObject({ status: 400 });
    }
  });

  test('shows where each contract stands, and is narrowed by it; ending are those that the dashboard counts', async () => {
    const states = async (query: string) =>
      (await admin.rows(`vehicle_contract/view?sort=contractNo&${query}`)).map((found) => [
        found.contractNo,
        found.state,
      ]);
    const vehicleList: number[] = [];
    await saved({ contractNo: 'NEW-1', startDate: day(0), endDate: day(31), vehicleList });
    await saved({ contractNo: 'NEW-2', startDate: day(10), endDate: day(20), vehicleList });
    await saved({ contractNo: 'NEW-3', startDate: day(0), endDate: day(0), vehicleList });
    expect(await states('')).toEqual([
      ['AHEAD', 'ahead'],
      ['IN-FORCE', 'ending'],
      ['NEW-1', 'inForce'],
      ['NEW-2', 'ending'],
      ['NEW-3', 'ending'],
      ['OVER', 'ended'],
    ]);
    expect(await states('state=ahead')).toEqual([['AHEAD', 'ahead']]);
    expect(await states('state=inForce')).toEqual([['NEW-1', 'inForce']]);
    expect(await states('state=ended&endDate=2000-01-01')).toEqual([]);
    expect(await states('state=ending')).toEqual(await states('endsWithin=30'));
    expect((await admin.get('vehicle_contract/view?state=over')).status).toBe(400);
    const { body } = await admin.get(`vehicle/view/${server.fleet.vehicle.A4}`);
    expect(field(body.data, 'contract')).toMatchObject({ contractNo: 'AHEAD', state: 'ahead' });
  });

  test('a contract in force rents its vehicles, a future one books them, without one they are available', async () => {
    const id = await saved();
    expect([await state('A5'), await state('B1')]).toEqual([
      [1, 'Damai'],
      [1, 'Damai'],
    ]);
    await edit(id, { startDate: day(1) });
    expect(await state('A5')).toEqual([2, null]);
    await edit(id, { startDate: day(0), endDate: day(0) });
    expect(await state('A5')).toEqual([1, 'Damai']);
    await edit(id, { vehicleList: [server.fleet.vehicle.B1] });
    expect([await state('A5'), await state('B1')]).toEqual([
      [0, null],
      [1, 'Damai'],
    ]);
    await edit(id, { startDate: day(-9), endDate: day(-1), vehicleList: [server.fleet.vehicle.B1] });
    expect(await state('B1')).toEqual([0, null]);
  });

  test('a vehicle of a contract over and one ahead is booked; with one in force besides, rented', async () => {
    const { A3 } = server.fleet.vehicle;
    await saved({ contractNo: 'LATER', startDate: day(100), endDate: day(120), vehicleList: [A3] });
    expect(await state('A3')).toEqual([2, null]);
    await saved({
      contractNo: 'NOW',
      companyTenant: server.fleet.cepat,
      vehicleList: [A3],
    });
    expect(await state('A3')).toEqual([1, 'Cepat']);
  });

  test('a vehicle is in one contract at a time: an overlap is refused and names the other contract', async () => {
    const { A1, A5 } = server.fleet.vehicle;
    const body = await save({ vehicleList: [A5, A1], startDate: day(30), endDate: day(60) });
    expect(body).toMatchObject({
      success: false,
      message: expect.stringMatching(/^B 101 AND dipakai kontrak IN-FORCE dari \d+ \w+ \d{4} sampai /),
      errors: [{ field: 'vehicleList', code: 'OVERLAP' }],
    });
    expect(await numbers('&contractNo=NEW')).toEqual([]);
    expect(await state('A5')).toEqual([0, null]);
    await saved({ vehicleList: [A5, A1], startDate: day(31), endDate: day(60) });
  });

  test('to move a contract’s dates over another contract of its vehicles is refused just the same', async () => {
    const { A4 } = server.fleet.vehicle;
    const id = await saved({ vehicleList: [A4], endDate: day(30) });
    expect(await edit(id, { vehicleList: [A4], endDate: day(31) })).toMatchObject({
      success: false,
      message: expect.stringContaining('AHEAD'),
    });
    expect(await row(id)).toMatchObject({ endDate: day(30), version: 1 });
    const { vehicleList, ...unchanged } = payload({ id, endDate: day(31) });
    expect((await admin.post('vehicle_contract/edit', unchanged)).body.success).toBe(false);
  });

  test('of two contracts that want one vehicle at the same time, one wins', async () => {
    const { A5, B1, B2 } = server.fleet.vehicle;
    const wanted = [
      [A5, B1],
      [B1, A5],
      [B2, A5],
      [B1, B2],
    ];
    for (let round = 0; round < 5; round += 1) {
      const replies = await Promise.all(
        wanted.map((vehicleList, n) => save({ contractNo: `RACE-${round}-${n}`, vehicleList })),
      );
      const held = await server.db
        .selectFrom('vehicle_contract_vehicle')
        .innerJoin('vehicle_contract', 'vehicle_contract.id', 'contract_id')
        .select(['vehicle_id', 'contract_no'])
        .where('contract_no', 'like', `RACE-${round}-%`)
        .execute();
      expect(new Set(held.map((one) => one.vehicle_id)).size).toBe(held.length);
      expect(held.length).toBe(replies.filter((reply) => reply.success).length * 2);
      for (const reply of replies.filter(({ success }) => !success)) {
        expect(reply.message).toContain(`RACE-${round}-`);
      }
      await server.db.deleteFrom('vehicle_contract').where('contract_no', 'like', 'RACE-%').execute();
    }
  });

  test.each([
    ['more vehicles than its maximum', { totalVehicle: 1 }, 'vehicleList', 'FULL'],
    ['a maximum of none', { totalVehicle: 0 }, 'totalVehicle', 'INVALID'],
    ['an end before its start', { endDate: day(-2) }, 'endDate', 'INVALID'],
    ['a day that is in no calendar', { startDate: '2026-02-30' }, 'startDate', 'INVALID'],
    ['no number', { contractNo: ' ' }, 'contractNo', 'REQUIRED'],
    ['no company', { companyTenant: undefined }, 'companyTenant', 'REQUIRED'],
    ['no dates', { startDate: undefined }, 'startDate', 'REQUIRED'],
    ['no maximum', { totalVehicle: undefined }, 'totalVehicle', 'REQUIRED'],
    ['a number that is taken, whatever its case', { contractNo: 'in-force' }, 'contractNo', 'TAKEN'],
    ['a vehicle that is not there', { vehicleList: [999_999] }, 'vehicleList', 'NOT_FOUND'],
    ['a company that is not there', { companyTenant: 999_999 }, 'companyTenant', 'NOT_FOUND'],
  ])('a contract with %s is refused', async (_what, more, name, code) => {
    expect(await save(more)).toMatchObject({ success: false, errors: [{ field: name, code }] });
    expect(await numbers('')).toEqual(['AHEAD', 'IN-FORCE', 'OVER']);
  });

  test('a supplier is no tenant, and the company of a contract is locked once it is made', async () => {
    expect(await save({ companyTenant: server.fleet.andalas })).toMatchObject({
      errors: [{ field: 'companyTenant', code: 'NOT_FOUND' }],
    });
    const id = await saved();
    expect(await edit(id, { companyTenant: server.fleet.cepat })).toMatchObject({
      success: false,
      errors: [{ field: 'companyTenant', code: 'LOCKED' }],
    });
  });

  test('a vehicle named twice counts once; ids may come as text; a group of the tree is no vehicle', async () => {
    const { A5 } = server.fleet.vehicle;
    const id = await saved({ vehicleList: [A5, String(A5)], totalVehicle: 1 });
    expect(await row(id)).toMatchObject({ registeredVehicle: 1 });
    expect(await admin.post('vehicle_contract/save', payload({ vehicleList: ['C2'] }))).toMatchObject({
      status: 400,
    });
  });

  describe('Who sees what', () => {
    test('a tenant sees its own, a supplier those with its vehicles, and in them only its own vehicles', async () => {
      const id = await saved();
      expect(await numbers('', await server.as('tenant'))).toEqual(['AHEAD', 'IN-FORCE']);
      expect(await numbers('', await server.as('otherTenant'))).toEqual(['NEW-1', 'OVER']);
      expect(await numbers('', await server.as('supplier'))).toEqual(['AHEAD', 'IN-FORCE', 'NEW-1', 'OVER']);
      const other = await server.as('otherSupplier');
      expect(await numbers('', other)).toEqual(['NEW-1']);
      expect(await row(id, other)).toMatchObject({
        registeredVehicle: 1,
        vehicleList: [{ id: server.fleet.vehicle.B1, nama: 'B 101 BOR' }],
      });
      const inForce = await contractId('IN-FORCE');
      expect(await other.get(`vehicle_contract/view/${inForce}`)).toMatchObject({ status: 404 });
      expect(await row(id, await server.as('otherTenant'))).toMatchObject({ registeredVehicle: 2 });
    });

    test('only the platform can write a contract', async () => {
      const id = await contractId('IN-FORCE');
      for (const person of ['supplier', 'tenant'] as const) {
        const calls = await server.as(person);
        expect(await calls.post('vehicle_contract/save', payload())).toMatchObject({ status: 403 });
        expect(await calls.post('vehicle_contract/edit', payload({ id }))).toMatchObject({ status: 403 });
      }
    });
  });

  describe('The tree of vehicles', () => {
    const tree = async (query: string, calls = admin) => {
      const { status, body } = await calls.get(`vehicle/list/contract?${query}`);
      expect([query, status]).toEqual([query, 200]);
      if (!Array.isArray(body.data)) throw new Error('the tree is no list');
      return body.data.map((group) => [
        group.id,
        group.nama,
        group.child.map(
          (node: Record<string, unknown>) => `${node.nama}${node.selected === '1' ? ' *' : ''}`,
        ),
      ]);
    };

    test('lists by supplier the vehicles of the contract as selected, and those free in its period', async () => {
      const { andalas, borneo } = server.fleet;
      expect(await tree(`idContract=${await contractId('IN-FORCE')}&isActive=1`)).toEqual([
        [`C${andalas}`, 'Andalas', ['B 101 AND *', 'B 102 AND *', 'B 103 AND', 'B 104 AND', 'B 105 AND']],
        [`C${borneo}`, 'Borneo', ['B 101 BOR', 'B 102 BOR']],
      ]);
      const [ahead] = await tree(`idContract=${await contractId('AHEAD')}`);
      expect(ahead?.[2]).toEqual(['B 101 AND', 'B 102 AND', 'B 103 AND', 'B 104 AND *', 'B 105 AND']);
    });

    test('for a new contract of a tenant: those free in the period, from today on unless it is given', async () => {
      const of = async (query: string) => (await tree(`idCompany=${server.fleet.damai}${query}`))[0]?.[2];
      expect(await of('')).toEqual(['B 103 AND', 'B 105 AND']);
      expect(await of(`&idContract=0&startDate=${day(0)}&endDate=${day(30)}`)).toEqual([
        'B 103 AND',
        'B 104 AND',
        'B 105 AND',
      ]);
      expect(await of(`&startDate=${day(31)}`)).toEqual(['B 101 AND', 'B 102 AND', 'B 103 AND', 'B 105 AND']);
      expect(await of(`&startDate=${day(-90)}&endDate=${day(-31)}`)).not.toContain('B 103 AND');
    });

    test('isActive=1 leaves out vehicles of status Non Active, unless the contract holds them', async () => {
      const { A1, A5 } = server.fleet.vehicle;
      await server.db.updateTable('vehicle').set({ vehicle_status: 0 }).where('id', 'in', [A1, A5]).execute();
      const id = await contractId('IN-FORCE');
      expect((await tree(`idContract=${id}&isActive=1`))[0]?.[2]).toEqual([
        'B 101 AND *',
        'B 102 AND *',
        'B 103 AND',
        'B 104 AND',
      ]);
      expect((await tree(`idContract=${id}`))[0]?.[2]).toContain('B 105 AND');
    });

    test('has the working condition of each vehicle', async () => {
      const { A3, A5 } = server.fleet.vehicle;
      await server.db.updateTable('vehicle').set({ vehicle_status: 1 }).where('id', '=', A3).execute();
      await server.db.updateTable('vehicle').set({ vehicle_status: 2 }).where('id', '=', A5).execute();
      const { body } = await admin.get(`vehicle/list/contract?idCompany=${server.fleet.damai}`);
      expect(field(body.data, '0')).toMatchObject({
        child: [
          { id: A3, vehicleStatus: 1 },
          { id: A5, vehicleStatus: 2 },
        ],
      });
    });

    test('goes with a list of vehicles that has on request the nearest station of the supplier', async () => {
      const { A2, B1 } = server.fleet.vehicle;
      const { db, fleet } = server;
      await sql`delete from vehicle_telemetry where vehicle_id in (${B1}, ${A2})`.execute(db);
      await sql`insert into vehicle_telemetry (vehicle_id, supplier_id, latitude, longitude, gps_date)
        values (${B1}, ${fleet.borneo}, -6.19, 106.8, now())`.execute(db);
      const rows = await admin.rows(`vehicle/view?ids=${B1},${A2}&columns=nearestStation&sort=-serialNumber`);
      expect(rows.map(({ nearestStation }) => nearestStation)).toEqual([
        { id: fleet.station.borneo, name: 'SPKLU Bakau', distance: expect.closeTo(1.112, 3) },
        null,
      ]);
      expect((await admin.rows(`vehicle/view?ids=${B1}`))[0]).not.toHaveProperty('nearestStation');
    });

    test('has only what the caller may see: contract, tenant and vehicles', async () => {
      const inForce = await contractId('IN-FORCE');
      const shared = await saved();
      const other = await server.as('otherSupplier');
      expect(await other.get(`vehicle/list/contract?idContract=${inForce}`)).toMatchObject({ status: 404 });
      expect(await other.get(`vehicle/list/contract?idCompany=${server.fleet.cepat}`)).toMatchObject({
        status: 404,
      });
      expect(await tree(`idContract=${shared}`, other)).toEqual([
        [`C${server.fleet.borneo}`, 'Borneo', ['B 101 BOR *', 'B 102 BOR']],
      ]);
      const over = await contractId('OVER');
      expect(await tree(`idContract=${over}`, await server.as('otherTenant'))).toEqual([
        [`C${server.fleet.andalas}`, 'Andalas', expect.arrayContaining(['B 103 AND *'])],
        [`C${server.fleet.borneo}`, 'Borneo', ['B 101 BOR']],
      ]);
    });

    test.each(['', 'idContract=0', 'idContract=C1', 'idContract=1&isActive=yes', 'idCompany=1&drop=1'])(
      '%s is malformed',
      async (query) => {
        expect(await admin.get(`vehicle/list/contract?${query}`)).toMatchObject({ status: 400 });
      },
    );
  });
});
