import { sql } from 'kysely';
import {
  type Calls,
  field,
  type Json,
  startTestServer,
  type TestServer,
} from '../../../testing/data-api-client.js';
import { POSTGRES } from '../../../testing/database/engines.js';
import { untilWaiting } from '../../../testing/database/lock-waits.js';
import { inDays } from '../../../testing/in-days.js';

const vehicle = {
  licensePlate: 'F 1 NEW',
  vehicleModelName: 'Angin',
  serialNumber: 'SN-F1',
  warna: 'Biru',
  year: 2026,
  vehicleStatus: 1,
};
const model = {
  name: 'Topan',
  companyName: 'Andalas',
  batteryModelName: 'Accu A',
  maxMileage: 100,
  power: 2000,
  topSpeed: 80,
};
const station = {
  name: 'SPKLU Dahlia',
  facility: 'Mushola',
  address: 'Jalan Dahlia',
  latitude: -6.2,
  longitude: 106.8,
  companyNames: ['andalas', 'Borneo'],
};
const contract = {
  contractNo: 'K-100',
  companyTenantName: 'Damai',
  startDate: inDays(100),
  endDate: inDays(200),
  totalVehicle: 2,
};

/** The report of an import for each row: its action, its errors, and the former values of what it changes. */
function outcomes(data: unknown): unknown[] {
  const rows = field(data, 'rows');
  if (!Array.isArray(rows)) throw new Error('an import returns rows');
  return rows.map(({ action, errors, former = {} }: Json) => {
    const found = Array.isArray(errors) ? errors.map((error: Json) => `${error.field} ${error.code}`) : [];
    return Object.keys(Object(former)).length === 0 ? [action, ...found].join(' ') : [action, former];
  });
}

