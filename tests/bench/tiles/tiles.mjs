/**
 * Tiles of a PMTiles archive on disk through the gateway, as a browser's session requests them: 200 a second at fixed moments, whether or
 * not the ones before have arrived. A time is that from the moment when the request was due until the last byte.
 *
 *   node tests/bench/tiles/tiles.mjs [seconds, default 20] [--rate=tiles a second, default 200]
 */
import { randomBytes } from 'node:crypto';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildWhenStale } from '../../../scripts/build/build.mjs';
import { runCommand, say } from '../../../scripts/console.mjs';
import { writeArchive } from '../../streets/archive.mjs';
import { cpuOf, startDataApi, startOurs, withProcesses } from '../gateway/processes.mjs';
import { cookieOf } from '../gateway/sign-in.mjs';
import { loadOfMachine, median, percentile, table } from '../measure/rounds.mjs';

/** Limit of the 95th percentile in milliseconds. */
const limit = 20;
/** Bytes of a compressed tile of a city's centre. */
const tileBytes = 32 * 1024;
/** Tiles a side of the archive, which is twice as large as the gateway's cache in memory. */
const side = 45;

runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { rate: { type: 'string', default: '200' } },
    allowPositionals: true,
  });
  const [seconds, rate] = [Number(positionals[0] ?? 20), Number(values.rate)];
  await buildWhenStale(['upstream', 'bff']);
  return withProcesses(async ({ folder, run }) => {
    const file = join(folder, 'city.pmtiles');
    const tiles = writeTiles(file);
    const { dataApi } = await run(startDataApi(folder));
    const env = { MAP: 'auto', MAP_FILE: file };
    const gateway = await run(startOurs(dataApi, join(folder, 'gateway.log'), { env }));
    const cookie = await cookieOf(gateway.port);
    await requestAll(gateway.port, cookie, tiles, { rate, seconds: 2 });
    const before = cpuOf(gateway.pid);
    const { times, bytes, failed } = await requestAll(gateway.port, cookie, tiles, { rate, seconds });
    const cpu = (cpuOf(gateway.pid) - before) / times.length;
    const p95 = percentile(times, 95);
    const wrong = p95 < limit && failed === 0 ? '' : ' (over)';
    say(
      table(
        [
          'tiles from an archive',
          'median ms',
          'p95 ms',
          'p99 ms',
          'KiB a tile',
          'CPU ms',
          'failed',
          'limit of p95',
        ],
        [
          [
            `${rate} a second over ${seconds} s`,
            ...[median(times), p95, percentile(times, 99), bytes / times.length / 1024].map((n) =>
              n.toFixed(1),
            ),
            cpu.toFixed(2),
            String(failed),
            `${limit}${wrong}`,
          ],
        ],
      ),
    );
    say(loadOfMachine());
    return 0;
  });
});

/** The gateway does not look into tiles: bytes that do not compress stand for them. */
function writeTiles(file) {
  const tiles = Array.from({ length: side ** 2 }, (_, index) => ({
    z: 14,
    x: 13_000 + (index % side),
    y: 8_400 + Math.floor(index / side),
    bytes: randomBytes(tileBytes),
  }));
  writeArchive(file, tiles, { bounds: [105.6, -6.9, 106.7, -4.5] });
  return tiles;
}

async function requestAll(port, cookie, tiles, { rate, seconds }) {
  const agent = new Agent({ keepAlive: true });
  const result = { times: [], bytes: 0, failed: 0 };
  const begin = performance.now();
  const all = [];
  for (let n = 0; n < rate * seconds; n++) {
    const due = begin + (n * 1000) / rate;
    if (due > performance.now()) await pause(due - performance.now());
    // In an order without neighbours, so that no cache knows the next one.
    const { z, x, y } = tiles[(n * 7919) % tiles.length];
    all.push(requestOne({ port, agent, path: `/tiles/${z}/${x}/${y}`, cookie, due }, result));
  }
  await Promise.all(all);
  agent.destroy();
  return result;
}

const requestOne = ({ port, agent, path, cookie, due }, result) =>
  new Promise((resolve, reject) => {
    const headers = { cookie, 'accept-encoding': 'gzip' };
    get({ port, agent, path, headers }, (response) => {
      if (response.statusCode !== 200) result.failed += 1;
      response.on('data', (piece) => {
        result.bytes += piece.length;
      });
      response.on('end', () => {
        result.times.push(performance.now() - due);
        resolve();
      });
    }).on('error', reject);
  });
