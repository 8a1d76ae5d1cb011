import sharp from 'sharp';
import { userFactory } from '../access/callers.js';
import { rules } from '../access/rules.mjs';
import { armadaUrl, clientOperation, field, Integration, list } from '../calls/gateway.js';

/**
 * Every form of the client can be filled and saved by a user who has only the menu of its screen: pick lists and look-ups need
 * no further menu.
 */
interface Form {
  menu: string;
  /** The company whose staff may add records. */
  by: 'admin' | 'supplier' | 'tenant';
  /** Runs the operations of the form's pick lists. @returns the input to save */
  fill(run: RunOperation): Promise<object>;
  /** The name of the client's operation that saves. */
  create: string;
}
type RunOperation = (operation: string, variables?: object) => Promise<unknown>;

const mark = Date.now().toString(36);
const name = `Satu menu ${mark}`;

/** The value of the first entry of a pick list. */
function first(data: unknown, options: string): string {
  const value = field(list(field(data, options))[0], 'value');
  if (typeof value !== 'string') throw new Error(`${options} has no entries.`);
  return value;
}

const company = {
  name,
  email: `satu-${mark}@armada.test`,
  address: 'Jl. Merdeka 1',
  phone: '811000000',
  totalVehicles: 5,
  startDate: '2026-01-01',
  endDate: '2099-12-31',
  isActive: true,
  center: { latitude: -6.2, longitude: 106.8 },
};

let photo = '';

const FORMS: readonly Form[] = [
  {
    menu: 'vehicle/manage',
    by: 'supplier',
    create: 'CreateVehicle',
    fill: async (run) => {
      const supplierId = first(await run('VehicleScreenOptions'), 'activeSuppliers');
      const modelId = first(await run('VehicleModelOptions', { supplierId }), 'vehicleModelOptions');
      const texts = { licensePlate: `S ${mark}`, serialNumber: mark, color: 'Putih', year: 2025 };
      return { ...texts, supplierId, modelId, rentStatus: 'AVAILABLE', vehicleStatus: 'ACTIVE', photos: [] };
    },
  },
  {
    menu: 'tracker/manage',
    by: 'admin',
    create: 'CreateTrackerToken',
    fill: async (run) => ({ name, supplierId: first(await run('TrackerSuppliers'), 'supplierOptions') }),
  },
  {
    menu: 'vehicle-model/manage',
    by: 'supplier',
    create: 'CreateVehicleModel',
    fill: async (run) => {
      const supplierId = first(await run('VehicleModelScreenOptions'), 'activeSuppliers');
      const batteryModelId = first(await run('BatteryModelOptions', { supplierId }), 'batteryModelOptions');
      return { name, supplierId, batteryModelId, maxMileage: 100, power: 2000, topSpeed: 80 };
    },
  },
  {
    menu: 'battery-model/manage',
    by: 'supplier',
    create: 'CreateBatteryModel',
    fill: async (run) => ({
      name,
      supplierId: first(await run('BatteryModelScreenOptions'), 'activeSuppliers'),
      type: 'CHARGE',
      maxCapacity: 20_000,
    }),
  },
  {
    menu: 'charging-station/manage',
    by: 'supplier',
    create: 'CreateChargingStation',
    fill: async (run) => ({
      name,
      facility: 'Mushola',
      address: 'Jl. Merdeka 1',
      position: { latitude: -6.2, longitude: 106.8 },
      photos: [photo],
      supplierIds: [first(await run('ChargingStationScreenOptions'), 'activeSuppliers')],
    }),
  },
  {
    menu: 'category-complaint/manage',
    by: 'supplier',
    create: 'CreateComplaintCategory',
    fill: async (run) => ({
      supplierId: first(await run('ComplaintCategoryScreenOptions'), 'activeSuppliers'),
      name,
      description: 'Rem',
      slaDays: 3,
      isActive: true,
    }),
  },
  {
    menu: 'complaint/maintanance',
    by: 'tenant',
    create: 'CreateComplaint',
    fill: async (run) => {
      await run('ComplaintScreenOptions');
      const vehicleId = first(await run('RentedVehicles', { rentStatus: 'RENTED' }), 'vehicleOptions');
      expect(first(await run('RentedVehicles', { ids: [vehicleId] }), 'vehicleOptions')).toBe(vehicleId);
      const categoryId = first(
        await run('ComplaintCategoryOptions', { vehicleId }),
        'complaintCategoryOptions',
      );
      return { vehicleId, categoryId, title: name, description: 'Berdecit', evidence: [] };
    },
  },
  { menu: 'company-supplier/manage', by: 'admin', create: 'CreateSupplier', fill: async () => company },
  { menu: 'company-tenant/manage', by: 'admin', create: 'CreateTenant', fill: async () => company },
  {
    menu: 'company-contract/manage',
    by: 'admin',
    create: 'CreateContract',
    fill: async (run) => {
      const tenantId = first(await run('ContractScreenOptions'), 'contractTenantOptions');
      const period = { startDate: '2090-01-01', endDate: '2090-12-31' };
      const tree = await run('ContractVehicles', { tenantId, ...period });
      const vehicle = list(field(list(field(tree, 'contractVehicles'))[0], 'vehicles'))[0];
      const vehicleIds = [field(vehicle, 'id')];
      return { tenantId, contractNo: name, ...period, totalVehicles: 5, vehicleIds };
    },
  },
  {
    menu: 'user/manage',
    by: 'supplier',
    create: 'CreateUser',
    fill: async (run) => {
      const companyId = first(await run('UserScreenOptions'), 'activeCompanies');
      const userTypeId = first(await run('UserTypeOptions', { companyId }), 'userTypeOptions');
      const texts = {
        name,
        email: `orang-${mark}@armada.test`,
        address: 'Jl. Merdeka 1',
        phone: '811000000',
      };
      return { ...texts, companyId, userTypeId, isActive: true };
    },
  },
  {
    menu: 'user-menu/manage',
    by: 'supplier',
    create: 'CreateUserType',
    fill: async (run) => {
      await run('UserTypeScreenOptions');
      const menus = list(field(await run('MenuTree'), 'menuTree'));
      expect(menus).not.toEqual([]);
      return { name, companyType: 'SUPPLIER', isActive: true, isAdmin: false, menuIds: [] };
    },
  },
  {
    menu: 'menu/manage',
    by: 'admin',
    create: 'CreateMenu',
    fill: async (run) => {
      const parentId = first(await run('ParentMenus', { text: null }), 'menuOptions');
      expect(first(await run('ParentMenus', { ids: [parentId] }), 'menuOptions')).toBe(parentId);
      return { name, description: name, path: null, order: 99, parentId, isActive: true };
    },
  },
];

