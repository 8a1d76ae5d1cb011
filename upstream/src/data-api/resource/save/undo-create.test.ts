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
import { goodPayloads } from '../../../testing/good-payloads.js';
import { inDays } from '../../../testing/in-days.js';
import { registry } from '../../catalog/resources.js';

const NOT_FOUND = 404;
const FORBIDDEN = 403;

describe('The undo of a creation', () => {
  let server: TestServer;
  let admin: Calls;
  let payloads: Readonly<Record<string, Json>>;
  beforeEach(async () => {
    server = await startTestServer(POSTGRES);
    admin = await server.as('admin');
    payloads = await goodPayloads(admin);
  });
  afterEach(() => server.close());

  const create = async (name: string, body = payloads[`${name}/save`], calls = admin): Promise<number> => {
    const reply = await calls.post(`${name}/save`, body);
    expect([name, reply.body.message]).toEqual([name, 'Data berhasil disimpan']);
    return Number(field(reply.body.data, 'id'));
  };
  const undo = (name: string, id: number, calls = admin, headers = {}) =>
    calls.post(`${name}/undo_create`, { id }, headers);
  const statusOf = async (name: string, id: number) => (await admin.get(`${name}/view/${id}`)).status;
  const codes = async (reply: ReturnType<typeof undo>) => (await reply).body.errors?.map(({ code }) => code);

  test('removes the new row of every resource whose creation notifies nobody', async () => {
    const names = [...registry.resources.keys()];
    const stay = names.filter((name) => !(`POST /${name}/undo_create` in registry.callRules));
    expect(stay).toEqual(['complaint', 'user']);
    for (const name of names.filter((one) => !stay.includes(one))) {
      const id = await create(name);
      expect([name, (await undo(name, id)).body]).toMatchObject([name, { success: true, data: { id } }]);
      expect([name, await statusOf(name, id)]).toEqual([name, NOT_FOUND]);
      // The row can be created again: nothing of it is left.
      await create(name);
    }
    const user = await create('user');
    expect((await undo('user', user)).status).toBe(NOT_FOUND);
  });

  test('of a contract makes its vehicles available again', async () => {
    const { A5 } = server.fleet.vehicle;
    const period = { startDate: inDays(-1), endDate: inDays(30), totalVehicle: 1, vehicleList: [A5] };
    const id = await create('vehicle_contract', { ...payloads['vehicle_contract/save'], ...period });
    const rented = async () => field((await admin.get(`vehicle/view/${A5}`)).body.data, 'rentStatus');
    expect(await rented()).toBe(1);
    expect((await undo('vehicle_contract', id)).body.success).toBe(true);
    expect(await rented()).toBe(0);
  });

  test('of a contract takes into account that another one gives up its vehicle at the same time', async () => {
    const { A5 } = server.fleet.vehicle;
    const contract = (no: string, from: number) =>
      create('vehicle_contract', {
        ...payloads['vehicle_contract/save'],
        ...{ contractNo: no, startDate: inDays(from), endDate: inDays(from + 5) },
        ...{ totalVehicle: 1, vehicleList: [A5] },
      });
    const [undone, other] = [await contract('NEXT', 10), await contract('LATER', 20)];
    const { undoing } = await server.db.transaction().execute(async (trx) => {
      await sql`select 1 from vehicle where id = ${A5} for update`.execute(trx);
      await sql`delete from vehicle_contract_vehicle where contract_id = ${other}`.execute(trx);
      const undoing = undo('vehicle_contract', undone);
      await untilWaiting(server.db, 1, undoing);
      return { undoing };
    });
    expect((await undoing).body.success).toBe(true);
    expect(field((await admin.get(`vehicle/view/${A5}`)).body.data, 'rentStatus')).toBe(0);
  });

  describe('that comes before what refers to the row', () => {
    /** Removes a row as an undo does, and commits once the call that is about to refer to it waits. */
    const removedBefore = async (table: string, id: number, call: () => ReturnType<Calls['post']>) => {
      const { calling } = await server.db.transaction().execute(async (trx) => {
        await sql`delete from ${sql.table(table)} where id = ${id}`.execute(trx);
        const calling = call();
        await untilWaiting(server.db, 1, calling);
        return { calling };
      });
      return calling;
    };

    test('makes a save be refused by its rules', async () => {
      const id = await create('battery_model');
      const { idCompany } = Object((await admin.get(`battery_model/view/${id}`)).body.data);
      const model = { ...payloads['vehicle_model/save'], companyId: idCompany, batteryModelId: id };
      const saved = await removedBefore('battery_model', id, () => admin.post('vehicle_model/save', model));
      expect(saved.body.errors).toMatchObject([{ field: 'batteryModelId', code: 'NOT_FOUND' }]);
    });

    test('makes a user type be refused that has passed its rules with the menu', async () => {
      const id = await create('menu');
      const { saving } = await server.db.transaction().execute(async (trx) => {
        // The save waits between its rules and its insert.
        await sql`lock table user_type in share mode`.execute(trx);
        const saving = admin.post('user_type/save', { ...payloads['user_type/save'], listMenu: [id] });
        await untilWaiting(server.db, 1, saving);
        await sql`delete from menu where id = ${id}`.execute(trx);
        return { saving };
      });
      expect((await saving).body.errors).toMatchObject([{ field: 'listMenu', code: 'NOT_FOUND' }]);
    });

    test('makes readings of the vehicle be refused, and those of others be kept', async () => {
      const id = await create('vehicle');
      const imeis = { [id]: '490154203237518', [server.fleet.vehicle.A5]: '356938035643809' };
      await sql`update vehicle set imei = null where imei = any(${Object.values(imeis)}::text[])`.execute(
        server.db,
      );
      for (const [vehicle, imei] of Object.entries(imeis))
        await sql`update vehicle set imei = ${imei} where id = ${vehicle}::integer`.execute(server.db);
      const { readings } = Object(payloads['telemetry/positions']);
      const body = { readings: Object.values(imeis).map((imei) => ({ ...readings[0], imei })) };
      const taken = await removedBefore('vehicle', id, () => admin.post('telemetry/positions', body));
      expect(taken.body.data).toMatchObject({ accepted: 1, refused: [{ code: 'UNKNOWN_VEHICLE' }] });
    });
  });

  test('is refused to others, also to those who may create and change the row', async () => {
    const vehicle = await create('vehicle');
    const supplier = await server.as('supplier');
    expect(await codes(undo('vehicle', vehicle, supplier))).toEqual(['NOT_YOURS']);
    expect((await undo('vehicle', vehicle, await server.as('tenant'))).status).toBe(FORBIDDEN);
    expect(await statusOf('vehicle', vehicle)).toBe(200);
    expect((await undo('vehicle', server.fleet.vehicle.B1, supplier)).status).toBe(NOT_FOUND);
  });

  test('is refused to a creator who may not change the row any more', async () => {
    const supplier = await server.as('supplier');
    const path = 'charging-station/manage';
    const [menu] = await admin.rows(`menu/view?path=${path}`);
    const body = { ...payloads['user_type/save'], listMenu: [menu?.id] };
    const type = await create('user_type', body, supplier);
    await sql`delete from user_type_menu um using menu m, user_type ut
      where m.id = um.menu_id and ut.id = um.user_type_id and m.path = ${path} and ut.name = 'Supplier staff'`.execute(
      server.db,
    );
    expect((await undo('user_type', type, supplier)).status).toBe(FORBIDDEN);
  });

  test('is refused once the row has changed, is referred to, or is older than ten minutes', async () => {
    const changed = await create('battery_model');
    const { body } = await admin.get(`battery_model/view/${changed}`);
    await admin.post('battery_model/edit', { ...Object(body.data), name: 'Renamed' });
    expect(await codes(undo('battery_model', changed))).toEqual(['CONFLICT']);

    const used = await create('battery_model');
    const row = Object((await admin.get(`battery_model/view/${used}`)).body.data);
    await create('vehicle_model', {
      ...payloads['vehicle_model/save'],
      companyId: row.idCompany,
      batteryModelId: used,
    });
    expect(await codes(undo('battery_model', used))).toEqual(['IN_USE']);
    expect(await statusOf('battery_model', used)).toBe(200);

    const old = await create('complaint_category');
    await sql`update complaint_category set created_at = now() - interval '11 minutes' where id = ${old}`.execute(
      server.db,
    );
    expect(await codes(undo('complaint_category', old))).toEqual(['TOO_LATE']);
  });

  test.each([
    [
      'menu',
      async (id: number) => {
        const [type] = await admin.rows('user_type/view?name=Clerk');
        await admin.post('user_type/edit', { ...type, listMenu: [id] });
      },
    ],
    [
      'vehicle',
      async (id: number) => {
        const imei = '490154203237518';
        await sql`update vehicle set imei = null where imei = ${imei}`.execute(server.db);
        await sql`update vehicle set imei = ${imei} where id = ${id}`.execute(server.db);
        await admin.post('telemetry/positions', Object(payloads['telemetry/positions']));
      },
    ],
  ])('of a %s is refused once something was added to it', async (name, use) => {
    const id = await create(name);
    await use(id);
    expect(await codes(undo(name, id))).toEqual(['IN_USE']);
    expect(await statusOf(name, id)).toBe(200);
  });

  test('repeated with its idempotency key returns the same, without it there is no row any more', async () => {
    const id = await create('charging_station');
    const key = { 'idempotency-key': 'undo-1' };
    const first = await undo('charging_station', id, admin, key);
    expect(first.body.success).toBe(true);
    expect((await undo('charging_station', id, admin, key)).body).toEqual(first.body);
    expect((await undo('charging_station', id)).status).toBe(NOT_FOUND);
  });

  test('is offered to those who may create, by the resources whose rows can be removed', async () => {
    const offered = async (calls: Calls) => {
      const permissions = Object(field((await calls.get('user/me')).body.data, 'permissions'));
      return Object.keys(permissions).filter((name) => permissions[name].undoCreate === '1');
    };
    const all = [...registry.resources.keys()].filter((name) => !['complaint', 'user'].includes(name));
    expect((await offered(admin)).sort()).toEqual(all.sort());
    expect(await offered(await server.as('tenant'))).not.toContain('vehicle');
    expect(await offered(await server.as('supplier'))).toContain('vehicle');
  });
});
