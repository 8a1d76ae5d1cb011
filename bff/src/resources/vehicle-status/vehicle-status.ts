import { dateTime, id, latLng, number, text } from '../definition/fields.js';
import { defineRecord, type ItemOf } from '../definition/record.js';
import { defineSort, defineSortEnum } from '../definition/search-and-sort.js';

/** A row of the status table. */
const fields = {
  vehicleId: id('vehicleId', {
    nullable: true,
    description: 'The vehicle; null where the data API does not tell.',
  }),
  licensePlate: text('licensePlate', { description: 'Its licence plate.', sort: 'Licence plate.' }),
  supplierName: text('companySupplierName', {
    nullable: true,
    description: 'Name of the supplier company.',
    sort: 'Name of the supplier.',
  }),
  modelName: text('vehicleModelName', {
    nullable: true,
    description: 'Name of the vehicle model.',
    sort: 'Name of the model.',
  }),
  position: latLng(['latitude', 'longitude'], { nullable: true, description: 'Where the vehicle was.' }),
  speed: number('speed', { nullable: true, description: 'Speed in km/h.', sort: true }),
  course: number('course', {
    nullable: true,
    description: 'Direction of travel in degrees clockwise from north.',
  }),
  batteryPercentage: number('batteryPercentage', {
    nullable: true,
    description: 'Charge of the battery in percent.',
    sort: 'Charge of the battery.',
  }),
  odometer: number('totalKm', {
    nullable: true,
    description: 'Distance covered since the vehicle was new, in km.',
    sort: 'Distance covered in all.',
  }),
  measuredAt: dateTime('gpsDate', {
    nullable: true,
    description: 'When the device took the reading.',
    sort: 'When it was heard of last.',
  }),
};

export const vehicleStatus = defineRecord({
  name: 'VehicleStatusRow',
  description: 'What a vehicle last told of itself.',
  fields,
});

export type VehicleStatusRow = ItemOf<typeof vehicleStatus>;

export const statusSortEnum = defineSortEnum('VehicleStatus', 'What the status table is ordered by.', fields);
export const statusSort = defineSort('VehicleStatus', 'The order of the status table.', statusSortEnum);
