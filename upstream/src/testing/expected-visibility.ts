import { COMPANY_TYPE } from '../data-api/access/caller.js';
import { field, type Json } from './data-api-client.js';

/** The kinds of staff, by the type of their company. */
export const KINDS = {
  admin: COMPANY_TYPE.platform,
  platformStaff: COMPANY_TYPE.platform,
  supplier: COMPANY_TYPE.supplier,
  otherSupplier: COMPANY_TYPE.supplier,
  tenant: COMPANY_TYPE.tenant,
  otherTenant: COMPANY_TYPE.tenant,
} as const;
export type Kind = keyof typeof KINDS;
export type Seen = Record<Kind, readonly string[]>;

/** The rows that the kinds of staff see; both kinds of platform staff see the same. */
const seen = (
  platform: readonly string[],
  supplier: readonly string[],
  otherSupplier: readonly string[],
  tenant: readonly string[],
  otherTenant: readonly string[],
): Seen => ({ admin: platform, platformStaff: platform, supplier, otherSupplier, tenant, otherTenant });

const own = (name: (kind: Kind) => string): Seen => ({
  admin: [name('admin')],
  platformStaff: [name('platformStaff')],
  supplier: [name('supplier')],
  otherSupplier: [name('otherSupplier')],
  tenant: [name('tenant')],
  otherTenant: [name('otherTenant')],
});

export interface Listed {
  /** The field that names a row here. */
  label: string;
  /** Contract, section 3. */
  sees: Seen;
  /** The call that changes a row, and a payload that it would take. */
  target?: { call: string; payload(row: Json): Json };
}

const plates = (...plates: string[]) => plates.map((plate) => `B ${plate}`);
const OF_ANDALAS = plates('101 AND', '102 AND', '103 AND', '104 AND', '105 AND');
const OF_BORNEO = plates('101 BOR', '102 BOR');
const MENUS = [
  'Administration',
  'Battery Model',
  'Charging Station',
  'Company',
  'Company Contract',
  'Company Supplier',
  'Company Tenant',
  'Complaint',
  'Complaint',
  'Complaint Category',
  'Dashboard',
  'Fleet',
  'Menu',
  'Menu per Tipe User',
  'Pelacak',
  'Report',
  'User',
  'Vehicle',
  'Vehicle Model',
];
const stations = (...names: string[]) => names.map((name) => `SPKLU ${name}`);
const idsIn = (rows: unknown) => (Array.isArray(rows) ? rows.map((row) => field(row, 'id')) : []);
const edit = (name: string, payload: (row: Json) => Json = (row) => row) => ({
  target: { call: `${name}/edit`, payload },
});

/** Every thing that has a list. */
export const LISTS: Readonly<Record<string, Listed>> = {
  vehicle: {
    label: 'licensePlate',
    sees: seen([...OF_ANDALAS, ...OF_BORNEO], OF_ANDALAS, OF_BORNEO, plates('101 AND', '102 AND'), []),
    ...edit('vehicle'),
  },
  vehicle_model: {
    label: 'name',
    sees: seen(['Angin', 'Awan', 'Badai'], ['Angin', 'Awan'], ['Badai'], ['Angin'], []),
    ...edit('vehicle_model'),
  },
  battery_model: {
    label: 'name',
    sees: seen(['Accu A', 'Accu B'], ['Accu A'], ['Accu B'], ['Accu A'], []),
    ...edit('battery_model'),
  },
  charging_station: {
    label: 'name',
    sees: seen(
      stations('Anggrek', 'Bakau', 'Cempaka'),
      stations('Anggrek', 'Cempaka'),
      stations('Bakau', 'Cempaka'),
      stations('Anggrek', 'Cempaka'),
      [],
    ),
    ...edit('charging_station', ({ listCompany, ...row }) => ({ ...row, companyIds: idsIn(listCompany) })),
  },
  company_supplier: {
    label: 'name',
    sees: seen(['Andalas', 'Borneo'], ['Andalas'], ['Borneo'], ['Andalas'], []),
    ...edit('company_supplier'),
  },
  company_tenant: {
    label: 'name',
    sees: seen(['Cepat', 'Damai'], ['Cepat', 'Damai'], [], ['Cepat'], ['Damai']),
    ...edit('company_tenant', (row) => ({ ...row, centerPointLatitude: -6, centerPointLongitude: 106 })),
  },
  vehicle_contract: {
    label: 'contractNo',
    sees: seen(
      ['AHEAD', 'IN-FORCE', 'OVER'],
      ['AHEAD', 'IN-FORCE', 'OVER'],
      [],
      ['AHEAD', 'IN-FORCE'],
      ['OVER'],
    ),
    ...edit('vehicle_contract', ({ vehicleList, ...row }) => ({
      ...row,
      companyTenant: row.companyTenantId,
    })),
  },
  complaint_category: {
    label: 'name',
    sees: seen(['Lampu', 'Radio', 'Rem'], ['Radio', 'Rem'], ['Lampu'], ['Radio', 'Rem'], []),
    ...edit('complaint_category', (row) => ({ ...row, company: row.idCompany })),
  },
  complaint: {
    label: 'title',
    sees: seen(
      ['Rem belakang', 'Rem depan'],
      ['Rem belakang', 'Rem depan'],
      [],
      ['Rem depan'],
      ['Rem belakang'],
    ),
    ...edit('complaint'),
  },
  user: {
    label: 'username',
    sees: seen(
      [
        'admin',
        'clerk',
        'otherSupplier',
        'otherTenant',
        'platformStaff',
        'supplier',
        'supplierColleague',
        'tenant',
      ],
      ['clerk', 'supplier', 'supplierColleague'],
      ['otherSupplier'],
      ['tenant'],
      ['otherTenant'],
    ),
    ...edit('user', (row) => ({ ...row, address: 'Jalan Merdeka' })),
  },
  user_type: {
    label: 'name',
    sees: seen(
      ['Administrator', 'Clerk', 'Platform staff', 'Supplier staff', 'Tenant staff'],
      ['Clerk', 'Supplier staff'],
      ['Clerk', 'Supplier staff'],
      ['Tenant staff'],
      ['Tenant staff'],
    ),
    ...edit('user_type'),
  },
  menu: {
    label: 'name',
    // Tenant staff lack one menu here.
    sees: seen(
      MENUS,
      MENUS,
      MENUS,
      MENUS.filter((name) => name !== 'Report'),
      MENUS.filter((name) => name !== 'Report'),
    ),
    ...edit('menu', (row) => ({ ...row, description: 'Menu' })),
  },
  'tracker/token': {
    label: 'name',
    sees: seen(['Token of Andalas', 'Token of Borneo'], ['Token of Andalas'], ['Token of Borneo'], [], []),
    target: { call: 'tracker/token/revoke', payload: (row) => row },
  },
  'tracker/device': {
    label: 'deviceId',
    sees: seen(['phone-a', 'phone-b'], ['phone-a'], ['phone-b'], [], []),
  },
  notification: { label: 'title', sees: own((kind) => `For ${kind}`) },
  bulk_change: { label: 'resource', sees: own((kind) => `By ${kind}`) },
  ftp: { label: 'name', sees: own((kind) => `By ${kind}.csv`) },
  api_token: {
    label: 'name',
    sees: own((kind) => `Of ${kind}`),
    target: { call: 'api_token/revoke', payload: (row) => row },
  },
};

