import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { field, type Json, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { goodPayloads } from '../../testing/good-payloads.js';
import { hostileBody, hostileQuery, hostileText, inAddress } from '../../testing/hostile/requests.js';
import type { Person } from '../../testing/small-fleet.js';
import { registry } from '../catalog/resources.js';
import { hashOf } from '../session/sessions.js';

/**
 * The same bad input on every run; what fails is printed with the seed and the path to it. `npm run hostile` generates more of it,
 * of a seed of its own.
 */
const { HOSTILE_SEED = '62', HOSTILE_RUNS } = process.env;
const SEED = Number(HOSTILE_SEED);
/** The number of times that each call is made; the first of them are the same on both engines. */
const RUNS: Readonly<Record<string, number>> = { PGlite: 3, PostgreSQL: 8 };
const IS_LONG = HOSTILE_RUNS !== undefined;
/** Milliseconds in which the most expensive call responds, on a machine that does something else besides. */
const SLOWEST_MS = 3_000;

/** The statuses that a call may return when it cannot be done; anything else is a fault. */
const REFUSALS = [400, 401, 403, 404, 413, 429];
/** The texts that only a fault would let through: a stack, a query, the database's own words. */
const INTERNALS =
  /\n\s+at |\.[jt]s:\d|node_modules|\bselect\b.+\bfrom\b|insert into|syntax error|violates|invalid input|pg_\w|relation "|column "/i;

/** The callers: users with a session, and invalid tokens. */
const CALLERS = ['admin', 'supplier', 'tenant', 'clerk', 'nobody', 'garbage', 'expired'] as const;
type Caller = (typeof CALLERS)[number];
const IS_NOBODY: readonly Caller[] = ['nobody', 'garbage', 'expired'];
const caller = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Caller>('admin') },
  { weight: 2, arbitrary: fc.constantFrom(...CALLERS) },
);

/**
 * The tables and columns that change without anybody writing them: last uses, tries and the letters about locked accounts, the table of migrations, and trips, which end and are given their
 * addresses as time goes by (what a reading writes besides, its position, stays).
 */
const VOLATILE = [
  ...['user_session', 'login_attempt', 'task', 'migration', 'trip'],
  // The background work of trips fills in addresses, and ends trips.
  ...['vehicle_telemetry', 'fleet_figure'],
  // Which trackers were seen is written every two seconds.
  ...['tracker_device', 'tracker_token'],
];

const names = Object.keys(registry.callRules).sort();

