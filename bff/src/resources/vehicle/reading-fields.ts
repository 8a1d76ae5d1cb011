import { dateTime, number } from '../definition/fields.js';

/** What the device in a vehicle reports beside its position. */
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
    sort: 'Distance covered in all.',
  }),
  measuredAt: dateTime('gpsDate', {
    nullable: true,
    description: 'When the device took the reading.',
    sort: 'When it was heard of last.',
  }),
};
