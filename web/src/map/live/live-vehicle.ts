import { numberFormat } from '../../i18n/numbers';
import type { LatLng } from '../lat-lng';
import { isSilent } from './vehicle-limits';

/** A vehicle's last reported position. */
export interface LivePosition {
  readonly id: string;
  readonly plate: string;
  readonly supplier: string | null;
  readonly place: LatLng;
  /** km/h; null where unknown. */
  readonly speed: number | null;
  /** Degrees clockwise from north. */
  readonly course: number | null;
  /** Milliseconds since 1970; null where unknown. */
  readonly time: number | null;
}

/** The ways in which vehicles are shown, in the order of legends and rings. */
export const MOTIONS = ['moving', 'stopped', 'offline', 'silent'] as const;
export type Motion = (typeof MOTIONS)[number];

/** The number of vehicles that are shown in each way. */
export type MotionCounts = Readonly<Record<Motion, number>>;

/** Milliseconds without a report after which a vehicle counts as offline. */
const OFFLINE_AFTER_MS = 30 * 60_000;
/** km/h above which a vehicle moves. */
const MOVING_ABOVE_KMH = 3;

export function motionOf({ speed, time }: Pick<LivePosition, 'speed' | 'time'>, now: number): Motion {
  if (isSilent(time, now)) return 'silent';
  if (time === null || now - time > OFFLINE_AFTER_MS) return 'offline';
  return speed !== null && speed > MOVING_ABOVE_KMH ? 'moving' : 'stopped';
}

export function countMotions(
  vehicles: Iterable<Pick<LivePosition, 'speed' | 'time'>>,
  now: number,
): MotionCounts {
  const counts = { moving: 0, stopped: 0, offline: 0, silent: 0 };
  for (const vehicle of vehicles) counts[motionOf(vehicle, now)] += 1;
  return counts;
}

/** A number of vehicles. */
export const formatCount = numberFormat();
