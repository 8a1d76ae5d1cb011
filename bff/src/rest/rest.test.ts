import { jest } from '@jest/globals';
import { pino } from 'pino';
import { z } from 'zod';
import { type Behaviour, DataApiDouble, data, refused, rows, saved } from '../testing/data-api-double.js';
import { thing } from '../testing/test-thing.js';
import { actionCall, optionsCall, readCall, saveCall, viewCall } from './calls.js';
import { RestCalls } from './rest-calls.js';
import { RestClient } from './rest-client.js';

const things = viewCall('thing/view', thing.row);
const thingOptions = optionsCall('thing/list');
const thingSave = saveCall('thing/save');
const thingCount = readCall('thing/count', (schemas) => z.object({ total: schemas.integer }), {
  optional: true,
});
const makeTimeoutMs = 150;
const thingMake = actionCall('thing/make', (schemas) => z.object({ secret: schemas.text }), {
  timeoutMs: makeTimeoutMs,
});

const breakerResetMs = 60_000;
const upstream = new DataApiDouble();
const disconnect = new AbortController();
let client: RestClient;

beforeAll(() => upstream.start());
afterAll(() => upstream.stop());
beforeEach(() => {
  client = new RestClient(
    {
      baseUrls: {
        dataApi: upstream.environment.DATA_API_URL ?? '',
        fileService: upstream.environment.FILE_SERVICE_URL ?? '',
        geocoder: upstream.environment.GEOCODER_URL ?? '',
      },
      timeoutMs: 2_000,
      timeZone: 'Asia/Jakarta',
      resilience: { retries: 2, breakerThreshold: 4, breakerResetMs },
      userAgent: 'Armada',
    },
    pino({ level: 'silent' }),
  );
});
afterEach(async () => {
  upstream.verify();
  await client.close();
});

const callAs = (signal: AbortSignal = disconnect.signal): RestCalls =>
  new RestCalls(client, { token: () => 'token', requestId: 'request-1', signal });

const row = (id: number | string, more: object = {}) => ({ id, name: `Thing ${id}`, ...more });
const json = (value: unknown): Behaviour => ({ json: value });

describe('every call', () => {
  test('sends the token, the request id, and only parameters with a value', async () => {
    upstream.expect('GET', 'thing/view', ({ headers, query }) => {
      expect(headers.authorization).toBe('Bearer token');
      expect(headers['x-request-id']).toBe('request-1');
      expect(query).toEqual({ page: '2', size: '20', name: 'a&b', isActive: 'true' });
      return rows([]);
    });
    await callAs().page(things, {
      page: 2,
      size: 20,
      name: 'a&b',
      isActive: true,
      sort: null,
      other: undefined,
    });
  });
});