const ROOTS = ['Administration', 'Company', 'Complaint', 'Dashboard', 'Fleet'];
const STATUSES = ['Open', 'In Progress', 'Done', 'Reopen', 'Closed'];
const ACTIONS = ['Repair', 'Replacement'];
const PRIORITIES = ['Low', 'Normal', 'High', 'Urgent'];
const STAFF_OF_ANDALAS = ['The supplier', 'The supplierColleague'];
const SUPPLIER_TYPES = ['Clerk', 'Supplier staff'];

/** Every pick list. `{andalas}` stands for that company's id. */
export const OPTIONS: Readonly<Record<string, { query?: string; sees: Seen }>> = {
  'vehicle/list': {
    sees: seen([...OF_ANDALAS, ...OF_BORNEO], OF_ANDALAS, OF_BORNEO, plates('101 AND', '102 AND'), []),
  },
  'vehicle_model/list/company': {
    query: 'idCompany={andalas}',
    sees: seen(['Angin', 'Awan'], ['Angin', 'Awan'], [], ['Angin'], []),
  },
  'battery_model/list': { sees: seen(['Accu A', 'Accu B'], ['Accu A'], ['Accu B'], ['Accu A'], []) },
  'complaint_category/list': {
    sees: seen(['Lampu', 'Radio', 'Rem'], ['Radio', 'Rem'], ['Lampu'], ['Radio', 'Rem'], []),
  },
  'complaint_category/list/company': {
    query: 'supplierId={andalas}',
    sees: seen(['Radio', 'Rem'], ['Radio', 'Rem'], [], ['Radio', 'Rem'], []),
  },
  'complaint/list/status': { sees: seen(STATUSES, STATUSES, STATUSES, STATUSES, STATUSES) },
  'complaint/list/priority': { sees: seen(PRIORITIES, PRIORITIES, PRIORITIES, PRIORITIES, PRIORITIES) },
  'complaint/list/assignee': {
    sees: seen([...STAFF_OF_ANDALAS, 'The otherSupplier'], STAFF_OF_ANDALAS, ['The otherSupplier'], [], []),
  },
  // Each company has its own, and none has any yet.
  'complaint/list/reply': { sees: seen([], [], [], [], []) },
  'complaint/list/action': { sees: seen(ACTIONS, ACTIONS, ACTIONS, ACTIONS, ACTIONS) },
  'company_supplier/list': {
    sees: seen(['Andalas', 'Borneo'], ['Andalas'], ['Borneo'], ['Andalas'], []),
  },
  'company_tenant/list': {
    sees: seen(['Cepat', 'Damai'], ['Cepat', 'Damai'], [], ['Cepat'], ['Damai']),
  },
  'company_supplier/list/company_tenant': {
    sees: seen(['Cepat', 'Damai'], ['Cepat', 'Damai'], [], ['Cepat'], ['Damai']),
  },
  'company/list': {
    sees: seen(
      ['Andalas', 'Armada', 'Borneo', 'Cepat', 'Damai'],
      ['Andalas'],
      ['Borneo'],
      ['Cepat'],
      ['Damai'],
    ),
  },
  'company/list/type': {
    sees: seen(['Platform', 'Supplier', 'Tenant'], ['Supplier'], ['Supplier'], ['Tenant'], ['Tenant']),
  },
  'user_type/list/company': {
    query: 'idCompany={andalas}',
    sees: seen(SUPPLIER_TYPES, SUPPLIER_TYPES, SUPPLIER_TYPES, [], []),
  },
  'menu/root': { sees: seen(ROOTS, ROOTS, ROOTS, ROOTS, ROOTS) },
  // Vehicles to choose from: those in sight that are free, and those of a contract in sight (404: of none).
  'vehicle/list/contract': {
    query: 'idContract={inForce}',
    sees: seen(['Andalas', 'Borneo'], ['Andalas'], ['404'], ['Andalas'], ['404']),
  },
};
