import { readFileSync } from 'node:fs';
import { isInputObjectType } from 'graphql';
import { buildGatewaySchema } from '../../build-schema.js';
import { data } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { meResponse } from '../../testing/samples/sample-user.js';

const bench = gatewayForTests();
const { upstream } = bench;

/** The input of the mutations that write each resource of the data API. */
const INPUTS = {
  battery_model: 'BatteryModel',
  charging_station: 'ChargingStation',
  complaint: 'Complaint',
  complaint_category: 'ComplaintCategory',
  vehicle_contract: 'Contract',
  menu: 'Menu',
  company_supplier: 'Supplier',
  company_tenant: 'Tenant',
  user: 'User',
  user_type: 'UserType',
  vehicle: 'Vehicle',
  vehicle_model: 'VehicleModel',
} as const;

const { paths } = JSON.parse(readFileSync(new URL('../../../../docs/openapi.json', import.meta.url), 'utf8'));
/** The fields of a save, as the data API documents it. */
const fieldsOf = (resource: string): string[] =>
  Object.keys(
    paths[`/${resource}/save`].post.requestBody.content['application/json'].schema.properties,
  ).filter((field) => field !== 'id');

const QUERY =
  '{ me { permissions { resource canCreate canEdit canUndoCreate createFields editFields bulkFields lockedFields { field creators editors } } } }';

async function permissionsFrom(permissions: unknown) {
  upstream.expect('GET', 'user/me', data({ ...meResponse, permissions }));
  const { data: result } = await bench.gateway.run(QUERY, {}, { token: 'staff-token' });
  return Object(result?.me).permissions;
}

test('names the writable fields of every resource like the inputs of its mutations', async () => {
  const published = Object.keys(INPUTS).map((name) => [name, { create: fieldsOf(name), edit: [] }]);
  const permissions: { resource: string; createFields: string[] }[] = await permissionsFrom(
    Object.fromEntries(published),
  );
  expect(permissions).toHaveLength(Object.keys(INPUTS).length);
  const schema = buildGatewaySchema();
  const inputFields = Object.values(INPUTS).map((input) => {
    const type = schema.getType(`${input}Input`);
    if (!isInputObjectType(type)) throw new Error(`There is no ${input}Input`);
    return Object.keys(type.getFields())
      .filter((name) => name !== 'version')
      .sort();
  });
  expect(permissions.map(({ createFields }) => [...createFields].sort())).toEqual(inputFields);
});

test('without writable fields nothing can be created or changed, locked fields have their writers, and unknown resources are omitted', async () => {
  const permissions = await permissionsFrom({
    vehicle: {
      create: [],
      edit: ['warna', 'photo'],
      bulk: ['warehouse', 'vehicle_contract'],
      locked: {
        warna: { create: ['platform', 'wizard'], edit: ['platform'] },
        year: { create: [], edit: [] },
      },
    },
    company_tenant: {
      create: ['centerPointLatitude', 'centerPointLongitude'],
      edit: [],
      undoCreate: '1',
    },
    spaceship: { create: ['name'], edit: ['name'] },
  });
  expect(permissions).toEqual([
    {
      resource: 'TENANT',
      canCreate: true,
      canEdit: false,
      canUndoCreate: true,
      createFields: ['center'],
      editFields: [],
      bulkFields: [],
      lockedFields: null,
    },
    {
      resource: 'VEHICLE',
      canCreate: false,
      canEdit: true,
      canUndoCreate: false,
      createFields: [],
      editFields: ['color', 'photos'],
      bulkFields: ['isInWarehouse', 'contractId'],
      lockedFields: [
        { field: 'color', creators: ['PLATFORM', 'UNKNOWN'], editors: ['PLATFORM'] },
        { field: 'year', creators: [], editors: [] },
      ],
    },
  ]);
});

test('returns null when the data API does not publish permissions', async () => {
  expect(await permissionsFrom(undefined)).toBeNull();
});
