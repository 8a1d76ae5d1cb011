import type { IncomingMessage } from 'node:http';

/** What of a request tells who called, and as what: all that a socket keeps of the one that opened it. */
export type Call = Pick<IncomingMessage, 'headers' | 'socket'>;

/**
 * The address the client called from.
 * @param trustedProxies how many reverse proxies of ours stand in front, each of which added the address it was called
 *   from to X-Forwarded-For; what stands further left in that header anybody could have written
 */
export function clientAddressOf(request: Call, trustedProxies: number): string | null {
  const socket = request.socket.remoteAddress ?? null;
  if (trustedProxies === 0) return socket;
  const header = request.headers['x-forwarded-for'];
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  return hops.at(-trustedProxies) ?? hops[0] ?? socket;
}
