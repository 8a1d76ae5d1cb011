/** Armada's schema, resolvers and REST client, for other servers. */
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { buildGatewaySchema } from '../../../bff/dist/build-schema.js';
import { RestCalls } from '../../../bff/dist/rest/rest-calls.js';
import { RestClient } from '../../../bff/dist/rest/rest-client.js';

export const schema = buildGatewaySchema();

const url = process.env.DATA_API_URL;
const duties = process.argv.includes('duties') ? await import('./duties.mjs') : null;
const rest = new RestClient(
  {
    baseUrls: { dataApi: url, fileService: url, geocoder: url },
    timeoutMs: 10_000,
    timeZone: 'Asia/Jakarta',
    resilience: { retries: 2, breakerThreshold: 5, breakerResetMs: 2000 },
    userAgent: 'bench',
    onCall: duties?.observeCall,
  },
  pino({ level: 'warn' }),
);

export function contextOf({ headers }) {
  const token = headers.authorization.slice('Bearer '.length);
  const { signal } = new AbortController();
  const caller = new RestCalls(rest, { token: () => token, requestId: randomUUID(), signal });
  return { session: { via: 'bearer', token, userId: null }, rest: caller, warnings: [] };
}
