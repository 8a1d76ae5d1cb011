import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { z } from 'zod';
import { buildGatewaySchema } from '../../build-schema.js';
import {
  type Behaviour,
  data,
  type ReceivedCall,
  refused,
  rows,
  saved,
} from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { hostileRequest } from '../../testing/hostile/operations.js';

/** `npm run hostile` sets more operations, another seed and a real upstream. */
const { HOSTILE_RUNS = '250', HOSTILE_SEED = '62', HOSTILE_UPSTREAM = '' } = process.env;
const isLong = HOSTILE_RUNS !== '250';
/** Maximum milliseconds for the most expensive operation, on a busy machine. */
const maxMs = 3_000;

const noLimits = {
  RATE_PER_USER: '0',
  RATE_PER_ADDRESS: '0',
  UPSTREAM_RETRIES: '0',
  CIRCUIT_BREAKER_FAILURES: '1000000',
};
const real = HOSTILE_UPSTREAM && {
  DATA_API_URL: `${HOSTILE_UPSTREAM}/api`,
  FILE_SERVICE_URL: `${HOSTILE_UPSTREAM}/files`,
  GEOCODER_URL: `${HOSTILE_UPSTREAM}/geo`,
};
const world = gatewayForTests({ ...noLimits, ...(real || {}), INTROSPECTION: '0' });

const fault = 'Error: select * from app_user\n    at query (/srv/armada/data-api.js:12:7)';
/** Behaviours of the services: a correct one, and all kinds of failures. */
const behaviours: Readonly<Record<string, (call: ReceivedCall) => Behaviour>> = {
  empty: ({ method, path }) =>
    method === 'POST'
      ? saved(1)
      : path.endsWith('/view')
        ? rows([])
        : data(path.endsWith('/list') ? [] : null),
  refuses: () => refused('That is taken.', [{ field: 'name', code: 'TAKEN', message: 'That is taken.' }]),
  malformed: () => ({ status: 400, json: { success: false, message: 'page must be a number.' } }),
  forbids: () => ({ status: 403, json: { success: false, message: 'Not yours.' } }),
  lacks: () => ({ status: 404, json: { success: false, message: 'Not there.' } }),
  breaks: () => ({ status: 500, json: { message: fault, stack: fault } }),
  babbles: () => ({ bytes: `<html><pre>${fault}</pre></html>` }),
  errs: () => data({ data: [{ id: {}, name: 7, list: 'x' }, null, 3], totalRow: 'many' }),
};

/** Internal details: a stack, a query, addresses and errors of the services, the caller's token. */
const internals =
  /\n\s+at |\bat query|\.[jt]s:\d|node_modules|select \* from|127\.0\.0\.1|ECONN|hostile-token/;

const reply = z.object({ data: z.unknown().optional(), errors: z.array(z.unknown()).optional() });
const signInReply = z.object({ data: z.object({ token: z.string() }) });

/** A token of the administrator at the real upstream, from an address without failed sign-ins. */
async function newToken(): Promise<string> {
  if (!real) return `hostile-token-${randomUUID()}`;
  const response = await fetch(`${real.DATA_API_URL}/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' },
    body: JSON.stringify({ username: 'admin@armada.test', password: 'armada-demo', loginBy: 1 }),
  });
  return signInReply.parse(await response.json()).data.token;
}

test(
  `${HOSTILE_RUNS} hostile operations cause no internal error and reveal no internal details`,
  async () => {
    const times: number[] = [];
    let token = await newToken();
    const expectHandled = async (body: string, name: string) => {
      const behave = behaviours[name];
      if (behave) world.upstream.respondToAll(behave);
      const startedAt = performance.now();
      const response = await world.gateway.post(body, { token });
      const text = await response.text();
      times.push(performance.now() - startedAt);
      expect([200, 400, 401, 413]).toContain(response.status);
      expect(text).not.toContain('"INTERNAL"');
      expect(text).not.toMatch(internals);
      reply.parse(JSON.parse(text));
      // The operation may have ended the session.
      if (!real || text.includes('"UNAUTHENTICATED"')) token = await newToken();
    };
    const schema = buildGatewaySchema();
    const property = fc.asyncProperty(
      hostileRequest(schema),
      fc.constantFrom(...Object.keys(behaviours)),
      ({ body }, name) => expectHandled(body, name),
    );
    await fc.assert(property, { seed: Number(HOSTILE_SEED), numRuns: Number(HOSTILE_RUNS) });
    if (!isLong) return;
    const sorted = times.toSorted((a, b) => a - b);
    const [median = 0, most = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
    process.stdout.write(
      `${times.length} hostile operations, seed ${HOSTILE_SEED}: median ${median.toFixed(1)} ms, slowest ${most.toFixed(0)} ms (${(most / median).toFixed(0)} times)\n`,
    );
    expect(most).toBeLessThan(maxMs);
  },
  isLong ? 600_000 : 60_000,
);
