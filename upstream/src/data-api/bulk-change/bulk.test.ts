import { sql } from 'kysely';
import {
  type Calls,
  field,
  type Json,
  startTestServer,
  type TestServer,
} from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.js';

const SECRET = 'a shared secret';

describe('A bulk change', () => {
  let server: TestServer;
  let receiver: WebhookReceiver;
  let staff: Calls;
  let admin: Calls;
  beforeAll(async () => {
    receiver = await startWebhookReceiver(SECRET);
    server = await startTestServer(POSTGRES, { events: { webhookUrl: receiver.url, secret: SECRET } });
    // Its tasks are handled once the server listens.
    await server.app.listen({ port: 0 });
    staff = await server.as('supplier');
    admin = await server.as('admin');
  });
  afterAll(async () => {
    await server.close();
    await receiver.close();
  });

  const send = (calls: Calls, body: Json, headers: Record<string, string> = {}) =>
    calls.post('vehicle/bulk', { dryRun: '0', ...body }, headers);
  const until = (id: number, state = 'done') =>
    receiver.until((deliveries) =>
      deliveries.some(
        ({ event: { type, data } }) => type === 'bulk.changed' && data.id === id && data.state === state,
      ),
    );
  /** Starts a bulk change, or an undo, and waits until it is done. @returns its id */
  const done = async (reply: ReturnType<Calls['post']>) => {
    const { body } = await reply;
    expect(body).toMatchObject({ success: true, data: { id: expect.any(Number) } });
    const id = Number(field(body.data, 'id'));
    await until(id);
    return id;
  };
  const viewed = async (calls: Calls, id: number) => (await calls.get(`bulk_change/view/${id}`)).body.data;
  const rowsOf = async (calls: Calls, id: number) =>
    (await calls.rows(`bulk_change/rows?bulkChange=${id}`)).map(({ label, outcome, code }) =>
      [label, outcome, code].filter((part) => part !== null).join(' '),
    );
  const vehicleRow = async (id: number) => {
    const [row] = await admin.rows(`vehicle/view?ids=${id}`);
    return row ?? {};
  };
  const contractId = async (number: string) =>
    Number((await admin.rows(`vehicle_contract/view?contractNo=${number}`))[0]?.id);
  const vehiclesOf = async (contract: number) => {
    const { rows } = await sql<{ id: number }>`select vehicle_id as id from vehicle_contract_vehicle
      where contract_id = ${contract} order by 1`.execute(server.db);
    return rows.map(({ id }) => id);
  };
  const reset = () =>
    sql`update vehicle set vehicle_status = case license_plate when 'B 103 AND' then 3 when 'B 102 BOR' then 2 else 1 end`.execute(
      server.db,
    );

  test('changes rows by themselves, as single saves, and reports what became of each', async () => {
    const { A1, A3, B1 } = server.fleet.vehicle;
    const before = await vehicleRow(A1);
    const id = await done(send(staff, { ids: [A1, A3, B1, A1], change: { vehicleStatus: 3 } }));
    expect(await viewed(staff, id)).toMatchObject({
      ...{ resource: 'vehicle', field: 'vehicleStatus', value: 3, state: 'done' },
      ...{ total: 3, changed: 1, unchanged: 1, refused: 1, undoes: null, undoneBy: null },
    });
    expect(await rowsOf(staff, id)).toEqual([
      'B 101 AND changed',
      'B 103 AND unchanged',
      'refused NOT_ALLOWED',
    ]);
    expect(await vehicleRow(A1)).toEqual({
      ...before,
      vehicleStatus: 3,
      version: Number(before.version) + 1,
      updatedBy: 'The supplier',
      updatedDate: expect.any(String),
    });
    // Who works with the vehicle is notified, as after a single save.
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from notification
      where user_id = ${server.fleet.user.tenant} and path = ${`vehicle/manage?record=${A1}`}`.execute(
      server.db,
    );
    expect(rows).toEqual([{ n: 1 }]);
    await reset();
  });

  test('takes null of an optional field, as a save does', async () => {
    const { A1 } = server.fleet.vehicle;
    await done(send(staff, { ids: [A1], change: { warehouse: '1' } }));
    const id = await done(send(staff, { ids: [A1], change: { warehouse: null } }));
    expect(await viewed(staff, id)).toMatchObject({ value: null, changed: 1, refused: 0 });
    expect((await vehicleRow(A1)).warehouse).toBe('0');
  });

  test('serves every resource with a marked field, by the rules of its save', async () => {
    const { admin: oneself, tenant } = server.fleet.user;
    const change = { isActive: '0' };
    const reply = admin.post('user/bulk', { ids: [oneself, tenant], change, dryRun: '0' });
    expect(await rowsOf(admin, await done(reply))).toEqual(
      expect.arrayContaining(['The admin refused NOT_ALLOWED', 'The tenant changed']),
    );
    await done(admin.post('user/bulk', { ids: [tenant], change: { isActive: '1' }, dryRun: '0' }));
    // A company's own staff may edit it, but not whether it is active.
    const own = { ids: [server.fleet.andalas], change, dryRun: '1' };
    expect((await staff.post('company_supplier/bulk', own)).status).toBe(403);
    expect((await admin.post('company_supplier/bulk', own)).body.data).toMatchObject({ changed: 1 });
  });

  test('reports refusals in the language of who reads them, with the rule that is broken', async () => {
    const { A5 } = server.fleet.vehicle;
    await sql`update vehicle set imei = '490154203237511' where id = ${A5}`.execute(server.db);
    const id = await done(send(staff, { ids: [A5], change: { warehouse: '1' } }));
    const read = async (language: string) => {
      const { json } = await server.app.inject({
        url: `/api/bulk_change/rows?bulkChange=${id}&outcome=refused`,
        headers: { authorization: `Bearer ${staff.token}`, 'accept-language': language },
      });
      return json().data.data;
    };
    expect(await read('en')).toMatchObject([
      {
        label: 'B 105 AND',
        code: 'INVALID',
        reason: 'IMEI must have 15 digits, the last one being its check digit',
      },
    ]);
    expect(await read('id')).toMatchObject([{ reason: expect.stringMatching(/^IMEI harus 15 angka/) }]);
    await sql`update vehicle set imei = null where id = ${A5}`.execute(server.db);
  });

  test('counts in a dry run what it would do, and writes nothing', async () => {
    const { A1, A3, B1 } = server.fleet.vehicle;
    const call = { ids: [A1, A3, B1], change: { vehicleStatus: 3 }, dryRun: '1' };
    expect((await send(staff, call)).body.data).toEqual({
      id: null,
      total: 3,
      changed: 1,
      unchanged: 1,
      refused: 1,
    });
    expect((await vehicleRow(A1)).vehicleStatus).toBe(1);
  });

  test('changes all rows that a filter finds in sight', async () => {
    const filter = { vehicleStatus: '1', sort: '-licensePlate', licensePlate: 'AND' };
    const id = await done(send(staff, { filter, change: { warehouse: '1' } }));
    expect(await rowsOf(staff, id)).toEqual([
      'B 101 AND changed',
      'B 102 AND changed',
      'B 104 AND changed',
      'B 105 AND changed',
    ]);
    expect(await viewed(staff, await done(staff.post('bulk_change/undo', { id })))).toMatchObject({
      changed: 4,
    });
  });

  test('changes no row when the filter names none', async () => {
    const call = { filter: { ids: '' }, change: { vehicleStatus: 3 }, dryRun: '1' };
    expect((await send(staff, call)).body.data).toMatchObject({ total: 0, changed: 0 });
  });

  test('is undone row by row, except where somebody changed the row since', async () => {
    const { A1, A2, A3 } = server.fleet.vehicle;
    const id = await done(send(staff, { ids: [A1, A2, A3], change: { vehicleStatus: 3 } }));
    const { id: _, version: __, ...later } = await vehicleRow(A2);
    await admin.post('vehicle/edit', { ...later, id: A2, warna: 'Kuning' });
    const undo = await done(staff.post('bulk_change/undo', { id }));
    expect(await rowsOf(staff, undo)).toEqual(['B 101 AND changed', 'B 102 AND refused CONFLICT']);
    expect(await viewed(staff, id)).toMatchObject({ undoneBy: undo });
    expect(await viewed(staff, undo)).toMatchObject({ undoes: id, total: 2, changed: 1, refused: 1 });
    expect([(await vehicleRow(A1)).vehicleStatus, (await vehicleRow(A2)).vehicleStatus]).toEqual([1, 3]);
    expect((await staff.post('bulk_change/undo', { id })).body).toMatchObject({
      errors: [{ code: 'UNDONE' }],
    });
    // An undo is a change like others.
    await done(staff.post('bulk_change/undo', { id: undo }));
    expect((await vehicleRow(A1)).vehicleStatus).toBe(3);
    const change = (former: number, now: number) => ({
      changedBy: 'The supplier',
      fields: [{ field: 'vehicleStatus', former, now, isList: '0' }],
    });
    const history = await staff.rows(`vehicle/changes/${A1}?size=3`);
    expect(history).toMatchObject([change(1, 3), change(3, 1), change(1, 3)]);
    await reset();
  });

  test('adds vehicles to a contract as far as its rules permit, and takes them out again', async () => {
    const { A1, A2, A3, A5, B1, B2 } = server.fleet.vehicle;
    const contract = await contractId('IN-FORCE');
    await sql`update vehicle set vehicle_status = 0 where id = ${A5}`.execute(server.db);
    await sql`update vehicle_contract set total_vehicle = 4 where id = ${contract}`.execute(server.db);
    const change = { vehicle_contract: contract };
    const ids = [A1, A3, A5, B1, B2];
    expect((await send(admin, { ids, change, dryRun: '1' })).body.data).toMatchObject({
      changed: 2,
      unchanged: 1,
      refused: 2,
    });
    const id = await done(send(admin, { ids, change }));
    expect(await rowsOf(admin, id)).toEqual([
      'B 101 AND unchanged',
      'B 103 AND changed',
      'B 105 AND refused INACTIVE',
      'B 101 BOR changed',
      'B 102 BOR refused FULL',
    ]);
    expect(await vehiclesOf(contract)).toEqual([A1, A2, A3, B1]);
    expect(await vehicleRow(A3)).toMatchObject({
      rentStatus: 1,
      companyTenantName: 'Cepat',
      updatedBy: 'The admin',
    });
    await done(admin.post('bulk_change/undo', { id }));
    expect(await vehiclesOf(contract)).toEqual([A1, A2]);
    expect(await vehicleRow(A3)).toMatchObject({ rentStatus: 0, companyTenantName: null });
    await sql`update vehicle_contract set total_vehicle = 9 where id = ${contract}`.execute(server.db);
    await reset();
  });

  test('of a contract is undone except for vehicles that somebody changed since', async () => {
    const { A1, A2, A3, A5, B1 } = server.fleet.vehicle;
    const contract = await contractId('IN-FORCE');
    const hold = async (...vehicleList: number[]) => {
      const [row] = await admin.rows(`vehicle_contract/view?ids=${contract}`);
      const { companyTenantId: companyTenant, contractNo, startDate, endDate, totalVehicle } = row ?? {};
      const terms = { companyTenant, contractNo, startDate, endDate, totalVehicle };
      const { body } = await admin.post('vehicle_contract/edit', { ...terms, id: contract, vehicleList });
      expect(body).toMatchObject({ success: true });
    };
    const ids = [A3, A5, B1];
    const id = await done(send(admin, { ids, change: { vehicle_contract: contract } }));
    expect(await vehiclesOf(contract)).toEqual([A1, A2, ...ids]);
    const { id: _, version: __, ...later } = await vehicleRow(A5);
    await admin.post('vehicle/edit', { ...later, id: A5, warna: 'Kuning' });
    await hold(A1, A2, A3, A5);
    await hold(A1, A2, A3, A5, B1);
    const undo = await done(admin.post('bulk_change/undo', { id }));
    expect(await rowsOf(admin, undo)).toEqual([
      'B 103 AND changed',
      'B 105 AND refused CONFLICT',
      'B 101 BOR refused CONFLICT',
    ]);
    expect(await vehiclesOf(contract)).toEqual([A1, A2, A5, B1]);
    await hold(A1, A2);
  });

  test('is for those who may write the field, and is seen by who started it alone', async () => {
    const ids = [server.fleet.vehicle.A1];
    const tenant = await server.as('tenant');
    expect(await send(tenant, { ids, change: { vehicleStatus: 3 } })).toMatchObject({ status: 403 });
    const contract = { vehicle_contract: await contractId('IN-FORCE') };
    expect(await send(staff, { ids, change: contract })).toMatchObject({ status: 403 });
    const bulkOf = async (calls: Calls) => {
      const { data } = (await calls.get('user/me')).body;
      return field(field(field(data, 'permissions'), 'vehicle'), 'bulk');
    };
    expect(await bulkOf(admin)).toEqual(['vehicleStatus', 'warehouse', 'vehicle_contract']);
    expect(await bulkOf(staff)).toEqual(['vehicleStatus', 'warehouse']);
    expect(await bulkOf(tenant)).toEqual([]);

    const id = await done(send(staff, { ids, change: { vehicleStatus: 1 } }));
    const colleague = await server.as('supplierColleague');
    expect(await colleague.get(`bulk_change/view/${id}`)).toMatchObject({ status: 404 });
    expect(await colleague.rows(`bulk_change/rows?bulkChange=${id}`)).toEqual([]);
    expect(await colleague.post('bulk_change/undo', { id })).toMatchObject({ status: 404 });
  });

  test('has the rights that its owner has when it runs', async () => {
    const colleague = await server.as('supplierColleague');
    const { id: vehicleId, user } = {
      id: server.fleet.vehicle.A2,
      user: server.fleet.user.supplierColleague,
    };
    await sql`update task set next_attempt_at = now() + interval '1 hour' where kind = 'bulk'`.execute(
      server.db,
    );
    const { rows } = await sql<{ id: number }>`
      insert into bulk_change (user_id, resource, field, value, total)
      values (${user}, 'vehicle', 'vehicleStatus', '3', 1) returning id`.execute(server.db);
    const id = Number(rows[0]?.id);
    await sql`insert into bulk_change_row (bulk_change_id, row_id) values (${id}, ${vehicleId})`.execute(
      server.db,
    );
    await sql`update app_user set is_active = false where id = ${user}`.execute(server.db);
    await sql`insert into task (kind, key) values ('bulk', ${String(id)})`.execute(server.db);
    // Any commit wakes the queue.
    await staff.post('vehicle/bulk', { ids: [vehicleId], change: { vehicleStatus: 1 }, dryRun: '1' });
    await until(id);
    await sql`update app_user set is_active = true where id = ${user}`.execute(server.db);
    expect(await rowsOf(colleague, id)).toEqual(['refused NOT_ALLOWED']);
    expect((await vehicleRow(vehicleId)).vehicleStatus).toBe(1);
  });

  test('continues after the process that makes it was killed, and changes no row twice', async () => {
    const { A1, A2 } = server.fleet.vehicle;
    const versions = async () => [(await vehicleRow(A1)).version, (await vehicleRow(A2)).version].map(Number);
    const [first = 0, second = 0] = await versions();
    const { rows } = await sql<{ id: number }>`
      insert into bulk_change (user_id, resource, field, value, total, state)
      values (${server.fleet.user.supplier}, 'vehicle', 'vehicleStatus', '2', 2, 'running') returning id`.execute(
      server.db,
    );
    const id = Number(rows[0]?.id);
    await sql`insert into bulk_change_row (bulk_change_id, row_id, outcome, former, version) values
      (${id}, ${A1}, 'changed', '1', ${first}), (${id}, ${A2}, null, null, null)`.execute(server.db);
    // Its lease has ended.
    await sql`insert into task (kind, key, attempts) values ('bulk', ${String(id)}, 1)`.execute(server.db);
    await staff.post('vehicle/bulk', { ids: [A1], change: { vehicleStatus: 1 }, dryRun: '1' });
    await until(id);
    expect(await versions()).toEqual([first, second + 1]);
    await reset();
  });

  test('changes many rows in batches, and is started once for one Idempotency-Key', async () => {
    await sql`insert into vehicle (license_plate, serial_number, supplier_id, model_id, color, year, rent_status, vehicle_status)
      select 'Z ' || n || ' BLK', 'BLK-' || n, ${server.fleet.borneo}, ${server.fleet.model.borneo}, 'Ungu', 2024, 0, 1
      from generate_series(1, 1000) n`.execute(server.db);
    const other = await server.as('otherSupplier');
    const call = { filter: { warna: 'Ungu' }, change: { vehicleStatus: 2 } };
    const key = { 'idempotency-key': 'a-thousand' };
    const id = await done(send(other, call, key));
    expect((await send(other, call, key)).body.data).toMatchObject({ id });
    expect(await viewed(other, id)).toMatchObject({ total: 1000, changed: 1000, unchanged: 0, refused: 0 });
    const reports = receiver.deliveries.filter(
      ({ event: { data } }) => data.id === id && data.state === 'running',
    );
    expect(reports.map(({ event: { data } }) => data.changed)).toContain(500);
  });

  test.each([
    ['neither ids nor a filter', { change: { vehicleStatus: 1 } }],
    ['both', { ids: [1], filter: {}, change: { vehicleStatus: 1 } }],
    ['no field', { ids: [1], change: {} }],
    ['two fields', { ids: [1], change: { vehicleStatus: 1, warehouse: '1' } }],
    ['a field that cannot be changed in many rows', { ids: [1], change: { licensePlate: 'B 1 X' } }],
    ['an unknown code', { ids: [1], change: { vehicleStatus: 9 } }],
    ['an unknown filter', { filter: { speed: '1' }, change: { vehicleStatus: 1 } }],
    ['what is no id', { ids: ['x'], change: { vehicleStatus: 1 } }],
  ])('with %s is malformed', async (_, body) => {
    expect(await send(staff, body)).toMatchObject({ status: 400 });
  });
});
