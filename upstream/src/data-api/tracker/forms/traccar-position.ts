import { type DeviceReading, deviceReading, KNOT, METRE } from './device-reading.js';
import { fieldOf } from './json-fields.js';

/** The device of a message that a Traccar server forwards. */
export const traccarDevice = (message: unknown) => ({
  deviceId: fieldOf(message, 'device', 'uniqueId'),
  names: {
    deviceId: 'device.uniqueId',
    latitude: 'position.latitude',
    longitude: 'position.longitude',
    time: 'position.fixTime',
  },
});

/**
 * Reads a position that a Traccar server forwards: `{position: {…, attributes}, device: {uniqueId}}`, speed in knots.
 * @throws UnusableMessage
 */
export function traccarPosition(message: unknown, clock: { now: number; timeZone: string }): DeviceReading {
  const position = fieldOf(message, 'position');
  const attributes = fieldOf(position, 'attributes');
  return deviceReading(
    {
      ...traccarDevice(message),
      latitude: fieldOf(position, 'latitude'),
      longitude: fieldOf(position, 'longitude'),
      time: fieldOf(position, 'fixTime') ?? fieldOf(position, 'deviceTime'),
      sentAt: fieldOf(position, 'deviceTime'),
      isValid: fieldOf(position, 'valid') !== false,
      speed: { name: 'position.speed', value: fieldOf(position, 'speed'), factor: KNOT },
      course: { name: 'position.course', value: fieldOf(position, 'course') },
      battery: { name: 'position.attributes.batteryLevel', value: fieldOf(attributes, 'batteryLevel') },
      odometer: {
        name: 'position.attributes.odometer',
        value: fieldOf(attributes, 'odometer'),
        factor: METRE,
      },
      accuracy: { name: 'position.accuracy', value: fieldOf(position, 'accuracy') },
    },
    clock,
  );
}
