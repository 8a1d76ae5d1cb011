import { supplierName } from '../company/company-fields.js';
import { id, latLng, text } from '../definition/fields.js';
import { defineRecord, type ItemOf } from '../definition/record.js';
import { defineSort, defineSortEnum } from '../definition/search-and-sort.js';
import { readingFields } from '../vehicle/reading-fields.js';

/** A row of the status table. */
const fields = {
  vehicleId: id('vehicleId', {
    nullable: true,
    description: 'The vehicle; null if the data API does not return it.',
  }),
  licensePlate: text('licensePlate', { description: 'Its licence plate.', sort: 'Licence plate.' }),
  supplierName: supplierName('companySupplierName'),
  modelName: text('vehicleModelName', {
    nullable: true,
    description: 'Name of the vehicle model.',
    sort: 'Name of the model.',
  }),
  position: latLng(['latitude', 'longitude'], {
    nullable: true,
    description: 'The position of the vehicle.',
  }),
  ...readingFields,
};

export const vehicleStatus = defineRecord({
  name: 'VehicleStatusRow',
  description: 'The last reading of a vehicle.',
  fields,
});

export type VehicleStatusRow = ItemOf<typeof vehicleStatus>;

export const statusSortEnum = defineSortEnum(
  'VehicleStatus',
  'A field that the status table can be ordered by.',
  fields,
);
export const statusSort = defineSort('VehicleStatus', 'The order of the status table.', statusSortEnum);
