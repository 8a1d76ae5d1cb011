import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { PlainError, say } from '../../scripts/console.mjs';
import { fromRoot } from '../../scripts/repository.mjs';
import { requireWritableFolder } from '../../scripts/servers/data-folder.mjs';
import { freePort } from '../../scripts/servers/ports.mjs';
import { serversAt } from '../../scripts/servers/servers.mjs';
import { startPostgres } from '../../scripts/services/postgres.mjs';
import { table } from '../bench/measure/rounds.mjs';
import { askDatabase } from './database.mjs';

/** Milliseconds in which what a killed restore had started has ended. */
const patience = 60_000;

/**
 * A restore is killed (SIGKILL) at moments spread over the time that it takes: by itself, or with all that it started. Afterwards
 * everything is as it was before or as it was in the backup, or nothing starts on it; and a restore that is let go on brings the backup.
 * @param {{kills: number, random: ReturnType<typeof import('./random.mjs').randomFrom>}} options `kills`: of each kind of database
 * @returns {Promise<number>} the exit code
 */
export async function killRestores({ kills, random }) {
  const rows = [];
  const wrong = [];
  for (const kind of ['embedded', 'PostgreSQL']) {
    const postgres = kind === 'PostgreSQL' ? await startPostgres({ isSafe: true }) : undefined;
    const folder = mkdtempSync(join(tmpdir(), 'armada-restores-'));
    try {
      const outcomes = await killedOn(await installationOf(folder, postgres?.url), { kills, random });
      wrong.push(...outcomes.wrong.map((what) => `${kind}: ${what}`));
      rows.push([kind, kills, outcomes.before, outcomes.after, outcomes.refused].map(String));
    } finally {
      rmSync(folder, { recursive: true, force: true });
      await postgres?.stop();
    }
  }
  say(
    table(['restores into', 'killed', 'all as before', 'all as in the backup', 'nothing starts on it'], rows),
  );
  say(wrong.length === 0 ? '\nNothing was half old and half new.' : `\n${wrong.join('\n')}`);
  return wrong.length === 0 ? 0 : 1;
}

/** A data folder with the demo fleet, a backup of it, and what is different since. */
async function installationOf(folder, url) {
  const dataFolder = join(folder, 'data');
  requireWritableFolder(dataFolder);
  const { upstream } = serversAt({ port: await freePort(), upstreamPort: await freePort(), dataFolder });
  Object.assign(upstream.options.env, { DEMO: '1', DEMO_DRIVERS: '0', ...(url && { DATABASE_URL: url }) });
  upstream.start();
  try {
    await upstream.ready();
  } finally {
    await upstream.stop();
  }
  const database = url ? { url } : { directory: join(dataFolder, 'db') };
  const env = { ...process.env, ...upstream.options.env };
  const backup = join(folder, 'backup.zip');
  const run = (name, ...args) => [fromRoot('upstream', 'dist', `${name}.js`), ...args];
  const whole = (name, ...args) => {
    const { status, stderr } = spawnSync(process.execPath, run(name, ...args), { env, encoding: 'utf8' });
    if (status !== 0) throw new PlainError(`${name} failed: ${stderr}`);
  };
  const inBackup = await stateOf(database);
  whole('backup', backup);
  return {
    database,
    inBackup,
    /** @returns {Promise<string>} the state that it makes, the same each time */
    goOn: () =>
      askDatabase(database, async (ask) => {
        await ask(`update company set address = 'Moved since'`);
        await ask(`update complaint set title = 'Renamed since'`);
        return stateBy(ask);
      }),
    restore: () => whole('restore', backup, '--overwrite'),
    startRestore: () =>
      spawn(process.execPath, run('restore', backup, '--overwrite'), {
        env,
        stdio: 'ignore',
        detached: true,
      }),
    isMarked: () => ['data', 'data/db'].some((name) => existsSync(`${join(folder, name)}.restoring`)),
    isPutAway: () => existsSync(`${join(dataFolder, 'db')}.restoring`),
    /** What starting on it says. */
    start: () => spawnSync(process.execPath, run('main'), { env, encoding: 'utf8', timeout: patience }),
  };
}

async function killedOn(installation, { kills, random }) {
  const outcomes = { before: 0, after: 0, refused: 0, wrong: [] };
  const { database, inBackup } = installation;
  const since = performance.now();
  installation.restore();
  const duration = performance.now() - since;
  for (let n = 0; n < kills; n++) {
    const before = await installation.goOn();
    const delay = ((n + random.between(0, 1)) / kills) * duration;
    const withAll = random.chance(0.5);
    const restore = installation.startRestore();
    const ended = new Promise((resolve) => restore.once('exit', resolve));
    await Promise.race([ended, sleep(delay)]);
    if (restore.exitCode === null) process.kill(withAll ? -restore.pid : restore.pid, 'SIGKILL');
    await ended;
    const what = `killed after ${Math.round(delay)} of ${Math.round(duration)} ms${withAll ? ', with all that it started' : ''}`;
    if ('url' in database) await nobodyIsConnected(database.url);
    // Where a folder is neither the one nor the other, nothing is to be read.
    const state = installation.isPutAway() ? undefined : await stateOf(database);
    if (state !== undefined && state !== before && state !== inBackup)
      outcomes.wrong.push(`${what}, it is neither the one nor the other`);
    if (installation.isMarked()) {
      outcomes.refused += 1;
      const { status, stderr } = installation.start();
      if (status !== 1 || !stderr.includes('interrupted half-way'))
        outcomes.wrong.push(`${what}, a start was not refused: ${stderr}`);
    } else outcomes[state === before ? 'before' : 'after'] += 1;
    installation.restore();
    if ((await stateOf(database)) !== inBackup)
      outcomes.wrong.push(`${what}, the next restore did not bring the backup`);
    if (installation.isMarked()) outcomes.wrong.push(`${what}, the next restore left its mark`);
  }
  return outcomes;
}

const stateOf = (database) => askDatabase(database, stateBy);

/** All rows of all tables in one line, as checksums. */
async function stateBy(ask) {
  const tables = await ask(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const sums = [];
  for (const { name } of tables) {
    const [row] = await ask(
      `select count(*)::text || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as sum from "${name}" t`,
    );
    sums.push(`${name} ${row.sum}`);
  }
  return sums.join('\n');
}

/** Resolves once what a killed restore had started has let go of the database. */
async function nobodyIsConnected(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const deadline = performance.now() + patience;
    for (;;) {
      const { rows } = await client.query(
        `select count(*)::integer as others from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
      );
      if (rows[0].others === 0) return;
      if (performance.now() > deadline)
        throw new PlainError('What a killed restore had started goes on and on.');
      await sleep(50);
    }
  } finally {
    await client.end();
  }
}
