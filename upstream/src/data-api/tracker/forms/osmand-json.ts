import { type DeviceReading, deviceReading, METRE, METRE_PER_SECOND } from './device-reading.js';
import { fieldOf } from './json-fields.js';

/** Percent of a battery level. */
const LEVEL = 100;

/**
 * Reads the JSON of Traccar Client 9 and newer: `{location: {timestamp, coords, battery, odometer}, device_id}`, speed in m/s.
 * @param id of the device, for a message without `device_id`
 * @throws UnusableMessage
 */
export function osmandJson(
  message: unknown,
  clock: { now: number; timeZone: string },
  id?: string | null,
): DeviceReading {
  const location = fieldOf(message, 'location');
  const coords = fieldOf(location, 'coords');
  return deviceReading(
    {
      deviceId: fieldOf(message, 'device_id') ?? id,
      latitude: fieldOf(coords, 'latitude'),
      longitude: fieldOf(coords, 'longitude'),
      time: fieldOf(location, 'timestamp'),
      names: {
        deviceId: 'device_id',
        latitude: 'location.coords.latitude',
        longitude: 'location.coords.longitude',
        time: 'location.timestamp',
      },
      isValid: true,
      speed: { name: 'location.coords.speed', value: fieldOf(coords, 'speed'), factor: METRE_PER_SECOND },
      course: { name: 'location.coords.heading', value: fieldOf(coords, 'heading') },
      battery: {
        name: 'location.battery.level',
        value: fieldOf(location, 'battery', 'level'),
        factor: LEVEL,
      },
      odometer: { name: 'location.odometer', value: fieldOf(location, 'odometer'), factor: METRE },
      accuracy: { name: 'location.coords.accuracy', value: fieldOf(coords, 'accuracy') },
    },
    clock,
  );
}
