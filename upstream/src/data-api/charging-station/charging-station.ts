import { type Selectable, sql } from 'kysely';
import { Type } from 'typebox';
import type { CompanyTable } from '../../database/tables.js';
import { owners, writtenBy } from '../access/field-rights.js';
import { type Given, type GivenCaller, valuesOf } from '../access/parameter.js';
import { allOf, suppliersOf, visibleToGiven } from '../access/scope.js';
import { inactiveText, isOpen } from '../company/chosen-company.js';
import { supplierScope } from '../company/company-scopes.js';
import { number, reference, text } from '../http/body-reader.js';
import { wasNotFound } from '../http/phrases.js';
import { brokenRule } from '../http/refusals.js';
import { type Columns, own } from '../resource/columns.js';
import { defineResource, type SaveContext } from '../resource/resource.js';
import { column } from '../resource/sheet.js';

type Supplier = Pick<Selectable<CompanyTable>, 'name' | 'is_active' | 'end_date'>;

/** Suppliers (alias `t`) that a caller may see; all of them without a caller. */
const known = (caller: GivenCaller | undefined, today: Given<string>) =>
  caller === undefined ? sql`true` : allOf(visibleToGiven(caller, supplierScope, today));

/** The suppliers of station `t` that the caller may see: a supplier does not see the others. */
const companyColumns = (caller: GivenCaller | undefined, today: Given<string>): Columns => ({
  listCompany: {
    sql: sql`(select coalesce(json_agg(json_build_object('id', linked.id, 'name', linked.name)
        order by linked.name, linked.id), '[]')
      from (
        select t.id, t.name, link.station_id from company t
        join charging_station_company link on link.company_id = t.id where ${known(caller, today)}
      ) linked where linked.station_id = t.id)`,
    kind: 'json',
  },
});

export const chargingStation = defineResource({
  name: 'charging_station',
  menu: 'CHARGING_STATION',
  screen: 'charging-station/manage',
  photos: [{ column: 'photos', holds: 'list', field: 'photo' }],
  scope: {
    table: 'charging_station',
    supplier: (company) => sql<boolean>`exists (
      select 1 from charging_station_company link where link.station_id = t.id and link.company_id = ${company})`,
    tenant: (company, today) => sql<boolean>`t.id in (
      select link.station_id from charging_station_company link where link.company_id = ${suppliersOf(company, today)})`,
  },
  columns: {
    name: own('name', 'text'),
    facility: own('facility', 'text'),
    address: own('address', 'text'),
    latitude: own('latitude', 'number'),
    longitude: own('longitude', 'number'),
    photo: own('photos', 'json'),
    ...companyColumns(undefined, sql.val('')),
  },
  columnsOf: companyColumns,
  search: ['name', 'address', 'facility'],
  filters: {},
  import: {
    // Stations of several suppliers may have one name.
    key: {
      field: 'name',
      title: 'Name',
      of: ({ name, companyIds }) => companyIds.map((company) => `${company} ${name.trim()}`),
      column: sql<string>`link.company_id || ' ' || lower(t.name)`,
      join: sql`join charging_station_company link on link.station_id = t.id`,
    },
    without: { photo: [] },
    names: {
      companyIds: {
        by: 'companyNames',
        title: 'Company',
        scope: supplierScope,
        isOwnCompany: true,
        list: { column: 'listCompany', text: 'name' },
      },
    },
  },
  rights: writtenBy(owners, [
    ...['name', 'facility', 'address', 'latitude', 'longitude', 'photo', 'companyIds'],
  ]),
  sheet: {
    title: 'Charging Station',
    columns: [
      column('name', 'Name'),
      column('facility', 'Facility'),
      column('listCompany', 'Total Companies'),
      column('address', 'Address'),
      column('latitude', 'Latitude'),
      column('longitude', 'Longitude'),
    ],
  },
  save: {
    schema: Type.Object({
      name: text('Name'),
      facility: text('Facility', 500),
      address: text('Address', 500),
      latitude: number('Latitude', -90, 90),
      longitude: number('Longitude', -180, 180),
      photo: Type.Array(Type.String({ maxLength: 500 }), { title: 'Photo', maxItems: 20 }),
      companyIds: Type.Array(reference('Company'), { title: 'Company', maxItems: 10_000 }),
    }),
    stored: {
      companyIds: {
        sql: sql`(select coalesce(json_agg(link.company_id), '[]') from charging_station_company link
          where link.station_id = t.id)`,
        kind: 'json',
      },
    },
    references: { companyIds: { scope: supplierScope, name: sql`t.name` } },
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
