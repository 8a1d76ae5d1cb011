import { sql } from 'kysely';
import { Type } from 'typebox';
import { owners, platform, writtenBy } from '../access/field-rights.js';
import { rowsOfCompany, vehiclesRentedBy } from '../access/scope.js';
import { batteryModel } from '../battery-model/battery-model.js';
import { chosenCompany } from '../company/chosen-company.js';
import { supplierScope } from '../company/company-scopes.js';
import { companySupplier } from '../company/company-supplier.js';
import { number, reference, text } from '../http/body-reader.js';
import { isTakenAtCompany } from '../http/phrases.js';
import { RulesBroken } from '../http/refusals.js';
import { AUDIT_COLUMNS, AUDIT_JOINS, joined, own } from '../resource/columns.js';
import { defineResource } from '../resource/resource.js';
import { AUDIT_SHEET_COLUMNS, column } from '../resource/sheet.js';

/** Vehicle models. */
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
    ...AUDIT_JOINS,
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
    ...AUDIT_COLUMNS,
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
      ...AUDIT_SHEET_COLUMNS,
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
    values: async (context, body, current) => {
      await chosenCompany(context, supplierScope, body.companyId, {
        field: 'companyId',
        title: 'Company',
        current: current?.company_id,
      });
      const battery = await context.find(batteryModel.scope, body.batteryModelId);
      if (battery?.company_id !== body.companyId) {
        throw new RulesBroken({
          field: 'batteryModelId',
          code: 'NOT_FOUND',
          message: {
            id: 'Model baterai tidak ditemukan di perusahaan ini',
            en: 'Battery model was not found at this company',
          },
        });
      }
      return {
        name: body.name.trim(),
        company_id: body.companyId,
        battery_model_id: body.batteryModelId,
        max_mileage: body.maxMileage,
        power: body.power,
        top_speed: body.topSpeed,
      };
    },
    constraints: {
      vehicle_model_name_key: (body) => ({
        field: 'name',
        code: 'TAKEN',
        message: isTakenAtCompany('Vehicle model', body.name.trim()),
      }),
      vehicle_model_fkey: () => ({
        field: 'companyId',
        code: 'IN_USE',
        message: {
          id: 'Perusahaan tidak dapat diubah: ada kendaraan dari model ini',
          en: 'The company cannot change: there are vehicles of this model',
        },
      }),
    },
  },
});
