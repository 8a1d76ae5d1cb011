import { sql } from 'kysely';
import { type Calls, field, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { rowsRead } from '../../testing/database/rows-read.js';
import { inDays } from '../../testing/in-days.js';
import { COMPANY_TYPE } from '../access/caller.js';
import { pageStatement } from '../resource/list/list-statement.js';
import { Statements } from '../resource/list/statements.js';
import { vehicleContract } from './vehicle-contract.js';

describe('The vehicles in the list of contracts', () => {
  let server: TestServer;
  let admin: Calls;
  let vehicles: { id: number; plate: string }[];
  /** A contract that holds all vehicles of the small fleet. */
  let id: number;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES);
    admin = await server.as('admin');
    const planted = await server.db.selectFrom('vehicle').selectAll().orderBy('id').execute();
    vehicles = planted.map((vehicle) => ({ id: vehicle.id, plate: vehicle.license_plate }));
    const { body } = await admin.post('vehicle_contract/save', {
      id: 0,
      companyTenant: server.fleet.damai,
      contractNo: 'WHOLE-FLEET',
      startDate: inDays(400),
      endDate: inDays(420),
      totalVehicle: vehicles.length,
      vehicleList: vehicles.map((vehicle) => vehicle.id),
    });
    id = Number(field(body.data, 'id'));
  });
  afterAll(() => server.close());

  const inList = async (query = '', calls = admin) =>
    (await calls.rows(`vehicle_contract/view?ids=${id}${query}`))[0] ?? {};
  const named = (some: typeof vehicles) => some.map((vehicle) => ({ id: vehicle.id, nama: vehicle.plate }));

  test('are their number and the first five; all of them are in the row alone, or on request', async () => {
    expect(vehicles.length).toBeGreaterThan(5);
    const all = named([...vehicles].sort((a, b) => (a.plate < b.plate ? -1 : 1)));
    const firstVehicles = named(vehicles.slice(0, 5));
    const listed = await inList();
    expect(listed).toMatchObject({ registeredVehicle: vehicles.length, firstVehicles });
    expect(listed).not.toHaveProperty('vehicleList');
    const { data } = (await admin.get(`vehicle_contract/view/${id}`)).body;
    expect(data).toMatchObject({ firstVehicles, vehicleList: all });
    expect(await inList('&columns=vehicleList')).toMatchObject({ firstVehicles, vehicleList: all });
  });

  test('are those that the caller may see', async () => {
    const { B1, B2 } = server.fleet.vehicle;
    const borneo = named(vehicles.filter((vehicle) => [B1, B2].includes(vehicle.id)));
    expect(await inList('&columns=vehicleList', await server.as('otherSupplier'))).toMatchObject({
      registeredVehicle: 2,
      firstVehicles: borneo,
      vehicleList: borneo,
    });
  });

  test('decide its order by their number, of those that the caller may see', async () => {
    const counted = async (calls: Calls, sort: string) =>
      (await calls.rows(`vehicle_contract/view?sort=${sort}`)).map((row) => row.registeredVehicle);
    expect(await counted(admin, '-registeredVehicle')).toEqual([vehicles.length, 2, 1, 1]);
    expect(await counted(admin, 'registeredVehicle')).toEqual([1, 1, 2, vehicles.length]);
    expect(await counted(await server.as('supplier'), '-registeredVehicle')).toEqual([5, 2, 1, 1]);
  });

  test.each(['columns=contractNo', 'columns=vehicleList,id', 'columns=constructor'])(
    '%s is refused: only what is long is on request',
    async (query) => {
      expect(await admin.get(`vehicle_contract/view?${query}`)).toMatchObject({ status: 400 });
    },
  );

  test('are read up to the first five, however many a contract holds', async () => {
    await sql`
      with planted as (
        insert into vehicle (supplier_id, model_id, license_plate, serial_number, color, year, rent_status, vehicle_status)
        select ${server.fleet.andalas}::integer, ${server.fleet.model.andalas}::integer, 'Z ' || n, 'Z' || n, 'Hitam', 2024, 0, 1
        from generate_series(1, 2000) n returning id)
      insert into vehicle_contract_vehicle (contract_id, vehicle_id) select ${id}::integer, id from planted`.execute(
      server.db,
    );
    await sql`analyze vehicle, vehicle_contract_vehicle`.execute(server.db);
    const page = { search: undefined, sort: undefined, size: 20, isFirstPage: true };
    const query = new Statements(pageStatement).of(
      server.db,
      vehicleContract,
      { companyType: COMPANY_TYPE.platform, language: 'en', rows: 'ids', filters: [], ...page },
      {
        caller: { companyId: server.fleet.platform, userId: 1, userTypeId: 1 },
        today: inDays(0),
        ids: [id],
      },
    );
    for (const table of ['vehicle', 'vehicle_contract_vehicle'])
      expect(await rowsRead(server.db, query, table)).toBeLessThanOrEqual(5);
  });
});
