import { momentOf } from '../../telemetry/moment.js';
import { TOP_SPEED } from '../../telemetry/reading.js';
import type { DeviceFault } from '../device-faults.js';

/** Checks the name of a device: up to 64 characters, none of them a control character or a half of a surrogate pair. */
const isDeviceId = (text: string): boolean => /^[^\p{Cc}\p{Cs}]{1,64}$/u.test(text);

/** The measurements of a device, in the units of the rules. */
export interface Measured {
  latitude: number;
  longitude: number;
  /** km/h */
  speed: number | null;
  /** Degrees from north. */
  course: number | null;
  /** Percent. */
  battery: number | null;
  odometerKm: number | null;
  /** Metres. */
  accuracy: number | null;
  /** Milliseconds since 1970. */
  at: number;
}

/** The state that a device sends without a new place. */
export interface DeviceState {
  battery: number | null;
  at: number;
  latitude?: never;
}

/** The device that a message is of, with its reading. */
export interface DeviceReading {
  deviceId: string;
  measured: Measured | DeviceState;
  /** The state in the message, if it is newer than its place. */
  state?: DeviceState;
}

/** A message that holds no usable reading. */
export class UnusableMessage extends Error {
  /** The id of the device; undefined when the message does not identify one. */
  readonly deviceId: string | undefined;
  readonly fault: DeviceFault | 'NO_ID';

  /** @param reason for the developer or the owner of the device, in English */
  constructor(fault: DeviceFault | 'NO_ID', reason: string, deviceId?: string) {
    super(reason);
    this.fault = fault;
    this.deviceId = deviceId;
  }
}

/** The same facts of each form of message: values as they were sent, undefined or null where there are none. */
export interface SentReading {
  deviceId: unknown;
  latitude: unknown;
  longitude: unknown;
  time: unknown;
  /** The names that messages call the facts above. */
  names: { deviceId: string; latitude: string; longitude: string; time: string };
  /** False: the receiver has no satellites. */
  isValid: boolean;
  speed: Measure;
  course: Measure;
  battery: Measure;
  odometer: Measure;
  /** Metres. */
  accuracy: Measure;
  /** When the message was sent, if later than the time of its place: what else it says is of then. */
  sentAt?: unknown;
}

interface Measure {
  name: string;
  value: unknown;
  /** Into the unit of `Measured`. */
  factor?: number;
}

/** km/h of a knot. */
export const KNOT = 1.852;
/** km/h of a metre per second. */
export const METRE_PER_SECOND = 3.6;
/** km of a metre. */
export const METRE = 0.001;

/** The decimals of km, km/h, degrees and percent: more than is measured, fewer than a product of two numbers has. */
const DECIMALS = 3;

/** Characters of a number: more than any of the most exact one has. */
const LONGEST_NUMBER = 100;
const LONGEST_ODOMETER = 10_000_000;
/** Metres: half of the way around the earth. */
const LEAST_ACCURATE = 20_000_000;

/**
 * Brings a message into the units of the rules. What a device measures besides its place may be out of range: it is unknown then.
 * @param clock `now` is the time of a message without one
 * @throws UnusableMessage
 */
export function deviceReading(sent: SentReading, clock: { now: number; timeZone: string }): DeviceReading {
  const deviceId = deviceIdOf(sent);
  const unusable = (fault: DeviceFault, reason: string) => new UnusableMessage(fault, reason, deviceId);
  const place = (name: string, value: unknown, most: number) => {
    const degrees = numberOf(value);
    if (degrees === undefined) throw unusable('NO_POSITION', `${name} is missing.`);
    if (!(Math.abs(degrees) <= most)) throw unusable('NO_POSITION', `${name} is not valid.`);
    return degrees;
  };
  const measure = ({ name, value, factor = 1 }: Measure, most: number) => {
    const number = numberOf(value);
    if (Number.isNaN(number)) throw unusable('NO_NUMBER', `${name} is not a number.`);
    // Devices report -1 for what they do not know.
    const measured = number === undefined ? -1 : Number((number * factor).toFixed(DECIMALS));
    return measured < 0 || measured > most ? null : measured;
  };
  const battery = measure(sent.battery, 100);
  const sentAt = isMissing(sent.sentAt) ? undefined : timeOf(sent.sentAt, clock.timeZone);
  const at = isMissing(sent.time) ? clock.now : timeOf(sent.time, clock.timeZone);
  const withoutFix = () => ({ deviceId, measured: { battery, at: sentAt ?? at ?? clock.now } });
  if (!sent.isValid) return withoutFix();
  const latitude = place(sent.names.latitude, sent.latitude, 90);
  const longitude = place(sent.names.longitude, sent.longitude, 180);
  // What a receiver without satellites reports.
  if (latitude === 0 && longitude === 0) return withoutFix();
  if (at === undefined) throw unusable('NO_TIME', `${sent.names.time} is no time.`);
  return {
    deviceId,
    measured: {
      latitude,
      longitude,
      at,
      speed: measure(sent.speed, TOP_SPEED),
      course: measure(sent.course, 360),
      battery,
      odometerKm: measure(sent.odometer, LONGEST_ODOMETER),
      accuracy: measure(sent.accuracy, LEAST_ACCURATE),
    },
    ...(sentAt !== undefined && sentAt > at && { state: { battery, at: sentAt } }),
  };
}

/** @throws UnusableMessage for what identifies no device */
export function deviceIdOf({ deviceId: sent, names }: Pick<SentReading, 'deviceId' | 'names'>): string {
  const id = typeof sent === 'number' ? String(sent) : sent;
  if (typeof id !== 'string' || id.trim() === '')
    throw new UnusableMessage('NO_ID', `${names.deviceId} is missing.`);
  if (!isDeviceId(id.trim())) throw new UnusableMessage('NO_ID', `${names.deviceId} is not valid.`);
  return id.trim();
}

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** A number, or the text of one; undefined when it is missing, NaN when it is something else. */
function numberOf(value: unknown): number | undefined {
  if (isMissing(value)) return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? value : Number.NaN;
  if (typeof value !== 'string' || value.length > LONGEST_NUMBER) return Number.NaN;
  const isDecimal = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i.test(value.trim());
  const number = isDecimal ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : Number.NaN;
}

/** Seconds since 1970 have fewer digits than this for the next thousand years; milliseconds have had more since 1973. */
const LEAST_MILLISECONDS = 100_000_000_000;
/** The last moment of a `Date`. */
const LAST_MOMENT = 8_640_000_000_000_000;

/** Seconds or milliseconds since 1970, or a date-time. @returns milliseconds since 1970; undefined for no time */
export function timeOf(sent: unknown, timeZone: string): number | undefined {
  const number = numberOf(sent);
  if (number !== undefined && !Number.isNaN(number)) {
    const at = Math.round(number < LEAST_MILLISECONDS ? number * 1000 : number);
    return at >= 0 && at <= LAST_MOMENT ? at : undefined;
  }
  if (typeof sent !== 'string' || sent.length > LONGEST_NUMBER) return undefined;
  // A plus sign that was not encoded in a query is read as a blank.
  return momentOf(sent.trim().replace(/(:\d{2}(?:\.\d+)?) (\d{2}:?\d{2})$/, '$1+$2'), timeZone);
}
