import { sql } from 'kysely';
import { field, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { inDays } from '../../testing/in-days.js';
import type { Person } from '../../testing/small-fleet.js';
import { MOST_COUNTED } from './attention.js';

/** The list that each number of `attention` is the length of. */
const LISTS = {
  complaintsOverdue: 'complaint/view?isOverdue=1',
  complaintsNew: 'complaint/view?status=0',
  vehiclesSilent: 'vehicle/view?attention=silent',
  vehiclesLowBattery: 'vehicle/view?attention=lowBattery',
  vehiclesOutOfService: 'vehicle/view?attention=outOfService',
  contractsEnding: 'vehicle_contract/view?endsWithin=30',
};

describe('What needs attention', () => {
  const NOW = Date.now();
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES, { clock: () => new Date(NOW) });
    const { db, fleet } = server;
    const { A1, A2, A3, A5, B1, B2 } = fleet.vehicle;
    const hours = (ago: number) => new Date(NOW - ago * 3_600_000).toISOString();
    const telemetry = async (vehicle_id: number, gps_date: string, battery: number | null) =>
      sql`insert into vehicle_telemetry (vehicle_id, latitude, longitude, gps_date, battery_percentage)
        values (${vehicle_id}, -6.2, 106.8, ${gps_date}, ${battery})`.execute(db);
    await telemetry(A1, hours(25), 19.9);
    await telemetry(A2, hours(23.9), 20);
    await telemetry(A3, hours(100), null);
    await telemetry(A5, hours(1), 0);
    await telemetry(B1, hours(24), 5);
    await telemetry(B2, hours(48), 90);
    await sql`update vehicle set vehicle_status = 2 where id = ${A2}`.execute(db);
    await sql`update vehicle set vehicle_status = 3, rent_status = 1 where id = ${B1}`.execute(db);
    await sql`update complaint set estimation_date = ${inDays(-1)}, is_overdue = true, status = 1
      where id = ${fleet.complaint.damai}`.execute(db);
  });
  afterAll(() => server.close());

  const attention = async (person: Person, query = '') => {
    const { data } = (await (await server.as(person)).get(`dashboard${query}`)).body;
    return field(data, 'attention');
  };
  const lengthOf = async (person: Person, list: string) => {
    const { body } = await (await server.as(person)).get(list);
    return field(body.data, 'totalRow');
  };

  test.each<[Person, Record<string, number>]>([
    [
      'admin',
      {
        complaintsOverdue: 1,
        complaintsNew: 1,
        vehiclesSilent: 3,
        vehiclesLowBattery: 3,
        vehiclesOutOfService: 2,
        contractsEnding: 1,
      },
    ],
    [
      'supplier',
      {
        complaintsOverdue: 1,
        complaintsNew: 1,
        vehiclesSilent: 2,
        vehiclesLowBattery: 2,
        vehiclesOutOfService: 1,
        contractsEnding: 1,
      },
    ],
    [
      'otherSupplier',
      {
        complaintsOverdue: 0,
        complaintsNew: 0,
        vehiclesSilent: 1,
        vehiclesLowBattery: 1,
        vehiclesOutOfService: 1,
        contractsEnding: 0,
      },
    ],
    [
      'tenant',
      {
        complaintsOverdue: 0,
        complaintsNew: 1,
        vehiclesSilent: 1,
        vehiclesLowBattery: 1,
        vehiclesOutOfService: 1,
        contractsEnding: 1,
      },
    ],
    [
      'otherTenant',
      {
        complaintsOverdue: 1,
        complaintsNew: 0,
        vehiclesSilent: 0,
        vehiclesLowBattery: 0,
        vehiclesOutOfService: 0,
        contractsEnding: 0,
      },
    ],
  ])('counts as many for %s as the lists have', async (person, numbers) => {
    expect(await attention(person)).toEqual(numbers);
    for (const [name, list] of Object.entries(LISTS))
      expect([name, await lengthOf(person, list)]).toEqual([name, numbers[name]]);
  });

  test('counts what is of one supplier, whose contracts have no list', async () => {
    const { borneo } = server.fleet;
    const numbers = { complaintsOverdue: 0, complaintsNew: 0, vehiclesSilent: 1, vehiclesLowBattery: 1 };
    expect(await attention('admin', `?companyId=${borneo}`)).toEqual({
      ...numbers,
      vehiclesOutOfService: 1,
      contractsEnding: null,
    });
    expect(await lengthOf('admin', `${LISTS.vehiclesSilent}&companySupplierId=${borneo}`)).toBe(1);
    expect(await attention('supplier', `?companyId=${borneo}`)).toMatchObject({ vehiclesSilent: 0 });
  });

  test('names no number whose list is not permitted', async () => {
    const { db, fleet } = server;
    await sql`insert into user_type_menu (user_type_id, menu_id)
      select u.user_type_id, m.id from app_user u, menu m
      where u.id = ${fleet.user.clerk} and m.code in ('DASHBOARD', 'COMPLAINT_LIST')`.execute(db);
    expect(await attention('clerk')).toEqual({
      complaintsOverdue: 1,
      complaintsNew: 1,
      vehiclesSilent: null,
      vehiclesLowBattery: null,
      vehiclesOutOfService: null,
      contractsEnding: null,
    });
  });

  test('a list has the vehicles of one reason, whatever their order', async () => {
    const admin = await server.as('admin');
    const plates = async (query: string) =>
      (await admin.rows(`vehicle/view?${query}`)).map(({ licensePlate }) => licensePlate);
    expect(await plates('attention=silent&sort=licensePlate')).toEqual([
      'B 101 AND',
      'B 102 BOR',
      'B 103 AND',
    ]);
    expect(await plates('attention=lowBattery&sort=companySupplierName')).toEqual([
      'B 101 AND',
      'B 105 AND',
      'B 101 BOR',
    ]);
    expect(await plates('attention=outOfService&licensePlate=b102')).toEqual(['B 102 AND']);
    expect((await admin.get('vehicle/view?attention=late')).status).toBe(400);
    expect((await admin.get('vehicle_contract/view?endsWithin=8')).status).toBe(400);
  });

  test('a vehicle that reports again leaves the list at once', async () => {
    const admin = await server.as('admin');
    const silent = async () =>
      field((await admin.get('vehicle/view?attention=silent&size=1')).body.data, 'totalRow');
    expect(await silent()).toBe(3);
    await sql`update vehicle_telemetry set gps_date = ${new Date(NOW).toISOString()}
      where vehicle_id = ${server.fleet.vehicle.B2}`.execute(server.db);
    expect(await silent()).toBe(2);
    expect(await attention('admin')).toMatchObject({ vehiclesSilent: 2 });
  });

  test('does not count on beyond a limit', async () => {
    const { andalas, model } = server.fleet;
    await sql`insert into vehicle (supplier_id, model_id, license_plate, serial_number, color, year, rent_status, vehicle_status)
      select ${andalas}::integer, ${model.andalas}::integer, 'M ' || n, 'M' || n, 'Hitam', 2024, 1, 3
      from generate_series(1, ${MOST_COUNTED + 50}::integer) n`.execute(server.db);
    expect(await attention('supplier')).toMatchObject({ vehiclesOutOfService: MOST_COUNTED + 1 });
  });
});
