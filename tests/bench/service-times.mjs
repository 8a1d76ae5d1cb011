/**
 * CPU times of the data API and its PostgreSQL per call: the inputs of scale.mjs.
 *
 *   node tests/bench/service-times.mjs [calls, default 300]
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { build, isBuilt } from '../../scripts/build/build.mjs';
import { runCommand, say } from '../../scripts/console.mjs';
import { startPostgres } from '../../scripts/services/postgres.mjs';
import { cpuOf } from './gateway/processes.mjs';
import { startDataApi } from './measure/data-api.mjs';
import { loadOfMachine, table } from './measure/rounds.mjs';

/** Readings in a call. */
const perCall = 1000;

runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const calls = Number(positionals[0] ?? 300);
  if (!isBuilt('upstream')) await build('upstream');
  const postgres = await startPostgres();
  const api = await startDataApi(postgres.url);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    const call = await api.signIn('admin@armada.test');
    const { rows: vehicles } = await client.query(
      'select id, imei, latitude, longitude from vehicle join vehicle_telemetry on vehicle_id = id where imei is not null order by id',
    );
    const [first] = vehicles;
    const acts = {
      'a list of 20 vehicles': () => call('vehicle/view?size=20'),
      'a list of 100 vehicles': () => call('vehicle/view?size=100'),
      'one vehicle': () => call(`vehicle/view/${first.id}`),
      'a list of 20 complaints': () => call('complaint/view?size=20'),
      'the dashboard': () => call('dashboard'),
      [`${perCall} readings`]: (turn) =>
        call('telemetry/positions', { readings: readingsOf(vehicles, turn) }),
    };
    const rows = [];
    for (const [name, act] of Object.entries(acts)) {
      const times = name.endsWith('readings') ? Math.ceil(calls / 10) : calls;
      for (let n = 0; n < 20 && n < times; n++) await act(n - 20);
      const before = await spent(client, api);
      for (let n = 0; n < times; n++) await act(n);
      const after = await spent(client, api);
      rows.push([
        name,
        ...['api', 'database'].map((part) => ((after[part] - before[part]) / times).toFixed(2)),
      ]);
    }
    say(table(['CPU ms of a call', 'of the data API', 'of PostgreSQL'], rows));
    const { rows: sizes } = await client.query(sizeOfPosition);
    say(table(['storage', 'bytes'], [['a position with its key', sizes[0].bytes.toFixed(0)]]));
    say(loadOfMachine());
    return 0;
  } finally {
    await client.end();
    await api.stop();
    await postgres.stop();
  }
});

const sizeOfPosition = `
  select sum(pg_total_relation_size(inhrelid))::float8 / (select count(*) from vehicle_position) as bytes
  from pg_inherits where inhparent = 'vehicle_position'::regclass`;

/** CPU milliseconds that both have used so far. */
async function spent(client, api) {
  const { rows } = await client.query(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  return { api: cpuOf(api.process.pid), database: rows.reduce((sum, { pid }) => sum + (cpuOf(pid) ?? 0), 0) };
}

/** Vehicles drive back and forth, two readings each. */
function readingsOf(vehicles, turn) {
  const now = Date.now();
  return Array.from({ length: perCall }, (_, at) => {
    const { imei, latitude, longitude } = vehicles[at % vehicles.length];
    const isSecond = at >= vehicles.length;
    return {
      imei,
      latitude: latitude + (turn % 100) * 1e-5,
      longitude,
      speed: 20,
      course: 0,
      batteryPercentage: 80,
      gpsDate: new Date(now - (isSecond ? 0 : 5)).toISOString(),
    };
  });
}
