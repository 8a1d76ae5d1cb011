import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import accepts from 'accepts';

const compress = promisify(gzip);

/** Bytes; what is smaller fits into one packet in any case. */
const LEAST = 1_400;

/** Ends a response with a text, compressed if the client accepts gzip: JSON of a list becomes a tenth. */
export async function endWithText(
  request: IncomingMessage,
  response: ServerResponse,
  text: string,
): Promise<void> {
  if (text.length < LEAST) {
    response.end(text);
    return;
  }
  response.setHeader('vary', 'accept-encoding');
  if (accepts(request).encoding('gzip') === false) {
    response.end(text);
    return;
  }
  const body = await compress(text);
  if (response.destroyed) return;
  response.setHeader('content-encoding', 'gzip');
  response.setHeader('content-length', body.length);
  response.end(body);
}
