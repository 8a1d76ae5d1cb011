import { defineCodes } from '../../graphql/schema/codes.js';
import { supplierName } from '../company/company-fields.js';
import { defineResource } from '../define-resource.js';
import { code, id, number, text } from '../definition/fields.js';
import { argument, idKind } from '../definition/kinds.js';
import type { ItemOf } from '../definition/record.js';
import { supplier } from '../supplier/supplier.js';

/** Specification, section 4. */
export const batteryTypes = defineCodes('BatteryType', 'How a battery is recharged.', {
  CHARGE: [0, 'Charged in the vehicle (code 0).'],
  SWAP: [1, 'Swapped for a full one (code 1).'],
});

export const batteryModel = defineResource({
  name: 'BatteryModel',
  path: 'battery_model',
  description: 'A battery model of a supplier.',
  fields: {
    name: text('name', { description: 'Name of the model.', search: true, sort: true, input: true }),
    type: code('batteryType', batteryTypes, {
      description: 'How the battery is recharged.',
      sort: 'Code of the battery type.',
      filter: { name: 'type', description: 'Only batteries that are recharged this way.' },
      // The data API expects a numeric string.
      input: { send: (type, { field }) => type && String(batteryTypes.write(type, field)) },
    }),
    supplierId: id('idCompany', {
      nullable: true,
      description: 'The supplier company it belongs to.',
      filter: { name: 'companyId', description: 'Only models of this supplier.' },
      input: 'The supplier company it belongs to; it cannot be changed later.',
    }),
    supplierName: supplierName('companyName'),
    maxCapacity: number('maxCapacity', {
      nullable: true,
      description: 'Capacity in mAh.',
      search: 'The capacity in mAh.',
      sort: 'Capacity.',
      input: true,
    }),
  },
  options: {
    path: 'battery_model/list',
    description: 'The battery models to choose from: those of a supplier, or all in scope.',
    args: {
      supplierId: argument(idKind, 'idCompany', {
        nullable: true,
        description: 'The supplier company they belong to.',
      }),
    },
    searchedBy: 'text',
  },
  relations: {
    supplier: { to: supplier, key: 'supplierId', description: 'The owner; null out of scope.' },
  },
});

export type BatteryModel = ItemOf<typeof batteryModel>;
