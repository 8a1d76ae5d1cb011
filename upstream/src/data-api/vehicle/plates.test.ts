import { sql } from 'kysely';
import {
  type Calls,
  field,
  type Json,
  startTestServer,
  type TestServer,
} from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';

describe('Licence plates', () => {
  let server: TestServer;
  let admin: Calls;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES);
    admin = await server.as('admin');
    await sql`insert into vehicle_telemetry (vehicle_id, latitude, longitude, gps_date)
      select id, -6.2, 106.8, now() from vehicle`.execute(server.db);
    await server.db
      .updateTable('vehicle')
      .set({ tracker_id: 'phone-a' })
      .where('id', '=', server.fleet.vehicle.A1)
      .execute();
  });
  afterAll(() => server.close());

  const plateOf = (row: Json) => row.licensePlate ?? row.vehicleName ?? row.text;
  const found = async (path: string, text: string, calls = admin) => {
    const { status, body } = await calls.get(`${path}?licensePlate=${encodeURIComponent(text)}`);
    const rows = Array.isArray(body.data) ? body.data : field(body.data, 'data');
    if (status !== 200 || !Array.isArray(rows)) throw new Error(`${path} returned no rows: ${body.message}`);
    return rows.map(plateOf).sort();
  };
  const OF_ANDALAS = ['B 101 AND', 'B 102 AND', 'B 103 AND', 'B 104 AND', 'B 105 AND'];

  describe.each([
    ['vehicle/view', OF_ANDALAS],
    ['vehicle/list', OF_ANDALAS],
    ['complaint/view', ['B 101 AND', 'B 103 AND']],
    ['dashboard/vehicle_status', OF_ANDALAS],
    ['tracker/device/view', ['B 101 AND']],
  ])('searched in %s', (path, ofAndalas) => {
    test.each(['B 101 AND', 'b101and', 'B-101-A', ' b 1 01 an', '1.01/a', 'b\u00a0101\u2013and', 'b_10%1 a'])(
      'are found whatever the spaces, case and punctuation: %j',
      async (text) => {
        expect(await found(path, text)).toEqual(['B 101 AND']);
      },
    );

    test('are found by a part of several', async () => {
      expect(await found(path, 'AND')).toEqual(ofAndalas);
      expect(await found(path, 'a-n d')).toEqual(ofAndalas);
    });

    test.each(['-', ' . ', '%', '_', '\\', "'", 'b%and'])(
      'are not found by %j, which is no part of any',
      async (text) => {
        expect(await found(path, text)).toEqual([]);
      },
    );

    test('are found in the scope of the person alone', async () => {
      const borneo = await server.as('otherSupplier');
      expect(await found(path, 'b101and', borneo)).toEqual([]);
      if (path === 'tracker/device/view') return;
      const rented = ofAndalas.filter((plate) => ['B 101 AND', 'B 102 AND'].includes(plate));
      expect(await found(path, 'b10', await server.as('tenant'))).toEqual(rented);
    });
  });

  test('are sorted as they are shown', async () => {
    const { A2, A4 } = server.fleet.vehicle;
    const rename = (id: number, plate: string) =>
      server.db.updateTable('vehicle').set({ license_plate: plate }).where('id', '=', id).execute();
    await rename(A2, 'B 9 AND');
    await rename(A4, 'B.1 AND');
    const sorted = async (path: string) => (await admin.rows(`${path}?sort=licensePlate`)).map(plateOf);
    const shown = ['B 101 AND', 'B 101 BOR', 'B 102 BOR', 'B 103 AND', 'B 105 AND', 'B 9 AND', 'B.1 AND'];
    expect(await sorted('vehicle/view')).toEqual(shown);
    expect(await sorted('dashboard/vehicle_status')).toEqual(shown);
    await rename(A2, 'B 102 AND');
    await rename(A4, 'B 104 AND');
  });

  let serial = 0;
  const save = async (licensePlate: string, more: Json = {}, calls = admin) => {
    serial += 1;
    const { body } = await calls.post('vehicle/save', {
      id: 0,
      companyTenantId: null,
      vehicleModelId: server.fleet.model.andalas,
      imei: null,
      licensePlate,
      serialNumber: `SN-PLATE-${serial}`,
      warna: 'Biru',
      year: 2025,
      rentStatus: 0,
      vehicleStatus: 1,
      photo: [],
      ...more,
    });
    return body;
  };
  const saved = async (plate: string) => {
    const { data, message, success } = await save(plate);
    if (!success) throw new Error(message);
    return Number(field(data, 'id'));
  };
  const stored = async (id: number) => Object(field((await admin.get(`vehicle/view/${id}`)).body, 'data'));

  test.each([
    ['b2001brs', 'B 2001 BRS'],
    [' ab-7.z ', 'AB 7 Z'],
    ['B2 002b rS', 'B 2002 BRS'],
    ['D\u00a09999\u2014XY', 'D 9999 XY'],
    // Of another form.
    ['  cd 12  345 ', 'CD 12 345'],
    ['abc-123', 'ABC-123'],
    ['ri 1', 'RI 1'],
    ['B 12345 X', 'B 12345 X'],
    ['京a·12345', '京A·12345'],
    ['沪a·12345', '沪A·12345'],
  ])('are stored in the customary form: %j as %j', async (typed, plate) => {
    expect((await stored(await saved(typed))).licensePlate).toBe(plate);
  });

  test.each(['B 1310 BRS', 'b1310brs', 'B-1310-BRS', 'b 13 10 b.r.s'])(
    'are unique whatever the spaces, case and punctuation: %j',
    async (typed) => {
      if ((await found('vehicle/view', 'B1310BRS')).length === 0) await saved('B 1310 BRS');
      const message = 'Pelat B 1310 BRS sudah digunakan';
      const refusal = {
        success: false,
        message,
        errors: [{ field: 'licensePlate', code: 'TAKEN', message }],
      };
      expect(await save(typed)).toMatchObject(refusal);
      // Also by a vehicle that the person does not see.
      const borneo = { vehicleModelId: server.fleet.model.borneo };
      expect(await save(typed, borneo, await server.as('otherSupplier'))).toMatchObject(refusal);
      expect(await found('vehicle/view', 'B1310BRS')).toEqual(['B 1310 BRS']);
    },
  );

  test('of another form are unique so, too', async () => {
    await saved('ABCD-77');
    expect(await save('abcd 77')).toMatchObject({
      errors: [{ code: 'TAKEN', message: 'Pelat ABCD 77 sudah digunakan' }],
    });
  });

  test('of two vehicles saved at once are unique', async () => {
    const outcomes = await Promise.all([save('B 3000 RC'), save('b3000rc')]);
    expect(outcomes.map(({ success }) => success).sort()).toEqual([false, true]);
  });

  test('can be given to a vehicle when the other one has got another plate', async () => {
    const id = await saved('B 4000 AA');
    const other = await saved('B 4001 AA');
    const edit = async (vehicle: number, licensePlate: string) =>
      (await admin.post('vehicle/edit', { ...(await stored(vehicle)), licensePlate })).body;
    expect(await edit(other, 'b4000aa')).toMatchObject({ errors: [{ code: 'TAKEN' }] });
    expect(await edit(id, 'b-4000-aa')).toMatchObject({ success: true });
    expect(await edit(id, 'B 4002 AA')).toMatchObject({ success: true });
    expect(await edit(other, 'b4000aa')).toMatchObject({ success: true });
    expect((await stored(other)).licensePlate).toBe('B 4000 AA');
  });

  test('have a letter or a digit', async () => {
    expect(await save(' -. ')).toMatchObject({
      errors: [{ field: 'licensePlate', code: 'INVALID', message: 'Pelat tidak valid' }],
    });
  });
});
