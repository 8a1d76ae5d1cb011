import type { IncomingMessage } from 'node:http';

/** The parts of a request that identify the caller. A WebSocket keeps only these of the request that opened it. */
export type Call = Pick<IncomingMessage, 'headers' | 'socket'>;

/**
 * The client's IP address.
 * @param trustedProxies number of our reverse proxies, each of which adds the address of its client to X-Forwarded-For; clients can
 *   forge the entries to the left of these
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
