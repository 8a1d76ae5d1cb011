import { type RawBuilder, sql } from 'kysely';
import { COMPANY_TYPE } from '../access/caller.js';
import { nobody, platform } from '../access/field-rights.js';
import type { Given, GivenCaller } from '../access/parameter.js';
import { rowsOfCompany } from '../access/scope.js';
import { activeTenant } from '../company/chosen-company.js';
import { tenantScope } from '../company/company-scopes.js';
import { companyTenant } from '../company/company-tenant.js';
import { day, integer, optionalList, reference, text } from '../http/body-reader.js';
import { type Column, type Columns, containing, joined, longDate } from '../resource/columns.js';
import { defineResource } from '../resource/define/define-resource.js';
import { field, shown } from '../resource/define/fields.js';
import type { FilterValue } from '../resource/resource.js';
import { taken } from '../resource/save/constraints.js';
import { ENDING_DAYS, STATE_FILTER, stateOf } from '../vehicle/contract-state.js';
import { plateKeyOf } from '../vehicle/plates.js';
import { vehicleScope } from '../vehicle/vehicle-scope.js';
import { checkVehicles, holdVehicles, releaseVehicles } from './contract-vehicles.js';

/** The most vehicles that one payload may name. */
const MOST_VEHICLES = 100_000;

/** The number of vehicles that a row of the list names. */
const FIRST_VEHICLES = 5;

const daysFrom = (today: Given<string>, days: Given<FilterValue>) =>
  sql<boolean>`any (select ${today}::date + n from generate_series(0, ${days}::integer) n)`;

/** Contracts that the dashboard counts, as the list's `endsWithin` has them. */
export const isEnding = (today: Given<string>): RawBuilder<boolean> =>
  sql<boolean>`t.end_date = ${daysFrom(today, sql.lit(ENDING_DAYS))}`;

/** The column of a search by `name`. */
const tenantName: Column = {
  sql: sql`tenant.name`,
  kind: 'text',
  search: (text) => sql<boolean>`t.tenant_id = any(array(
    select c.id from company c where c.name ilike ${text.map(containing)}))`,
  isSearchOnly: true,
};

const stateColumn = (today: Given<string>): Column => ({ sql: stateOf('t', today), kind: 'text' });

/** The vehicles of contract `t` that the caller may see: a supplier does not see those of other suppliers. */
function vehicleColumns(caller: GivenCaller | undefined) {
  const known = (of: string) =>
    caller?.companyType === COMPANY_TYPE.supplier
      ? sql`${sql.ref(`${of}.supplier_id`)} = ${caller.companyId}`
      : sql`true`;
  const held = sql`vehicle_contract_vehicle held join vehicle v on v.id = held.vehicle_id
    where held.contract_id = t.id and ${known('v')}`;
  const vehicles = (of: string) =>
    sql`json_build_object('id', ${sql.ref(`${of}.id`)}, 'nama', ${sql.ref(`${of}.license_plate`)})`;
  const counted = sql`contract_supplier c where c.contract_id = t.id and ${known('c')}`;
  return {
    registeredVehicle: {
      sql: sql`(select coalesce(sum(c.n), 0)::integer from ${counted})`,
      kind: 'integer',
      // All contracts are counted at once. A supplier sees few of them, and knows its own vehicles only.
      ...(caller?.companyType !== COMPANY_TYPE.supplier && {
        sortedBy: sql`coalesce(counted.n, 0)`,
        joins: ['counted'],
      }),
    },
    // By id: in the order of their plates all of them would have to be read.
    firstVehicles: {
      sql: sql`(select coalesce(json_agg(${vehicles('first')} order by first.id), '[]') from (
        select v.id, v.license_plate from ${held} order by held.vehicle_id limit ${sql.lit(FIRST_VEHICLES)}) first)`,
      kind: 'json',
    },
    vehicleList: {
      sql: sql`(select coalesce(json_agg(${vehicles('v')} order by v.license_plate), '[]') from ${held})`,
      kind: 'json',
      isOnRequest: true,
    },
  } satisfies Columns;
}

/** The columns as every caller has them, before `columnsOf` narrows them. */
const NO_CALLER = vehicleColumns(undefined);

