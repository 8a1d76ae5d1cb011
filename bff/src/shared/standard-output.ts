import { setTimeout as pause } from 'node:timers/promises';
import { type DestinationStream, pino } from 'pino';

declare module 'sonic-boom' {
  interface SonicBoom {
    /** With `contentMode: 'buffer'`; the library's types have texts only. */
    write(bytes: Buffer): boolean;
  }
}

/** Bytes of lines that may wait for the output; further lines are discarded. */
const maxWaitingBytes = 1_000_000;

export interface StandardOutput extends DestinationStream {
  /** Writes the lines; emits `error` if it cannot. */
  readonly writer: ReturnType<typeof pino.destination>;
}

/**
 * The destination of log lines. They are written together, after at most 0.2 s, because writing each line costs more than formatting it.
 * While the disk is full or the reader is gone, lines wait or are discarded, and the gateway keeps serving. The rest is written when the
 * process ends.
 * @param file descriptor; by default standard output
 */
export function standardOutput(file = 1): StandardOutput {
  const writer = pino.destination({
    dest: file,
    sync: false,
    minLength: 64_000,
    maxWrite: 65_536,
    periodicFlush: 200,
    maxLength: maxWaitingBytes,
    // With texts, each line would measure, and so copy, all waiting ones.
    contentMode: 'buffer',
  });
  writer.on('error', () => undefined); // it tries again with the next lines
  return { writer, write: (line) => writer.write(Buffer.from(line)) };
}

/** Milliseconds for which the end of the process waits for the last lines. */
const lastLinesMs = 1_000;

/**
 * Ends the process when the last lines are written. A reader that has stopped reading keeps a write waiting, which Node.js itself would
 * wait for at its exit: then the process is killed.
 */
export async function endProcess({ writer }: Pick<StandardOutput, 'writer'>, code: number): Promise<void> {
  const written = new Promise<boolean>((resolve) => writer.flush(() => resolve(true)));
  if (!(await Promise.race([written, pause(lastLinesMs, false)]))) process.kill(process.pid, 'SIGKILL');
  process.exit(code);
}
