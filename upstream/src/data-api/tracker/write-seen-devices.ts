import { type PeriodicWork, periodicWork } from '../jobs/periodic-work.js';
import type { TrackerServices } from './tracker-services.js';

/** Milliseconds between two writes. */
const EVERY = 2_000;

/** Writes which devices were seen, every two seconds. */
export const writeSeenDevices = (services: TrackerServices): PeriodicWork =>
  periodicWork(services, EVERY, 'devices that were seen could not be written', () =>
    services.trackers.seen.write(Date.now()),
  );