describe('reads a list', () => {
  test('with ids, numbers, flags, codes, dates and lists in every form that the contract allows', async () => {
    upstream.expect(
      'GET',
      'thing/view',
      rows(
        [
          row('7', {
            size: '12.5',
            isActive: '1',
            status: '1',
            photo: ['a.jpg'],
            startDate: '2026-01-31',
            createdDate: '2026-01-31 07:00',
            updatedDate: '2026-01-31T00:00:00Z',
            version: '4',
          }),
          row(8, {
            size: 3,
            isActive: 0,
            status: 9,
            photo: null,
            startDate: null,
            createdDate: '2026-01-31 07:00:30',
          }),
          row(9, { name: 42, isActive: true, status: 0, startDate: '2026-01-31T10:00:00+07:00' }),
        ],
        61,
      ),
    );
    const page = await callAs().page(things, {});
    const noAudit = { createdBy: null, createdDate: null, updatedBy: null, updatedDate: null, version: null };
    expect(page).toEqual({
      totalRow: 61,
      rows: [
        {
          ...noAudit,
          id: '7',
          name: 'Thing 7',
          size: 12.5,
          isActive: true,
          status: 'ON',
          photo: ['/files/a.jpg'],
          startDate: '2026-01-31',
          createdDate: '2026-01-31T00:00:00.000Z',
          updatedDate: '2026-01-31T00:00:00.000Z',
          version: 4,
        },
        {
          ...noAudit,
          id: '8',
          name: 'Thing 8',
          size: 3,
          isActive: false,
          status: 'UNKNOWN',
          photo: [],
          startDate: null,
          createdDate: '2026-01-31T00:00:30.000Z',
        },
        {
          ...noAudit,
          id: '9',
          name: '42',
          size: null,
          isActive: true,
          status: 'OFF',
          photo: [],
          startDate: '2026-01-31',
        },
      ],
    });
  });

  test.each([
    ['data.data.data', { success: true, data: { data: { data: [row(1)], totalRow: '5' } } }, 5],
    ['a bare list', { success: true, data: [row(1)] }, 1],
    ['no success at all', { data: { data: [row(1)], totalRow: 1 } }, 1],
  ])('from %s', async (_shape, response, total) => {
    upstream.expect('GET', 'thing/view', json(response));
    const page = await callAs().page(things, {});
    expect(page.rows.map(({ id }) => id)).toEqual(['1']);
    expect(page.totalRow).toBe(total);
  });

  test.each([[null], [{ data: null, totalRow: 0 }], [{ data: null, totalRow: null }]])(
    'as empty from %j',
    async (nothing) => {
      upstream.expect('GET', 'thing/view', data(nothing));
      expect(await callAs().page(things, {})).toEqual({ rows: [], totalRow: 0 });
    },
  );
});

describe('rows by id', () => {
  test('are read in one call, matched by id, and null when out of scope', async () => {
    upstream.expect('GET', 'thing/view', ({ query }) => {
      expect(query).toEqual({ ids: '3,1,2', page: '1', size: '3' });
      return rows([row(1), row(3)]);
    });
    const calls = callAs();
    const found = await Promise.all(['3', '1', '2', '3'].map((id) => calls.byId(things, id)));
    expect(found.map((thing) => thing?.name ?? null)).toEqual(['Thing 3', 'Thing 1', null, 'Thing 3']);
    expect(await calls.byId(things, '1')).toMatchObject({ id: '1' });
    expect(calls.count).toBe(1);
  });

  test('are not shared between two operations', async () => {
    upstream.expect('GET', 'thing/view', rows([row(1)]), 2);
    await callAs().byId(things, '1');
    await callAs().byId(things, '1');
  });

  test.each([
    ['ignores ids=', rows([row(1), row(2)], 3)],
    ['refuses ids=', { status: 400, json: { success: false, message: 'ids?' } }],
  ])(
    'are searched in the list when the data API %s, even if pages have fewer rows than requested',
    async (_how, response) => {
      upstream.expect('GET', 'thing/view', response);
      upstream.expect('GET', 'thing/view', rows([row(1), row(2)], 3));
      upstream.expect('GET', 'thing/view', ({ query }) => {
        expect(query).toEqual({ page: '2', size: '1000' });
        return rows([row(9)], 3);
      });
      const calls = callAs();
      expect(await Promise.all([calls.byId(things, '9'), calls.byId(things, '4')])).toMatchObject([
        { id: '9' },
        null,
      ]);
    },
  );

  test('are NOT_SUPPORTED when that list is too long to search', async () => {
    upstream.expect('GET', 'thing/view', rows([row(1)], 30_000), 21);
    await expect(callAs().byId(things, '9')).rejects.toMatchObject({ code: 'NOT_SUPPORTED' });
  });

  test('are null without a call for an invalid id', async () => {
    const calls = callAs();
    expect(await calls.byId(things, '../user/view')).toBeNull();
    expect(await calls.one(things, '1/../../user')).toBeNull();
    expect(calls.count).toBe(0);
  });

  test('a single row is not cached, and null for a 404 when the list has none either', async () => {
    upstream.expect('GET', 'thing/view/5', data(row(5)));
    upstream.expect('GET', 'thing/view/6', { status: 404, json: { success: false, message: 'No such row' } });
    upstream.expect('GET', 'thing/view', rows([]));
    expect(await callAs().one(things, '5')).toMatchObject({ id: '5' });
    expect(await callAs().one(things, '6')).toBeNull();
  });
});

