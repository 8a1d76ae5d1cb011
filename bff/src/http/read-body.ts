import type { IncomingMessage } from 'node:http';
import getRawBody, { type RawBodyError } from 'raw-body';
import { limits } from '../graphql/admission/limits.js';

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
 * @throws UnreadableBody 413 if it is longer, 415 if it is compressed, 400 if it is not JSON; an error of raw-body (http-errors) if it is incomplete
 */
export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  const { 'content-encoding': encoding, 'content-length': length = null } = request.headers;
  if (encoding && encoding !== 'identity') throw new UnreadableBody(415, 'Send the body uncompressed.');
  const body = await getRawBody(request, { length, limit }).catch((error: RawBodyError) => {
    if (error.type !== 'entity.too.large') throw error;
    throw new UnreadableBody(413, `The body may have at most ${limit} bytes.`);
  });
  const text = body.toString('utf8');
  if (isNestedDeeply(text))
    throw new UnreadableBody(
      400,
      `The JSON may have at most ${limits.jsonDepth} levels of lists and objects.`,
    );
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableBody(400, 'Invalid JSON in the body.');
  }
}

/** Checks whether a JSON text has more levels of lists and objects than the limit, found before it is parsed. */
function isNestedDeeply(text: string): boolean {
  let depth = 0;
  let isText = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (isText) {
      if (character === '\\') index += 1;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === '[' || character === '{') {
      depth += 1;
      if (depth > limits.jsonDepth) return true;
    } else if (character === ']' || character === '}') depth -= 1;
  }
  return false;
}

/** Bytes of an unread body that are discarded before its response. After a longer one the connection ends. */
export const maxDiscardedBytes = 2 * 1024 * 1024;

/** Reads and discards the rest of a body, up to about `maxBytes`. */
export function discardBody(request: IncomingMessage, maxBytes: number): Promise<void> {
  return new Promise((resolve) => {
    // A request that has ended already emits nothing more.
    if (request.destroyed) {
      resolve();
      return;
    }
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
