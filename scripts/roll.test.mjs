import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from './repository.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'armada-roll-'));
  writeFileSync(join(folder, 'calls'), '');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Replaces a program by a script that records its calls. */
function standIn(name, script) {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\necho "${name} $*" >>"${join(folder, 'calls')}"\n${script}\n`);
  chmodSync(path, 0o755);
}

/**
 * Runs docker/roll.sh with scripts instead of docker and sleep.
 * @param {string} docker the script for docker, in sh @param {string[]} services
 */
async function roll(docker, { services = [], seconds = 1 } = {}) {
  standIn('docker', docker);
  standIn('sleep', '');
  const env = { PATH: `${folder}:${process.env.PATH}`, READY_SECONDS: String(seconds) };
  const { code, stderr } = await new Promise((resolve) => {
    execFile(fromRoot('docker', 'roll.sh'), services, { env }, (error, _stdout, stderr) =>
      resolve({ code: error ? error.code : 0, stderr }),
    );
  });
  const calls = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
  return { code, stderr, calls: calls.filter((call) => call.startsWith('docker')) };
}

const up = (service, seconds = 1) =>
  `docker compose up -d --no-deps --wait --wait-timeout ${seconds} ${service}`;
const ready = (service) => `docker compose exec -T ${service} node docker/health.mjs /readyz`;
const started = (calls) => calls.filter((call) => call.startsWith('docker compose up'));

test('replaces one container after the other, each when the one before it is ready', async () => {
  const { code, calls } = await roll('exit 0');
  const all = ['upstream1', 'upstream2', 'gateway1', 'gateway2'];
  expect(calls).toEqual([
    `docker compose build ${all.join(' ')}`,
    ...all.flatMap((service) => [up(service), ready(service)]),
  ]);
  expect(code).toBe(0);
});

test('waits until a container is ready', async () => {
  const twice = `[ "$2" = exec ] || exit 0
    echo x >>"${'$'}{0}.calls"
    [ "$(wc -l <"${'$'}{0}.calls")" -gt 2 ]`;
  const { code, calls } = await roll(twice, { services: ['gateway1', 'gateway2'], seconds: 30 });
  expect(calls.slice(1)).toEqual([
    up('gateway1', 30),
    ...Array(3).fill(ready('gateway1')),
    up('gateway2', 30),
    ready('gateway2'),
  ]);
  expect(code).toBe(0);
});

test('stops at a container that does not become ready, with its name and reason, and leaves the others alone', async () => {
  const notReady = `[ "$2 $4" = "exec gateway1" ] || exit 0
    echo '{"status":"not ready","reasons":["Redis does not respond"]}' >&2
    exit 1`;
  const { code, stderr, calls } = await roll(notReady);
  expect(code).toBe(1);
  expect(stderr).toBe(
    'gateway1 is not ready after 1 s, and the roll has stopped: {"status":"not ready","reasons":["Redis does not respond"]}\n',
  );
  expect(started(calls)).toEqual(['upstream1', 'upstream2', 'gateway1'].map((service) => up(service)));
});

test('stops at a container that does not start', async () => {
  const { code, stderr, calls } = await roll('[ "$2" != up ] || [ "$8" != upstream1 ]');
  expect(code).toBe(1);
  expect(stderr).toBe(
    'upstream1 is not ready after 1 s, and the roll has stopped: see docker compose logs upstream1\n',
  );
  expect(started(calls)).toEqual([up('upstream1')]);
});

test('replaces nothing when the build fails', async () => {
  const { code, calls } = await roll('[ "$2" != build ]');
  expect(code).not.toBe(0);
  expect(started(calls)).toEqual([]);
});
