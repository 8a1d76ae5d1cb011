import { dateTime, number } from '../definition/fields.js';

/** The readings that the device in a vehicle reports, besides the position. */
export const readingFields = {
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
    sort: 'Total distance covered.',
  }),
  measuredAt: dateTime('gpsDate', {
    nullable: true,
    description: 'When the device took the reading.',
    sort: 'Time of the last reading.',
  }),
};
