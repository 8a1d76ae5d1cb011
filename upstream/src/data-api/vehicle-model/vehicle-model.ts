import { sql } from 'kysely';
import { owners, platform } from '../access/field-rights.js';
import { rowsOfCompany, vehiclesRentedBy } from '../access/scope.js';
import { batteryModel } from '../battery-model/battery-model.js';
import { activeSupplier } from '../company/chosen-company.js';
import { supplierScope } from '../company/company-scopes.js';
import { companySupplier } from '../company/company-supplier.js';
import { number, reference, text } from '../http/body-reader.js';
import { brokenRule } from '../http/refusals.js';
import { joined } from '../resource/columns.js';
import { defineResource } from '../resource/define/define-resource.js';
import { field, shown } from '../resource/define/fields.js';
import { inUse, takenAtCompany } from '../resource/save/constraints.js';

export const vehicleModel = defineResource({
  name: 'vehicle_model',
  title: 'Vehicle Model',
  menu: 'VEHICLE_MODEL',
  screen: 'vehicle-model/manage',
  label: sql<string>`t.name`,
  scope: {
    table: 'vehicle_model',
    supplier: rowsOfCompany('company_id'),
    tenant: (company, today) => sql<boolean>`t.id in (
      select v.model_id from vehicle v where v.id in ${vehiclesRentedBy(company, today)})`,
  },
  joins: {
    company: sql`left join company company on company.id = t.company_id`,
    battery: sql`left join battery_model battery on battery.id = t.battery_model_id`,
  },
  fields: {
    name: field(text('Name'), { column: 'name', search: true, sheet: [1, 'Name'], write: owners }),
    companyId: field(reference('Company'), {
      column: 'company_id',
      to: companySupplier,
      check: activeSupplier,
      filter: true,
      import: { by: 'companyName', scope: supplierScope, isOwnCompany: true },
      write: owners,
      edit: platform,
    }),
    companyName: shown(joined('company', 'name', 'text'), { sheet: [2, 'Company'] }),
    batteryModelId: field(reference('Battery model'), {
      hasRule: true,
      column: 'battery_model_id',
      to: batteryModel,
      // The specification's own spelling.
      filter: 'bateryModelId',
      import: {
        by: 'batteryModelName',
        scope: batteryModel.scope,
        within: { field: 'companyId', column: 'company_id' },
      },
      write: owners,
    }),
    batteryModelName: shown(joined('battery', 'name', 'text'), { sheet: [3, 'Battery Model'] }),
    maxMileage: field(number('Max mileage'), {
      column: 'max_mileage',
      search: true,
      sheet: [4, 'Max Mileage (km)'],
      write: owners,
    }),
    power: field(number('Power'), {
      column: 'power',
      search: true,
      sheet: [5, 'Power (watt)'],
      write: owners,
    }),
    topSpeed: field(number('Top speed'), {
      column: 'top_speed',
      search: true,
      sheet: [6, 'Top Speed (km/h)'],
      write: owners,
    }),
  },
  options: [
    {
      path: 'vehicle_model/list/company',
      text: sql<string>`t.name`,
      filters: { idCompany: { sql: sql`t.company_id`, kind: 'integer' } },
      required: ['idCompany'],
    },
  ],
  import: {
    key: {
      field: 'name',
      title: 'Vehicle model',
      of: ({ companyId, name }) => `${companyId} ${name.trim()}`,
      column: sql<string>`t.company_id || ' ' || lower(t.name)`,
    },
  },
  save: {
    values: async (context, body) => {
      const battery = await context.find(batteryModel.scope, body.batteryModelId);
      if (battery?.company_id !== body.companyId) {
        throw brokenRule('batteryModelId', 'NOT_FOUND', {
          id: 'Model baterai tidak ditemukan di perusahaan ini',
          en: 'Battery model was not found at this company',
        });
      }
      return {};
    },
    constraints: {
      vehicle_model_name_key: takenAtCompany('name', 'Vehicle model'),
      vehicle_model_fkey: inUse('companyId', {
        id: 'Perusahaan tidak dapat diubah: ada kendaraan dari model ini',
        en: 'The company cannot change: there are vehicles of this model',
      }),
    },
  },
});
