/**
 * Messages of phones on PostgreSQL, one position each, in the OsmAnd protocol: how many a second the data API stores before it responds, and
 * that none that it took is lost when its process is killed.
 *
 *   node tests/bench/trackers/track.mjs [seconds, default 60] [--rate=messages a second, default 5000] [--connections=1000]
 */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { build, isBuilt } from '../../../scripts/build/build.mjs';
import { runCommand, say } from '../../../scripts/console.mjs';
import { startPostgres } from '../../../scripts/services/postgres.mjs';
import { startDataApi } from '../measure/data-api.mjs';
import { enlargeFleet } from '../measure/large-fleet.mjs';
import { percentile, table } from '../measure/rounds.mjs';
import { connectDevice } from './device-client.mjs';

/** Seconds after which the process is killed. */
const secondsUntilKilled = 5;

runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: {
      rate: { type: 'string', default: '5000' },
      connections: { type: 'string', default: '1000' },
    },
    allowPositionals: true,
  });
  const seconds = Number(positionals[0] ?? 60);
  const rate = Number(values.rate);
  const connections = Number(values.connections);
  if (!isBuilt('upstream')) await build('upstream');
  const postgres = await startPostgres({ isSafe: true });
  let api = await startDataApi(postgres.url);
  try {
    await enlargeFleet(postgres.url, Math.max(10_000, rate * 2));
    const devices = await devicesOf(postgres.url, api, rate * 2);
    const load = { rate, connections };
    await send(api.address, devices, { ...load, seconds: 3 }); // warm-up
    const cpuBefore = cpuOf(api.process.pid);
    const run = await send(api.address, devices, { ...load, seconds });
    const cpu = (cpuOf(api.process.pid) - cpuBefore) / run.taken.length;
    const stored = await missingOf(postgres.url, run.taken);
    const sending = send(api.address, devices, { ...load, seconds: secondsUntilKilled * 4 });
    await new Promise((resolve) => setTimeout(resolve, secondsUntilKilled * 1000));
    await api.kill();
    const cut = await sending;
    api = await startDataApi(postgres.url);
    const byKill = await missingOf(postgres.url, cut.taken);
    const reached = Math.round(run.taken.length / run.took);
    say(
      table(
        ['messages of phones on PostgreSQL', 'figure', 'limit'],
        [
          [
            `messages taken a second, over ${seconds} s, ${connections} connections`,
            String(reached),
            `${rate}${reached < rate * 0.99 ? ' (short)' : ''}`,
          ],
          ...[50, 99].map((share) => [
            `ms a message, p${share}`,
            percentile(run.times, share).toFixed(0),
            '',
          ]),
          ['CPU ms of the data API a message', cpu.toFixed(3), ''],
          ['messages refused', String(run.refused), '0'],
          ['messages taken and not in the table', String(stored), '0'],
          [
            `the same, of ${cut.taken.length}, killed after ${secondsUntilKilled} s`,
            String(byKill),
            '0 at most',
          ],
        ],
      ),
    );
    if (stored > 0 || byKill > 0) throw new Error('Messages that were taken are lost.');
    return 0;
  } finally {
    await api.stop();
    await postgres.stop();
  }
});

/** Vehicles with a tracker id and the path that their phones send to: a token for each supplier. */
async function devicesOf(url, api, count) {
  const admin = await api.signIn('admin@armada.test');
  await query(
    url,
    `update vehicle set tracker_id = 'phone-' || id where id in (select id from vehicle order by id limit $1)`,
    [count],
  );
  const devices = await query(
    url,
    `select v.id, v.tracker_id as name, v.supplier_id as supplier, latitude, longitude
     from vehicle v join vehicle_telemetry on vehicle_id = v.id where tracker_id is not null order by v.id`,
  );
  const tokens = new Map();
  for (const { supplier } of devices) {
    if (tokens.has(supplier)) continue;
    const name = randomBytes(4).toString('hex');
    const { data } = await admin('tracker/token/save', { name, companySupplierId: supplier });
    tokens.set(supplier, data.token);
  }
  return devices.map((device) => ({
    ...device,
    path: `/api/track/${tokens.get(device.supplier)}?id=${device.name}`,
  }));
}

/**
 * Sends messages at a rate, one at a time on each connection, until the time is over or the connections fail.
 * @returns what was taken (the vehicle and the time of each), the milliseconds of each message, how many were refused, and the
 *   seconds of all messages, which are more than planned when the data API is too slow for the rate
 */
async function send(address, devices, { rate, seconds, connections }) {
  const clients = await Promise.all(Array.from({ length: connections }, () => connectDevice(address)));
  const messages = rate * seconds;
  const started = performance.now();
  // Whole milliseconds that no other run has: how a message is found again.
  const began = Date.now();
  const taken = [];
  const times = [];
  let refused = 0;
  let next = 0;
  let lastBegan = 0;
  const sender = async (client) => {
    while (next < messages) {
      const turn = next++;
      const wait = started + (turn * 1000) / rate - performance.now();
      if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
      const device = devices[turn % devices.length];
      const at = began + Math.floor((turn * 1000) / rate);
      const from = performance.now();
      lastBegan = from - started;
      try {
        const status = await client.get(pathOf(device, Math.floor(turn / devices.length), at));
        if (status === 200) taken.push([device.id, at]);
        else refused += 1;
      } catch {
        return; // killed
      }
      times.push(performance.now() - from);
    }
  };
  await Promise.all(clients.map(sender));
  for (const client of clients) client.close();
  return { taken, times, refused, took: lastBegan / 1000 + 1 / rate };
}

/** Every vehicle drives a few metres with each message. */
const pathOf = ({ path, latitude, longitude }, turn, at) =>
  `${path}&lat=${(latitude + (turn % 100) * 1e-5).toFixed(6)}&lon=${longitude}&timestamp=${at}&speed=11&bearing=0&batt=80`;

/** The number of messages without a position. */
async function missingOf(url, taken) {
  const [{ missing }] = await query(
    url,
    `select count(*)::int as missing from json_array_elements($1::json) sent
     where not exists (select from vehicle_position p
       where p.vehicle_id = (sent ->> 0)::int and p.gps_date = to_timestamp((sent ->> 1)::float8 / 1000))`,
    [JSON.stringify(taken)],
  );
  return missing;
}

/** Milliseconds of processor time that a process has taken; NaN where there is no /proc. */
function cpuOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

async function query(url, text, values) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text, values })).rows;
  } finally {
    await client.end();
  }
}
