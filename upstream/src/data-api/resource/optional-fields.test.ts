import { sql } from 'kysely';
import {
  type Calls,
  field,
  type Json,
  startTestServer,
  type TestServer,
} from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';

/** Fields of every edit that identify the row. */
const TARGET = ['id', 'version'];

const server: TestServer = await startTestServer(POSTGRES);
const admin: Calls = await server.as('admin');
const { fleet } = server;
afterAll(() => server.close());

/** Each optional field of each call that changes rows, from the OpenAPI document: a new field is covered by itself. */
const optionalFields = (document: unknown): [call: string, field: string, schema: unknown][] =>
  Object.entries(Object(field(document, 'paths'))).flatMap(([path, methods]) => {
    const call = path.slice(1);
    if (!/\/(edit|import)$|^user\/profile$/.test(call)) return [];
    const content = field(field(field(methods, 'post'), 'requestBody'), 'content');
    const body = field(field(content, 'application/json'), 'schema');
    const row = call.endsWith('/import') ? field(field(field(body, 'properties'), 'rows'), 'items') : body;
    const required = field(row, 'required');
    return Object.keys(Object(field(row, 'properties')))
      .filter((name) => !TARGET.includes(name) && !(Array.isArray(required) && required.includes(name)))
      .map((name): [string, string, unknown] => [call, name, field(field(row, 'properties'), name)]);
  });

/** A value that a schema lets pass. */
function sampleOf(schema: unknown): unknown {
  const { anyOf = [schema] }: { anyOf?: unknown[] } = Object(schema);
  const { type, format, enum: codes }: Json = Object(anyOf.find((one) => field(one, 'type') !== 'null'));
  if (Array.isArray(codes)) return codes[0];
  if (type === 'string') return format === 'date' ? '2031-01-31' : 'Contoh';
  return type === 'array' ? [] : 1;
}

const place = { centerPointLatitude: -6.2, centerPointLongitude: 106.8, radius: 250 };
/** The values of optional fields that others decide on, or that are shown in another form. */
const FILLED: Readonly<Record<string, Json>> = {
  vehicle: {
    companySupplierId: fleet.andalas,
    companySupplierName: 'Andalas',
    companyTenantId: fleet.cepat,
    imei: '490154203237518',
    trackerId: 'phone-1',
    warehouse: '1',
    photo: ['a.jpg', 'b.png'],
  },
  vehicle_contract: {
    vehicleList: [fleet.vehicle.A1, fleet.vehicle.A2],
    licensePlates: ['B 101 AND', 'B 102 AND'],
  },
  vehicle_model: { companyName: 'Andalas' },
  charging_station: { companyIds: [fleet.andalas], companyNames: ['Andalas'] },
  complaint: { reportEvidence: ['a.jpg'] },
  company_tenant: place,
  company_supplier: {
    ...place,
    callbackUrl: 'https://borneo.test/back',
    communication: 2,
    username: 'borneo',
    password: 'a secret',
    pathLogin: '/login',
  },
  user: {
    username: 'the-clerk',
    photo: 'a.jpg',
    office: 'Gambir',
    reportTo: 'Budi',
    companyTypeName: 'Supplier',
  },
  profile: { photo: 'a.jpg', office: 'Gambir', reportTo: 'Budi' },
  menu: { icon: 'car', path: 'charging-station/manage', parent: null },
};

/** The value that null leaves in a field where that is not null: undefined in one that rows do not show. */
const EMPTIED: Readonly<Record<string, unknown>> = {
  // A check alone: the supplier is that of the model.
  'vehicle.companySupplierId': fleet.andalas,
  'vehicle.companySupplierName': 'Andalas',
  'vehicle.photo': [],
  'vehicle.warehouse': '0',
  'vehicle_contract.vehicleList': [],
  'vehicle_contract.licensePlates': undefined,
  'complaint.reportEvidence': [],
  'company_supplier.communication': 0,
  'user.username': 'clerk@andalas.test',
  'user.companyTypeName': undefined,
  'menu.icon': '',
};

/** Fields that a rule does not let be emptied in the row that is tested. */
const KEPT = [
  'vehicle.companyTenantId',
  'company_tenant.centerPointLatitude',
  'company_tenant.centerPointLongitude',
  'menu.path',
];

