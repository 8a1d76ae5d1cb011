import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.js';

/**
 * Checks whether the origin of a request may send operations: the gateway's own pages and `ALLOWED_ORIGINS`. Requests of programs have no Origin
 * and are allowed; browsers always send one with a POST and with a WebSocket.
 */
export function originAllowed(
  { headers }: IncomingMessage,
  { publicUrl, allowedOrigins }: Pick<Config, 'publicUrl' | 'allowedOrigins'>,
): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  if (allowedOrigins.includes(origin)) return true;
  if (publicUrl) return origin === new URL(publicUrl).origin;
  return URL.canParse(origin) && new URL(origin).host === headers.host;
}
