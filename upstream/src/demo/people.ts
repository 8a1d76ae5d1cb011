import type { Insertable } from 'kysely';
import { COMPANY_TYPE } from '../data-api/access/caller.js';
import { registry } from '../data-api/catalog/resources.js';
import type { AppUserTable, UserTypeTable } from '../database/tables.js';
import { before, createdAt, day } from './calendar.js';
import { type Companies, type CompanyRow } from './companies.js';
import type { Random } from './random.js';

export type UserTypeRow = Insertable<UserTypeTable> & { id: number };
export type UserRow = Insertable<AppUserTable> & { id: number };

/** The accounts a visitor may try, by e-mail; all with the password `demoPassword`. */
export const demoAccounts = [
  'admin@armada.test',
  'supplier@armada.test',
  'supplier2@armada.test',
  'tenant@armada.test',
  'tenant2@armada.test',
] as const;

export const demoPassword = 'armada-demo';

const MENU_CODES = ['DASHBOARD', 'TRACKER', ...[...registry.resources.values()].map(({ menu }) => menu)];

const { platform, supplier, tenant } = COMPANY_TYPE;
const SUPPLIER_CODES = MENU_CODES.filter((code) => code !== 'MENU' && code !== 'USER_MENU');
const OPERATOR_CODES = ['DASHBOARD', 'VEHICLE', 'VEHICLE_MODEL', 'CHARGING_STATION', 'COMPLAINT_LIST'];
const TENANT_CODES = [
  'DASHBOARD',
  'VEHICLE',
  'CHARGING_STATION',
  'COMPLAINT_LIST',
  'COMPANY_CONTRACT',
  'USER',
];

/** name, company type, whether it is an administrator's, codes of its menus */
const roles: [string, number, boolean, readonly string[]][] = [
  ['Platform Administrator', platform, true, MENU_CODES],
  ['Supplier Administrator', supplier, true, SUPPLIER_CODES],
  ['Supplier Operator', supplier, false, OPERATOR_CODES],
  ['Tenant Administrator', tenant, true, TENANT_CODES],
  ['Tenant Staff', tenant, false, ['DASHBOARD', 'VEHICLE', 'COMPLAINT_LIST']],
];

/** The user types, with the codes of the menus each has. */
export function userTypes(now: Date): { row: UserTypeRow; menus: readonly string[] }[] {
  const since = before(now, 1119 * day);
  return roles.map(([name, type, admin, menus], index) => ({
    row: {
      id: index + 1,
      name,
      company_type: type,
      is_admin: admin,
      ...createdAt(since),
      created_by: null,
      updated_by: null,
    },
    menus,
  }));
}

const firstNames = [
  ...'Adi Agus Bagus Bambang Bayu Budi Dedi Dimas Eko Fajar Galih Hendra Irfan Joko'.split(' '),
  ...'Aulia Citra Dewi Dian Fitri Indah Intan Kartika Lestari Maya Nadia Putri Ratna Sari'.split(' '),
];
const lastNames = [
  ...'Anggraini Firmansyah Gunawan Halim Hidayat Kurniawan Kusuma Mahendra Nugroho Permana'.split(' '),
  ...'Pranata Purnomo Rahayu Saputra Setiawan Siregar Suryani Utami Wibowo Wijaya'.split(' '),
];

/** Staff of every company; the demo accounts are people of the first supplier and the first tenant. */
export function people(random: Random, now: Date, { platform, suppliers, tenants }: Companies): UserRow[] {
  const users: UserRow[] = [];
  const names = new Set<string>();
  const hire = (company: CompanyRow, role: string, account?: string) => {
    const name = random.distinct(names, () => `${random.pick(firstNames)} ${random.pick(lastNames)}`);
    const domain = company.email?.split('@')[1] ?? 'armada.test';
    const handle = name.toLowerCase().replace(' ', '.');
    const since = before(now, random.int(200, 1100) * day);
    users.push({
      id: users.length + 1,
      company_id: company.id,
      user_type_id: roles.findIndex(([name]) => name === role) + 1,
      name,
      email: account ?? `${handle}@${domain}`,
      username: account === undefined ? handle : account.replace(/@.*/, ''),
      password_hash: null,
      phone: `08${random.pick(['11', '12', '13', '21', '52', '57', '78', '96'])}${random.digits(8)}`,
      address: company.address ?? '',
      photo: null,
      office: 'Kantor Pusat',
      // The first of each company is its administrator.
      report_to: users.find((one) => one.company_id === company.id)?.name ?? null,
      ...createdAt(since),
      ...(users.length === 0 && { created_by: null, updated_by: null }),
    });
  };

  hire(platform, 'Platform Administrator', 'admin@armada.test');
  hire(platform, 'Platform Administrator');
  for (const [rank, supplier] of suppliers.entries()) {
    hire(supplier, 'Supplier Administrator', rank === 0 ? 'supplier@armada.test' : undefined);
    hire(supplier, 'Supplier Operator', rank === 0 ? 'supplier2@armada.test' : undefined);
    hire(supplier, 'Supplier Operator');
  }
  for (const [rank, tenant] of tenants.entries()) {
    hire(tenant, 'Tenant Administrator', rank === 0 ? 'tenant@armada.test' : undefined);
    hire(tenant, 'Tenant Staff', rank === 0 ? 'tenant2@armada.test' : undefined);
  }
  return users;
}