describe('An import of', () => {
  let server: TestServer;
  let admin: Calls;
  let staff: Calls;
  beforeEach(async () => {
    server = await startTestServer(POSTGRES);
    admin = await server.as('admin');
    staff = await server.as('supplier');
  });
  afterEach(() => server.close());

  const send = async (calls: Calls, name: string, rows: readonly unknown[], dryRun: '1' | '0' = '1') => {
    const { status, body } = await calls.post(`${name}/import`, { rows, dryRun });
    return status === 200 ? outcomes(body.data) : status;
  };
  const first = async (name: string, query: string) => (await admin.rows(`${name}/view?${query}`))[0] ?? {};

  test('vehicles finds them by plate whatever its spaces, case and punctuation, and models by name', async () => {
    const { rentStatus, companyTenantName, photo } = await first('vehicle', 'licensePlate=101 AND');
    const rows = [
      vehicle,
      { ...vehicle, licensePlate: 'b-101.and', serialNumber: 'SN-A1', warna: 'Hitam', year: 2024 },
      { ...vehicle, licensePlate: 'F1NEW', serialNumber: 'SN-F2' },
    ];
    expect(await send(admin, 'vehicle', rows)).toEqual(['add', 'none', 'refused licensePlate DUPLICATE']);
    const changed = { ...rows[1], vehicleModelName: 'awan', vehicleStatus: 2 };
    expect(await send(admin, 'vehicle', [changed])).toEqual([
      ['edit', { vehicleModelName: 'Angin', vehicleStatus: 1 }],
    ]);
    expect(await send(admin, 'vehicle', [vehicle, changed], '0')).toEqual(['add', 'edit']);
    expect(await first('vehicle', 'licensePlate=F 1 NEW')).toMatchObject({
      licensePlate: 'F 1 NEW',
      companySupplierName: 'Andalas',
      rentStatus: 0,
      createdBy: 'The admin',
    });
    expect(await first('vehicle', 'licensePlate=101 AND')).toMatchObject({
      vehicleModelName: 'Awan',
      vehicleStatus: 2,
      rentStatus,
      companyTenantName,
      photo,
      updatedBy: 'The admin',
    });
  });

  test('vehicles reports a name that is missing, out of sight or of another supplier', async () => {
    const wrong = [
      { ...vehicle, vehicleModelName: 'Nothing' },
      { ...vehicle, vehicleModelName: 'Badai' },
      { ...vehicle, companySupplierName: 'Borneo' },
      { ...vehicle, vehicleModelName: '' },
    ];
    expect(await send(staff, 'vehicle', wrong)).toEqual([
      'refused vehicleModelName NOT_FOUND',
      'refused vehicleModelName NOT_FOUND',
      'refused companySupplierName NOT_FOUND',
      'refused vehicleModelName REQUIRED',
    ]);
    await admin.post('vehicle_model/import', {
      rows: [{ ...model, name: 'Angin', companyName: 'Borneo', batteryModelName: 'Accu B' }],
      dryRun: '0',
    });
    expect(await send(admin, 'vehicle', [vehicle])).toEqual(['refused companySupplierName AMBIGUOUS']);
    // Staff mean their own company.
    expect(await send(staff, 'vehicle', [vehicle])).toEqual(['add']);
    expect(await send(await server.as('tenant'), 'vehicle', [vehicle])).toBe(403);
  });

  test('vehicles: a dry run reports nothing about those out of sight, the import one of them at most', async () => {
    const others = await first('vehicle', 'licensePlate=101 BOR');
    const own = await first('vehicle', 'licensePlate=101 AND');
    const { serialNumber } = others;
    const rows = [
      { ...vehicle, serialNumber },
      { ...vehicle, licensePlate: 'b101bor', serialNumber: 'SN-F2' },
      // What else is wrong with a row is reported as if its values were free.
      { ...vehicle, licensePlate: 'B 101-BOR ', serialNumber: 'SN-F3' },
      { ...vehicle, licensePlate: 'F 4 NEW', serialNumber },
      { ...vehicle, licensePlate: String(others.licensePlate).slice(2), serialNumber: own.serialNumber },
    ];
    expect(await send(staff, 'vehicle', rows)).toEqual([
      'add',
      'add',
      'refused licensePlate DUPLICATE',
      'refused serialNumber TAKEN',
      'refused serialNumber TAKEN',
    ]);
    const changed = { ...vehicle, licensePlate: own.licensePlate, serialNumber, warna: 'Ungu' };
    expect(await send(staff, 'vehicle', [changed])).toEqual([
      ['edit', expect.objectContaining({ serialNumber: own.serialNumber, warna: own.warna })],
    ]);
    expect(await send(admin, 'vehicle', rows.slice(0, 1))).toEqual(['refused serialNumber TAKEN']);

    expect(await send(staff, 'vehicle', rows.slice(0, 2), '0')).toEqual([
      'refused serialNumber TAKEN',
      'none',
    ]);
    const { body: imported } = await staff.post('vehicle/import', { rows: [rows[0]], dryRun: '0' });
    const [model] = await staff.rows('vehicle_model/view?name=Angin');
    const { vehicleModelName: _, ...rest } = { ...vehicle, rentStatus: 0, vehicleModelId: model?.id };
    const saved = () => staff.post('vehicle/save', { ...rest, serialNumber });
    const { body: refused } = await saved();
    expect(field(imported.data, 'rows')).toMatchObject([{ errors: refused.errors }]);
    expect(refused.errors).toEqual([
      {
        field: 'serialNumber',
        code: 'TAKEN',
        message: `Nomor seri ${serialNumber} sudah digunakan`,
      },
    ]);
    for (let time = 3; time < 20; time += 1) await saved();
    expect((await saved()).status).toBe(429);
    expect(await send(staff, 'vehicle', rows)).toBe(429);
    // Vehicles that keep what identifies them can be saved.
    const kept = { ...own, warna: 'Ungu' };
    expect((await staff.post('vehicle/edit', kept)).body).toMatchObject({ success: true });
    expect((await admin.post('vehicle/save', { ...rest, serialNumber })).status).toBe(200);
  });

  test('vehicle models finds them by name at their supplier', async () => {
    const { companyName: _, ...own } = model;
    const same = { ...model, name: 'ANGIN', maxMileage: 120, topSpeed: 75.5 };
    expect(await send(staff, 'vehicle_model', [own, { ...own, name: 'Topan ' }, same])).toEqual([
      'add',
      'refused name DUPLICATE',
      ['edit', { name: 'Angin' }],
    ]);
    expect(
      await send(admin, 'vehicle_model', [
        { ...own },
        { ...model, companyName: 'Borneo' },
        { ...model, name: 'Angin', companyName: 'Borneo', batteryModelName: 'Accu B' },
      ]),
    ).toEqual(['refused companyName REQUIRED', 'refused batteryModelName NOT_FOUND', 'add']);
  });

  test('charging stations finds them by name at one of their suppliers, and needs no photo', async () => {
    const known = { ...station, name: 'spklu cempaka', facility: 'Toilet', companyNames: ['Andalas'] };
    expect(await send(admin, 'charging_station', [station, known, { ...station, companyNames: [] }])).toEqual(
      [
        'add',
        [
          'edit',
          { name: 'SPKLU Cempaka', address: 'Jalan SPKLU Cempaka', companyNames: ['Andalas', 'Borneo'] },
        ],
        'refused companyNames REQUIRED',
      ],
    );
    const { companyNames: _, ...own } = known;
    expect(await send(staff, 'charging_station', [own], '0')).toEqual(['edit']);
    expect(await first('charging_station', 'name=cempaka')).toMatchObject({
      name: 'spklu cempaka',
      photo: ['station.jpg'],
      // Those out of the caller's sight stay.
      listCompany: [{ name: 'Andalas' }, { name: 'Borneo' }],
    });
    expect(await send(admin, 'charging_station', [station], '0')).toEqual(['add']);
    expect(await send(admin, 'charging_station', [station], '0')).toEqual(['none']);
  });

  test('charging stations keeps a photo that is saved at the same time', async () => {
    const known = { ...station, name: 'SPKLU Cempaka', companyNames: ['Andalas', 'Borneo'] };
    const photo = ['station.jpg', 'added.jpg'];
    const { importing } = await server.db.transaction().execute(async (trx) => {
      await sql`update charging_station set photos = ${JSON.stringify(photo)}::jsonb
        where id = ${server.fleet.station.both}`.execute(trx);
      const importing = send(admin, 'charging_station', [known], '0');
      await untilWaiting(server.db, 1);
      return { importing };
    });
    expect(await importing).toEqual(['edit']);
    expect(await first('charging_station', 'name=cempaka')).toMatchObject({ facility: 'Mushola', photo });
  });

  test('charging stations gets the suppliers of its row after a save at the same time', async () => {
    const id = server.fleet.station.both;
    const asIs = { ...station, name: 'SPKLU Cempaka', companyNames: ['Andalas', 'Borneo'] };
    await send(admin, 'charging_station', [asIs], '0');
    const { importing } = await server.db.transaction().execute(async (trx) => {
      await sql`update charging_station set version = version + 1 where id = ${id}`.execute(trx);
      await sql`delete from charging_station_company
        where station_id = ${id} and company_id = ${server.fleet.borneo}`.execute(trx);
      const importing = send(admin, 'charging_station', [asIs], '0');
      await untilWaiting(server.db, 1);
      return { importing };
    });
    expect(await importing).toEqual(['edit']);
    expect(await first('charging_station', 'name=cempaka')).toMatchObject({
      listCompany: [{ name: 'Andalas' }, { name: 'Borneo' }],
    });
  });

  test('vehicles leaves one as it is whose plate is changed at the same time', async () => {
    const known = { ...vehicle, licensePlate: 'B 101 AND', serialNumber: 'SN-101' };
    await send(staff, 'vehicle', [known], '0');
    const { importing } = await server.db.transaction().execute(async (trx) => {
      await sql`update vehicle set license_plate = 'F 101 NEW' where license_plate = 'B 101 AND'`.execute(
        trx,
      );
      const importing = send(staff, 'vehicle', [{ ...known, serialNumber: 'SN-NEW' }], '0');
      await untilWaiting(server.db, 1);
      return { importing };
    });
    expect(await importing).toEqual(['add']);
    expect(await first('vehicle', 'licensePlate=F 101 NEW')).toMatchObject({ serialNumber: 'SN-101' });
  });

  test('contracts finds them by number, and their vehicles by plate', async () => {
    const ahead = await first('vehicle_contract', 'contractNo=AHEAD');
    const { startDate, endDate, totalVehicle } = ahead;
    const known = { contractNo: 'ahead', companyTenantName: 'Cepat', startDate, endDate, totalVehicle };
    const rows = [
      { ...contract, licensePlates: ['b105and', 'B 101 BOR'] },
      { ...known, licensePlates: ['B 104 AND', 'b 103 and'] },
      { ...contract, contractNo: 'K-101', licensePlates: ['B 105 AND', 'Z 9 Z'] },
      { ...contract, contractNo: 'K-102', licensePlates: ['B 101 AND', 'B 102 AND', 'B 103 AND'] },
      { ...known, contractNo: 'IN-FORCE', companyTenantName: 'Damai' },
    ];
    expect(await send(admin, 'vehicle_contract', rows)).toEqual([
      'add',
      ['edit', { contractNo: 'AHEAD', licensePlates: ['B 104 AND'] }],
      'refused licensePlates NOT_FOUND',
      'refused licensePlates FULL',
      'refused companyTenantName LOCKED',
    ]);
    expect(await send(admin, 'vehicle_contract', [known], '0')).toEqual(['edit']);
    expect(await first('vehicle_contract', 'contractNo=ahead&columns=vehicleList')).toMatchObject({
      vehicleList: [{ nama: 'B 104 AND' }],
    });
    expect(await send(admin, 'vehicle_contract', rows.slice(0, 2), '0')).toEqual(['add', 'edit']);
    expect(await first('vehicle', 'licensePlate=B 105 AND')).toMatchObject({ rentStatus: 2 });
    expect(await send(staff, 'vehicle_contract', [contract])).toBe(403);
  });
});
