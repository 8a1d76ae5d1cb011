import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PlainError } from '../console.mjs';
import { freePort } from '../servers/ports.mjs';
import { requireProgram, startProgram } from './programs.mjs';

/** PostgreSQL refuses to run as root: then it runs as the user of its package, or as `nobody`. */
function identity() {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    const id = (flag) => spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout.trim();
    if (id('-u')) return { uid: Number(id('-u')), gid: Number(id('-g')) };
  }
  throw new PlainError('PostgreSQL cannot run as root, and there is neither a user postgres nor nobody.');
}

/**
 * Starts an empty PostgreSQL on a free port, whose data is deleted at the end. It does not sync to disk, unless `isSafe`.
 * @param {{isSafe?: boolean, settings?: string[], env?: Record<string, string>, replicaOf?: string}} [options] further settings,
 *   `name=value`; further variables of the server; the URL of the primary of which it is a streaming replica, instead of empty
 * @returns {Promise<{url: string, pid: () => number, responds: () => Promise<boolean>, restart: () => Promise<void>,
 *   stop: () => Promise<void>}>} `restart` starts it again on its data after it has exited; `pid` on Linux only
 */
export async function startPostgres({ isSafe = false, settings: further = [], env, replicaOf } = {}) {
  const bin = dirname(requireProgram('postgres'));
  const who = identity();
  const folder = mkdtempSync(join(tmpdir(), 'armada-postgres-'));
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid);
  const data = join(folder, 'data');
  const run = (name, ...args) =>
    execFileSync(join(bin, name), args, { ...who, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  const discard = () => rmSync(folder, { recursive: true, force: true });
  try {
    if (replicaOf === undefined) {
      run(
        'initdb',
        '--auth=trust',
        '--username=postgres',
        '--encoding=UTF8',
        '--locale=C.UTF-8',
        '--no-sync',
        `--pgdata=${data}`,
      );
    } else {
      run(
        'pg_basebackup',
        `--dbname=${replicaOf}`,
        '--checkpoint=fast',
        '--no-sync',
        '--write-recovery-conf',
        `--pgdata=${data}`,
      );
    }
    const port = await freePort();
    const settings = [
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${folder}`,
      'max_connections=200',
      ...(isSafe ? [] : ['fsync=off', 'full_page_writes=off']),
      ...further,
    ];
    const command = [
      join(bin, 'postgres'),
      '-D',
      data,
      '-p',
      String(port),
      ...settings.flatMap((setting) => ['-c', setting]),
    ];
    const start = () => startProgram(command, { stopSignal: 'INT', env, ...who });
    let server = start();
    const isReady = ['-q', '-t', '1', '-h', '127.0.0.1', '-p', String(port)];
    const responds = () =>
      new Promise((resolve) => {
        execFile(join(bin, 'pg_isready'), isReady, (refusal) => resolve(refusal === null));
      });
    /** Checks whether it exits at once, because child processes of the previous one are still running. */
    const refuses = async (deadline) => {
      while (!(await responds()) && Date.now() < deadline) {
        if (/shared memory block|lock file "postmaster.pid"/.test(server.output())) return true;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return false;
    };
    const restart = async () => {
      const deadline = Date.now() + 30_000;
      do {
        await server.stop();
        server = start();
      } while (await refuses(deadline));
    };
    const stop = async () => {
      await server.stop();
      discard();
    };
    const deadline = Date.now() + 30_000;
    while (!(await responds())) {
      if (Date.now() > deadline) {
        await stop();
        throw new PlainError(`PostgreSQL did not start: ${server.output().trim()}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      pid: () => server.pid(),
      responds,
      restart,
      stop,
    };
  } catch (error) {
    discard();
    throw error;
  }
}
