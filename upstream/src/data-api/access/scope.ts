import { type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables.js';
import { type Caller, COMPANY_TYPE } from './caller.js';
import { type Given, type GivenCaller, valuesOf } from './parameter.js';

/** A condition on rows of a table that has the alias `t`. */
export type Condition = RawBuilder<boolean>;

export type TableName = keyof Tables;

/** The rows of a table that each kind of caller may see. Staff of the platform see all of them. */
export interface Scope<T extends TableName = TableName> {
  table: T;
  /** Restricts the rows for every caller. */
  only?: Condition;
  /** @param today `YYYY-MM-DD`, the day on which contracts must be in force */
  supplier(company: Given<number>, today: Given<string>, caller: GivenCaller): Condition;
  tenant(company: Given<number>, today: Given<string>, caller: GivenCaller): Condition;
  /** The moment from which a tenant sees what happened to a row, an instant: before, another tenant had it. All without it. */
  tenantSince?(company: number, today: string, timeZone: string): RawBuilder<unknown>;
  /** Rows that one user may see, whatever the company. */
  user?(user: Given<number>): Condition;
}

/** Declares a scope; keeps the name of its table in the type. */
export const defineScope = <T extends TableName>(scope: Scope<T>): Scope<T> => scope;

/** Rows that belong to one user each, and that nobody else sees. */
export const ownRows = <T extends TableName>(table: T, column: 'id' | 'user_id' = 'user_id'): Scope<T> => ({
  table,
  supplier: () => sql<boolean>`true`,
  tenant: () => sql<boolean>`true`,
  user: (user) => sql<boolean>`${sql.ref(`t.${column}`)} = ${user}`,
});

export const rowsOfCompany = (column: string) => (company: Given<number>) =>
  sql<boolean>`${sql.ref(`t.${column}`)} = ${company}`;

/** A tenant's contracts in force, as `contract`. */
const inForce = (tenant: Given<number>, today: Given<string>) =>
  sql`contract.tenant_id = ${tenant} and ${today}::date between contract.start_date and contract.end_date`;

/** A query of the ids of the vehicles that a tenant rents by a contract in force. */
export const vehiclesRentedBy = (tenant: Given<number>, today: Given<string>) => sql`(
  select held.vehicle_id from vehicle_contract contract
  join vehicle_contract_vehicle held on held.contract_id = contract.id
  where ${inForce(tenant, today)})`;

/** The start of the contract in force by which a tenant rents a vehicle (alias `t`), an instant. */
export const rentedSince = (tenant: number, today: string, timeZone: string) => sql`(
  select min(contract.start_date)::timestamp at time zone ${timeZone}
  from vehicle_contract_vehicle held join vehicle_contract contract on contract.id = held.contract_id
  where held.vehicle_id = t.id and ${inForce(sql.val(tenant), sql.val(today))})`;

/** The suppliers of what a tenant rents: an array that is read once; as a join it was read again for each row. */
export const suppliersOf = (tenant: Given<number>, today: Given<string>) => sql`any(array(
  select held.supplier_id from vehicle_contract contract
  join contract_supplier held on held.contract_id = contract.id
  where ${inForce(tenant, today)} and held.n > 0))`;

/**
 * The conditions that a row (alias `t`) must fulfil for the caller to see it.
 * @param today `YYYY-MM-DD`, the day on which contracts must be in force
 */
export const visibleTo = (caller: Caller, scope: Scope, today: string): Condition[] =>
  visibleToGiven(valuesOf(caller), scope, sql.val(today));

/** The same for a caller whose values may be parameters. */
export function visibleToGiven(caller: GivenCaller, scope: Scope, today: Given<string>): Condition[] {
  const conditions = scope.only === undefined ? [] : [scope.only];
  if (scope.user !== undefined) conditions.push(scope.user(caller.userId));
  if (caller.companyType === COMPANY_TYPE.supplier)
    conditions.push(scope.supplier(caller.companyId, today, caller));
  else if (caller.companyType !== COMPANY_TYPE.platform)
    conditions.push(scope.tenant(caller.companyId, today, caller));
  return conditions;
}

/** Checks whether the caller may see what happened to a visible row (alias `t`) at an instant. */
export const happenedInSightOf = (
  { companyType, companyId }: Caller,
  scope: Scope,
  at: RawBuilder<unknown>,
  { today, timeZone }: { today(): string; timeZone: string },
): Condition =>
  companyType !== COMPANY_TYPE.tenant || scope.tenantSince === undefined
    ? sql<boolean>`true`
    : sql<boolean>`${at} >= ${scope.tenantSince(companyId, today(), timeZone)}`;

/** `where` of all the conditions; true when there are none. */
export const allOf = (conditions: readonly Condition[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