describe('saves', () => {
  test('return the id, or the errors to correct', async () => {
    upstream.expect('POST', 'thing/save', saved(12, 'Done.'));
    upstream.expect('POST', 'thing/save', refused('Name taken.', [{ field: 'name', message: 'Taken.' }]));
    expect(await callAs().save(thingSave, {})).toEqual({
      success: true,
      message: 'Done.',
      errors: [],
      id: '12',
    });
    expect(await callAs().save(thingSave, {})).toEqual({
      success: false,
      message: 'Name taken.',
      errors: [{ field: 'name', code: 'REFUSED', message: 'Taken.' }],
      id: null,
    });
  });

  test('succeed without data and errors in the reply', async () => {
    upstream.expect('POST', 'thing/save', json({ success: true, message: null }));
    expect(await callAs().save(thingSave, {})).toEqual({ success: true, message: '', errors: [], id: null });
  });
});

test('pick lists have text values, whatever type the data API sends', async () => {
  upstream.expect('GET', 'thing/list', data([{ value: 3, text: 'Three' }]));
  upstream.expect('GET', 'thing/list', data(null));
  expect(await callAs().options(thingOptions)).toEqual([{ value: '3', text: 'Three', group: null }]);
  expect(await callAs().options(thingOptions)).toEqual([]);
});

describe('a status becomes a code', () => {
  test.each([
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [400, 'BAD_USER_INPUT'],
    [404, 'BAD_USER_INPUT'],
    [429, 'RATE_LIMITED'],
    [500, 'UPSTREAM_UNAVAILABLE'],
  ])('%i -> %s', async (code, expected) => {
    upstream.expect('GET', 'thing/view', { status: code, json: { success: false, message: 'Because.' } });
    await expect(callAs().page(things, {})).rejects.toMatchObject({ code: expected });
  });

  test('404 on a call the contract marks [+] -> NOT_SUPPORTED', async () => {
    upstream.expect('GET', 'thing/count', { status: 404 });
    await expect(callAs().read(thingCount)).rejects.toMatchObject({ code: 'NOT_SUPPORTED' });
  });

  test.each([
    [400, 'BAD_USER_INPUT'],
    [403, 'FORBIDDEN'],
    [404, 'BAD_USER_INPUT'],
    [422, 'BAD_USER_INPUT'],
    [500, 'UPSTREAM_UNAVAILABLE'],
  ])('the error of a save with status %i has the message of the envelope', async (status, code) => {
    const message = 'Kontrak KTR/2026/001 sudah penuh.';
    upstream.expect('POST', 'thing/save', { status, json: { success: false, message } });
    await expect(callAs().save(thingSave, {})).rejects.toMatchObject({
      code,
      text: { id: message, en: message },
    });
  });
});

describe('a malformed response is UPSTREAM_BAD_REPLY naming call and field', () => {
  test.each<[string, Behaviour, string]>([
    ['no JSON', { bytes: '<html>' }, 'body'],
    ['an empty body', { bytes: '' }, 'body'],
    ['a list that is text', data({ data: 'many', totalRow: 1 }), 'data.data'],
    ['a row without its id', rows([row(1), { name: 'x' }]), 'data.data[1].id'],
    ['a malformed number', rows([row(1, { size: 'big' })]), 'data.data[0].size'],
    ['an integer beyond 32 bits', rows([row(1, { version: 2 ** 31 })]), 'data.data[0].version'],
    ['a row that is null', rows([row(1), null]), 'data.data[1]'],
    ['a malformed date', rows([row(1, { startDate: '31/01/2026' })]), 'data.data[0].startDate'],
    ['a malformed date-time', rows([row(1, { createdDate: 'noon' })]), 'data.data[0].createdDate'],
  ])('%s', async (_what, response, field) => {
    upstream.expect('GET', 'thing/view', response);
    await expect(callAs().page(things, {})).rejects.toMatchObject({
      code: 'UPSTREAM_BAD_REPLY',
      extensions: { call: 'thing/view', field },
    });
  });
});

