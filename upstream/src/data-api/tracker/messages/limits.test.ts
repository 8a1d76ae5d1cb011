import { sql } from 'kysely';
import { startTestServer, type TestServer } from '../../../testing/data-api-client.js';
import { POSTGRES } from '../../../testing/database/engines.js';
import { silentLog } from '../../../testing/silent-log.js';
import { createServices } from '../../create-services.js';
import { CallRefused } from '../../http/refusals.js';
import { MOST_WAITING, PositionIntake } from './position-intake.js';
import { MOST_MESSAGES, MOST_WRONG_TOKENS, TokenLimits } from './token-limits.js';

const MINUTE = 60_000;
const START = 29_000_000 * MINUTE;

/** The status that a call is refused with, and the seconds after which to try again. */
async function refusalOf(call: () => unknown) {
  try {
    await call();
  } catch (fault) {
    if (fault instanceof CallRefused) return [fault.statusCode, fault.retryAfter];
    throw fault;
  }
  return undefined;
}

test('a token is used so many times a minute, whatever other tokens are', async () => {
  const limits = new TokenLimits();
  for (let n = 0; n < MOST_MESSAGES; n += 1) limits.count(1, 1, START + 15_000);
  expect(await refusalOf(() => limits.count(1, 1, START + 15_000))).toEqual([429, 45]);
  expect(await refusalOf(() => limits.count(2, 1, START + 15_000))).toBeUndefined();
  expect(await refusalOf(() => limits.count(1, 1, START + MINUTE))).toBeUndefined();
});

describe('At a data API', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES);
  });
  afterAll(() => server.close());
  const services = () => {
    const options = { db: server.db, events: undefined, secretsKeys: [], timeZone: 'Asia/Jakarta' };
    return createServices(options, silentLog).services;
  };

  test('a network that tried too many wrong tokens is refused without a query for a minute; others are not', async () => {
    const limits = new TokenLimits();
    const from = (ip: string, now = START) => refusalOf(() => limits.countWrong(services(), { ip }, now));
    for (let n = 0; n < MOST_WRONG_TOKENS; n += 1) await from(`2001:db8::${n.toString(16)}`);
    expect(await from('2001:db8::ffff')).toEqual([429, expect.any(Number)]);
    await sql`delete from login_attempt`.execute(server.db);
    expect(await from('2001:db8::1')).toEqual([429, 60]);
    expect(await from('203.0.113.9')).toBeUndefined();
    expect(await from('2001:db8::1', START + MINUTE)).toBeUndefined();
  });

  test('positions that wait for the database are limited; those that wait are stored', async () => {
    const intake = new PositionIntake(services());
    const holder = { tokenId: 1, supplierId: server.fleet.andalas };
    const nothing = { odometerKm: null, accuracy: null };
    const measured = { latitude: -6.2, longitude: 106.8, speed: 0, course: 0, battery: 1, ...nothing };
    const take = () => intake.take(holder, { deviceId: 'nobody', measured: { ...measured, at: Date.now() } });
    const results = await server.db.transaction().execute(async (trx) => {
      // Opens the two connections that positions are stored with: after the lock, opening one could time out on a busy machine.
      // Two at the same time: positions that arrive together would be stored with one.
      const open = () => server.db.connection().execute((connection) => sql`select 1`.execute(connection));
      await Promise.all([open(), open()]);
      await sql`lock table vehicle in access exclusive mode`.execute(trx);
      const waiting = Array.from({ length: MOST_WAITING }, take);
      expect(await refusalOf(take)).toEqual([429, 5]);
      return waiting;
    });
    expect(new Set(await Promise.all(results))).toEqual(new Set(['UNKNOWN_VEHICLE']));
    expect(await take()).toBe('UNKNOWN_VEHICLE');
  });
});
