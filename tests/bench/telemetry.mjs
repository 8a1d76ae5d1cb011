/**
 * Telemetry on PostgreSQL: how many readings a second the data API accepts, and that no accepted reading is lost when its process is
 * killed.
 *
 *   node tests/bench/telemetry.mjs [seconds, default 60] [--rate=readings a second, default 5000]
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { build, isBuilt } from '../../scripts/build/build.mjs';
import { runCommand, say } from '../../scripts/console.mjs';
import { startPostgres } from '../../scripts/services/postgres.mjs';
import { startDataApi } from './measure/data-api.mjs';
import { enlargeFleet } from './measure/large-fleet.mjs';
import { percentile, table } from './measure/rounds.mjs';

/** Readings in a call, each of a different vehicle. */
const perCall = 1000;
/** Seconds after which the process is killed. */
const secondsUntilKilled = 5;

runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { rate: { type: 'string', default: '5000' } },
    allowPositionals: true,
  });
  const seconds = Number(positionals[0] ?? 60);
  const rate = Number(values.rate);
  if (!isBuilt('upstream')) await build('upstream');
  const postgres = await startPostgres({ isSafe: true });
  let api = await startDataApi(postgres.url);
  try {
    await enlargeFleet(postgres.url, Math.max(10_000, rate * 2));
    const vehicles = await column(
      postgres.url,
      `select json_build_object('imei', imei, 'latitude', latitude, 'longitude', longitude)
       from vehicle join vehicle_telemetry on vehicle_id = id where imei is not null order by id limit $1`,
      [rate * 2],
    );
    const account = await api.signIn('admin@armada.test');
    const run = await send(account, vehicles, { rate, seconds });
    const stored = await count(postgres.url, run.began);
    const sending = send(account, vehicles, { rate, seconds: secondsUntilKilled * 4 });
    await new Promise((resolve) => setTimeout(resolve, secondsUntilKilled * 1000));
    await api.kill();
    const cut = await sending;
    api = await startDataApi(postgres.url);
    const found = await count(postgres.url, cut.began);
    const lost = { inRun: run.accepted - stored, byKill: cut.accepted - found };
    const isShort = perSecond(run) < rate;
    say(
      table(
        ['telemetry on PostgreSQL', 'figure', 'limit'],
        [
          [
            `readings accepted a second, over ${seconds} s`,
            String(perSecond(run)),
            `${rate}${isShort ? ' (short)' : ''}`,
          ],
          ...[50, 99].map((share) => [
            `ms a call of ${perCall}, p${share}`,
            percentile(run.times, share).toFixed(0),
            '',
          ]),
          ['readings refused', String(run.sent - run.accepted), '0'],
          ['readings accepted and not in the table', String(lost.inRun), '0'],
          [`the same, killed after ${secondsUntilKilled} s of them`, String(lost.byKill), '0 at most'],
        ],
      ),
    );
    if (lost.inRun > 0 || lost.byKill > 0) throw new Error('Readings that were accepted are lost.');
    return 0;
  } finally {
    await api.stop();
    await postgres.stop();
  }
});

/**
 * Sends calls at a rate, several in parallel, until the time is over or the connection fails.
 * @returns the numbers of sent and accepted readings, the milliseconds of each call, the earliest gpsDate, and the seconds of all
 *   calls, which are more than planned when the data API is too slow for the rate
 */
async function send(account, vehicles, { rate, seconds }) {
  const began = new Date();
  const started = performance.now();
  const calls = Math.round((rate * seconds) / perCall);
  const times = [];
  let accepted = 0;
  let sent = 0;
  let next = 0;
  let lastBegan = 0;
  const sender = async () => {
    while (next < calls) {
      const turn = next++;
      const wait = started + (turn * perCall * 1000) / rate - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      const readings = Array.from({ length: perCall }, (_, at) =>
        readingOf(vehicles[(turn * perCall + at) % vehicles.length], turn),
      );
      const from = performance.now();
      lastBegan = from - started;
      sent += perCall;
      try {
        const { data } = await account('telemetry/positions', { readings });
        accepted += data.accepted;
      } catch (error) {
        if (error instanceof TypeError) return; // fetch throws a TypeError when the connection fails
        throw error;
      }
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: 4 }, sender));
  return { began, sent, accepted, times, took: lastBegan / 1000 + perCall / rate };
}

/** Every vehicle drives back and forth, a few metres a second. */
const readingOf = ({ imei, latitude, longitude }, turn) => ({
  imei,
  latitude: latitude + (turn % 100) * 1e-5,
  longitude,
  speed: 20,
  course: 0,
  batteryPercentage: 80,
  gpsDate: new Date().toISOString(),
});

const perSecond = ({ accepted, took }) => Math.round(accepted / took);

const count = async (url, since) =>
  (await column(url, 'select count(*)::int from vehicle_position where gps_date >= $1', [since]))[0];

async function column(url, query, parameters) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text: query, values: parameters, rowMode: 'array' });
    return rows.map(([value]) => value);
  } finally {
    await client.end();
  }
}
