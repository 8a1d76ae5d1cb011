import type { IncomingMessage } from 'node:http';

/** A request that cannot be read: its status, and words for whoever wrote it. */
export class UnreadableBody extends Error {
  constructor(
    readonly status: 400 | 405 | 413 | 415,
    message: string,
  ) {
    super(message);
    this.name = 'UnreadableBody';
  }
}

/**
 * A request's JSON.
 * @param limit bytes
 * @throws UnreadableBody 413 if it is longer, 415 if it is compressed, 400 if it is not JSON
 */
export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  const encoding = request.headers['content-encoding'];
  if (encoding && encoding !== 'identity') throw new UnreadableBody(415, 'Send the body uncompressed.');
  const tooLong = () => new UnreadableBody(413, `The body may have at most ${limit} bytes.`);
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLong();
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request) {
    const bytes: Buffer = Buffer.isBuffer(piece) ? piece : Buffer.from(String(piece));
    length += bytes.length;
    if (length > limit) throw tooLong();
    pieces.push(bytes);
  }
  try {
    return JSON.parse(Buffer.concat(pieces).toString('utf8'));
  } catch {
    throw new UnreadableBody(400, 'Invalid JSON in the body.');
  }
}

/**
 * Reads on and keeps nothing, to the end or until it has read more than so many bytes.
 * @param most bytes
 */
export function readPast(request: IncomingMessage, most: number): Promise<void> {
  return new Promise((resolve) => {
    let length = 0;
    const count = (piece: Buffer): void => {
      length += piece.length;
      if (length <= most) return;
      request.unpipe();
      request.pause();
      end();
    };
    const end = (): void => {
      request.off('data', count);
      resolve();
    };
    request.on('data', count);
    request.once('end', end);
    // Who has hung up has nothing more to say.
    request.once('close', end);
    request.resume();
  });
}
