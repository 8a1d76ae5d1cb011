import { type PeriodicWork, periodicWork } from '../periodic-work.js';
import type { Services } from '../services.js';

/** Milliseconds between two writes. */
const EVERY = 2_000;

/** Writes which devices were seen, every two seconds. */
export const writeSeenDevices = (services: Services): PeriodicWork =>
  periodicWork(services, EVERY, 'devices that were seen could not be written', () =>
    services.trackers.seen.write(Date.now()),
  );