describe('an unavailable service', () => {
  test('receives a GET again', async () => {
    upstream.expect('GET', 'thing/view', 'reset');
    upstream.expect('GET', 'thing/view', { status: 503 });
    upstream.expect('GET', 'thing/view', rows([row(1)]));
    const calls = callAs();
    expect((await calls.page(things, {})).totalRow).toBe(1);
    expect(calls.count).toBe(1);
  });

  test('receives a GET at most three times', async () => {
    upstream.expect('GET', 'thing/view', { status: 503 }, 3);
    await expect(callAs().page(things, {})).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
  });

  test('does not receive a save again, which it may have executed', async () => {
    upstream.expect('POST', 'thing/save', 'reset');
    await expect(callAs().save(thingSave, {})).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
  });

  test('opens the circuit after consecutive failures, and closes it after a success', async () => {
    upstream.expect('POST', 'thing/save', { status: 503 }, 4);
    for (let failure = 0; failure < 4; failure += 1)
      await expect(callAs().save(thingSave, {})).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
    await expect(callAs().page(things, {})).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
    expect(upstream.calls).toHaveLength(4);

    upstream.expect('POST', 'thing/save', saved(1));
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + breakerResetMs);
    expect(await callAs().save(thingSave, {})).toMatchObject({ success: true });
    clock.mockRestore();
  });

  test('is used again as soon as it is available', async () => {
    await upstream.stop();
    await expect(callAs().save(thingSave, {})).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
    await upstream.start();
    upstream.expect('POST', 'thing/save', saved(1));
    expect(await callAs().save(thingSave, {})).toMatchObject({ success: true });
  });
});

test('a probe returns the status and the JSON object of any response, and null without one', async () => {
  const probe = () => client.probe('dataApi', 'ready', AbortSignal.timeout(1_000));
  upstream.expect('GET', 'ready', { status: 503, json: { success: false } });
  upstream.expect('GET', 'ready', { bytes: `<html>${'x'.repeat(100_000)}` });
  upstream.expect('GET', 'ready', 'reset');
  expect(await probe()).toEqual({ status: 503, json: { success: false } });
  expect(await probe()).toEqual({ status: 200, json: null });
  expect(await probe()).toBeNull();
});

describe('a slow service', () => {
  afterEach(() => jest.useRealTimers());

  test('causes UPSTREAM_TIMEOUT after the call’s timeout, and the connection is closed', async () => {
    const gone = new Promise<void>((resolve) => {
      upstream.expect('POST', 'thing/make', ({ signal }) => {
        signal.addEventListener('abort', () => resolve());
        jest.advanceTimersByTime(makeTimeoutMs);
        return 'hang';
      });
    });
    // The time begins to run when the request has arrived.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask'] });
    await expect(callAs().act(thingMake, {})).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
    await gone;
  });
});

describe('a client that disconnects', () => {
  test('cancels its upstream calls, which do not count as failures of the service', async () => {
    for (let time = 0; time < 6; time += 1) {
      const client = new AbortController();
      const gone = new Promise<void>((resolve) => {
        upstream.expect('GET', 'thing/view', ({ signal }) => {
          signal.addEventListener('abort', () => resolve());
          client.abort();
          return 'hang';
        });
      });
      await expect(callAs(client.signal).page(things, {})).rejects.toMatchObject({ code: 'INTERNAL' });
      await gone;
    }
    upstream.expect('GET', 'thing/view', rows([]));
    expect(await callAs().page(things, {})).toEqual({ rows: [], totalRow: 0 });
  });
});
