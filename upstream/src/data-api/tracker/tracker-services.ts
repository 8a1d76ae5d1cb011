import type { TelemetryServices } from '../telemetry/position-feed.js';
import type { SeenDevices } from './seen-devices.js';
import type { TrackerTokens } from './tracker-tokens.js';

/** The services that the messages of trackers are taken with. */
export interface TrackerServices extends TelemetryServices {
  /** The tokens that trackers sign in with, and the devices that were seen. */
  trackers: { tokens: TrackerTokens; seen: SeenDevices };
}
