/**
 * Measures how long a page of the vehicle list takes the data API on a small and on a large fleet, over HTTP, on PostgreSQL.
 *
 *   node tests/bench/vehicle-list.mjs [vehicles, default 1000000] [--only=words of a case's name]
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { build, isBuilt } from '../../scripts/build/build.mjs';
import { elapsed, runCommand, say } from '../../scripts/console.mjs';
import { startPostgres } from '../../scripts/services/postgres.mjs';
import { startDataApi } from './measure/data-api.mjs';
import { enlargeFleet } from './measure/large-fleet.mjs';
import { alternate, median, table } from './measure/rounds.mjs';

/** Pages of 20; the page far back of the large fleet is compared with one of the last pages of the small fleet. */
const cases = [
  { name: 'page 1', query: () => 'page=1' },
  { name: 'page 1, Rented and Active', query: () => 'page=1&rentStatus=1&vehicleStatus=1' },
  { name: 'page 1, one tenant', query: ({ tenant }) => `page=1&companyTenantId=${tenant}`, not: ['tenant'] },
  { name: 'page 1, one supplier', query: ({ supplier }) => `page=1&companySupplierId=${supplier}` },
  { name: 'plate holds "B 12"', query: () => 'page=1&licensePlate=B%2012' },
  // The total is cached while no vehicle changes, so each search text is different.
  { name: 'plate holds another text each time', query: ({ turn }) => `page=1&licensePlate=B%20${10 + turn}` },
  { name: 'plate holds "812 S"', query: () => 'page=1&licensePlate=812%20S' },
  { name: 'IMEI holds "4750"', query: () => 'page=1&imei=4750' },
  { name: 'colour holds "mer"', query: () => 'page=1&warna=mer' },
  { name: 'year holds "24"', query: () => 'page=1&year=24' },
  { name: 'newest change first', query: () => 'page=1&sort=-updatedDate' },
  { name: 'by plate', query: () => 'page=1&sort=licensePlate' },
  { name: 'by supplier name', query: () => 'page=1&sort=companySupplierName' },
  { name: 'by model name, backwards', query: () => 'page=1&sort=-vehicleModelName' },
  { name: 'page 1000 (small: 5)', query: ({ small }) => `page=${small ? 5 : 1000}`, not: ['tenant'] },
  { name: 'page 2', query: () => 'page=2' },
];
const accounts = ['admin', 'supplier', 'tenant'];

runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { only: { type: 'string', default: '' } },
    allowPositionals: true,
  });
  const vehicles = Number(positionals[0] ?? 1_000_000);
  if (!isBuilt('upstream')) await build('upstream');
  const postgres = await startPostgres();
  const running = [];
  try {
    const fleets = {
      small: await openFleet(postgres.url, 'small_fleet', running),
      large: await openFleet(postgres.url, 'large_fleet', running, vehicles),
    };
    const rows = [];
    for (const account of accounts) {
      const signedIn = {};
      for (const [size, { api }] of Object.entries(fleets))
        signedIn[size] = await api.signIn(`${account}@armada.test`);
      for (const { name, query, not = [] } of cases) {
        if (!not.includes(account) && name.includes(values.only))
          rows.push(await measure(account, name, query, signedIn, fleets));
      }
    }
    const small = fleets.small.ids.vehicles;
    say(
      table(['account', 'page of 20', `rows of ${small}`, 'ms', `rows of ${vehicles}`, 'ms', 'ratio'], rows),
    );
    return 0;
  } finally {
    for (const api of running) await api.stop();
    await postgres.stop();
  }
});

async function openFleet(server, name, running, vehicles) {
  const started = performance.now();
  await withClient(server, (client) => client.query(`create database ${name}`));
  const url = new URL(server);
  url.pathname = name;
  const api = await startDataApi(url.href);
  running.push(api);
  if (vehicles !== undefined) await enlargeFleet(url.href, vehicles);
  else await withClient(url.href, (client) => client.query('vacuum analyze'));
  const ids = await withClient(url.href, async (client) => {
    const { rows } = await client.query(`
      select (select count(*)::int from vehicle) as vehicles, supplier_id as supplier, tenant_id as tenant
      from vehicle where tenant_id is not null order by id limit 1`);
    return rows[0];
  });
  say(`${name}: ${ids.vehicles} vehicles in ${elapsed(started)}`);
  return { api, ids };
}

async function measure(account, name, query, signedIn, fleets) {
  const found = {};
  const turns = { small: 0, large: 0 };
  const once = (size) => async () => {
    const turn = turns[size]++;
    const path = `vehicle/view?size=20&${query({ ...fleets[size].ids, small: size === 'small', turn })}`;
    const { data } = await signedIn[size](path);
    found[size] = data.totalRow;
  };
  const times = await alternate(
    { small: once('small'), large: once('large') },
    { rounds: 5, repetitions: 9 },
  );
  const ratio = median(times.large.map((time, round) => time / times.small[round]));
  return [
    account,
    name,
    String(found.small),
    median(times.small).toFixed(1),
    String(found.large),
    median(times.large).toFixed(1),
    ratio.toFixed(2),
  ];
}

async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
