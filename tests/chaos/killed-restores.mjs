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
import { queryDatabase } from './database.mjs';

/** Milliseconds within which the child processes of a killed restore must have exited. */
const timeout = 60_000;

/**
 * Kills restores (SIGKILL) at times spread over their duration, alone or with their child processes. Afterwards the data must be as
 * before or as in the backup, or the services must refuse to start on it; and the next restore must succeed.
 * @param {{kills: number, random: ReturnType<typeof import('./random.mjs').randomFrom>}} options `kills`: for each kind of database
 * @returns {Promise<number>} the exit code
 */
export async function killRestores({ kills, random }) {
  const rows = [];
  const violations = [];
  for (const kind of ['embedded', 'PostgreSQL']) {
    const postgres = kind === 'PostgreSQL' ? await startPostgres({ isSafe: true }) : undefined;
    const folder = mkdtempSync(join(tmpdir(), 'armada-restores-'));
    try {
      const outcomes = await killedOn(await installationOf(folder, postgres?.url), { kills, random });
      violations.push(...outcomes.violations.map((what) => `${kind}: ${what}`));
      rows.push([kind, kills, outcomes.before, outcomes.after, outcomes.refused].map(String));
    } finally {
      rmSync(folder, { recursive: true, force: true });
      await postgres?.stop();
    }
  }
  say(table(['restores into', 'killed', 'as before', 'as in the backup', 'start refused'], rows));
  say(violations.length === 0 ? '\nNo restore was applied in part.' : `\n${violations.join('\n')}`);
  return violations.length === 0 ? 0 : 1;
}

/** Creates a data folder with the demo fleet, a backup of it, and changes since then. */
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
    /** Changes the data. @returns {Promise<string>} the resulting state, which is always the same */
    changeData: () =>
      queryDatabase(database, async (query) => {
        await query(`update company set address = 'Moved since'`);
        await query(`update complaint set title = 'Renamed since'`);
        return checksums(query);
      }),
    restore: () => whole('restore', backup, '--overwrite'),
    startRestore: () =>
      spawn(process.execPath, run('restore', backup, '--overwrite'), {
        env,
        stdio: 'ignore',
        detached: true,
      }),
    isMarked: () => ['data', 'data/db'].some((name) => existsSync(`${join(folder, name)}.restoring`)),
    isDatabaseMoved: () => existsSync(`${join(dataFolder, 'db')}.restoring`),
    /** Starts the services on the data. */
    start: () => spawnSync(process.execPath, run('main'), { env, encoding: 'utf8', timeout }),
  };
}

async function killedOn(installation, { kills, random }) {
  const outcomes = { before: 0, after: 0, refused: 0, violations: [] };
  const { database, inBackup } = installation;
  const since = performance.now();
  installation.restore();
  const duration = performance.now() - since;
  for (let n = 0; n < kills; n++) {
    const before = await installation.changeData();
    const delay = ((n + random.between(0, 1)) / kills) * duration;
    const withAll = random.chance(0.5);
    const restore = installation.startRestore();
    const ended = new Promise((resolve) => restore.once('exit', resolve));
    await Promise.race([ended, sleep(delay)]);
    if (restore.exitCode === null) process.kill(withAll ? -restore.pid : restore.pid, 'SIGKILL');
    await ended;
    const what = `killed after ${Math.round(delay)} of ${Math.round(duration)} ms${withAll ? ', with its child processes' : ''}`;
    if ('url' in database) await untilDisconnected(database.url);
    // While the database folder is moved away, there is nothing to read.
    const state = installation.isDatabaseMoved() ? undefined : await stateOf(database);
    if (state !== undefined && state !== before && state !== inBackup)
      outcomes.violations.push(`${what}, the data is neither as before nor as in the backup`);
    if (installation.isMarked()) {
      outcomes.refused += 1;
      const { status, stderr } = installation.start();
      if (status !== 1 || !stderr.includes('interrupted half-way'))
        outcomes.violations.push(`${what}, a start was not refused: ${stderr}`);
    } else outcomes[state === before ? 'before' : 'after'] += 1;
    installation.restore();
    if ((await stateOf(database)) !== inBackup)
      outcomes.violations.push(`${what}, the next restore did not restore the backup`);
    if (installation.isMarked()) outcomes.violations.push(`${what}, the next restore left its mark`);
  }
  return outcomes;
}

const stateOf = (database) => queryDatabase(database, checksums);

/** A checksum of each table, one a line. */
async function checksums(query) {
  const tables = await query(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const sums = [];
  for (const { name } of tables) {
    const [row] = await query(
      `select count(*)::text || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as sum from "${name}" t`,
    );
    sums.push(`${name} ${row.sum}`);
  }
  return sums.join('\n');
}

/** Resolves when the child processes of a killed restore have disconnected from the database. */
async function untilDisconnected(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const deadline = performance.now() + timeout;
    for (;;) {
      const { rows } = await client.query(
        `select count(*)::integer as others from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
      );
      if (rows[0].others === 0) return;
      if (performance.now() > deadline)
        throw new PlainError('The child processes of a killed restore do not exit.');
      await sleep(50);
    }
  } finally {
    await client.end();
  }
}
