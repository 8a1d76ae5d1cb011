import { type RawBuilder, sql } from 'kysely';
import { type Caller, COMPANY_TYPE } from './caller.js';

/** A condition on rows of a table that has the alias `t`. */
export type Condition = RawBuilder<boolean>;

interface Scope {
  /** The table, and which of its rows are meant at all. */
  table:
    | 'vehicle'
    | 'vehicle_model'
    | 'battery_model'
    | 'charging_station'
    | 'company'
    | 'notification'
    | 'vehicle_contract'
    | 'complaint_category'
    | 'complaint'
    | 'app_user'
    | 'user_type'
    | 'menu'
    | 'api_token'
    | 'export';
  only?: Condition;
  /** Rows that staff may see. Platform staff see all of them. */
  supplier(company: number, today: string, caller: Caller): Condition;
  tenant(company: number, today: string, caller: Caller): Condition;
  /** Rows that one user may see, whatever the company. */
  user?(user: number): Condition;
}

/** A tenant's contracts in force, as `contract`. */
const inForce = (tenant: number, today: string) =>
  sql`contract.tenant_id = ${tenant} and ${today}::date between contract.start_date and contract.end_date`;

/** Vehicles that a tenant rents by a contract in force. */
const rented = (tenant: number, today: string) => sql`(
  select held.vehicle_id from vehicle_contract contract
  join vehicle_contract_vehicle held on held.contract_id = contract.id
  where ${inForce(tenant, today)})`;

/** Suppliers of what a tenant rents: an array, read once; as a join they were looked up anew for each row. */
const suppliersOf = (tenant: number, today: string) => sql`any(array(
  select held.supplier_id from vehicle_contract contract
  join contract_supplier held on held.contract_id = contract.id
  where ${inForce(tenant, today)} and held.n > 0))`;

/** Companies that hold vehicles of a supplier by a contract, past ones included. */
const tenantsOf = (supplier: number) => sql`(
  select contract.tenant_id from contract_supplier held
  join vehicle_contract contract on contract.id = held.contract_id
  where held.supplier_id = ${supplier} and held.n > 0)`;

/** The menus of the caller's user type, and the groups that they are in. */
const menusOf = (caller: Caller) => sql<boolean>`t.id in (
  with recursive mine as (
    select m.id, m.parent_id from menu m join user_type_menu um on um.menu_id = m.id
    where um.user_type_id = ${caller.userTypeId}
    union
    select above.id, above.parent_id from menu above join mine on mine.parent_id = above.id)
  select id from mine)`;

const own = (company: number) => sql<boolean>`t.id = ${company}`;
const isSupplier = sql<boolean>`t.company_type = 2`;
const isTenant = sql<boolean>`t.company_type = 3`;
/** A user type that the platform shares, or that the company made. */
const sharedOrOwnedBy = (company: number) => sql<boolean>`coalesce(t.company_id, ${company}) = ${company}`;

