import { type DestinationStream, pino } from 'pino';

/** Bytes of log lines that may wait; more are dropped. */
const WAITING = 1_000_000;

/**
 * Where log lines go. A full disk, or a reader that is gone, is no reason to stop serving: they wait, or are dropped.
 * @param file its descriptor; standard output without
 */
export function standardOutput(file = 1): DestinationStream {
  const output = pino.destination({ dest: file, sync: true, maxLength: WAITING });
  output.on('error', () => undefined); // the next line tries again
  return output;
}
