import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from './repository.mjs';
import { freePort } from './servers/ports.mjs';

/** Runs `npm start` until it exits. @returns {{status: number, stdout: string, stderr: string}} */
function start(env, nodeOptions = []) {
  return spawnSync(process.execPath, [...nodeOptions, fromRoot('scripts', 'run.cjs'), 'start'], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
}

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'armada-refusals-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a Node version that is too old is refused with one line', () => {
  const preload = join(folder, 'old-node.cjs');
  writeFileSync(preload, "Object.defineProperty(process.versions, 'node', { value: '18.20.4' });");
  const { status, stdout, stderr } = start({}, ['--require', preload]);
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: 'Armada needs Node 20.19 or newer, and this is Node 18.20.4.\n',
  });
});

test.each([
  ['PORT', 'UPSTREAM_PORT'],
  ['UPSTREAM_PORT', 'PORT'],
])('a taken %s is named in one sentence', async (taken, other) => {
  const server = createServer();
  const port = await new Promise((resolve) => server.listen(0, () => resolve(server.address().port)));
  try {
    const { status, stderr } = start({
      [taken]: String(port),
      [other]: String(await freePort()),
      DATA_DIR: folder,
    });
    expect(stderr).toBe(`Port ${port} is taken: stop what uses it, or choose another with ${taken}.\n`);
    expect(status).toBe(1);
  } finally {
    server.close();
  }
});

test('an invalid port is refused with one line', () => {
  const { status, stderr } = start({ PORT: 'http', DATA_DIR: folder });
  expect(stderr).toBe('PORT must be a port from 1 to 65535, and is http.\n');
  expect(status).toBe(1);
});

test('a data folder that cannot be written is refused with one line', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const { status, stderr } = start({
    PORT: String(await freePort()),
    UPSTREAM_PORT: String(await freePort()),
    DATA_DIR: join(file, 'data'),
  });
  expect(stderr).toBe(
    `The data folder ${join(file, 'data')} cannot be written (ENOTDIR): choose another with DATA_DIR.\n`,
  );
  expect(status).toBe(1);
});

test('npm test refuses unknown services in --without', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [fromRoot('scripts', 'run.cjs'), 'test', '--without=luck'],
    {
      encoding: 'utf8',
    },
  );
  expect(stderr).toBe(
    '--without knows postgres, redis, browser, proxy, firefox, webkit, display, and not luck.\n',
  );
  expect(status).toBe(1);
});

test('an unknown option of npm test is refused with the options there are', () => {
  const { status, stderr } = spawnSync(process.execPath, [fromRoot('scripts', 'run.cjs'), 'test', '--help'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toBe(
    "Unknown option '--help'. Use the path of a test file, --only=<step>,<step>, --without=<service>,<service> or --changed.\n",
  );
});

test.each([
  [
    'redis',
    'bff',
    'Redis is missing: install it (on Debian: apt-get install redis-server), name one in TEST_REDIS_URL',
  ],
  [
    'browser',
    'browser',
    'Chromium is missing: install it (on Debian: apt-get install chromium-headless-shell), name one in CHROMIUM',
  ],
])('npm test says how to do without %s where it may not install it', (kind, step, sentence) => {
  const preload = join(folder, 'nobody.cjs');
  writeFileSync(preload, 'process.getuid = () => 1000;');
  const { TEST_REDIS_URL: _redis, CHROMIUM: _chromium, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--require', preload, fromRoot('scripts', 'run.cjs'), 'test', `--only=${step}`],
    { encoding: 'utf8', env: { ...env, PATH: '' } },
  );
  expect(stdout).toBe('');
  expect(stderr).toBe(`${sentence}, or leave its tests out with npm test -- --without=${kind}.\n`);
  expect(status).toBe(1);
});
