import { type Selectable, sql } from 'kysely';
import { Type } from 'typebox';
import type { CompanyTable } from '../../database/tables.js';
import { owners } from '../access/field-rights.js';
import { type Given, type GivenCaller, valuesOf } from '../access/parameter.js';
import { allOf, suppliersOf, visibleToGiven } from '../access/scope.js';
import { inactiveText, isOpen } from '../company/chosen-company.js';
import { supplierScope } from '../company/company-scopes.js';
import { number, reference, text } from '../http/body-reader.js';
import { wasNotFound } from '../http/phrases.js';
import { brokenRule } from '../http/refusals.js';
import type { Column } from '../resource/columns.js';
import { defineResource } from '../resource/define/define-resource.js';
import { field, shown } from '../resource/define/fields.js';
import type { SaveContext } from '../resource/resource.js';

type Supplier = Pick<Selectable<CompanyTable>, 'name' | 'is_active' | 'end_date'>;

/** Suppliers (alias `t`) that a caller may see; all of them without a caller. */
const known = (caller: GivenCaller | undefined, today: Given<string>) =>
  caller === undefined ? sql`true` : allOf(visibleToGiven(caller, supplierScope, today));

/** The suppliers of station `t` that the caller may see: a supplier does not see the others. */
const linkedCompanies = (caller: GivenCaller | undefined, today: Given<string>): Column => ({
  sql: sql`(select coalesce(json_agg(json_build_object('id', linked.id, 'name', linked.name)
      order by linked.name, linked.id), '[]')
    from (
      select t.id, t.name, link.station_id from company t
      join charging_station_company link on link.company_id = t.id where ${known(caller, today)}
    ) linked where linked.station_id = t.id)`,
  kind: 'json',
});

export const chargingStation = defineResource({
  name: 'charging_station',
  title: 'Charging Station',
  menu: 'CHARGING_STATION',
  screen: 'charging-station/manage',
  label: sql<string>`t.name`,
  scope: {
    table: 'charging_station',
    supplier: (company) => sql<boolean>`exists (
      select 1 from charging_station_company link where link.station_id = t.id and link.company_id = ${company})`,
    tenant: (company, today) => sql<boolean>`t.id in (
      select link.station_id from charging_station_company link where link.company_id = ${suppliersOf(company, today)})`,
  },
  fields: {
    name: field(text('Name'), { column: 'name', search: true, sheet: [1, 'Name'], write: owners }),
    facility: field(text('Facility', 500), {
      column: 'facility',
      search: true,
      sheet: [2, 'Facility'],
      write: owners,
    }),
    address: field(text('Address', 500), {
      column: 'address',
      search: true,
      sheet: [4, 'Address'],
      write: owners,
    }),
    latitude: field(number('Latitude', -90, 90), {
      column: 'latitude',
      sheet: [5, 'Latitude'],
      write: owners,
    }),
    longitude: field(number('Longitude', -180, 180), {
      column: 'longitude',
      sheet: [6, 'Longitude'],
      write: owners,
    }),
    photo: field(Type.Array(Type.String({ maxLength: 500 }), { title: 'Photo', maxItems: 20 }), {
      column: 'photos',
      photos: 'list',
      import: { without: [] },
      write: owners,
    }),
    companyIds: field(Type.Array(reference('Company'), { title: 'Company', maxItems: 10_000 }), {
      stored: {
        sql: sql`(select coalesce(json_agg(link.company_id), '[]') from charging_station_company link
          where link.station_id = t.id)`,
        kind: 'json',
      },
      references: { scope: supplierScope, name: sql`t.name` },
      import: {
        by: 'companyNames',
        scope: supplierScope,
        isOwnCompany: true,
        list: { column: 'listCompany', text: 'name' },
      },
      write: owners,
    }),
    listCompany: shown(linkedCompanies(undefined, sql.val('')), { sheet: [3, 'Total Companies'] }),
  },
  columnsOf: (caller, today) => ({ listCompany: linkedCompanies(caller, today) }),
  import: {
    // Stations of several suppliers may have one name.
    key: {
      field: 'name',
      title: 'Name',
      of: ({ name, companyIds }) => companyIds.map((company) => `${company} ${name.trim()}`),
      column: sql<string>`link.company_id || ' ' || lower(t.name)`,
      join: sql`join charging_station_company link on link.station_id = t.id`,
    },
  },
  save: {
    values: async (context, body, current) => {
      if (body.photo.length === 0 && !context.isImport) {
        throw brokenRule('photo', 'REQUIRED', {
          id: 'Harap menambahkan foto terlebih dahulu',
          en: 'Please add a photo first',
        });
      }
      if (body.companyIds.length === 0) {
        throw brokenRule('companyIds', 'REQUIRED', {
          id: 'Harap memilih perusahaan terlebih dahulu',
          en: 'Please choose a company first',
        });
      }
      await checkCompanies(context, body.companyIds, current?.id);
      return {};
    },
    written: (context, { id, body }) => linkCompanies(context, id, body.companyIds),
  },
});

/** @throws RulesBroken when one of them is no supplier that the caller may see, or a new one that is not active */
async function checkCompanies(
  { trx, caller, services }: SaveContext,
  ids: readonly number[],
  station: number | undefined,
): Promise<void> {
  const today = services.today();
  const { rows } = await sql<Supplier & { isLinked: boolean }>`
    select t.name, t.is_active, t.end_date, exists (select 1 from charging_station_company link
        where link.station_id = ${station ?? 0} and link.company_id = t.id) as "isLinked"
    from company t where t.id = any(${[...ids]}::integer[]) and ${known(valuesOf(caller), sql.val(today))}`.execute(
    trx,
  );
  if (rows.length < new Set(ids).size) {
    throw brokenRule('companyIds', 'NOT_FOUND', wasNotFound('Company'));
  }
  const inactive = rows.find((supplier) => !supplier.isLinked && !isOpen(supplier, today));
  if (inactive !== undefined) {
    throw brokenRule('companyIds', 'INACTIVE', inactiveText(inactive));
  }
}

/** Sets the suppliers of a station. Those that the caller may not see are not changed. */
async function linkCompanies(
  { trx, caller, services }: SaveContext,
  station: number,
  ids: readonly number[],
): Promise<void> {
  await sql`delete from charging_station_company link using company t
    where link.station_id = ${station} and t.id = link.company_id and t.id <> all(${[...ids]}::integer[])
      and ${known(valuesOf(caller), sql.val(services.today()))}`.execute(trx);
  await sql`insert into charging_station_company (station_id, company_id)
    select ${station}, id from unnest(${[...new Set(ids)]}::integer[]) id on conflict do nothing`.execute(
    trx,
  );
}
