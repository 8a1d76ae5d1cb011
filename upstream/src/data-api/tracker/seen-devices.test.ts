import { sql } from 'kysely';
import { type Json, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { MOST_UNKNOWN, SeenDevices } from './seen-devices.js';

const MINUTE = 60_000;
const START = Math.floor(Date.now() / MINUTE) * MINUTE;

describe('Devices that were seen', () => {
  let server: TestServer;
  let seen: SeenDevices;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    seen = new SeenDevices(server.db);
    await sql`delete from tracker_device`.execute(server.db);
  });

  const holder = () => ({ tokenId: 1, supplierId: server.fleet.andalas });
  const rows = async (): Promise<Json[]> =>
    (
      await sql<Json>`select device_id as "deviceId", first_seen as "firstSeen", last_seen as "lastSeen", readings,
        last_error as "lastError" from tracker_device order by device_id`.execute(server.db)
    ).rows;
  const iso = (at: number) => new Date(at).toISOString();

  test('are written at once when they are new, then once a minute, with their readings of the minute', async () => {
    seen.note(holder(), 'Phone', { isKnown: true, now: START + 1000 });
    await seen.write(START + 2000);
    expect(await rows()).toEqual([
      {
        deviceId: 'Phone',
        firstSeen: iso(START + 1000),
        lastSeen: iso(START + 1000),
        readings: 1,
        lastError: null,
      },
    ]);
    for (let second = 3; second < 60; second += 3)
      seen.note(holder(), 'PHONE', { isKnown: true, now: START + second * 1000 });
    await seen.write(START + 59_500);
    expect(await rows()).toMatchObject([{ readings: 1 }]);
    await seen.write(START + MINUTE);
    expect(await rows()).toMatchObject([
      { deviceId: 'PHONE', firstSeen: iso(START + 1000), lastSeen: iso(START + 57_000), readings: 20 },
    ]);
    seen.note(holder(), 'phone', { isKnown: true, now: START + MINUTE + 1000 });
    await seen.write(START + 2 * MINUTE);
    expect(await rows()).toMatchObject([{ readings: 1 }]);
  });

  test('have a clock that is behind once three readings in a row are equally late; those of a backlog are not', async () => {
    const late = (n: number, lag: number, id = 'phone') => {
      const now = START + n * 1000;
      seen.note(holder(), id, { isKnown: true, now, at: now - lag });
    };
    for (const n of [0, 1, 2]) {
      late(n, 18 * MINUTE);
      late(n, 40 * MINUTE - n * MINUTE, 'sends a backlog');
      late(n, 2 * MINUTE, 'is slow');
    }
    await seen.write(START + MINUTE);
    expect(await rows()).toMatchObject([
      { deviceId: 'is slow', lastError: null },
      { deviceId: 'phone', lastError: 'BEHIND' },
      { deviceId: 'sends a backlog', lastError: null },
    ]);
  });

  test('are written at once with a new fault, which stays until another one comes', async () => {
    const note = (more: object, now: number) => seen.note(holder(), 'phone', { isKnown: true, now, ...more });
    note({}, START);
    await seen.write(START);
    note({ fault: 'FUTURE' }, START + 1000);
    await seen.write(START + 2000);
    expect(await rows()).toMatchObject([{ lastError: 'FUTURE', readings: 2 }]);
    note({}, START + 3000);
    await seen.write(START + 3000, true);
    expect(await rows()).toMatchObject([{ lastError: 'FUTURE', readings: 3 }]);
    note({ fault: 'JUMP' }, START + 4000);
    await seen.write(START + 4000);
    expect(await rows()).toMatchObject([{ lastError: 'JUMP' }]);
  });

  test('are counted together by two processes', async () => {
    const other = new SeenDevices(server.db);
    for (const process of [seen, other]) process.note(holder(), 'phone', { isKnown: true, now: START });
    await Promise.all([seen.write(START), other.write(START)]);
    for (const process of [seen, other, seen])
      process.note(holder(), 'phone', { isKnown: true, now: START + 1000 });
    await seen.write(START + MINUTE);
    await other.write(START + MINUTE);
    const [{ readings } = {}] = await rows();
    // When both made the row at the same time, one of them has not counted its first reading.
    expect([4, 5]).toContain(readings);
  });

  test(`at most ${MOST_UNKNOWN} unknown ones of a supplier are remembered, the newest; known ones stay`, async () => {
    await sql`insert into tracker_device (company_id, device_id, first_seen, last_seen, counted_minute, readings)
      select ${server.fleet.andalas}::integer, 'old-' || n, now(), ${iso(START)}::timestamptz - interval '1 day', now(), 0
      from generate_series(1, ${MOST_UNKNOWN}) n
      union all select ${server.fleet.andalas}::integer, '490154203237518', now(), ${iso(START)}::timestamptz - interval '2 days', now(), 0
      union all select ${server.fleet.borneo}::integer, 'theirs', now(), ${iso(START)}::timestamptz - interval '2 days', now(), 0`.execute(
      server.db,
    );
    for (let n = 0; n < MOST_UNKNOWN + 500; n += 1)
      seen.note(holder(), `new-${n}`, { isKnown: false, now: START + n });
    await seen.write(START);
    seen.note(holder(), 'last', { isKnown: false, now: START + MINUTE });
    await seen.write(START + MINUTE);
    const names = (await rows()).map(({ deviceId }) => String(deviceId));
    expect(names.filter((name) => name.startsWith('old'))).toEqual([]);
    expect(names.filter((name) => name.startsWith('new'))).toHaveLength(MOST_UNKNOWN - 1);
    expect(names.filter((name) => !name.startsWith('new')).sort()).toEqual([
      '490154203237518',
      'last',
      'theirs',
    ]);
  });

  test('are written by a later run when one fails', async () => {
    await sql`alter table tracker_device rename to away`.execute(server.db);
    seen.note(holder(), 'phone', { isKnown: true, now: START });
    await expect(seen.write(START)).rejects.toThrow();
    await sql`alter table away rename to tracker_device`.execute(server.db);
    seen.note(holder(), 'phone', { isKnown: true, now: START });
    await seen.write(START);
    expect(await rows()).toMatchObject([{ deviceId: 'phone', readings: 2 }]);
  });

  test('note when their token was used last', async () => {
    const { rows: tokens } = await sql<{ id: number }>`select id from tracker_token order by id`.execute(
      server.db,
    );
    const tokenId = tokens[1]?.id ?? 0;
    seen.note({ ...holder(), tokenId }, 'phone', { isKnown: true, now: START });
    await seen.write(START);
    const { rows: used } = await sql`select last_used_at as at from tracker_token order by id`.execute(
      server.db,
    );
    expect(used[1]).toEqual({ at: iso(START) });
  });
});
