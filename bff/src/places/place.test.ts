import { jest } from '@jest/globals';
import { data, type StubbedResponse } from '../testing/data-api-double.js';
import { GatewayUnderTest, gatewayForTests } from '../testing/gateway-under-test.js';
import { meResponse } from '../testing/samples/sample-user.js';

const bench = gatewayForTests({ CIRCUIT_BREAKER_FAILURES: '1000', PUBLIC_URL: 'https://armada.test' });
const { upstream } = bench;
let cookie = '';

beforeAll(async () => {
  cookie = await signIn(bench.gateway);
});

async function signIn(gateway: GatewayUnderTest): Promise<string> {
  upstream.expect('POST', 'user/login', data({ token: 'staff-token', ...meResponse }));
  const response = await gateway.run(
    'mutation { login(input: { username: "budi", password: "armada-demo" }) { success } }',
  );
  upstream.verify();
  return response.cookie ?? '';
}

/** A place in Nominatim's format. */
const place = (name: string, more: object = {}): StubbedResponse => ({ json: placeRow(name, more) });
const placeRow = (name: string, more: object = {}) => ({
  place_id: 7,
  lat: '-6.1955000',
  lon: '106.8323000',
  name,
  display_name: `${name}, Jakarta Pusat, DKI Jakarta, Indonesia`,
  ...more,
});

const run = (query: string, variables: object = {}) => bench.gateway.run(query, variables, { cookie });
const at = (latitude: number, longitude: number) =>
  run(
    'query ($latitude: Float!, $longitude: Float!) { reverseGeocode(latitude: $latitude, longitude: $longitude) { address } }',
    { latitude, longitude },
  );
const named = (text: string) =>
  run('query ($text: String!) { searchPlaces(text: $text) { address } }', { text });

describe('the place at a coordinate', () => {
  test('is requested with a precision of one metre, and returned with name, address and centre', async () => {
    upstream.expect('GET', '/geo/reverse', ({ query }) => {
      expect(query).toEqual({ lat: '-6.19551', lon: '106.83230', format: 'jsonv2', 'accept-language': 'id' });
      return place('Menteng');
    });
    const response = await run(`{ reverseGeocode(latitude: -6.195514, longitude: 106.8323) {
      name address location { latitude longitude }
    } }`);
    expect(response.data).toEqual({
      reverseGeocode: {
        name: 'Menteng',
        address: 'Menteng, Jakarta Pusat, DKI Jakarta, Indonesia',
        location: { latitude: -6.1955, longitude: 106.8323 },
      },
    });
    expect(response.extensions).toBeUndefined();
  });

  test('may have no name', async () => {
    upstream.expect('GET', '/geo/reverse', place('Jalan', { name: '' }));
    const response = await run('{ reverseGeocode(latitude: 1, longitude: 2) { name } }');
    expect(response.data).toEqual({ reverseGeocode: { name: null } });
  });

  test('is null in mid-ocean, which is cached and not an error', async () => {
    upstream.expect('GET', '/geo/reverse', { json: { error: 'Unable to geocode' } });
    for (let time = 0; time < 2; time += 1) {
      const response = await at(0, -30);
      expect(response).toMatchObject({ data: { reverseGeocode: null } });
      expect(response.extensions).toBeUndefined();
    }
  });

  test.each([
    [91, 0, 'latitude'],
    [0, -181, 'longitude'],
  ])('is BAD_USER_INPUT for %d, %d, without a request', async (latitude, longitude, field) => {
    const { errors } = await at(latitude, longitude);
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field });
  });
});

describe('places by their names', () => {
  test('are in the geocoder’s order, best match first', async () => {
    upstream.expect('GET', '/geo/search', ({ query }) => {
      expect(query).toEqual({ q: 'kebayoran baru', format: 'jsonv2', 'accept-language': 'id' });
      return { json: [placeRow('Kebayoran Baru'), placeRow('Kebayoran Lama')] };
    });
    const response = await run('{ searchPlaces(text: "  Kebayoran   BARU ") { name } }');
    expect(response.data).toEqual({ searchPlaces: [{ name: 'Kebayoran Baru' }, { name: 'Kebayoran Lama' }] });
  });

  test('are requested in a box around a position, which neighbours share', async () => {
    upstream.expect('GET', '/geo/search', ({ query }) => {
      expect(query).toMatchObject({ q: 'menteng', viewbox: '106.3,-6.7,107.3,-5.7' });
      return { json: [placeRow('Menteng')] };
    });
    for (const longitude of [106.83, 106.8])
      expect(
        (
          await run(`{ searchPlaces(text: "menteng", isTyping: true, near: { latitude: -6.2, longitude: ${longitude} })
          { name } }`)
        ).data,
      ).toEqual({ searchPlaces: [{ name: 'Menteng' }] });
    const { codes } = await run('{ searchPlaces(text: "a", near: { latitude: 91, longitude: 0 }) { name } }');
    expect(codes).toEqual(['BAD_USER_INPUT']);
  });

  test('are an empty list when none are found', async () => {
    upstream.expect('GET', '/geo/search', { json: [] });
    expect((await named('xyzzy')).data).toEqual({ searchPlaces: [] });
  });

  test('are an empty list for an empty text, without a request', async () => {
    expect((await named('   ')).data).toEqual({ searchPlaces: [] });
  });

  test('of more than 200 characters are BAD_USER_INPUT', async () => {
    const { errors } = await named('a'.repeat(201));
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'text' });
  });
});

