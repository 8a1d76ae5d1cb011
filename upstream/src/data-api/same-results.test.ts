import { field, type Json, startTestServer, type TestServer } from '../testing/data-api-client.js';
import { ENGINES } from '../testing/database/engines.js';
import { goodPayloads } from '../testing/good-payloads.js';
import { silentLog } from '../testing/silent-log.js';
import type { Person } from '../testing/small-fleet.js';
import { registry } from './catalog/resources.js';
import { createServices } from './create-services.js';

const READERS = ['admin', 'supplier', 'tenant'] as const satisfies readonly Person[];
const names = Object.keys(registry.callRules);
/** Everything that is read, except what needs no database. */
const reads = names
  .filter((name) => name.startsWith('GET') && name !== 'GET /openapi.json')
  .map((name) => name.slice('GET /'.length));
/** Everything that is written, one after the other; not the end of the session. */
const writes = names
  .filter((name) => name.startsWith('POST') && name !== 'POST /user/logout')
  .map((name) => name.slice('POST /'.length));

/** Parameters that some lists require. */
const NEEDED: Readonly<Record<string, string>> = {
  'vehicle/list/contract': 'idContract=1',
  'vehicle_model/list/company': 'idCompany=2',
  'complaint_category/list/company': 'supplierId=2',
  'user_type/list/company': 'idCompany=2',
  'vehicle/tracker': 'vehicleId=1',
  'vehicle/trip_history': 'vehicleId=1',
  'vehicle/route_history': 'idTripHistory=1',
};

let servers: TestServer[];
let payloads: Readonly<Record<string, Json>>[];
beforeAll(async () => {
  // Each server looks addresses up in its own time.
  const addressAt = async () => '';
  servers = await Promise.all(ENGINES.map((engine) => startTestServer(engine, { addressAt })));
  payloads = await Promise.all(servers.map(async (server) => goodPayloads(await server.as('admin'))));
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

/** A response without what differs between any two: times, and what is made for the caller. */
const comparable = ({ status, body }: { status: number; body: unknown }): unknown =>
  JSON.parse(
    JSON.stringify({ status, body })
      .replace(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?Z?/g, 'a time')
      .replace(/[\w-]{43}"/g, 'a token"'),
  );

/** The response of each server, which must be the same. */
async function same(
  send: (server: TestServer, number: number) => Promise<{ status: number; body: unknown }>,
) {
  const responses = await Promise.all(servers.map(send));
  const [first, second] = responses.map(comparable);
  expect(second).toEqual(first);
  return responses[0];
}

describe('On both engines', () => {
  test.each(writes)('%s does the same', async (path) => {
    const response = await same(async (server, number) =>
      (await server.as('admin')).post(path, payloads[number]?.[path] ?? {}),
    );
    // Nothing is proven by what neither does.
    if (/\/(save|edit|import|comment|action|claim|positions)$/.test(path))
      expect([response?.status, field(response?.body, 'success'), response?.body]).toEqual([
        200,
        true,
        response?.body,
      ]);
  });

  test('the jobs of a day, when the contracts are over, are all done', async () => {
    const nextYear = () => new Date(Date.now() + 366 * 86_400_000);
    const done = [];
    for (const { db } of servers) {
      // On the last day of a month, next year's retention would end the trips that are read below.
      const kept = { telemetryKeptMonths: 24 };
      const options = { db, events: undefined, secretsKeys: [], timeZone: 'Asia/Jakarta', ...kept };
      const { dailyJobs } = createServices({ ...options, clock: nextYear }, silentLog);
      await dailyJobs.run();
      done.push(
        await db
          .selectFrom('task')
          .select(['key', 'payload'])
          .where('kind', '=', 'job')
          .orderBy('key')
          .execute(),
      );
    }
    expect(done[1]).toEqual(done[0]);
    expect(done[0]).not.toEqual([]);
  });

  test.each(reads.filter((path) => path.endsWith('/view')))(
    '%s finds and orders the same rows by each of its parameters',
    async (path) => {
      const document = (await servers[0]?.app.inject('/api/openapi.json'))?.json();
      const parameters = Object(
        field(field(field(field(document, 'paths'), `/${path}`), 'get'), 'parameters'),
      );
      const sorts: string[] = parameters.find(({ name }: Json) => name === 'sort')?.schema.enum ?? [];
      const texts = parameters.filter(({ schema }: Json) =>
        field(schema, 'description')?.toString().startsWith('Rows that'),
      );
      const queries = [...sorts.map((sort) => `sort=${sort}`), ...texts.map(({ name }: Json) => `${name}=A`)];
      for (const query of queries) {
        const response = await same(async (server) => (await server.as('admin')).get(`${path}?${query}`));
        expect([query, response?.status]).toEqual([query, 200]);
      }
    },
  );

  test.each(reads)('%s has the same response after all that', async (path) => {
    for (const person of READERS) {
      const response = await same(async (server) =>
        (await server.as(person)).get(`${path.replace(':id', '1')}?${NEEDED[path] ?? ''}`),
      );
      // Of one row, of one export or of one token, there may be none.
      if (person === 'admin' && !/:id|:token|ftp/.test(path))
        expect([path, response?.status]).toEqual([path, 200]);
    }
  });
});
