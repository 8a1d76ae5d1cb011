import { sql } from 'kysely';
import { Type } from 'typebox';
import { owners, platform, writtenBy } from '../access/field-rights.js';
import { rowsOfCompany, vehiclesRentedBy } from '../access/scope.js';
import { supplierScope } from '../company/company-scopes.js';
import { companySupplier } from '../company/company-supplier.js';
import { number, reference, text } from '../http/body-reader.js';
import { joined, own } from '../resource/columns.js';
import { defineResource } from '../resource/resource.js';
import { inUse, takenAtCompany } from '../resource/save/constraints.js';
import { column } from '../resource/sheet.js';

/** Battery models. Their type is a numeric string in rows and payloads. */
export const batteryModel = defineResource({
  name: 'battery_model',
  menu: 'BATTERY_MODEL',
  screen: 'battery-model/manage',
  scope: {
    table: 'battery_model',
    supplier: rowsOfCompany('company_id'),
    tenant: (company, today) => sql<boolean>`t.id in (
      select m.battery_model_id from vehicle v join vehicle_model m on m.id = v.model_id
      where v.id in ${vehiclesRentedBy(company, today)})`,
  },
  joins: { company: sql`left join company company on company.id = t.company_id` },
  columns: {
    name: own('name', 'text'),
    idCompany: own('company_id', 'integer'),
    companyName: joined('company', 'name', 'text'),
    maxCapacity: own('max_capacity', 'number'),
    batteryType: { sql: sql`t.battery_type::text`, kind: 'text' },
  },
  search: ['name', 'maxCapacity'],
  filters: {
    type: { sql: sql`t.battery_type`, kind: 'integer', codes: [0, 1] },
    companyId: { sql: sql`t.company_id`, kind: 'integer' },
  },
  links: [{ to: companySupplier, by: 'idCompany' }],
  options: [
    {
      path: 'battery_model/list',
      text: sql<string>`t.name`,
      group: sql<string>`(select company.name from company where company.id = t.company_id)`,
      filters: { idCompany: { sql: sql`t.company_id`, kind: 'integer' } },
    },
  ],
  rights: {
    ...writtenBy(owners, ['idCompany'], { edit: platform }),
    ...writtenBy(owners, ['name', 'batteryType', 'maxCapacity']),
  },
  sheet: {
    title: 'Battery Model',
    columns: [
      column('companyName', 'Company'),
      column('name', { id: 'Nama', en: 'Name' }),
      column('batteryType', 'Battery Type', { '0': 'Charge', '1': 'Swap' }),
      column('maxCapacity', 'Max Capacity (mAh)'),
    ],
  },
  save: {
    schema: Type.Object({
      name: text('Name'),
      idCompany: reference('Company'),
      batteryType: Type.Enum(['0', '1'], { title: 'Battery type' }),
      maxCapacity: number('Max capacity'),
    }),
    companies: { idCompany: supplierScope },
    values: async (_context, { batteryType }) => ({ battery_type: Number(batteryType) }),
    constraints: {
      battery_model_name_key: takenAtCompany('name', 'Battery model'),
      vehicle_model_battery_fkey: inUse('idCompany', {
        id: 'Perusahaan tidak dapat diubah: ada model kendaraan dengan baterai ini',
        en: 'The company cannot change: there are vehicle models with this battery',
      }),
    },
  },
});
