import { jest } from '@jest/globals';
import { pino } from 'pino';
import { z } from 'zod';
import { DataApiDouble, data, refused, rows } from '../../testing/data-api-double.js';
import type { Caller } from '../caller.js';
import { viewCall } from '../calls.js';
import { RestCalls } from '../rest-calls.js';
import { RestClient } from '../rest-client.js';

const things = viewCall('thing/view', (schemas) => z.object({ id: schemas.id, owner: schemas.optionalId }));
const owners = viewCall('owner/view', (schemas) => z.object({ id: schemas.id, name: schemas.text }));

const upstream = new DataApiDouble();
let client: RestClient;

beforeAll(() => upstream.start());
afterAll(() => upstream.stop());
beforeEach(() => {
  const url = upstream.environment.DATA_API_URL ?? '';
  client = new RestClient(
    {
      baseUrls: { dataApi: url, fileService: url, geocoder: url },
      timeoutMs: 2_000,
      timeZone: 'Asia/Jakarta',
      resilience: { retries: 0, breakerThreshold: 4, breakerResetMs: 60_000 },
      userAgent: 'Armada',
    },
    pino({ level: 'silent' }),
  );
});
afterEach(async () => {
  upstream.verify();
  await client.close();
});

const calls = (more: Partial<Caller> = {}) =>
  new RestCalls(client, {
    token: () => 'token',
    requestId: 'request-1',
    signal: new AbortController().signal,
    ...more,
  });

const thing = { id: 1, owner: 7 };
const ann = { id: 7, name: 'Ann' };
const withIncluded = (row: object, included: unknown) => ({ json: { success: true, data: row, included } });
const requests = () => upstream.calls.map(({ path, query }) => [path, query.include ?? null]);

test('includes a row’s related rows, and does not request them again', async () => {
  upstream.expect('GET', 'thing/view/1', withIncluded(thing, { owner: [ann] }));
  const rest = calls();
  expect(await rest.one(things, '1', {}, [owners])).toEqual({ id: '1', owner: '7' });
  expect(await rest.byId(owners, '7')).toEqual({ id: '7', name: 'Ann' });
  expect(requests()).toEqual([['thing/view/1', 'owner']]);
});

test('includes the related rows of a page', async () => {
  upstream.expect('GET', 'thing/view', withIncluded({ data: [thing], totalRow: 1 }, { owner: [ann] }));
  const rest = calls();
  await rest.page(things, { page: 2 }, [owners]);
  expect(await rest.byId(owners, '7')).toMatchObject({ name: 'Ann' });
  expect(upstream.calls.map(({ query }) => query)).toEqual([{ page: '2', include: 'owner' }]);
});

test('replaces a cached row with one that was included later', async () => {
  upstream.expect('GET', 'owner/view', rows([ann]));
  upstream.expect('GET', 'thing/view/1', withIncluded(thing, { owner: [{ id: 7, name: 'Anna' }] }));
  const rest = calls();
  expect(await rest.byId(owners, '7')).toMatchObject({ name: 'Ann' });
  await rest.one(things, '1', {}, [owners]);
  expect(await rest.byId(owners, '7')).toMatchObject({ name: 'Anna' });
});

test.each<[string, unknown]>([
  ['nothing was included', undefined],
  ['it is not among the included rows', { owner: [] }],
  ['another resource was included', { renter: [ann] }],
  ['the included rows are not a list', { owner: ann }],
  ['the included rows are malformed', { owner: [null, 7, { id: 7 }] }],
  ['`included` is not an object', 'owner'],
])('requests the related row by id when %s', async (_why, included) => {
  upstream.expect('GET', 'thing/view/1', withIncluded(thing, included));
  upstream.expect('GET', 'owner/view', rows([ann]));
  const rest = calls();
  await rest.one(things, '1', {}, [owners]);
  expect(await rest.byId(owners, '7')).toMatchObject({ name: 'Ann' });
});

test.each([
  ['by status', { status: 400, json: { success: false, message: 'Unknown parameter include.' } }],
  ['in the envelope', refused('Unknown parameter include.')],
])(
  'repeats a request without the parameter that the data API refuses %s, and omits it for a while',
  async (_how, refusal) => {
    upstream.expect('GET', 'thing/view/1', refusal);
    upstream.expect('GET', 'thing/view/1', data(thing), 2);
    expect(await calls().one(things, '1', {}, [owners])).toMatchObject({ id: '1' });
    expect(await calls().one(things, '1', {}, [owners])).toMatchObject({ id: '1' });
    expect(requests().map(([, include]) => include)).toEqual(['owner', null, null]);
  },
);

test('sends a refused parameter again after ten minutes', async () => {
  upstream.expect('GET', 'thing/view/1', refused('Unknown parameter include.'));
  upstream.expect('GET', 'thing/view/1', data(thing));
  await calls().one(things, '1', {}, [owners]);
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 10 * 60_000 + 1);
  try {
    upstream.expect('GET', 'thing/view/1', withIncluded(thing, { owner: [ann] }));
    await calls().one(things, '1', {}, [owners]);
    expect(requests().map(([, include]) => include)).toEqual(['owner', null, 'owner']);
  } finally {
    clock.mockRestore();
  }
});

test('keeps sending the parameter when a request is refused without it, too', async () => {
  const refusal = { status: 400, json: { success: false, message: 'page must be a whole number.' } };
  upstream.expect('GET', 'thing/view', refusal, 2);
  await expect(calls().page(things, { page: 0 }, [owners])).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  upstream.expect('GET', 'thing/view', withIncluded({ data: [], totalRow: 0 }, { owner: [] }));
  await calls().page(things, { page: 1 }, [owners]);
  expect(requests().at(-1)).toEqual(['thing/view', 'owner']);
});

test.each([
  ['UPSTREAM_UNAVAILABLE', { status: 500 }],
  ['FORBIDDEN', { status: 403 }],
  ['UNAUTHENTICATED', { status: 401 }],
])('does not repeat a request that fails with %s', async (code, response) => {
  upstream.expect('GET', 'thing/view/1', response);
  await expect(calls().one(things, '1', {}, [owners])).rejects.toMatchObject({ code });
});

test('includes no rows when the caller caches none', async () => {
  upstream.expect('GET', 'thing/view/1', data(thing));
  await calls({ keepRows: false }).one(things, '1', {}, [owners]);
  expect(requests()).toEqual([['thing/view/1', null]]);
});
