import { supplierName } from '../company/company-fields.js';
import { hidden, id, latLng, number, text } from '../definition/fields.js';
import { defineRecord, type ItemOf } from '../definition/record.js';
import { readingFields } from '../vehicle/reading-fields.js';

/** A position in the dashboard and in the event `vehicle.positions`. */
export const vehiclePosition = defineRecord({
  name: 'VehiclePosition',
  description: 'The last reported position of a vehicle.',
  fields: {
    vehicleId: id('vehicleId', {
      nullable: true,
      description: 'The vehicle; null if the data API does not return it.',
    }),
    licensePlate: text('licensePlate', { nullable: true, description: 'Its licence plate.' }),
    supplierId: hidden(id('companySupplierId', { nullable: true, description: 'The supplier company.' })),
    supplierName: supplierName('companySupplierName'),
    position: latLng(['latitude', 'longitude'], { description: 'The position of the vehicle.' }),
    ...readingFields,
    batteryPercentage: number('batteryPercentage', {
      nullable: true,
      description: 'Charge of the battery in percent; sent with moves, not by the dashboard.',
    }),
    odometer: number('totalKm', {
      nullable: true,
      description:
        'Distance covered since the vehicle was new, in km; sent with moves, not by the dashboard.',
    }),
  },
});

export type VehiclePosition = ItemOf<typeof vehiclePosition>;
