import { plainLine } from '../../http/plain-line.js';
import { type Alarm, alarmOf } from '../alarms.js';
import { deviceIdOf, timeOf, UnusableMessage } from './device-reading.js';
import { fieldOf } from './json-fields.js';
import { traccarDevice } from './traccar-position.js';

/** Kinds of notifications, by the type of Traccar's event. Events of other types are ignored. */
const KINDS = {
  deviceOnline: 'deviceOnline',
  deviceOffline: 'deviceOffline',
  deviceOverspeed: 'overspeed',
  geofenceEnter: 'geofenceEnter',
  geofenceExit: 'geofenceExit',
  alarm: 'alarm',
  ignitionOn: 'ignitionOn',
  ignitionOff: 'ignitionOff',
  maintenance: 'maintenance',
} as const;

export type TrackerEventKind = (typeof KINDS)[keyof typeof KINDS];

export interface TrackerEvent {
  kind: TrackerEventKind;
  deviceId: string;
  /** Milliseconds since 1970. */
  at: number;
  /** The same when an event is sent again. */
  key: string;
  /** Null unless it is an alarm. */
  alarm: Alarm | null;
  /** The name of the geofence or the maintenance, in one line; '' where it has none. */
  name: string;
}

export const isTraccarEvent = (message: unknown): boolean => fieldOf(message, 'event') !== undefined;

const LONGEST_NAME = 60;

/**
 * Reads an event that a Traccar server forwards: `{event: {id, type, eventTime, attributes}, device, geofence?, maintenance?}`.
 * @returns undefined for an event that causes no notification
 * @throws UnusableMessage
 */
export function traccarEvent(
  message: unknown,
  clock: { now: number; timeZone: string },
): TrackerEvent | undefined {
  const event = fieldOf(message, 'event');
  const deviceId = deviceIdOf(traccarDevice(message));
  const type = fieldOf(event, 'type');
  if (typeof type !== 'string' || type === '')
    throw new UnusableMessage('NO_ID', 'event.type is missing.', deviceId);
  const time = fieldOf(event, 'eventTime') ?? fieldOf(event, 'serverTime');
  const at = time === undefined ? clock.now : timeOf(time, clock.timeZone);
  if (at === undefined) throw new UnusableMessage('NO_TIME', 'event.eventTime is no time.', deviceId);
  if (!isKnownType(type)) return undefined;
  const id = fieldOf(event, 'id');
  const key = JSON.stringify([typeof id === 'number' ? id : 0, type, deviceId, time ?? null]);
  const alarm = type === 'alarm' ? alarmOf(fieldOf(event, 'attributes', 'alarm')) : null;
  return { kind: KINDS[type], deviceId, at, key, alarm, name: nameOf(message, type) };
}

const isKnownType = (type: string): type is keyof typeof KINDS => Object.hasOwn(KINDS, type);

function nameOf(message: unknown, type: keyof typeof KINDS): string {
  const name = type.startsWith('geofence')
    ? fieldOf(message, 'geofence', 'name')
    : type === 'maintenance'
      ? fieldOf(message, 'maintenance', 'name')
      : undefined;
  return typeof name === 'string' ? plainLine(name, LONGEST_NAME) : '';
}
