import { randomUUID } from 'node:crypto';
import type { Call } from './client-address.js';

const acceptable = /^[\w-]{1,64}$/;

/** The id a proxy or client gave the request in `X-Request-Id`, if it looks like one, else a new one. */
export function requestIdOf({ headers }: Pick<Call, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && acceptable.test(given) ? given : randomUUID();
}
