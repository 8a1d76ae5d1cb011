import { sql } from 'kysely';
import { Type } from 'typebox';
import { owners, platform, writtenBy } from '../access/field-rights.js';
import { rowsOfCompany, vehiclesRentedBy } from '../access/scope.js';
import { chosenCompany } from '../company/chosen-company.js';
import { supplierScope } from '../company/company-scopes.js';
import { companySupplier } from '../company/company-supplier.js';
import { number, reference, text } from '../http/body-reader.js';
import { isTakenAtCompany } from '../http/phrases.js';
import { AUDIT_COLUMNS, AUDIT_JOINS, joined, own } from '../resource/columns.js';
import { defineResource } from '../resource/resource.js';
import { AUDIT_SHEET_COLUMNS, column } from '../resource/sheet.js';

/** Battery models. The type is a numeric string there. */
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
  joins: { company: sql`left join company company on company.id = t.company_id`, ...AUDIT_JOINS },
  columns: {
    name: own('name', 'text'),
    idCompany: own('company_id', 'integer'),
    companyName: joined('company', 'name', 'text'),
    maxCapacity: own('max_capacity', 'number'),
    batteryType: { sql: sql`t.battery_type::text`, kind: 'text' },
    ...AUDIT_COLUMNS,
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
      ...AUDIT_SHEET_COLUMNS,
    ],
  },
  save: {
    schema: Type.Object({
      name: text('Name'),
      idCompany: reference('Company'),
      batteryType: Type.Enum(['0', '1'], { title: 'Battery type' }),
      maxCapacity: number('Max capacity'),
    }),
    values: async (context, body, current) => {
      await chosenCompany(context, supplierScope, body.idCompany, {
        field: 'idCompany',
        title: 'Company',
        current: current?.company_id,
      });
      return {
        name: body.name.trim(),
        company_id: body.idCompany,
        battery_type: Number(body.batteryType),
        max_capacity: body.maxCapacity,
      };
    },
    constraints: {
      battery_model_name_key: (body) => ({
        field: 'name',
        code: 'TAKEN',
        message: isTakenAtCompany('Battery model', body.name.trim()),
      }),
      vehicle_model_battery_fkey: () => ({
        field: 'idCompany',
        code: 'IN_USE',
        message: {
          id: 'Perusahaan tidak dapat diubah: ada model kendaraan dengan baterai ini',
          en: 'The company cannot change: there are vehicle models with this battery',
        },
      }),
    },
  },
});
