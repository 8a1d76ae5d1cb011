import { type DestinationStream, pino } from 'pino';

/** Bytes of lines that wait for room; more are given up. */
const WAITING = 1_000_000;

/**
 * Where log lines go. A disk without room for them, or a reader that is gone, is no reason to stop serving: they wait, or are given up.
 * @param file its descriptor; standard output without
 */
export function standardOutput(file = 1): DestinationStream {
  const output = pino.destination({ dest: file, sync: true, maxLength: WAITING });
  output.on('error', () => undefined); // the next line tries again
  return output;
}
