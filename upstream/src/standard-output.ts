import { setTimeout as pause } from 'node:timers/promises';
import { type DestinationStream, pino } from 'pino';

/** Bytes of log lines that may wait; more are dropped. */
const WAITING = 1_000_000;
/** Milliseconds for which the end of the process waits for the last lines. */
const LAST_LINES = 1_000;

/** The stream that log lines go to, and its writer. */
export interface StandardOutput extends DestinationStream {
  readonly writer: ReturnType<typeof pino.destination>;
}

/**
 * Opens the stream that log lines go to. A full disk, or a reader that is gone or reads no more, is no reason to stop serving: they wait, or are dropped.
 * @param file its descriptor; standard output without
 */
export function standardOutput(file = 1): StandardOutput {
  const writer = pino.destination({
    ...{ dest: file, sync: false, maxLength: WAITING },
    // Together, after at most 0.2 s.
    ...{ minLength: 64_000, maxWrite: 65_536, periodicFlush: 200 },
  });
  writer.on('error', () => undefined); // the next line tries again
  return { writer, write: (line) => writer.write(line) };
}

/**
 * Ends the process when the last lines are written. A reader that reads no more keeps a write waiting, which Node.js itself would wait for
 * at its exit: then the process is killed.
 */
export async function endProcess({ writer }: Pick<StandardOutput, 'writer'>, code: number): Promise<void> {
  const written = new Promise<boolean>((resolve) => writer.flush(() => resolve(true)));
  if (!(await Promise.race([written, pause(LAST_LINES, false)]))) process.kill(process.pid, 'SIGKILL');
  process.exit(code);
}
