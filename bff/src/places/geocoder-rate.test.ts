import { jest } from '@jest/globals';
import { data } from '../testing/data-api-double.js';
import { gatewayForTests } from '../testing/gateway-under-test.js';
import { meResponse } from '../testing/samples/sample-user.js';

const bench = gatewayForTests({ GEOCODER_RATE: '2' });
const { upstream } = bench;

afterEach(() => jest.useRealTimers());

const requests = () => upstream.calls.filter(({ path }) => path === '/geo/search').length;
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Waits, while the fake clock stands still, until so many requests have arrived, then some turns for one too many. */
async function requestsAfterWaiting(expected: number): Promise<number> {
  while (requests() < expected) await turn();
  for (let turns = 0; turns < 200; turns += 1) await turn();
  return requests();
}

test('sends GEOCODER_RATE requests a second, and returns null with a warning for one that would wait longer than 3 s', async () => {
  upstream.expect('POST', 'user/login', data({ token: 'staff-token', ...meResponse }));
  const { cookie } = await bench.gateway.run(
    'mutation { login(input: { username: "budi", password: "armada-demo" }) { success } }',
  );
  upstream.expect('GET', '/geo/search', { json: [] }, 8);

  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask'] });
  const fields = Array.from(
    { length: 10 },
    (_, index) => `q${index}: searchPlaces(text: "q${index}") { name }`,
  );
  const running = bench.gateway.run(`{ ${fields.join(' ')} }`, {}, { cookie: cookie ?? '' });
  for (const expected of [2, 4, 6, 8, 8]) {
    expect(await requestsAfterWaiting(expected)).toBe(expected);
    jest.advanceTimersByTime(1000);
  }
  const response = await running;

  expect(Object.values(response.data ?? {})).toEqual([[], [], [], [], [], [], [], [], null, null]);
  expect(response.extensions).toMatchObject({
    warnings: [
      { code: 'RATE_LIMITED', path: ['q8'] },
      { code: 'RATE_LIMITED', path: ['q9'] },
    ],
  });
});