let users: Awaited<ReturnType<typeof userFactory>>;
const staff = new Map<string, Awaited<ReturnType<typeof users.colleagueOf>>>();

beforeAll(async () => {
  users = await userFactory();
  for (const by of ['admin', 'supplier', 'tenant'] as const) staff.set(by, await users.colleagueOf(by, []));
});

/** Uploads a photo. @returns its URL */
async function uploadPhoto(caller: Integration): Promise<string> {
  const image = sharp({ create: { width: 32, height: 32, channels: 3, background: '#2a7' } }).jpeg();
  const body = new FormData();
  const operation = { query: clientOperation('UploadPhoto'), variables: { file: null } };
  body.set('operations', JSON.stringify(operation));
  body.set('map', JSON.stringify({ 0: ['variables.file'] }));
  body.set('0', new Blob([new Uint8Array(await image.toBuffer())], { type: 'image/jpeg' }), 'photo.jpg');
  const headers = { 'apollo-require-preflight': 'true', ...caller.headers };
  const response = await fetch(`${armadaUrl()}/graphql`, { method: 'POST', headers, body });
  const reply: unknown = await response.json();
  return String(field(field(field(reply, 'data'), 'uploadPhoto'), 'url'));
}

test('every screen with a form is tested', () => {
  const menus = Object.entries(rules).flatMap(([root, { menu }]) =>
    /^Mutation\.create/.test(root) && menu !== undefined ? [menu] : [],
  );
  expect(FORMS.map(({ menu }) => menu).sort()).toEqual(menus.sort());
});

test.each(FORMS)('the form of $menu can be filled and saved with only that menu', async (form) => {
  const user = staff.get(form.by);
  if (user === undefined) throw new Error(`There is no user for ${form.by}.`);
  await users.allow(user, [form.menu]);
  const run: RunOperation = (operation, variables = {}) =>
    user.caller.request(clientOperation(operation), { first: 50, ...variables });
  photo = await uploadPhoto(user.caller);
  const input = await form.fill(run);
  const payload = Object.values(Object(await run(form.create, { input })))[0];
  expect(payload).toMatchObject({ success: true, errors: [] });
});

test('a list is refused without its menu', async () => {
  const user = staff.get('supplier')?.caller ?? new Integration();
  await users.allow(staff.get('supplier') ?? (await users.colleagueOf('supplier', [])), ['dashboard']);
  const { errors } = await user.send('{ vehicles(size: 1) { items { id } } }');
  expect(errors.map(({ code }) => code)).toEqual(['FORBIDDEN']);
});