/** Who sees which rows: the table of contract section 3, and the only place that says so. */
const SCOPES = {
  vehicle: {
    table: 'vehicle',
    supplier: (company) => sql<boolean>`t.supplier_id = ${company}`,
    // An array, read once: a tenant rents a sliver of the fleet, and as a join the sorted lists walked the fleet for it.
    tenant: (company, today) => sql<boolean>`t.id = any(array${rented(company, today)})`,
  },
  vehicle_model: {
    table: 'vehicle_model',
    supplier: (company) => sql<boolean>`t.company_id = ${company}`,
    tenant: (company, today) =>
      sql<boolean>`t.id in (select v.model_id from vehicle v where v.id in ${rented(company, today)})`,
  },
  battery_model: {
    table: 'battery_model',
    supplier: (company) => sql<boolean>`t.company_id = ${company}`,
    tenant: (company, today) => sql<boolean>`t.id in (
      select m.battery_model_id from vehicle v join vehicle_model m on m.id = v.model_id
      where v.id in ${rented(company, today)})`,
  },
  charging_station: {
    table: 'charging_station',
    supplier: (company) => sql<boolean>`exists (
      select 1 from charging_station_company link where link.station_id = t.id and link.company_id = ${company})`,
    tenant: (company, today) => sql<boolean>`t.id in (
      select link.station_id from charging_station_company link where link.company_id = ${suppliersOf(company, today)})`,
  },
  vehicle_contract: {
    table: 'vehicle_contract',
    supplier: (company) => sql<boolean>`t.id in (
      select held.contract_id from contract_supplier held where held.supplier_id = ${company} and held.n > 0)`,
    tenant: (company) => sql<boolean>`t.tenant_id = ${company}`,
  },
  complaint_category: {
    table: 'complaint_category',
    supplier: (company) => sql<boolean>`t.company_id = ${company}`,
    tenant: (company, today) => sql<boolean>`t.company_id = ${suppliersOf(company, today)}`,
  },
  complaint: {
    table: 'complaint',
    // The supplier of a vehicle that there are complaints about cannot change: its own vehicles are these.
    supplier: (company) => sql<boolean>`t.supplier_id = ${company}`,
    tenant: (company) => sql<boolean>`t.tenant_id = ${company}`,
  },
  company_supplier: {
    table: 'company',
    only: isSupplier,
    supplier: own,
    tenant: (company, today) => sql<boolean>`t.id = ${suppliersOf(company, today)}`,
  },
  company_tenant: {
    table: 'company',
    only: isTenant,
    supplier: (company) => sql<boolean>`t.id in ${tenantsOf(company)}`,
    tenant: own,
  },
  // Of which one's users can be: partners have lists of their own, above.
  company: { table: 'company', supplier: own, tenant: own },
  notification: {
    table: 'notification',
    supplier: () => sql<boolean>`true`,
    tenant: () => sql<boolean>`true`,
    user: (user) => sql<boolean>`t.user_id = ${user}`,
  },
  user: {
    table: 'app_user',
    supplier: (company) => sql<boolean>`t.company_id = ${company}`,
    tenant: (company) => sql<boolean>`t.company_id = ${company}`,
  },
  own_user: {
    table: 'app_user',
    supplier: () => sql<boolean>`true`,
    tenant: () => sql<boolean>`true`,
    user: (user) => sql<boolean>`t.id = ${user}`,
  },
  user_type: {
    table: 'user_type',
    supplier: (company) => sql<boolean>`(${isSupplier} and ${sharedOrOwnedBy(company)})`,
    tenant: (company) => sql<boolean>`(${isTenant} and ${sharedOrOwnedBy(company)})`,
  },
  menu: {
    table: 'menu',
    supplier: (_company, _today, caller) => menusOf(caller),
    tenant: (_company, _today, caller) => menusOf(caller),
  },
  export: {
    table: 'export',
    supplier: () => sql<boolean>`true`,
    tenant: () => sql<boolean>`true`,
    user: (user) => sql<boolean>`t.user_id = ${user}`,
  },
  api_token: {
    table: 'api_token',
    supplier: () => sql<boolean>`true`,
    tenant: () => sql<boolean>`true`,
    user: (user) => sql<boolean>`t.user_id = ${user}`,
  },
} satisfies Record<string, Scope>;

export type ScopeName = keyof typeof SCOPES;
/** The table whose rows a scope limits. */
export type ScopedTable<N extends ScopeName> = (typeof SCOPES)[N]['table'];

const scopeOf = (name: ScopeName): Scope => SCOPES[name];

/** The table behind a scope, for `from … t`. */
export const scopedTable = (name: ScopeName): Scope['table'] => scopeOf(name).table;

/**
 * What a row (alias `t`) must fulfil for the caller to see it.
 * @param today `YYYY-MM-DD`, the day on which contracts must be in force
 */
export function visibleTo(caller: Caller, name: ScopeName, today: string): Condition[] {
  const scope = scopeOf(name);
  const conditions = scope.only === undefined ? [] : [scope.only];
  if (scope.user !== undefined) conditions.push(scope.user(caller.userId));
  if (caller.companyType === COMPANY_TYPE.supplier)
    conditions.push(scope.supplier(caller.companyId, today, caller));
  else if (caller.companyType !== COMPANY_TYPE.platform)
    conditions.push(scope.tenant(caller.companyId, today, caller));
  return conditions;
}

/** `where` of all the conditions; true when there are none. */
export const allOf = (conditions: readonly Condition[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
