import { supplierName } from '../company/company-fields.js';
import { hidden, id, latLng, number, text } from '../definition/fields.js';
import { defineRecord, type ItemOf } from '../definition/record.js';
import { readingFields } from '../vehicle/reading-fields.js';

/** A position, as the dashboard and the event `vehicle.positions` have it. */
export const vehiclePosition = defineRecord({
  name: 'VehiclePosition',
  description: 'Where a vehicle is, as its device last told.',
  fields: {
    vehicleId: id('vehicleId', {
      nullable: true,
      description: 'The vehicle; null where the data API does not tell.',
    }),
    licensePlate: text('licensePlate', { nullable: true, description: 'Its licence plate.' }),
    supplierId: hidden(id('companySupplierId', { nullable: true, description: 'The supplier company.' })),
    supplierName: supplierName('companySupplierName'),
    position: latLng(['latitude', 'longitude'], { description: 'Where the vehicle is.' }),
    ...readingFields,
    batteryPercentage: number('batteryPercentage', {
      nullable: true,
      description: 'Charge of the battery in percent; told with moves, not by the dashboard.',
    }),
    odometer: number('totalKm', {
      nullable: true,
      description:
        'Distance covered since the vehicle was new, in km; sent with moves, not by the dashboard.',
    }),
  },
});

export type VehiclePosition = ItemOf<typeof vehiclePosition>;
