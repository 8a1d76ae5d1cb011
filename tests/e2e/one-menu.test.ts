import sharp from 'sharp';
import { newcomers } from './access/callers.js';
import { rules } from './access/rules.mjs';
import { armadaUrl, clientOperation, field, Integration, list } from './gateway.js';

/**
 * Every form of the client, filled and saved by somebody whose user type has the menu of that screen alone: its pick lists and
 * look-ups need a sign-in and no other menu.
 */
interface Form {
  menu: string;
  /** The company whose staff may add records. */
  by: 'admin' | 'supplier' | 'tenant';
  /** The operations that make the form's pick lists, and what is chosen and typed. */
  fill(ask: Ask): Promise<object>;
  /** The client's operation that saves. */
  create: string;
}
type Ask = (operation: string, variables?: object) => Promise<unknown>;

const mark = Date.now().toString(36);
const name = `Satu menu ${mark}`;

/** The value of the first entry of a pick list. */
function first(data: unknown, options: string): string {
  const value = field(list(field(data, options))[0], 'value');
  if (typeof value !== 'string') throw new Error(`${options} offers nothing.`);
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
    fill: async (ask) => {
      const supplierId = first(await ask('VehicleScreenOptions'), 'activeSuppliers');
      const modelId = first(await ask('VehicleModelOptions', { supplierId }), 'vehicleModelOptions');
      const texts = { licensePlate: `S ${mark}`, serialNumber: mark, color: 'Putih', year: 2025 };
      return { ...texts, supplierId, modelId, rentStatus: 'AVAILABLE', vehicleStatus: 'ACTIVE', photos: [] };
    },
  },
  {
    menu: 'vehicle-model/manage',
    by: 'supplier',
    create: 'CreateVehicleModel',
    fill: async (ask) => {
      const supplierId = first(await ask('VehicleModelScreenOptions'), 'activeSuppliers');
      const batteryModelId = first(await ask('BatteryModelOptions', { supplierId }), 'batteryModelOptions');
      return { name, supplierId, batteryModelId, maxMileage: 100, power: 2000, topSpeed: 80 };
    },
  },
  {
    menu: 'battery-model/manage',
    by: 'supplier',
    create: 'CreateBatteryModel',
    fill: async (ask) => ({
      name,
      supplierId: first(await ask('BatteryModelScreenOptions'), 'activeSuppliers'),
      type: 'CHARGE',
      maxCapacity: 20_000,
    }),
  },
  {
    menu: 'charging-station/manage',
    by: 'supplier',
    create: 'CreateChargingStation',
    fill: async (ask) => ({
      name,
      facility: 'Mushola',
      address: 'Jl. Merdeka 1',
      position: { latitude: -6.2, longitude: 106.8 },
      photos: [photo],
      supplierIds: [first(await ask('ChargingStationScreenOptions'), 'activeSuppliers')],
    }),
  },
  {
    menu: 'category-complaint/manage',
    by: 'supplier',
    create: 'CreateComplaintCategory',
    fill: async (ask) => ({
      supplierId: first(await ask('ComplaintCategoryScreenOptions'), 'activeSuppliers'),
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
    fill: async (ask) => {
      await ask('ComplaintScreenOptions');
      const vehicleId = first(await ask('RentedVehicles', { text: null }), 'vehicleOptions');
      expect(first(await ask('VehiclePlate', { id: vehicleId }), 'vehicleOptions')).toBe(vehicleId);
      const categoryId = first(
        await ask('ComplaintCategoryOptions', { vehicleId }),
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
    fill: async (ask) => {
      const tenantId = first(await ask('ContractScreenOptions'), 'contractTenantOptions');
      const period = { startDate: '2090-01-01', endDate: '2090-12-31' };
      const tree = await ask('ContractVehicles', { tenantId, ...period });
      const vehicle = list(field(list(field(tree, 'contractVehicles'))[0], 'vehicles'))[0];
      const vehicleIds = [field(vehicle, 'id')];
      return { tenantId, contractNo: name, ...period, totalVehicles: 5, vehicleIds };
    },
  },
  {
    menu: 'user/manage',
    by: 'supplier',
    create: 'CreateUser',
    fill: async (ask) => {
      const companyId = first(await ask('UserScreenOptions'), 'activeCompanies');
      const userTypeId = first(await ask('UserTypeOptions', { companyId }), 'userTypeOptions');
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
    fill: async (ask) => {
      await ask('UserTypeScreenOptions');
      const menus = list(field(await ask('MenuTree'), 'menuTree'));
      expect(menus).not.toEqual([]);
      return { name, companyType: 'SUPPLIER', isActive: true, isAdmin: false, menuIds: [] };
    },
  },
  {
    menu: 'menu/manage',
    by: 'admin',
    create: 'CreateMenu',
    fill: async (ask) => {
      const parentId = first(await ask('ParentMenus', { text: null }), 'menuOptions');
      await ask('MenuName', { id: parentId });
      return { name, description: name, path: null, order: 99, parentId, isActive: true };
    },
  },
];

let people: Awaited<ReturnType<typeof newcomers>>;
const staff = new Map<string, Awaited<ReturnType<typeof people.colleagueOf>>>();

beforeAll(async () => {
  people = await newcomers();
  for (const by of ['admin', 'supplier', 'tenant'] as const) staff.set(by, await people.colleagueOf(by, []));
});

/** The address of a photo that the caller has uploaded. */
async function uploaded(caller: Integration): Promise<string> {
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

test('every screen that has a form is tested', () => {
  const menus = Object.entries(rules).flatMap(([root, { menu }]) =>
    /^Mutation\.create/.test(root) && menu !== undefined ? [menu] : [],
  );
  expect(FORMS.map(({ menu }) => menu).sort()).toEqual(menus.sort());
});

test.each(FORMS)('the form of $menu is filled and saved with that menu alone', async (form) => {
  const somebody = staff.get(form.by);
  if (somebody === undefined) throw new Error(`There is nobody of ${form.by}.`);
  await people.allow(somebody, [form.menu]);
  const ask: Ask = (operation, variables = {}) => somebody.caller.ask(clientOperation(operation), variables);
  photo = await uploaded(somebody.caller);
  const input = await form.fill(ask);
  const payload = Object.values(Object(await ask(form.create, { input })))[0];
  expect(payload).toMatchObject({ success: true, errors: [] });
});

test('without that menu the form is refused', async () => {
  const somebody = staff.get('supplier')?.caller ?? new Integration();
  await people.allow(staff.get('supplier') ?? (await people.colleagueOf('supplier', [])), ['dashboard']);
  const { errors } = await somebody.send('{ vehicles(size: 1) { items { id } } }');
  expect(errors.map(({ code }) => code)).toEqual(['FORBIDDEN']);
});
