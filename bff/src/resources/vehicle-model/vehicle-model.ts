import { batteryModel } from '../battery-model/battery-model.js';
import { supplierName } from '../company/company-fields.js';
import { defineResource } from '../define-resource.js';
import { id, number, text } from '../definition/fields.js';
import { argument, idKind } from '../definition/kinds.js';
import type { ItemOf } from '../definition/record.js';
import { supplier } from '../supplier/supplier.js';

export const vehicleModel = defineResource({
  name: 'VehicleModel',
  path: 'vehicle_model',
  description: 'A vehicle model of a supplier.',
  fields: {
    name: text('name', { description: 'Name of the model.', search: true, sort: true, input: true }),
    supplierId: id('companyId', {
      nullable: true,
      description: 'The supplier company it belongs to.',
      filter: 'Only models of this supplier.',
      input: true,
    }),
    supplierName: supplierName('companyName'),
    batteryModelId: id('batteryModelId', {
      nullable: true,
      description: 'The battery model in it.',
      // The specification spells it like this (section 7).
      filter: { name: 'bateryModelId', description: 'Only models with this battery model.' },
      input: 'The battery model, one of the same supplier.',
    }),
    batteryModelName: text('batteryModelName', {
      nullable: true,
      description: 'Name of the battery model.',
      sort: 'Name of the battery model.',
    }),
    maxMileage: number('maxMileage', {
      nullable: true,
      description: 'Distance on a full charge, in km.',
      search: 'The distance on a full charge, in km.',
      sort: 'Distance on a full charge.',
      input: true,
    }),
    power: number('power', {
      nullable: true,
      description: 'Power of the motor in W.',
      search: 'The power in W.',
      sort: 'Power of the motor.',
      input: true,
    }),
    topSpeed: number('topSpeed', {
      nullable: true,
      description: 'Top speed in km/h.',
      search: 'The top speed in km/h.',
      sort: 'Top speed.',
      input: true,
    }),
  },
  options: {
    path: 'vehicle_model/list/company',
    description: 'The vehicle models of a supplier, to choose from.',
    args: {
      supplierId: argument(idKind, 'idCompany', { description: 'The supplier company they belong to.' }),
    },
  },
  import: {
    description:
      'A row of a vehicle model import; the name and the supplier identify the model, names identify supplier and battery model.',
    names: {
      supplierId: {
        as: 'supplierName',
        name: 'companyName',
        description: 'Name of the supplier. Staff of a supplier may omit it.',
        isOptional: true,
      },
      batteryModelId: {
        as: 'batteryModelName',
        name: 'batteryModelName',
        description: 'Name of the battery model, one of the same supplier.',
      },
    },
    existing: 'an existing model of its supplier',
  },
  relations: {
    supplier: { to: supplier, key: 'supplierId', description: 'The owner; null out of scope.' },
    batteryModel: {
      to: batteryModel,
      key: 'batteryModelId',
      description: 'The battery model; null out of scope.',
    },
  },
});

export type VehicleModel = ItemOf<typeof vehicleModel>;
