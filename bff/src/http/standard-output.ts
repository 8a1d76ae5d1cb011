import { pino } from 'pino';

/** Bytes of lines that wait for room; more are given up. */
const WAITING = 1_000_000;

/**
 * Where log lines go, some at a time and never later than a fifth of a second: to write each by itself costs more than to make it.
 * A disk without room for them, or a reader that is gone, is no reason to stop serving: they wait, or are given up. What is left is
 * written when the process ends.
 * @param file its descriptor; standard output without
 */
export function standardOutput(file = 1): ReturnType<typeof pino.destination> {
  const output = pino.destination({
    dest: file,
    sync: false,
    minLength: 16_000,
    periodicFlush: 200,
    maxLength: WAITING,
  });
  output.on('error', () => undefined); // the next lines try again
  return output;
}
