/**
 * Compares every list of the data API on a large fleet with a small one, on PostgreSQL: first pages, filters, searches, sorts, a page
 * far back, as staff of the platform, of a supplier and of a tenant; and the dashboard of all suppliers. A sequential scan
 * of a large table fails the run. A full run writes the figures to data/bench/large.md and the plans to data/bench/plans/.
 *
 *   node tests/bench/large.mjs [vehicles, default 1000000] [--only=words of a case] [--as=admin,supplier,tenant] [--rounds=3]
 *     [--server=URL of a PostgreSQL that keeps the two fleets between runs; plans.mjs has its settings for plans]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { build, isBuilt } from '../../scripts/build/build.mjs';
import { elapsed, runCommand, say } from '../../scripts/console.mjs';
import { fromRoot } from '../../scripts/repository.mjs';
import { startPostgres } from '../../scripts/services/postgres.mjs';
import { casesOf, dashboardCase, idsOf, rowsOfPage } from './large/cases.mjs';
import { pageOf } from './large/page.mjs';
import { readPlans, writePlans } from './large/plan-files.mjs';
import { settingsForPlans } from './large/plans.mjs';
import { companiesOf, fill, rowsOf, sizeOf } from './large/rows.mjs';
import { startDataApi } from './measure/data-api.mjs';
import { enlargeFleet } from './measure/large-fleet.mjs';
import { alternate, loadOfMachine, median, percentile, table } from './measure/rounds.mjs';

/** Limits: the ratio of a call's times on the large and the small fleet; milliseconds of the dashboard, p95. */
const limits = { ratio: 3, dashboard: 100 };
/** Vehicles of the large fleet, and of the small one. */
const many = 1_000_000;
const few = 1000;
/** The page far back; a shorter list has its last page measured. */
const farPage = 1000;
/** The accounts that request the lists. */
const allAccounts = 'admin,supplier,tenant';
/** The database of the demo fleet only. */
const demo = 'demo_fleet';

runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      as: { type: 'string', default: allAccounts },
      rounds: { type: 'string', default: '3' },
      server: { type: 'string' },
    },
    allowPositionals: true,
  });
  const vehicles = Number(positionals[0] ?? many);
  if (!isBuilt('upstream')) await build('upstream');
  const postgres =
    values.server === undefined
      ? await startPostgres({ settings: ['shared_buffers=2GB', ...settingsForPlans] })
      : { url: values.server, stop: async () => {} };
  const running = [];
  try {
    const fleets = {
      small: await openFleet(postgres.url, 'small_fleet', few, running),
      large: await openFleet(postgres.url, 'large_fleet', vehicles, running),
    };
    const dashboard = await measureDashboard(fleets.large);
    say(dashboard.text);
    const openapi = await (await fetch(`${fleets.large.api.address}/api/openapi.json`)).json();
    const cases = casesOf(openapi).filter(({ list, name }) => `${list} ${name}`.includes(values.only));
    const measured = [];
    const results = [];
    for (const account of values.as.split(',')) {
      const ofAccount = await measureAs(account, cases, fleets, Number(values.rounds));
      results.push(resultsOf(ofAccount));
      say(results.at(-1));
      measured.push(...ofAccount);
    }
    const { plans, scans } = await readPlans(
      fleets.large.url,
      [dashboardCase, ...cases],
      fleets.large.ids,
      values.as.split(','),
    );
    for (const scan of scans) say(`scans a large table sequentially: ${scan}`);
    say(loadOfMachine());
    if (vehicles === many && values.only === '' && values.as === allAccounts) {
      const folder = fromRoot('data', 'bench');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'large.md'), pageOf(fleets, dashboard.text, results, scans));
      writePlans(join(folder, 'plans'), plans);
    }
    const isOver = measured.some(({ ratio }) => ratio > limits.ratio);
    return isOver || scans.length > 0 || dashboard.isOver ? 1 : 0;
  } finally {
    agent.destroy();
    for (const api of running) await api.stop();
    await postgres.stop();
  }
});

async function openFleet(server, name, vehicles, running) {
  const started = performance.now();
  const url = new URL(server);
  url.pathname = name;
  const [isThere] = await rowsIn(server, `select 1 from pg_database where datname = '${name}'`);
  if (!isThere) {
    await requireDemo(server);
    await rowsIn(server, `create database ${name} template ${demo}`);
    const size = sizeOf(vehicles);
    await fill(url.href, companiesOf(size));
    await enlargeFleet(url.href, vehicles, vehicles > few ? 90 : 0);
    await fill(url.href, rowsOf(size), { isBare: true });
  }
  const api = await startDataApi(url.href);
  running.push(api);
  const [ids] = await rowsIn(url.href, idsOf);
  const [counted] = await rowsIn(
    url.href,
    `select ${[
      'vehicle',
      'vehicle_position',
      'complaint',
      'app_user',
      'company',
      'vehicle_contract',
      'trip',
      'notification',
    ]
      .map((table) => `(select count(*)::int from ${table}) as ${table}`)
      .join(', ')}`,
  );
  say(
    `${name}, ready in ${elapsed(started)}: ${Object.entries(counted)
      .map(([table, n]) => `${table} ${n}`)
      .join(', ')}`,
  );
  return { api, ids, counted, url: url.href };
}

