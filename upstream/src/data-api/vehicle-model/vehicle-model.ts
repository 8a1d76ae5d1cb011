import { sql } from 'kysely';
import { Type } from 'typebox';
import { owners, platform, writtenBy } from '../access/field-rights.js';
import { rowsOfCompany, vehiclesRentedBy } from '../access/scope.js';
import { batteryModel } from '../battery-model/battery-model.js';
import { supplierScope } from '../company/company-scopes.js';
import { companySupplier } from '../company/company-supplier.js';
import { number, reference, text } from '../http/body-reader.js';
import { brokenRule } from '../http/refusals.js';
import { joined, own } from '../resource/columns.js';
import { defineResource } from '../resource/resource.js';
import { inUse, takenAtCompany } from '../resource/save/constraints.js';
import { column } from '../resource/sheet.js';

export const vehicleModel = defineResource({
  name: 'vehicle_model',
  menu: 'VEHICLE_MODEL',
  screen: 'vehicle-model/manage',
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
  columns: {
    name: own('name', 'text'),
    companyId: own('company_id', 'integer'),
    companyName: joined('company', 'name', 'text'),
    batteryModelId: own('battery_model_id', 'integer'),
    batteryModelName: joined('battery', 'name', 'text'),
    maxMileage: own('max_mileage', 'number'),
    power: own('power', 'number'),
    topSpeed: own('top_speed', 'number'),
  },
  search: ['name', 'maxMileage', 'power', 'topSpeed'],
  filters: {
    companyId: { sql: sql`t.company_id`, kind: 'integer' },
    // The specification's own spelling.
    bateryModelId: { sql: sql`t.battery_model_id`, kind: 'integer' },
  },
  links: [
    { to: batteryModel, by: 'batteryModelId' },
    { to: companySupplier, by: 'companyId' },
  ],
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
    names: {
      companyId: { by: 'companyName', title: 'Company', scope: supplierScope, isOwnCompany: true },
      batteryModelId: {
        by: 'batteryModelName',
        title: 'Battery model',
        scope: batteryModel.scope,
        within: { field: 'companyId', column: 'company_id' },
      },
    },
  },
  rights: {
    ...writtenBy(owners, ['companyId'], { edit: platform }),
    ...writtenBy(owners, ['name', 'batteryModelId', 'maxMileage', 'power', 'topSpeed']),
  },
  sheet: {
    title: 'Vehicle Model',
    columns: [
      column('name', 'Name'),
      column('companyName', 'Company'),
      column('batteryModelName', 'Battery Model'),
      column('maxMileage', 'Max Mileage (km)'),
      column('power', 'Power (watt)'),
      column('topSpeed', 'Top Speed (km/h)'),
    ],
  },
  save: {
    schema: Type.Object({
      name: text('Name'),
      companyId: reference('Company'),
      batteryModelId: reference('Battery model'),
      maxMileage: number('Max mileage'),
      power: number('Power'),
      topSpeed: number('Top speed'),
    }),
    companies: { companyId: supplierScope },
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
