import { isInputObjectType } from 'graphql';
import { buildGatewaySchema } from '../../build-schema.js';
import { data } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { meResponse } from '../../testing/samples/sample-user.js';

const bench = gatewayForTests();
const { upstream } = bench;

const COMPANY = [
  ...['name', 'email', 'address', 'noTelephone', 'startDate', 'endDate', 'isActive', 'totalVehicle'],
  ...['centerPointLatitude', 'centerPointLongitude', 'radius'],
];
/** The data API's fields of each resource, and the input of the mutations that write them. */
const RESOURCES = {
  battery_model: { input: 'BatteryModel', fields: ['name', 'idCompany', 'batteryType', 'maxCapacity'] },
  charging_station: {
    input: 'ChargingStation',
    fields: ['name', 'facility', 'address', 'latitude', 'longitude', 'photo', 'companyIds'],
  },
  complaint: {
    input: 'Complaint',
    fields: ['vehicleId', 'complaintCategoryId', 'title', 'description', 'reportEvidence'],
  },
  complaint_category: {
    input: 'ComplaintCategory',
    fields: ['company', 'name', 'description', 'sla', 'isActive'],
  },
  vehicle_contract: {
    input: 'Contract',
    fields: ['companyTenant', 'contractNo', 'startDate', 'endDate', 'totalVehicle', 'vehicleList'],
  },
  menu: {
    input: 'Menu',
    fields: ['name', 'description', 'icon', 'path', 'order', 'parent', 'isActive'],
  },
  company_supplier: {
    input: 'Supplier',
    fields: [...COMPANY, 'callbackUrl', 'communication', 'username', 'password', 'pathLogin'],
  },
  company_tenant: { input: 'Tenant', fields: COMPANY },
  user: {
    input: 'User',
    fields: [
      ...['name', 'email', 'username', 'address', 'phone', 'isActive', 'idCompany', 'idUserType', 'photo'],
      ...['office', 'reportTo'],
    ],
  },
  user_type: { input: 'UserType', fields: ['name', 'companyTypeId', 'isActive', 'isAdmin', 'listMenu'] },
  vehicle: {
    input: 'Vehicle',
    fields: [
      ...['companySupplierId', 'companyTenantId', 'vehicleModelId', 'imei', 'trackerId'],
      ...[
        'licensePlate',
        'serialNumber',
        'warna',
        'year',
        'rentStatus',
        'vehicleStatus',
        'warehouse',
        'photo',
      ],
    ],
  },
  vehicle_model: {
    input: 'VehicleModel',
    fields: ['name', 'companyId', 'batteryModelId', 'maxMileage', 'power', 'topSpeed'],
  },
} as const;

const QUERY =
  '{ me { permissions { resource canCreate canEdit canUndoCreate createFields editFields bulkFields lockedFields { field creators editors } } } }';

async function permissionsFrom(permissions: unknown) {
  upstream.expect('GET', 'user/me', data({ ...meResponse, permissions }));
  const { data: result } = await bench.gateway.run(QUERY, {}, { token: 'staff-token' });
  return Object(result?.me).permissions;
}

test('names the writable fields of every resource like the inputs of its mutations', async () => {
  const published = Object.entries(RESOURCES).map(([name, { fields }]) => [
    name,
    { create: fields, edit: [] },
  ]);
  const permissions: { resource: string; createFields: string[] }[] = await permissionsFrom(
    Object.fromEntries(published),
  );
  expect(permissions).toHaveLength(Object.keys(RESOURCES).length);
  const schema = buildGatewaySchema();
  const inputFields = Object.values(RESOURCES).map(({ input }) => {
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
