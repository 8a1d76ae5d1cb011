import type { IncomingMessage } from 'node:http';

/** A request that cannot be read: its status, and a message for the developer of the client. */
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
  const pieces = await piecesOf(request, limit);
  if (!pieces) throw tooLong();
  try {
    const [first] = pieces;
    const bytes = pieces.length === 1 && first ? first : Buffer.concat(pieces);
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new UnreadableBody(400, 'Invalid JSON in the body.');
  }
}

/**
 * Reads a body by events: iterating over a request takes several times as long.
 * @returns null if it is longer than the limit
 */
function piecesOf(request: IncomingMessage, limit: number): Promise<Buffer[] | null> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let length = 0;
    const take = (piece: Buffer): void => {
      length += piece.length;
      if (length <= limit) {
        pieces.push(piece);
        return;
      }
      request.off('data', take);
      request.pause();
      resolve(null);
    };
    request.on('data', take);
    // `on` is enough, because a promise is settled only once; `once` would wrap each listener.
    request.on('end', () => resolve(pieces));
    request.on('error', reject);
    const onClose = (): void => {
      if (!request.readableEnded) reject(new UnreadableBody(400, 'The body broke off.'));
    };
    if (request.destroyed) onClose();
    else request.on('close', onClose);
  });
}

/** Reads and discards the rest of a body, up to about `maxBytes`. */
export function discardBody(request: IncomingMessage, maxBytes: number): Promise<void> {
  return new Promise((resolve) => {
    let length = 0;
    const count = (piece: Buffer): void => {
      length += piece.length;
      if (length <= maxBytes) return;
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
    // A client that has disconnected sends nothing more.
    request.once('close', end);
    request.resume();
  });
}