/** Fields that only the staff of a supplier may leave out, who mean their own company. */
const OWN_COMPANY = ['vehicle_model.companyName', 'charging_station.companyNames'];

const menuId = (await admin.rows('menu/view?path=charging-station'))[0]?.id;
const above = (await admin.rows('menu/view?isRoot=1&name=Fleet'))[0]?.id;
const contractId = (await admin.rows('vehicle_contract/view?contractNo=IN-FORCE'))[0]?.id;

/** The row that each resource's saves change here. */
const TARGETS: Readonly<Record<string, string>> = {
  vehicle: `vehicle/view/${fleet.vehicle.A1}`,
  vehicle_contract: `vehicle_contract/view/${contractId}`,
  vehicle_model: `vehicle_model/view/${fleet.model.andalas}`,
  charging_station: `charging_station/view/${fleet.station.andalas}`,
  complaint: `complaint/view/${fleet.complaint.cepat}`,
  company_tenant: `company_tenant/view/${fleet.damai}`,
  company_supplier: `company_supplier/view/${fleet.borneo}`,
  user: `user/view/${fleet.user.clerk}`,
  profile: `user/view/${fleet.user.admin}`,
  menu: `menu/view/${menuId}`,
};

const resourceOf = (call: string) => (call === 'user/profile' ? 'profile' : (call.split('/')[0] ?? ''));

async function stored(resource: string): Promise<Json> {
  const { data } = (await admin.get(TARGETS[resource] ?? '')).body;
  const {
    version: _version,
    updatedBy: _by,
    updatedDate: _at,
    ...row
  } = Object(resource === 'complaint' ? field(data, 'complaintDto') : data);
  if (resource !== 'vehicle_contract') return row;
  const held: Json[] = row.vehicleList;
  return { ...row, companyTenant: row.companyTenantId, vehicleList: held.map(({ id }) => id) };
}

async function write(call: string, body: Json): Promise<{ success: boolean; fields: unknown[] }> {
  const reply = await admin.post(call, call.endsWith('/import') ? { rows: [body], dryRun: '0' } : body);
  if (reply.status !== 200) throw new Error(`${call}: ${reply.status} ${reply.body.message}`);
  const rows = field(reply.body.data, 'rows');
  const errors = Array.isArray(rows) ? field(rows[0], 'errors') : reply.body.errors;
  return {
    success: reply.body.success,
    fields: Array.isArray(errors) ? errors.map((error) => field(error, 'field')) : [],
  };
}

describe.each(optionalFields((await server.app.inject({ url: '/api/openapi.json' })).json()))(
  '%s, %s',
  (call, name, schema) => {
    const resource = resourceOf(call);
    let full: Json;
    beforeEach(async () => {
      const filled = resource === 'menu' ? { ...FILLED.menu, parent: above } : (FILLED[resource] ?? {});
      full = { ...(await stored(resource)), [name]: sampleOf(schema), ...filled };
      await sql`insert into loose_photo (path, uploaded_by)
        values ('a.jpg', ${fleet.user.admin}), ('b.png', ${fleet.user.admin})
        on conflict (path) do update set uploaded_by = excluded.uploaded_by`.execute(server.db);
      const edit = resource === 'profile' ? call : `${resource}/edit`;
      expect(await write(edit, full)).toEqual({ success: true, fields: [] });
    });

    test('stays as it is when it is left out', async () => {
      const { [name]: _, ...rest } = full;
      const before = await stored(resource);
      const isNeeded = OWN_COMPANY.includes(`${resource}.${name}`);
      expect(await write(call, rest)).toEqual({ success: !isNeeded, fields: isNeeded ? [name] : [] });
      expect(await stored(resource)).toEqual(before);
    });

    test('is emptied by null', async () => {
      const key = `${resource}.${name}`;
      const before = await stored(resource);
      const reply = await write(call, { ...full, [name]: null });
      if ([...KEPT, ...OWN_COMPANY].includes(key)) {
        expect(reply).toMatchObject({ success: false, fields: [expect.any(String)] });
        expect(await stored(resource)).toEqual(before);
        return;
      }
      expect(reply).toEqual({ success: true, fields: [] });
      expect((await stored(resource))[name]).toEqual(key in EMPTIED ? EMPTIED[key] : null);
    });
  },
);
