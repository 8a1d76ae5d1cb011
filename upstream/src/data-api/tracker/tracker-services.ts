import type { TelemetryServices } from '../telemetry/position-feed.js';
import type { SeenDevices } from './seen-devices.js';
import type { TrackerTokens } from './tracker-tokens.js';

/** What the messages of trackers are taken with. */
export interface TrackerServices extends TelemetryServices {
  /** What trackers sign in with, and which of them were seen. */
  trackers: { tokens: TrackerTokens; seen: SeenDevices };
}
