import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { isImei } from '../vehicle/identifiers.js';
import { momentOf } from './moment.js';

const optional = (minimum: number, maximum: number, description: string) =>
  Type.Optional(Type.Union([Type.Number({ minimum, maximum }), Type.Null()], { description }));

/** The fastest plausible speed, km/h. */
export const TOP_SPEED = 300;

export const readingSchema = Type.Object({
  imei: Type.String({ description: '15 digits.' }),
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
  speed: optional(0, TOP_SPEED, 'km/h; worked out from the readings before where it is missing.'),
  course: optional(0, 360, 'Degrees from north.'),
  batteryPercentage: optional(0, 100, 'What the battery holds.'),
  odometerKm: optional(0, 10_000_000, 'km'),
  gpsDate: Type.String({
    description: 'ISO 8601 with an offset, or YYYY-MM-DD HH:mm[:ss] in the fleet’s time zone.',
  }),
});
const compiled = Compile(readingSchema);
const fields = Object.entries(readingSchema.properties).map(([name, schema]) => ({
  name,
  isOptional: Type.IsOptional(schema),
  compiled: Compile(schema),
}));

/** A reading in the units that the rules work with. */
export interface Reading {
  /** The place in the call, from 0. */
  index: number;
  /** The name that the tracker sends: its IMEI, or another id with the supplier that it is of. */
  device: string;
  latitude: number;
  longitude: number;
  speed: number | null;
  course: number | null;
  battery: number | null;
  odometerKm: number | null;
  /** Radius of the circle in which the place is, in metres. */
  accuracy: number | null;
  /** Milliseconds since 1970. */
  at: number;
}

/** A message that a tracker sends without a new place. */
export interface Sign {
  /** @see Reading */
  index: number;
  device: string;
  battery: number | null;
  at: number;
  latitude?: never;
}

export const isSign = (read: Reading | Sign): read is Sign => read.latitude === undefined;

const REASONS = {
  UNKNOWN_VEHICLE: 'No vehicle of yours has this IMEI',
  FUTURE: 'gpsDate lies in the future',
  TOO_OLD: 'gpsDate is more than 30 days ago',
  REPEATED: 'This vehicle has a reading of this moment already',
  JUMP: 'No vehicle gets here from the reading before in that time',
  NO_FIX: 'The message has no new place',
} as const;

export interface Refusal {
  index: number;
  code: keyof typeof REASONS | 'INVALID';
  message: string;
}

export const refusal = (index: number, code: keyof typeof REASONS): Refusal => ({
  index,
  code,
  message: REASONS[code],
});

/** Milliseconds that a tracker's clock may be ahead. */
const AHEAD = 2 * 60_000;
/** Milliseconds after which a reading is of no use; also how far back partitions are sure to be. */
const OLDEST = 30 * 24 * 3_600_000;

/** Reads what was sent as one reading, and validates it by itself. */
export function readReading(
  sent: unknown,
  index: number,
  clock: { now: number; timeZone: string },
): Reading | Refusal {
  if (!compiled.Check(sent)) return { index, code: 'INVALID', message: mistakeIn(sent) };
  const at = momentOf(sent.gpsDate.trim(), clock.timeZone);
  const imei = sent.imei.trim();
  if (at === undefined) return { index, code: 'INVALID', message: 'gpsDate is no date and time' };
  if (!isImei(imei))
    return { index, code: 'INVALID', message: 'imei must have 15 digits, the last one its check digit' };
  // What a receiver without satellites reports.
  if (sent.latitude === 0 && sent.longitude === 0)
    return { index, code: 'INVALID', message: 'latitude and longitude are both 0' };
  const { latitude, longitude, speed = null, course = null, odometerKm = null } = sent;
  const battery = sent.batteryPercentage ?? null;
  const measured = { latitude, longitude, speed, course, battery, odometerKm, accuracy: null };
  return timely({ index, device: imei, at, ...measured }, clock.now);
}

/** The reading, unless it is of the future or too old. @param now milliseconds since 1970 */
export function timely<R extends Reading | Sign>(reading: R, now: number): R | Refusal {
  if (reading.at > now + AHEAD) return refusal(reading.index, 'FUTURE');
  if (reading.at < now - OLDEST) return refusal(reading.index, 'TOO_OLD');
  return reading;
}

function mistakeIn(sent: unknown): string {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return 'A reading is an object';
  const values = new Map<string, unknown>(Object.entries(sent));
  for (const { name, isOptional, compiled: field } of fields) {
    const value = values.get(name);
    if (value === undefined && !isOptional) return `${name} is missing`;
    if (value !== undefined && !field.Check(value)) return `${name} is not valid`;
  }
  return 'The reading is not valid';
}

export const isRefusal = (read: Reading | Sign | Refusal): read is Refusal => 'code' in read;
