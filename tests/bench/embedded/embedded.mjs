/**
 * The embedded database (PGlite) beside PostgreSQL: a list of 20 vehicles of the demo fleet over HTTP, in alternating rounds; and how long
 * the first `npm start` in an empty folder takes once everything is built.
 *
 *   node tests/bench/embedded/embedded.mjs [--rounds=5] [--starts=3]
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhenStale } from '../../../scripts/build/build.mjs';
import { runCommand, say } from '../../../scripts/console.mjs';
import { fromRoot } from '../../../scripts/repository.mjs';
import { freePort } from '../../../scripts/servers/ports.mjs';
import { startPostgres } from '../../../scripts/services/postgres.mjs';
import { startDataApi } from '../measure/data-api.mjs';
import { alternate, loadOfMachine, median, table } from '../measure/rounds.mjs';

/** Limits: how many times PostgreSQL's time a list may take, and seconds of a first start. */
const limits = { ratio: 4, start: 6 };
/** Lists of a round. */
const repetitions = 200;

runCommand(async () => {
  const { values } = parseArgs({
    options: { rounds: { type: 'string', default: '5' }, starts: { type: 'string', default: '3' } },
  });
  await buildWhenStale();
  const { embedded, postgres } = await listTimes(Number(values.rounds));
  const ratio = median(embedded.map((time, round) => time / postgres[round]));
  const starts = [];
  for (let n = 0; n < Number(values.starts); n++) starts.push(await firstStart());
  const start = median(starts) / 1000;
  const mark = (isOver) => (isOver ? ' (over)' : '');
  const ms = (times) => median(times).toFixed(1);
  say(
    table(
      ['the embedded database', 'figure', 'limit'],
      [
        ['ms of a list of 20, PostgreSQL', ms(postgres), ''],
        ['ms of a list of 20, embedded', ms(embedded), ''],
        ['embedded ÷ PostgreSQL', `${ratio.toFixed(1)}${mark(ratio > limits.ratio)}`, String(limits.ratio)],
        [
          's of a first start, once built',
          `${start.toFixed(1)}${mark(start > limits.start)}`,
          String(limits.start),
        ],
      ],
    ),
  );
  say(loadOfMachine());
  return ratio > limits.ratio || start > limits.start ? 1 : 0;
});

/** @returns {Promise<Record<'embedded' | 'postgres', number[]>>} milliseconds of a list in each round */
async function listTimes(rounds) {
  const server = await startPostgres();
  const running = [];
  try {
    const lists = {};
    // Without a URL the data API opens its embedded database.
    for (const [name, url] of Object.entries({ embedded: '', postgres: server.url })) {
      const api = await startDataApi(url);
      running.push(api);
      const call = await api.signIn('admin@armada.test');
      lists[name] = () => call('vehicle/view?page=1&size=20');
    }
    return await alternate(lists, { rounds, repetitions });
  } finally {
    for (const api of running) await api.stop();
    await server.stop();
  }
}

/** @returns {Promise<number>} milliseconds until `npm start` in an empty folder has printed its sign-ins */
async function firstStart() {
  const folder = mkdtempSync(join(tmpdir(), 'armada-bench-'));
  const [port, upstreamPort] = [await freePort(), await freePort()];
  const { DATABASE_URL: _postgres, ...env } = process.env;
  const since = performance.now();
  const command = spawn(process.execPath, [fromRoot('scripts', 'run.cjs'), 'start'], {
    env: { ...env, PORT: String(port), UPSTREAM_PORT: String(upstreamPort), DATA_DIR: folder, MAP: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise((resolve) => command.once('close', resolve));
  try {
    await new Promise((resolve, reject) => {
      let output = '';
      command.stdout.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (output.includes('Ctrl-C stops')) resolve();
      });
      exited.then(() => reject(new Error(`Armada did not start:\n${output}`)));
    });
    return performance.now() - since;
  } finally {
    command.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  }
}
