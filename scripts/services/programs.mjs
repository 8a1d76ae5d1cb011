import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PlainError, say } from '../console.mjs';

/** A program that tests need: where it may be, and which Debian package brings it. Without an optional one its steps are left out. */
export const programs = {
  postgres: { title: 'PostgreSQL', names: ['postgres'], debian: 'postgresql', variable: 'TEST_DATABASE_URL' },
  redis: {
    title: 'Redis',
    names: ['redis-server', 'valkey-server'],
    debian: 'redis-server',
    variable: 'TEST_REDIS_URL',
  },
  browser: {
    title: 'Chromium',
    // Without a window and its toolbars it needs half of the time that the browser's own process takes.
    names: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
    ],
    debian: 'chromium-headless-shell',
    variable: 'CHROMIUM',
  },
  proxy: { title: 'HAProxy', names: ['haproxy'], debian: 'haproxy', variable: 'HAPROXY' },
  firefox: {
    title: 'Firefox',
    names: ['firefox-esr', 'firefox'],
    debian: 'firefox-esr',
    variable: 'FIREFOX',
    isOptional: true,
  },
  webkit: {
    title: 'WebKitGTK',
    names: ['WebKitWebDriver'],
    debian: 'webkit2gtk-driver',
    variable: 'WEBKIT',
    isOptional: true,
  },
  display: { title: 'Xvfb', names: ['Xvfb'], debian: 'xvfb', variable: 'XVFB', isOptional: true },
};

/** Debian keeps PostgreSQL's programs out of PATH, a folder for each version. */
function postgresFolders() {
  const versions = '/usr/lib/postgresql';
  if (!existsSync(versions)) return [];
  return readdirSync(versions)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(versions, version, 'bin'));
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {keyof typeof programs} kind @returns {string | undefined} the program's path on this machine */
function findProgram(kind) {
  const folders = [
    ...(kind === 'postgres' ? postgresFolders() : []),
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/sbin', // Debian installs servers here, which is not in the PATH of other users than root
  ];
  return folders
    .flatMap((folder) => programs[kind].names.map((name) => join(folder, name)))
    .find((path) => isExecutable(path));
}

/** The text that `apt-get update` printed if it failed; once is enough for all packages. */
let updateFault;

function installFromDebian(packageName) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args) => spawnSync('apt-get', ['-qq', ...args], { env, encoding: 'utf8' });
  updateFault ??= run('update').stderr ?? '';
  const install = run('install', '-y', '--no-install-recommends', packageName);
  return install.status === 0 ? undefined : `${updateFault}${install.stderr ?? install.error?.message}`;
}

/**
 * The path of a program, installed from Debian's packages when it is missing and this user may do so.
 * @param {keyof typeof programs} kind
 * @returns {string} throws a PlainError that names what to install, or the option that leaves out its tests
 */
export function requireProgram(kind) {
  const found = findProgram(kind);
  if (found) return found;
  const { title, debian, variable } = programs[kind];
  let reason = '';
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    say(`Installing ${title} from Debian's packages …`);
    reason = installFromDebian(debian);
    const installed = findProgram(kind);
    if (installed) return installed;
  }
  throw new PlainError(
    `${title} is missing: install it (on Debian: apt-get install ${debian}), name one in ${variable}, ` +
      `or leave its tests out with npm test -- --without=${kind}.${reason ? `\napt-get printed: ${reason}` : ''}`,
  );
}

/** Checks whether a program is there, or could be installed now. @param {keyof typeof programs} kind */
export function hasProgram(kind) {
  try {
    requireProgram(kind);
    return true;
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    return false;
  }
}

// The shell between them kills the program when this process has exited or was killed, because then its standard input closes.
const guardian =
  '"$@" & child=$!; cat > /dev/null; kill -"$STOP_SIGNAL" "$child" 2> /dev/null; wait "$child"';

/** Milliseconds within which a program must exit after its signal. */
const ending = 20_000;

/**
 * Starts a program that is killed when this process exits.
 * @param {string[]} command program and arguments
 * @param {{stopSignal?: string, env?: Record<string, string>, uid?: number, gid?: number}} options
 * @returns {{output: () => string, hasEnded: () => boolean, pid: () => number, stop: () => Promise<void>}} `pid` (Linux only) is the
 *   program's own; `hasEnded` is false on systems where it is unknown
 */
export function startProgram(command, { stopSignal = 'TERM', env = {}, ...identity } = {}) {
  const child = spawn('sh', ['-c', guardian, 'sh', ...command], {
    ...identity,
    cwd: '/',
    env: { ...process.env, ...env, STOP_SIGNAL: stopSignal },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true, // Ctrl-C reaches only this process, which then stops the programs in order
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output = (output + text).slice(-4000);
    });
  }
  const closed = new Promise((resolve) => child.once('close', resolve));
  // The shell's first child; the second reads its standard input.
  const pid = () =>
    Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ')[0]);
  return {
    output: () => output,
    hasEnded: () => {
      try {
        return readFileSync(`/proc/${pid()}/comm`, 'utf8') === 'cat\n'; // only the second child remains
      } catch {
        return false; // unknown on this system
      }
    },
    pid,
    stop: async () => {
      child.stdin.end();
      const force = setTimeout(() => {
        try {
          process.kill(-child.pid, 'SIGKILL'); // the whole group, because the shell would wait for the program
        } catch (error) {
          if (error.code !== 'ESRCH') throw error; // it has exited, and its child processes close its output soon
        }
      }, ending);
      await closed;
      clearTimeout(force);
    },
  };
}
