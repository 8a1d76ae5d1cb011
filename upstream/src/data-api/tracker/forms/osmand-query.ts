import { type DeviceReading, deviceReading, KNOT, METRE } from './device-reading.js';

const NOT_VALID = ['false', '0'];

/**
 * Reads the OsmAnd protocol of Traccar as a query or a form: `id`, `lat`, `lon`, `timestamp`, …, speed in knots.
 * @throws UnusableMessage
 */
export function osmandQuery(
  parameters: URLSearchParams,
  clock: { now: number; timeZone: string },
): DeviceReading {
  const first = (...names: string[]) =>
    names.map((name) => parameters.get(name)).find((value) => value !== null && value.trim() !== '');
  const [latitude, longitude] = first('location')?.split(',') ?? [first('lat'), first('lon')];
  return deviceReading(
    {
      deviceId: first('id', 'deviceid'),
      latitude,
      longitude,
      time: first('timestamp'),
      names: { deviceId: 'id', latitude: 'lat', longitude: 'lon', time: 'timestamp' },
      isValid: !NOT_VALID.includes(first('valid')?.trim().toLowerCase() ?? ''),
      speed: { name: 'speed', value: first('speed'), factor: KNOT },
      course: { name: 'bearing', value: first('bearing', 'heading') },
      battery: { name: 'batt', value: first('batt') },
      odometer: { name: 'odometer', value: first('odometer'), factor: METRE },
      accuracy: { name: 'accuracy', value: first('accuracy') },
    },
    clock,
  );
}
