import { sql } from 'kysely';
import { Type } from 'typebox';
import { owners, platform } from '../access/field-rights.js';
import { rowsOfCompany, vehiclesRentedBy } from '../access/scope.js';
import { activeSupplier } from '../company/chosen-company.js';
import { companySupplier } from '../company/company-supplier.js';
import { number, reference, text } from '../http/body-reader.js';
import { joined } from '../resource/columns.js';
import { defineResource } from '../resource/define/define-resource.js';
import { field, shown } from '../resource/define/fields.js';
import { inUse, takenAtCompany } from '../resource/save/constraints.js';

/** Battery models. Their type is a numeric string in rows and payloads. */
export const batteryModel = defineResource({
  name: 'battery_model',
  title: 'Battery Model',
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
  fields: {
    name: field(text('Name'), { column: 'name', search: true, sheet: 2, write: owners }),
    idCompany: field(reference('Company'), {
      column: 'company_id',
      to: companySupplier,
      check: activeSupplier,
      filter: 'companyId',
      write: owners,
      edit: platform,
    }),
    companyName: shown(joined('company', 'name', 'text'), { sheet: [1, 'Company'] }),
    maxCapacity: field(number('Max capacity'), {
      column: 'max_capacity',
      search: true,
      sheet: [4, 'Max Capacity (mAh)'],
      write: owners,
    }),
    batteryType: field(Type.Enum(['0', '1'], { title: 'Battery type' }), {
      column: { sql: sql`t.battery_type::text`, kind: 'text' },
      filter: { type: { sql: sql`t.battery_type`, kind: 'integer', codes: [0, 1] } },
      sheet: [3, 'Battery Type', ['Charge', 'Swap']],
      write: owners,
    }),
  },
  options: [
    {
      path: 'battery_model/list',
      text: sql<string>`t.name`,
      group: sql<string>`(select company.name from company where company.id = t.company_id)`,
      filters: { idCompany: { sql: sql`t.company_id`, kind: 'integer' } },
    },
  ],
  save: {
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