test('places are not requested while a text is typed from a geocoder of one request a second', async () => {
  const slow = await GatewayUnderTest.start({ ...upstream.environment, GEOCODER_RATE: '1' });
  try {
    const sender = { cookie: await signIn(slow) };
    const typed = await slow.run('{ searchPlaces(text: "ment", isTyping: true) { name } }', {}, sender);
    expect(typed).toMatchObject({ data: { searchPlaces: null } });
    expect(typed.extensions).toBeUndefined();
    upstream.expect('GET', '/geo/search', { json: [placeRow('Menteng')] });
    const whole = await slow.run('{ searchPlaces(text: "menteng") { name } }', {}, sender);
    expect(whole.data).toEqual({ searchPlaces: [{ name: 'Menteng' }] });
  } finally {
    await slow.stop();
  }
});

describe('the geocoder', () => {
  const headersOf = async (geocoder: string): Promise<unknown> => {
    const gateway = await GatewayUnderTest.start({
      ...upstream.environment,
      GEOCODER_URL: `${geocoder}/geo`,
      PUBLIC_URL: 'https://armada.test',
    });
    let sent: unknown;
    upstream.expect('GET', 'user/me', data(meResponse));
    upstream.expect('GET', '/geo/reverse', ({ headers }) => {
      sent = headers.authorization;
      return place('Gambir');
    });
    await gateway.run(
      '{ reverseGeocode(latitude: -6.1, longitude: 106.8) { name } }',
      {},
      { token: 'of-caller' },
    );
    return sent;
  };

  test('receives the token of a caller only on the data API’s own server', async () => {
    const { origin, port } = new URL(String(upstream.environment.DATA_API_URL));
    expect(await headersOf(origin)).toBe('Bearer of-caller');
    expect(await headersOf(`http://localhost:${port}`)).toBeUndefined();
  });

  test('receives Armada’s User-Agent and nothing else about the caller', async () => {
    upstream.expect('GET', '/geo/reverse', ({ headers }) => {
      expect(headers['user-agent']).toBe('Armada (+https://armada.test)');
      expect(Object.keys(headers).sort()).toEqual([
        'accept',
        'authorization',
        'connection',
        'host',
        'user-agent',
        'x-request-id',
      ]);
      return place('Gambir');
    });
    expect((await at(-6.17, 106.82)).data).toMatchObject({ reverseGeocode: {} });
  });

  test('receives no request of a caller with an invalid token', async () => {
    upstream.expect('GET', 'user/me', { status: 401 });
    const response = await bench.gateway.run(
      '{ searchPlaces(text: "Tebet") { name } }',
      {},
      { token: 'made-up' },
    );
    expect(response.codes).toEqual(['UNAUTHENTICATED']);
  });

  test('receives one request for identical requests in progress', async () => {
    upstream.expect('GET', '/geo/reverse', place('Senen'));
    upstream.expect('GET', '/geo/search', { json: [placeRow('Senen')] });
    const response = await run(`{
      a: reverseGeocode(latitude: -6.2, longitude: 106.9) { name }
      b: reverseGeocode(latitude: -6.200001, longitude: 106.900001) { name }
      c: searchPlaces(text: "Senen") { name }
      d: searchPlaces(text: "SENEN ") { name }
    }`);
    const [senen] = [{ name: 'Senen' }];
    expect(response.data).toEqual({ a: senen, b: senen, c: [senen], d: [senen] });
  });

  test('receives no request for a cached result, from any caller', async () => {
    upstream.expect('GET', '/geo/reverse', place('Tebet'));
    await at(-6.23, 106.85);
    upstream.expect('GET', 'user/me', data(meResponse));
    const response = await bench.gateway.run(
      '{ reverseGeocode(latitude: -6.23, longitude: 106.85) { name } }',
      {},
      { token: 'another-token' },
    );
    expect(response.data).toEqual({ reverseGeocode: { name: 'Tebet' } });
  });
});

