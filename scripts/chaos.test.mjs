import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fromRoot } from './repository.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'armada-chaos-test-'));
  chmodSync(folder, 0o755); // PostgreSQL is another user
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const chaos = (args, env = {}) =>
  spawnSync(process.execPath, [fromRoot('tests', 'chaos', 'run.mjs'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    timeout: 60_000,
  });

test('a component that does not start ends the run with one message, and leaves no process and no file', () => {
  writeFileSync(join(folder, 'redis-server'), '#!/bin/sh\necho no memory\nexit 3\n', { mode: 0o755 });
  const { status, signal, stderr } = chaos(['--minutes=0.1', '--servers=1'], {
    PATH: `${folder}${delimiter}${process.env.PATH}`,
    TMPDIR: folder,
  });
  expect({ status, signal, stderr }).toEqual({
    status: 1,
    signal: null,
    stderr: 'Redis did not start: no memory\n',
  });
  // Beside its program, only the ports that it reserved for a minute.
  expect(readdirSync(folder).sort()).toEqual(['armada-ports', 'redis-server']);
});

test('an unknown case is refused with the names of the known ones', () => {
  const { status, stderr } = chaos(['--case=rain']);
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: '--case must be one of connections, full-disk, clock, keys, restore.\n',
  });
});
