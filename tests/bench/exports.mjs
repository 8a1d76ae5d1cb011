/**
 * Exports a list of a million vehicles and downloads the file through the gateway: measures the time and the
 * memory the two processes use, compared with a list of about ten thousand.
 *
 *   node tests/bench/exports.mjs [vehicles, default 1000000]
 *
 * "Memory" is the maximum of the process, "heap" the maximum of the JavaScript heap with buffers, including garbage that is not yet
 * collected.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, isBuilt } from '../../scripts/build/build.mjs';
import { elapsed, runCommand, say } from '../../scripts/console.mjs';
import { freePort } from '../../scripts/servers/ports.mjs';
import { serversAt } from '../../scripts/servers/servers.mjs';
import { startPostgres } from '../../scripts/services/postgres.mjs';
import { startDataApi } from './measure/data-api.mjs';
import { enlargeFleet } from './measure/large-fleet.mjs';
import { memoryOf, reportsMemory } from './measure/memory.mjs';
import { table } from './measure/rounds.mjs';

/** Limit of the memory for the long list as a multiple of the short one's; the difference is uncollected garbage. */
const mostGrowth = 1.5;
/** A ninetieth of the fleet: plates run from B 1000 to B 9999. */
const few = { licensePlate: 'B 12' };

runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  for (const workspace of ['upstream', 'bff']) if (!isBuilt(workspace)) await build(workspace);
  const postgres = await startPostgres();
  const stops = [() => postgres.stop()];
  try {
    const api = await startDataApi(postgres.url, reportsMemory);
    stops.unshift(() => api.stop());
    const started = performance.now();
    const vehicles = Number(positionals[0] ?? 1_000_000);
    await enlargeFleet(postgres.url, vehicles);
    say(`a fleet of ${vehicles} vehicles in ${elapsed(started)}`);
    const gateway = await startGateway(api.address);
    stops.unshift(gateway.stop);
    const token = await api.tokenOf('admin@armada.test');
    const call = api.callsAs(token);
    const measured = { api: memoryOf(api.process), gateway: memoryOf(gateway.process) };

    const made = [];
    const fetched = [];
    for (const format of ['csv', 'xlsx']) {
      const pair = { made: [], fetched: [] };
      for (const filter of [few, {}]) {
        const file = await make(call, { type: 'vehicle', format, filter }, measured.api);
        pair.made.push(file);
        pair.fetched.push(await fetchFile(gateway.address, token, file.id, measured.gateway));
        say(
          `${format}: ${file.rows} rows in ${file.seconds.toFixed(0)} s, ${megabytes(file.rss)} MB of memory`,
        );
      }
      made.push(...rowsOf(`${format}, made`, pair.made));
      fetched.push(...rowsOf(`${format}, downloaded`, pair.fetched));
    }
    const head = ['vehicles', 'rows', 's', 'a second', 'MB', 'heap MB', 'memory MB', 'memory ×', 'limit'];
    say(table(head, [...made, ...fetched]));
    return 0;
  } finally {
    for (const stop of stops) await stop();
  }
});

/** Starts an export, and waits until it is complete. */
async function make(call, request, memory) {
  memory.peak();
  const started = performance.now();
  const { data } = await call('ftp/download', request);
  const id = data.Data3;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const { data: now } = await call(`ftp/status?namaFile=${id}`);
    if (now.state === 'failed') throw new Error('The export failed.');
    if (now.state === 'ready')
      return { id, rows: now.rows, seconds: (performance.now() - started) / 1000, ...memory.peak() };
  }
}

/** Downloads a file, with a pause of a second after the first chunk, to check that the gateway does not buffer it. */
async function fetchFile(address, token, id, memory) {
  memory.peak();
  const started = performance.now();
  const reply = await fetch(`${address}/files/exports/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (reply.status !== 200) throw new Error(`The download returned ${reply.status}.`);
  let bytes = 0;
  for await (const part of reply.body) {
    if (bytes === 0) await new Promise((resolve) => setTimeout(resolve, 1000));
    bytes += part.length;
  }
  return { bytes, seconds: (performance.now() - started) / 1000 - 1, ...memory.peak() };
}

function rowsOf(name, [short, long]) {
  return [short, long].map((one) => {
    const growth = one.rss / short.rss;
    return [
      name,
      one.rows === undefined ? '' : String(one.rows),
      one.seconds.toFixed(1),
      one.rows === undefined ? '' : String(Math.round(one.rows / one.seconds)),
      one.bytes === undefined ? '' : megabytes(one.bytes),
      megabytes(one.heap),
      megabytes(one.rss),
      growth.toFixed(2),
      one === short ? '' : `${mostGrowth}${growth > mostGrowth ? ' (over)' : ''}`,
    ];
  });
}

const megabytes = (bytes) => (bytes / 1e6).toFixed(0);

/** Starts a gateway for the data API. */
async function startGateway(dataApi) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'armada-bench-'));
  mkdirSync(join(dataFolder, 'logs'));
  const port = await freePort();
  const { gateway } = serversAt({ port, upstreamPort: Number(new URL(dataApi).port), dataFolder });
  Object.assign(gateway.options.env, reportsMemory);
  const process = gateway.start();
  const stop = async () => {
    await gateway.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  await gateway.ready();
  return { address: `http://127.0.0.1:${port}`, process, stop };
}
