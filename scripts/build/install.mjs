import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { elapsed, PlainError, say } from '../console.mjs';
import { fromRoot } from '../repository.mjs';

/** @param {string} path @returns {Record<string, {version?: string, link?: boolean, optional?: boolean, devOptional?: boolean}>} */
function lockedPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/**
 * Checks whether node_modules has the packages of package-lock.json. npm writes a lockfile of the installed packages into node_modules, so
 * the two are compared package by package; file times are wrong after a checkout. Packages for other platforms may be missing, and
 * additional ones are allowed.
 * @param {string} [folder] of the lockfile, inside the project
 */
function isInstalled(folder = '') {
  const wanted = lockedPackages(fromRoot(folder, 'package-lock.json'));
  const found = lockedPackages(fromRoot(folder, 'node_modules', '.package-lock.json'));
  const isInPlace = ([path, { version, link, optional, devOptional }]) => {
    if (!path.includes('node_modules/') || link) return true;
    const there = found[path];
    return there ? there.version === version : Boolean(optional ?? devOptional);
  };
  return Object.entries(wanted).every(isInPlace);
}

/** Installs the packages of package-lock.json unless they are installed. @param {string} [folder] as above */
export async function installWhenStale(folder = '') {
  if (isInstalled(folder)) return;
  const since = performance.now();
  say('Installing the packages (a minute or two, the first time) …');
  const npm = spawn('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: fromRoot(folder),
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  });
  let errors = '';
  npm.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  const [status] = await once(npm, 'close').catch((error) => {
    errors = error.message;
    return [1];
  });
  if (status !== 0) throw new PlainError(`The packages could not be installed: npm ci printed\n${errors}`);
  say(`  packages installed in ${elapsed(since)}`);
}
