import type { LatLng } from '../lat-lng';

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

export type Motion = 'moving' | 'stopped' | 'offline';

/** Milliseconds without a report after which a vehicle counts as offline. */
const OFFLINE_AFTER_MS = 30 * 60_000;
/** km/h above which a vehicle moves. */
const MOVING_ABOVE_KMH = 3;

export function motionOf({ speed, time }: LivePosition, now: number): Motion {
  if (time === null || now - time > OFFLINE_AFTER_MS) return 'offline';
  return speed !== null && speed > MOVING_ABOVE_KMH ? 'moving' : 'stopped';
}