export const vehicleContract = defineResource({
  name: 'vehicle_contract',
  title: 'Company Contract',
  menu: 'COMPANY_CONTRACT',
  screen: 'company-contract/manage',
  label: sql<string>`t.contract_no`,
  scope: {
    table: 'vehicle_contract',
    supplier: (company) => sql<boolean>`t.id in (
      select held.contract_id from contract_supplier held where held.supplier_id = ${company} and held.n > 0)`,
    tenant: rowsOfCompany('tenant_id'),
  },
  joins: {
    tenant: sql`left join company tenant on tenant.id = t.tenant_id`,
    // A list that is not sorted by it does not read it.
    counted: sql`left join (select contract_id, sum(n) as n from contract_supplier group by contract_id) counted
      on counted.contract_id = t.id`,
  },
  fields: {
    companyTenant: field(reference('Company'), {
      column: 'tenant_id',
      inRow: 'companyTenantId',
      to: companyTenant,
      check: activeTenant,
      filter: true,
      import: { by: 'companyTenantName', title: 'Company tenant', scope: tenantScope },
      write: platform,
      edit: nobody,
    }),
    companyTenantName: shown(joined('tenant', 'name', 'text'), { sheet: [1, 'Company Tenant'] }),
    contractNo: field(text('Contract number', 100), {
      column: 'contract_no',
      search: true,
      sheet: [2, 'Contract Number'],
      write: platform,
    }),
    totalVehicle: field(integer('Total vehicles', 1), {
      column: 'total_vehicle',
      sheet: [4, 'Total Vehicles'],
      write: platform,
    }),
    startDate: field(day('Start date'), {
      column: 'start_date',
      // Contracts that start on that day or later, and end on that day or earlier.
      filter: { startDate: { compare: '>=' } },
      sheet: [5, 'Start Date'],
      write: platform,
    }),
    endDate: field(day('End date'), {
      column: 'end_date',
      filter: {
        endDate: { compare: '<=' },
        // Contracts that end today or within that many days.
        endsWithin: {
          kind: 'integer',
          codes: [7, ENDING_DAYS, 90],
          against: (days, _caller, today) => daysFrom(today, days),
        },
      },
      sheet: [6, 'End Date'],
      write: platform,
    }),
    startDateText: shown(longDate('start_date')),
    endDateText: shown(longDate('end_date')),
    state: shown(stateColumn(sql.val('infinity'))),
    registeredVehicle: shown(NO_CALLER.registeredVehicle, { sheet: [3, 'Registered Vehicles'] }),
    firstVehicles: shown(NO_CALLER.firstVehicles),
    vehicleList: field(optionalList(reference('Vehicle'), 'Vehicles', MOST_VEHICLES), {
      column: NO_CALLER.vehicleList,
      stored: {
        sql: sql`(select coalesce(json_agg(held.vehicle_id), '[]') from vehicle_contract_vehicle held
          where held.contract_id = t.id)`,
        kind: 'json',
      },
      references: { scope: vehicleScope, name: sql`t.license_plate` },
      import: {
        by: 'licensePlates',
        title: 'Vehicle',
        scope: vehicleScope,
        name: sql<string>`t.plate_key`,
        given: plateKeyOf,
        list: { column: 'vehicleList', text: 'nama' },
      },
      write: platform,
    }),
  },
  columnsOf: (caller, today) => ({ ...vehicleColumns(caller), state: stateColumn(today), name: tenantName }),
  search: ['name'],
  filters: { state: STATE_FILTER },
  import: {
    key: {
      field: 'contractNo',
      title: 'Contract number',
      of: ({ contractNo }) => contractNo,
      column: sql<string>`lower(t.contract_no)`,
    },
  },
  save: {
    hasPeriod: true,
    values: async (context, body, current) => {
      await checkVehicles(context, body, current?.id);
      return {};
    },
    constraints: { vehicle_contract_no_key: taken('contractNo', 'Contract number') },
    written: (context, { id, body }) => holdVehicles(context, id, body.vehicleList ?? []),
    beforeUndo: releaseVehicles,
  },
});