/** Creates the database from which both fleets are copied, because its photos take longer to create than its rows. */
async function requireDemo(server) {
  const url = new URL(server);
  url.pathname = demo;
  const [isThere] = await rowsIn(server, `select 1 from pg_database where datname = '${demo}'`);
  if (isThere) return;
  await rowsIn(server, `create database ${demo}`);
  const api = await startDataApi(url.href);
  await api.stop();
}

/** Measures every case that the account may see, on both fleets in turn. */
async function measureAs(account, cases, fleets, rounds) {
  const call = {};
  for (const [size, { api }] of Object.entries(fleets))
    call[size] = await api.signIn(`${account}@armada.test`);
  const measured = [];
  const refused = new Set();
  for (const { list, name, query, isFar } of cases) {
    if (refused.has(list)) continue;
    const found = {};
    const cold = {};
    const path = {};
    const once = (size) => async () => {
      const { data } = await call[size](path[size]);
      found[size] = data.totalRow;
    };
    for (const size of ['small', 'large']) {
      path[size] = `${list}?size=${rowsOfPage}${query(fleets[size].ids)}`;
      const started = performance.now();
      try {
        await once(size)();
      } catch (error) {
        if (!error.message.includes('returned 403')) throw error;
        refused.add(list);
        break;
      }
      cold[size] = performance.now() - started;
      if (isFar) path[size] += `&page=${Math.min(farPage, Math.max(1, Math.ceil(found[size] / rowsOfPage)))}`;
    }
    if (refused.has(list)) continue;
    const times = await alternate({ small: once('small'), large: once('large') }, { rounds, repetitions: 5 });
    const one = {
      account,
      list,
      name,
      found,
      cold,
      ms: { small: median(times.small), large: median(times.large) },
      ratio: median(times.large.map((time, round) => time / times.small[round])),
    };
    measured.push(one);
    // Report at once, because the run is long.
    if (one.ratio > limits.ratio) say(`${account} ${list} ${name}: ${one.ratio.toFixed(1)} ×`);
  }
  return measured;
}

/** The rows over the limit, and the slowest other row of each list. */
function resultsOf(measured) {
  const worst = new Map();
  for (const one of measured) {
    const key = `${one.account} ${one.list}`;
    if (one.ratio > (worst.get(key)?.ratio ?? 0)) worst.set(key, one);
  }
  const shown = measured.filter((one) => one.ratio > limits.ratio || [...worst.values()].includes(one));
  const over = measured.filter(({ ratio }) => ratio > limits.ratio).length;
  const rows = shown.map(({ account, list, name, found, ms, cold, ratio }) => [
    account,
    list,
    name,
    String(found.small),
    ms.small.toFixed(1),
    String(found.large),
    ms.large.toFixed(1),
    cold.large.toFixed(0),
    `${ratio.toFixed(2)}${ratio > limits.ratio ? ' (over)' : ''}`,
  ]);
  const head = ['account', 'list', 'slowest, and all over the limit', 'rows', 'ms', 'rows', 'ms', 'first ms'];
  return [
    table([...head, `ratio, limit ${limits.ratio}`], rows),
    `${measured.length} calls measured, ${over} over the limit`,
  ].join('\n');
}

async function measureDashboard({ api }) {
  const headers = { authorization: `Bearer ${await api.tokenOf('admin@armada.test')}` };
  const times = [];
  for (let n = 0; n < 110; n++) {
    const started = performance.now();
    await received(`${api.address}/api/dashboard`, headers);
    if (n >= 10) times.push(performance.now() - started);
  }
  const [p50, p95] = [median(times), percentile(times, 95)];
  const isOver = p95 >= limits.dashboard;
  const text = table(
    ['dashboard of all suppliers, at the data API', 'median ms', 'p95 ms', 'limit of p95'],
    [
      [
        `${times.length} calls, to the last byte`,
        p50.toFixed(0),
        p95.toFixed(0),
        `${limits.dashboard}${isOver ? ' (over)' : ''}`,
      ],
    ],
  );
  return { text, isOver };
}

const agent = new Agent({ keepAlive: true });
/** Resolves at the last byte of the response; parsing is not measured. */
const received = (url, headers) =>
  new Promise((resolve, reject) => {
    get(url, { headers, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} returned ${response.statusCode}`));
      response.on('end', resolve).on('error', reject).resume();
    }).on('error', reject);
  });

async function rowsIn(url, statement) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