describe('while the geocoder fails', () => {
  const faults: [string, StubbedResponse | 'reset' | 'hang', string][] = [
    ['is unavailable', { status: 503 }, 'UPSTREAM_UNAVAILABLE'],
    ['resets the connection', 'reset', 'UPSTREAM_UNAVAILABLE'],
    ['fails', { status: 500, bytes: 'at /srv/geo.js:3' }, 'UPSTREAM_UNAVAILABLE'],
    ['does not respond', 'hang', 'UPSTREAM_TIMEOUT'],
    ['limits the rate', { status: 429 }, 'RATE_LIMITED'],
    ['requires a key', { status: 401 }, 'UPSTREAM_UNAVAILABLE'],
    ['refuses access', { status: 403 }, 'UPSTREAM_UNAVAILABLE'],
    ['rejects the request', { status: 400, json: { error: { code: 400 } } }, 'UPSTREAM_UNAVAILABLE'],
    ['returns HTML', { bytes: '<html>' }, 'UPSTREAM_BAD_REPLY'],
    ['returns no address', { json: { lat: '1', lon: '2' } }, 'UPSTREAM_BAD_REPLY'],
    ['returns a malformed coordinate', place('Menteng', { lat: 'north' }), 'UPSTREAM_BAD_REPLY'],
    ['returns a coordinate out of range', place('Menteng', { lon: '181' }), 'UPSTREAM_BAD_REPLY'],
    ['returns another error', { json: { error: 'Bandwidth limit exceeded' } }, 'UPSTREAM_BAD_REPLY'],
  ];

  test.each(faults)(
    'an address is null with a warning when the geocoder %s',
    async (fault, behaviour, code) => {
      const latitude = -7 - faults.findIndex(([name]) => name === fault) / 10;
      upstream.expect('GET', '/geo/reverse', behaviour);
      const failed = await at(latitude, 110);
      expect(failed).toMatchObject({ status: 200, data: { reverseGeocode: null }, cookie: null });
      expect(failed.errors).toBeUndefined();
      expect(failed.extensions).toEqual({
        warnings: [{ code, message: 'Alamat sedang tidak dapat dicari.', path: ['reverseGeocode'] }],
      });

      // The next operation sends a new request: failures are not cached.
      upstream.expect('GET', '/geo/reverse', place('Kendal'));
      const recovered = await at(latitude, 110);
      expect(recovered.data).toMatchObject({
        reverseGeocode: { address: expect.stringContaining('Kendal') },
      });
      expect(recovered.extensions).toBeUndefined();
    },
  );

  test('a search is null with a warning, and the other fields have their values', async () => {
    upstream.expect('GET', '/geo/search', { status: 503 });
    upstream.expect('GET', '/geo/reverse', place('Gambir'));
    const response = await run(`{
      places: searchPlaces(text: "Monas") { name }
      reverseGeocode(latitude: -6.1754, longitude: 106.8272) { name }
    }`);
    expect(response.data).toEqual({ places: null, reverseGeocode: { name: 'Gambir' } });
    expect(response.extensions).toMatchObject({
      warnings: [{ code: 'UPSTREAM_UNAVAILABLE', path: ['places'] }],
    });
  });

  test('the warning is also sent over a WebSocket', async () => {
    upstream.expect('GET', 'user/me', data(meResponse));
    upstream.expect('GET', '/geo/search', { status: 503 });
    const client = bench.gateway.socketClient({ cookie });
    const { value } = await client.iterate({ query: '{ searchPlaces(text: "Blok M") { name } }' }).next();
    expect(value).toMatchObject({
      data: { searchPlaces: null },
      extensions: { warnings: [{ code: 'UPSTREAM_UNAVAILABLE', path: ['searchPlaces'] }] },
    });
    await client.dispose();
  });

  test('cached results are returned even after they expire', async () => {
    upstream.expect('GET', '/geo/reverse', place('Cikini'));
    await at(-6.19, 106.84);
    const now = performance.now.bind(performance);
    const twoDays = 2 * 24 * 60 * 60 * 1000;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() + twoDays);
    upstream.expect('GET', '/geo/reverse', { status: 503 });
    const response = await at(-6.19, 106.84);
    clock.mockRestore();
    expect(response.data).toMatchObject({ reverseGeocode: { address: expect.stringContaining('Cikini') } });
    expect(response.extensions).toBeUndefined();
  });

  test('the circuit opens after consecutive failures', async () => {
    const gateway = await GatewayUnderTest.start({ ...upstream.environment, CIRCUIT_BREAKER_FAILURES: '2' });
    const sender = { cookie: await signIn(gateway) };
    upstream.expect('GET', '/geo/search', { status: 503 }, 2);
    for (const text of ['a', 'b', 'c', 'd']) {
      const response = await gateway.run(`{ searchPlaces(text: "${text}") { name } }`, {}, sender);
      expect(response.data).toEqual({ searchPlaces: null });
    }
    await gateway.stop();
  });
});
