import { Poller } from '../../queue/poller.js';
import type { Services } from '../services/services.js';

/**
 * Background work that every process repeats at regular intervals between `start` and `stop`; `run` runs it once. Several processes
 * may run it at the same time, and a later run does what one misses: it needs no task of the queue.
 */
export interface PeriodicWork {
  run(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/** @param every milliseconds between two runs @param failure the log line of a run that failed */
export function periodicWork(
  { log }: Services,
  every: number,
  failure: string,
  run: () => Promise<void>,
): PeriodicWork {
  const poller = new Poller({
    work: async () => {
      await run();
      return every;
    },
    failed: (fault) => log.error({ err: fault }, failure),
  });
  return { run, start: () => poller.wakeAfter(every), stop: () => poller.stop() };
}
