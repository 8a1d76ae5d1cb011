import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import {
  type ApiResponse,
  type Calls,
  callsWith,
  field,
  type Json,
  openSession,
  startTestServer,
  type TestServer,
} from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { inDays } from '../../testing/in-days.js';
import { registry } from '../catalog/resources.js';
import { companyTenant } from '../company/company-tenant.js';
import { checkFieldRights } from '../resource/save/field-guard.js';
import { vehicle } from '../vehicle/vehicle.js';
import type { FieldRights, Writer } from './field-rights.js';

const RESOURCES = [...registry.resources.values()].map(({ name, save, viewNames = {} }) => ({
  name,
  schema: save.schema,
  viewNames,
}));

const rightsOf = (resource: string): FieldRights => registry.resources.get(resource)?.rights ?? {};

/** The kinds of callers, and what each of them is a writer as. */
const CALLERS = {
  administrator: ['administrator', 'platform'],
  platformStaff: ['platform'],
  supplier: ['supplier'],
  tenant: ['tenant'],
} as const satisfies Record<string, readonly Writer[]>;
type Caller = keyof typeof CALLERS;
const CALLER_NAMES = ['administrator', 'platformStaff', 'supplier', 'tenant'] as const;

/** Values of every kind that a field may have. */
const CANDIDATES: readonly unknown[] = [
  ...['0', '1', 'Changed', 'Once more', '2031-02-03', '2031-02-04', 'one@armada.test', 'two@armada.test'],
  ...['081190', '081191', 'vehicle/list'],
  ...[1, 2, 3, 2031, 2032, 0],
  ...[['changed.jpg'], [1], []],
];

const mayWrite = (caller: Caller, resource: string, name: string, action: 'create' | 'edit'): boolean =>
  rightsOf(resource)[name]?.[action].some((writer) =>
    CALLERS[caller].some((role: Writer) => role === writer),
  ) ?? false;

/** Another valid value of a field than it has. */
function anotherValue(schema: TSchema, current: unknown): unknown {
  const fitting = CANDIDATES.filter(
    (value) => Value.Check(schema, value) && JSON.stringify(value) !== JSON.stringify(current),
  );
  expect(fitting).not.toEqual([]);
  return fitting[0];
}

const refusedFields = ({ body }: ApiResponse) =>
  (body.errors ?? []).flatMap(({ field: name, code }) =>
    code === 'FORBIDDEN' || code === 'LOCKED' ? [name] : [],
  );

