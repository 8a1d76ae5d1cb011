import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.js';

/**
 * Whether the page behind a request may send operations: the gateway's own pages and `ALLOWED_ORIGINS`. Programs send no
 * Origin and pass; browsers always send one with what could change something, and with every WebSocket.
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