describe('Bad input', () => {
  let server: TestServer;
  let document: unknown;
  let payloads: Readonly<Record<string, Json>>;
  let fingerprint: () => Promise<unknown>;
  const tokens = new Map<Caller, string>();
  let trackerToken: string;
  const times: number[] = [];

  beforeAll(async () => {
    server = await startTestServer(POSTGRES, { federatedSecret: 'the secret that both share' });
    document = (await server.app.inject('/api/openapi.json')).json();
    payloads = await goodPayloads(await server.as('admin'));
    const { body } = await (await server.as('supplier')).post('tracker/token/save', { name: 'Hostile' });
    trackerToken = String(field(body.data, 'token'));
    fingerprint = await fingerprintOf(server);
  });
  afterAll(async () => {
    await server.close();
    if (!IS_LONG) return;
    const sorted = times.toSorted((a, b) => a - b);
    const [median = 0, most = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
    process.stdout.write(
      `${times.length} hostile calls on ${POSTGRES.name}, seed ${SEED}: median ${median.toFixed(1)} ms, slowest ${most.toFixed(0)} ms (${(most / median).toFixed(0)} times)\n`,
    );
    expect(most).toBeLessThan(SLOWEST_MS);
  });

  /** Opens sessions without a password, and ends one; a call that ends a session costs no other its caller. */
  const openSessions = async () => {
    const sessions = (['admin', 'supplier', 'tenant', 'clerk', 'expired'] as const).map((person) => {
      const token = randomBytes(32).toString('base64url');
      tokens.set(person, token);
      const user: Person = person === 'expired' ? 'admin' : person;
      const life = person === 'expired' ? sql`interval '-1 second'` : sql`interval '1 hour'`;
      return sql`(${hashOf(token)}, ${server.fleet.user[user]}::integer, now() + ${life})`;
    });
    await sql`insert into user_session (token_hash, user_id, expires_at)
      values ${sql.join(sessions)}`.execute(server.db);
    tokens.set('garbage', 'x'.repeat(43));
  };

  const call = async (
    method: 'GET' | 'POST',
    path: string,
    who: Caller,
    body?: { type: string | undefined; text: string },
  ) => {
    const isOfTracker = path.startsWith('/api/hooks/');
    const token = isOfTracker && !IS_NOBODY.includes(who) ? trackerToken : tokens.get(who);
    const startedAt = performance.now();
    const reply = await server.app.inject({
      method,
      url: path,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body?.type !== undefined && { 'content-type': body.type }),
      },
      ...(body && { payload: body.text }),
    });
    times.push(performance.now() - startedAt);
    return { status: reply.statusCode, text: reply.body, json: JSON.parse(reply.body || 'null') };
  };
  type Reply = Awaited<ReturnType<typeof call>>;

  /** Holds a reply to the contract. @returns whether the call did what was requested */
  const judge = (name: string, who: Caller, { status, text, json }: Reply): boolean => {
    if (status !== 200) expect(REFUSALS).toContain(status);
    if (name in registry.callRules)
      expect(Object.keys(Object(field(operation(name), 'responses')))).toContain(String(status));
    expect(text).not.toMatch(INTERNALS);
    if (name === 'GET /openapi.json') return true;
    if (registry.callRules[name] === 'tracker' && status === 200) {
      expect(text).toBe('');
      return true;
    }
    expect(json).toMatchObject({ success: status === 200 ? expect.any(Boolean) : false });
    expect(json.message).toMatch(/\S/);
    // The file service needs a login alone.
    const rule = registry.callRules[name] ?? 'signedIn';
    const isRow = name.includes(':');
    // A tracker is nobody here: its token is in the path, or is sent in place of the caller's.
    if (rule !== 'public' && rule !== 'tracker' && IS_NOBODY.includes(who))
      expect(isRow ? [400, 401, 404] : [400, 401]).toContain(status);
    if (typeof rule === 'object' && who === 'clerk')
      expect(isRow ? [400, 403, 404] : [400, 403]).toContain(status);
    return json.success;
  };

  const operation = (name: string) => {
    const [method = '', path = ''] = name.split(' ');
    return field(field(field(document, 'paths'), path.replace(/:(id|token)/, '{$1}')), method.toLowerCase());
  };
  const parametersOf = (name: string): string[] => {
    const parameters = field(operation(name), 'parameters');
    return Array.isArray(parameters)
      ? parameters.filter((one) => one.in === 'query').map((one) => String(one.name))
      : [];
  };
  const fieldsOf = (name: string): string[] => {
    const content = field(field(operation(name), 'requestBody'), 'content');
    return Object.keys(Object(field(field(field(content, 'application/json'), 'schema'), 'properties')));
  };

  /** Makes calls until one is not refused as it should be, or writes what it should not. */
  const refuses = async <I>(
    name: string,
    input: fc.Arbitrary<I>,
    make: (input: I, who: Caller) => Promise<Reply>,
  ) => {
    await openSessions();
    let before = await fingerprint();
    const property = fc.asyncProperty(input, caller, async (given, who) => {
      const isDone = judge(name, who, await make(given, who));
      const after = await fingerprint();
      if (!isDone) expect(after).toEqual(before);
      // What was done may have ended the sessions of the user it was done to.
      if (after !== before || name === 'POST /user/logout') await openSessions();
      before = after;
    });
    // Each call gets bad input of its own.
    await fc.assert(property, {
      seed: SEED + names.indexOf(name),
      numRuns: Number(HOSTILE_RUNS ?? RUNS[POSTGRES.name]),
    });
  };

  test.each(names.filter((name) => name.startsWith('GET')))('%s', async (name) => {
    const path = name.slice('GET /'.length);
    const query = hostileQuery(parametersOf(name));
    const [, parameter] = /:(id|token)$/.exec(path) ?? [];
    const hostileAddress = hostileText.map((id) => path.replace(/:(id|token)$/, inAddress(id.slice(0, 600))));
    const hostileParameters = query.map((text) => `${path.replace(':token', trackerToken)}?${text}`);
    const address =
      parameter === 'id'
        ? hostileAddress
        : parameter === 'token'
          ? fc.oneof(hostileAddress, hostileParameters)
          : hostileParameters;
    await refuses(name, address, (url, who) => call('GET', `/api/${url}`, who));
  });

  test('GET /files/load/:path', async () => {
    const address = fc.tuple(hostileText, hostileQuery(['w']));
    await refuses('GET /files/load/:path', address, ([path, query], who) =>
      call('GET', `/files/load/${inAddress(path.slice(0, 600))}?${query}`, who),
    );
  });

  test('POST /files/upload', async () => {
    await refuses('POST /files/upload', hostileBody({}, ['file']), (body, who) =>
      call('POST', '/files/upload', who, body),
    );
  });

  test.each(names.filter((name) => name.startsWith('POST')))('%s', async (name) => {
    const path = name.slice('POST /'.length);
    const payload = payloads[path] ?? {};
    const body = hostileBody(payload, [...new Set([...fieldsOf(name), ...Object.keys(payload)])]);
    const url = `/api/${path.replace(':token', trackerToken)}`;
    await refuses(name, body, (given, who) => call('POST', url, who, given));
  });
});

/** Makes a fingerprint that shows whether a row of any table was added, taken or changed. */
async function fingerprintOf({ db }: TestServer): Promise<() => Promise<unknown>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname <> all(${VOLATILE}::text[])
    order by 1`.execute(db);
  const parts = tables.map(
    ({ name }) =>
      sql`select count(*) || '/' || coalesce(sum(hashtext(t::text)), 0) as part from ${sql.table(name)} t`,
  );
  const all = sql`select string_agg(part, ' ') from (${sql.join(parts, sql` union all `)}) p`.compile(db);
  // A function's query is planned once, which takes longer than to run it.
  await sql
    .raw(
      `create function fingerprint() returns text language plpgsql as $$ begin return (${all.sql}); end $$`,
    )
    .execute(db);
  const print = sql<{ print: string }>`select fingerprint() as print`;
  return async () => (await print.execute(db)).rows[0]?.print;
}