describe('Rights to fields', () => {
  let server: TestServer;
  let clerk: Calls;
  let callers: Record<Caller, Calls>;
  /** A row that a caller can change, by resource: the caller's own where there is one. */
  let targets: Record<Caller, Record<string, number>>;

  beforeAll(async () => {
    server = await startTestServer(POSTGRES);
    const admin = await server.as('admin');
    const menus = (await admin.rows('menu/view?size=1000')).map(({ id }) => id);
    const typeOf = async (calls: Calls, companyTypeId: number, name: string) => {
      const body = { name, companyTypeId, isActive: '1', isAdmin: '0', listMenu: menus };
      const reply = await calls.post('user_type/save', body);
      expect(reply.body).toMatchObject({ success: true });
      return Number(field(reply.body.data, 'id'));
    };
    const staffType = await typeOf(admin, 1, 'Platform staff');
    const staff = await admin.post('user/save', {
      ...{ name: 'Staff', email: 'staff@armada.test', address: 'Jalan', phone: '0811', isActive: '1' },
      ...{ idCompany: server.fleet.platform, idUserType: staffType },
    });
    const supplier = await server.as('supplier');
    const tenant = await server.as('tenant');
    clerk = await server.as('clerk');
    callers = {
      administrator: admin,
      platformStaff: await openSession(server.app, server.db, Number(field(staff.body.data, 'id'))),
      supplier,
      tenant,
    };
    const group = { name: 'Group', description: 'Text', icon: '', path: '-', order: 1, isActive: '1' };
    const made = await admin.post('menu/save', group);
    const { fleet } = server;
    const ofSupplier = {
      vehicle: fleet.vehicle.A5,
      vehicle_model: fleet.model.andalasSpare,
      battery_model: fleet.battery.andalas,
      charging_station: fleet.station.andalas,
      complaint_category: fleet.category.retired,
      company_supplier: fleet.andalas,
      user: fleet.user.supplierColleague,
      user_type: await typeOf(supplier, 2, 'Of Andalas'),
    };
    const ofTenant = {
      complaint: fleet.complaint.cepat,
      company_tenant: fleet.cepat,
      user: fleet.user.tenant,
      user_type: await typeOf(tenant, 3, 'Of Cepat'),
    };
    const [contract] = await admin.rows('vehicle_contract/view?contractNo=OVER');
    const ofPlatform = {
      ...ofSupplier,
      ...ofTenant,
      vehicle_contract: Number(contract?.id),
      company_supplier: fleet.borneo,
      company_tenant: fleet.damai,
      user: fleet.user.otherTenant,
      menu: Number(field(made.body.data, 'id')),
    };
    targets = {
      administrator: { ...ofPlatform, user_type: await typeOf(admin, 2, 'Shared') },
      platformStaff: { ...ofPlatform, user_type: await typeOf(admin, 2, 'Shared too') },
      supplier: ofSupplier,
      tenant: ofTenant,
    };
  });
  afterAll(() => server.close());

  test('every field of every schema has a right, and no other', () => {
    for (const { name, schema } of RESOURCES) {
      expect([name, Object.keys(rightsOf(name)).sort()]).toEqual([
        name,
        Object.keys(schema.properties).sort(),
      ]);
    }
  });

  test('a field without a right stops the start', () => {
    const forgotten = { ...vehicle, save: { schema: companyTenant.save.schema } };
    expect(() => checkFieldRights(forgotten)).toThrow('The field name of vehicle has no right.');
  });

  const mayCall = (caller: Caller, name: string, action: 'create' | 'edit'): boolean =>
    Object.keys(rightsOf(name)).some((one) => mayWrite(caller, name, one, action));

  /** The payload of an edit that changes nothing: the row by the names of the save. */
  const unchanged = async (
    calls: Calls,
    { name, schema, viewNames }: (typeof RESOURCES)[number],
    id: number,
  ) => {
    const reply = await calls.get(`${name}/view/${id}`);
    expect([name, reply.status]).toEqual([name, 200]);
    const row: Json = Object(field(reply.body.data, 'complaintDto') ?? reply.body.data);
    const values = Object.keys(schema.properties).map((one) => [one, row[viewNames[one] ?? one]]);
    const more: Json = {
      ...(name === 'vehicle_contract' && { vehicleList: [] }),
      ...(name === 'charging_station' && { companyIds: [server.fleet.andalas] }),
      ...(name.startsWith('company') && { centerPointLatitude: -6, centerPointLongitude: 106 }),
    };
    return { row, payload: { ...Object.fromEntries(values), ...more, id } as Json };
  };

  describe.each(RESOURCES)('$name', (resource) => {
    const { name, schema } = resource;
    const fields = Object.entries<TSchema>(schema.properties);

    test.each(CALLER_NAMES)('%s: the fields of a new row that may be written', async (caller) => {
      const payload = Object.fromEntries(fields.map(([one, property]) => [one, anotherValue(property, '0')]));
      const reply = await callers[caller].post(`${name}/save`, payload);
      if (!mayCall(caller, name, 'create')) {
        expect(reply.status).toBe(403);
        return;
      }
      const forbidden = fields.filter(([one]) => !mayWrite(caller, name, one, 'create')).map(([one]) => one);
      expect(refusedFields(reply).sort()).toEqual(forbidden.sort());
    });

    test.each(CALLER_NAMES)('%s: every field of a saved row', async (caller) => {
      const calls = callers[caller];
      const id = targets[caller][name] ?? (await calls.rows(`${name}/view`))[0]?.id;
      if (!mayCall(caller, name, 'edit')) {
        expect((await calls.post(`${name}/edit`, { id: 1 })).status).toBe(403);
        return;
      }
      if (typeof id !== 'number') throw new Error(`${caller} has no ${name} to change`);
      for (const [one, property] of fields) {
        const { row, payload } = await unchanged(calls, resource, id);
        const change = { ...payload, [one]: anotherValue(property, payload[one]) };
        const reply = await calls.post(`${name}/edit`, change);
        const isWritable = mayWrite(caller, name, one, 'edit');
        expect([one, reply.status, refusedFields(reply)]).toEqual([one, 200, isWritable ? [] : [one]]);
        if (!isWritable) expect((await unchanged(calls, resource, id)).row).toEqual(row);
        // What is sent as it is saved is no change, also of what may not be written.
        const { payload: same } = await unchanged(calls, resource, id);
        expect([one, refusedFields(await calls.post(`${name}/edit`, same))]).toEqual([one, []]);
      }
    });
  });

  test('user/me, user/login and API tokens report the same rights, by resource', async () => {
    const permissionsOf = async (calls: Calls) =>
      field((await calls.get('user/me')).body.data, 'permissions') as Record<
        string,
        { create: []; edit: [] }
      >;
    for (const caller of CALLER_NAMES) {
      const expected = RESOURCES.map(({ name, schema }) => {
        const names = Object.keys(schema.properties);
        return [
          name,
          {
            create: names.filter((one) => mayWrite(caller, name, one, 'create')).sort(),
            edit: names.filter((one) => mayWrite(caller, name, one, 'edit')).sort(),
          },
        ];
      });
      const reported = Object.entries(await permissionsOf(callers[caller])).map(
        ([name, { create, edit }]) => [name, { create: create.sort(), edit: edit.sort() }],
      );
      expect([caller, Object.fromEntries(reported)]).toEqual([caller, Object.fromEntries(expected)]);
    }
    expect(Object.values(await permissionsOf(clerk))).toEqual(
      RESOURCES.map(({ name }) => ({ create: [], edit: [], ...(registry.bulkOf(name) && { bulk: [] }) })),
    );
    const locked = (caller: Calls, resource: string) =>
      permissionsOf(caller).then((reported) => field(reported[resource], 'locked'));
    expect(await locked(callers.supplier, 'vehicle')).toMatchObject({
      companySupplierId: { create: ['platform', 'supplier'], edit: ['platform'] },
    });
    expect(field(await locked(callers.supplier, 'vehicle'), 'licensePlate')).toBeUndefined();
    expect(await locked(callers.tenant, 'vehicle')).toBeUndefined();
    const token = { name: 'Reader', expiresDate: inDays(30), readOnly: '1' };
    const { body } = await callers.supplier.post('api_token/save', token);
    const reader = await permissionsOf(callsWith(server.app, String(field(body.data, 'token'))));
    expect(reader.vehicle).toEqual({ create: [], edit: [], bulk: [] });
    expect(Object.keys(reader).every((name) => `POST /${name}/save` in registry.callRules)).toBe(true);
  });

  test('tenant staff read vehicles and write none', async () => {
    const { tenant } = callers;
    const row = Object((await tenant.get(`vehicle/view/${server.fleet.vehicle.A1}`)).body.data);
    for (const change of [{}, { vehicleModelId: server.fleet.model.borneo }, { licensePlate: 'B 1 X' }]) {
      expect((await tenant.post('vehicle/edit', { ...row, ...change })).status).toBe(403);
    }
  });

  test('a vehicle’s supplier is changed by the platform alone, however it is sent', async () => {
    const { vehicle: vehicles, model, borneo } = server.fleet;
    const { supplier, platformStaff } = callers;
    const row = Object((await supplier.get(`vehicle/view/${vehicles.A5}`)).body.data);
    expect((await supplier.post('vehicle/edit', { ...row, companySupplierId: borneo })).body).toMatchObject({
      success: false,
      errors: [{ field: 'companySupplierId', code: 'FORBIDDEN' }],
    });
    const moved = { ...row, companySupplierId: borneo, vehicleModelId: model.borneo };
    expect((await supplier.post('vehicle/edit', moved)).body.success).toBe(false);
    expect((await platformStaff.post('vehicle/edit', moved)).body).toMatchObject({ success: true });
    expect((await platformStaff.get(`vehicle/view/${vehicles.A5}`)).body.data).toMatchObject({
      companySupplierId: borneo,
    });
  });

  test('the refusal says who may write the field, in the language of the request', async () => {
    const { supplier } = callers;
    const row = Object((await supplier.get(`company_supplier/view/${server.fleet.andalas}`)).body.data);
    const place = { centerPointLatitude: -6, centerPointLongitude: 106 };
    const refused = (language: string) =>
      supplier.post(
        'company_supplier/edit',
        { ...row, ...place, totalVehicle: 9999, endDate: '2099-01-01' },
        { 'accept-language': language },
      );
    expect((await refused('id')).body.errors).toEqual([
      { field: 'totalVehicle', code: 'FORBIDDEN', message: 'Hanya platform yang dapat mengubah ini' },
      { field: 'endDate', code: 'FORBIDDEN', message: 'Hanya platform yang dapat mengubah ini' },
    ]);
    expect((await refused('en')).body.message).toBe('Only the platform can change this');
  });
});
