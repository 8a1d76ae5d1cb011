import { randomUUID } from 'node:crypto';
import type { Call } from './client-address.js';

const acceptable = /^[\w-]{1,64}$/;

/** The request's `X-Request-Id` if it is acceptable, else a new id. */
export function requestIdOf({ headers }: Pick<Call, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && acceptable.test(given) ? given : randomUUID();
}
