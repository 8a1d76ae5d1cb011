import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from '../repository.mjs';
import { serversAt } from '../servers/servers.mjs';

const folder = mkdtempSync(join(tmpdir(), 'armada-map-'));
afterAll(() => rmSync(folder, { recursive: true }));

const jakarta = '--bbox=106.6,-6.5,107.1,-5.9';
const run = (args, env = {}) =>
  spawnSync(process.execPath, [fromRoot('scripts', 'map', 'extract.mjs'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

test.each([
  ['nothing', [], '--bbox takes four numbers'],
  ['three numbers', ['--bbox=1,2,3', '--out=a.pmtiles'], '--bbox takes four numbers'],
  ['east west of west', ['--bbox=107,-6,106,-5', '--out=a.pmtiles'], '--bbox takes four numbers'],
  ['no file', [jakarta], '--out names the file to write'],
  [
    'a zoom without tiles',
    [jakarta, '--out=a.pmtiles', '--maxzoom=19'],
    '--maxzoom takes a number from 0 to 15',
  ],
  ['an unknown option', ['--area=java'], 'Usage: npm run map'],
])('refuses %s with one sentence', (_name, args, sentence) => {
  const { status, stderr } = run(args);
  expect([status, stderr.trim().split('\n')]).toEqual([1, [expect.stringContaining(sentence)]]);
});

test('says what is missing where pmtiles is not installed', () => {
  const { status, stderr } = run([jakarta, '--out=a.pmtiles'], { PMTILES: join(folder, 'none') });
  expect(status).toBe(1);
  expect(stderr).toContain('is missing: install it from https://github.com/protomaps/go-pmtiles/releases');
});

test('runs pmtiles with the wanted part of the latest build, and reports its failure', () => {
  const program = join(folder, 'pmtiles');
  const given = join(folder, 'given');
  writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$@" > ${given}\nexit "$STATUS"\n`);
  chmodSync(program, 0o755);
  const found = run([jakarta, '--out=a.pmtiles'], { PMTILES: program, STATUS: '0' });
  expect([found.status, found.stdout]).toEqual([0, expect.stringContaining('MAP_FILE=a.pmtiles')]);
  expect(readFileSync(given, 'utf8').trim().split('\n')).toEqual([
    'extract',
    expect.stringMatching(/^https:\/\/build\.protomaps\.com\/\d{8}\.pmtiles$/),
    'a.pmtiles',
    '--bbox=106.6,-6.5,107.1,-5.9',
    '--maxzoom=15',
  ]);
  const failed = run([jakarta, '--out=a.pmtiles'], { PMTILES: program, STATUS: '2' });
  expect([failed.status, failed.stderr]).toEqual([1, expect.stringContaining('failed (2)')]);
});

test.each([
  ['a CI run', { CI: 'true' }, 'off'],
  ['a CI run that sets MAP', { CI: 'true', MAP: 'auto' }, 'auto'],
  ['any other run', {}, undefined],
])('the map of npm start in %s', (_name, variables, expected) => {
  const before = { ...process.env };
  try {
    delete process.env.CI;
    delete process.env.MAP;
    Object.assign(process.env, variables);
    const { gateway } = serversAt({ port: 1, upstreamPort: 2, dataFolder: folder });
    expect(gateway.options.env).toMatchObject({ MAP_CACHE_DIR: join(folder, 'tiles') });
    expect(gateway.options.env.MAP).toBe(expected);
  } finally {
    process.env = before;
  }
});
