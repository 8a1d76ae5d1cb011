import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Readable } from 'node:stream';
import { BackupRefused } from './archive.js';

type Program = 'pg_dump' | 'pg_restore' | 'psql';

/** Debian keeps the programs of each version in a folder of their own, out of PATH; the newest reads what older servers hold. */
const DEBIAN = '/usr/lib/postgresql';

function pathOf(program: Program): string {
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN, version, 'bin'))
    : [];
  const folders = [...debian, ...(process.env.PATH ?? '').split(delimiter)];
  const found = folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
  if (found !== undefined) return found;
  throw new BackupRefused(
    `${program} is missing: install PostgreSQL's client programs (on Debian: apt-get install postgresql-client).`,
  );
}

/** The server's place in the environment variables of PostgreSQL's programs: everybody on the machine can read a command line. */
function placeOf(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const place = {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
  };
  return Object.fromEntries(Object.entries(place).filter(([, value]) => value !== ''));
}

/**
 * Runs one of PostgreSQL's programs.
 * @returns its output, and a promise of its end, which rejects with its error output
 */
export function runProgram(
  program: Program,
  args: readonly string[],
  url?: string,
): { output: Readable; ended: Promise<void> } {
  const child = spawn(pathOf(program), [...args], {
    env: { ...process.env, ...(url !== undefined && placeOf(url)) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-4000);
  });
  const ended = once(child, 'close').then(([code]) => {
    if (code !== 0) throw new BackupRefused(`${program} failed: ${output.trim() || `it ended with ${code}`}`);
  });
  ended.catch(() => undefined); // reported to the caller that awaits it
  return { output: child.stdout, ended };
}
