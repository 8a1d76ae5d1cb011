import type { LatLng } from '../lat-lng';

/** Where a vehicle is, as its device last told. */
export interface LivePosition {
  readonly id: string;
  readonly plate: string;
  readonly supplier: string | null;
  readonly place: LatLng;
  /** km/h; null where it is not told. */
  readonly speed: number | null;
  /** Degrees clockwise from north. */
  readonly course: number | null;
  /** Milliseconds since 1970; null where it is not told. */
  readonly time: number | null;
}

export type Motion = 'moving' | 'stopped' | 'offline';

/** Milliseconds of silence after which a vehicle counts as offline. */
const OFFLINE_AFTER_MS = 30 * 60_000;
/** km/h above which a vehicle moves (contract, section 4: where a trip starts). */
const MOVING_ABOVE_KMH = 3;

export function motionOf({ speed, time }: LivePosition, now: number): Motion {
  if (time === null || now - time > OFFLINE_AFTER_MS) return 'offline';
  return speed !== null && speed > MOVING_ABOVE_KMH ? 'moving' : 'stopped';
}
