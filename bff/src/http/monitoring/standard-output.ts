import { type DestinationStream, pino } from 'pino';

declare module 'sonic-boom' {
  interface SonicBoom {
    /** What it takes with `contentMode: 'buffer'`; its own types know of texts alone. */
    write(bytes: Buffer): boolean;
  }
}

/** Bytes of lines that may wait for the output; lines beyond are discarded. */
const WAITING = 1_000_000;

export interface StandardOutput extends DestinationStream {
  /** What writes, some lines at a time; it says `error` where it cannot. */
  readonly writer: ReturnType<typeof pino.destination>;
}

/**
 * Where log lines go, some at a time and never later than a fifth of a second: to write each by itself costs more than to make it.
 * A disk without room for them, or a reader that is gone, is no reason to stop serving: they wait, or are given up. What is left is
 * written when the process ends.
 * @param file its descriptor; standard output without
 */
export function standardOutput(file = 1): StandardOutput {
  const writer = pino.destination({
    dest: file,
    sync: false,
    minLength: 64_000,
    maxWrite: 65_536,
    periodicFlush: 200,
    maxLength: WAITING,
    // Of texts it would measure, and so copy, all that wait with each line.
    contentMode: 'buffer',
  });
  writer.on('error', () => undefined); // the next lines try again
  return { writer, write: (line) => writer.write(Buffer.from(line)) };
}
