import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from '../repository.mjs';
import { affectedSteps, changedFiles, suitesOf } from './changed.mjs';
import { steps } from './test-steps.mjs';

const names = (files) => affectedSteps(files).map(({ name }) => name);
const commandOf = (name, files) =>
  affectedSteps(files)
    .find((step) => step.name === name)
    .command.join(' ');

test.each([
  [
    ['web/src/ui/toasts.tsx'],
    ['types web', 'web', 'size', 'browser', 'imports'],
    ['bff', 'upstream', 'types bff'],
  ],
  [
    ['bff/src/config.ts'],
    ['types bff', 'bff', 'schema drift', 'chaos', 'browser'],
    ['web', 'upstream', 'size'],
  ],
  [
    ['upstream/src/config.ts'],
    ['types upstream', 'upstream', 'schema drift', 'chaos'],
    ['web', 'bff', 'codegen drift'],
  ],
  [['schema.graphql'], ['bff', 'web', 'codegen drift', 'schema drift', 'browser'], ['upstream', 'chaos']],
  [
    ['tests/e2e/frame/notifications.test.ts'],
    ['types e2e', 'browser', 'build web'],
    ['web', 'bff', 'upstream', 'chaos'],
  ],
  [['README.md'], ['scripts', 'build bff'], ['lint', 'browser', 'web', 'bff', 'upstream', 'chaos']],
])('a change of %s runs what it can affect', (files, among, notAmong) => {
  const chosen = names(files);
  expect(chosen).toEqual(expect.arrayContaining(among));
  expect(chosen.filter((name) => notAmong.includes(name))).toEqual([]);
});

test.each(['package.json', 'package-lock.json', 'tsconfig.base.json'])(
  'a change of %s runs everything',
  (file) => {
    expect(affectedSteps([file])).toBe(steps);
  },
);

test('no change runs nothing', () => {
  expect(affectedSteps([])).toEqual([]);
});

test('a source file runs the tests that import it', () => {
  const file = 'bff/src/config.ts';
  expect(commandOf('bff', [file])).toContain(`--findRelatedTests ${fromRoot(file)}`);
});

test('a file that is read and not imported runs the whole suite', () => {
  const migration = 'upstream/src/database/migrations/001-schema.sql';
  expect(commandOf('upstream', ['upstream/src/config.ts', migration])).not.toContain('--findRelatedTests');
  expect(commandOf('bff', ['schema.graphql'])).not.toContain('--findRelatedTests');
});

test('a test file runs alone in its suite, with what that needs', () => {
  const config = 'bff/src/config.test.ts';
  expect(suitesOf([config]).map(({ name }) => name)).toEqual(['bff']);
  expect(suitesOf([config])[0].command.slice(-2)).toEqual(['--runTestsByPath', fromRoot(config)]);
  expect(suitesOf(['tests/e2e/lists/views.test.ts']).map(({ name }) => name)).toEqual([
    'build upstream',
    'build bff',
    'build web',
    'browser',
  ]);
});

test.each(['bff/src/config.ts', 'bff/src/none.test.ts', 'README.md'])('%s is no test file', (file) => {
  expect(() => suitesOf([file])).toThrow(`${file} is no test file`);
});

describe('the changed files', () => {
  let folder;
  const git = (...words) => execFileSync('git', words, { cwd: folder, stdio: 'ignore' });
  const write = (path, text) => writeFileSync(join(folder, path), text);
  const commit = (message) => {
    git('add', '--all');
    git('-c', 'user.name=Test', '-c', 'user.email=test@armada.test', 'commit', '--message', message);
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'armada-changed-'));
    git('init', '--initial-branch=main');
    mkdirSync(join(folder, 'docs'));
    for (const name of ['same', 'edited', 'committed', 'deleted', 'staged']) write(name, name);
    write('.gitignore', 'ignored\n');
    commit('Start');
    git('checkout', '-b', 'branch');
    write('committed', 'other');
    commit('Change a file');
    write('edited', 'other');
    write('staged', 'other');
    git('add', 'staged');
    rmSync(join(folder, 'deleted'));
    write('docs/untracked.md', 'new');
    write('ignored', 'new');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('are those of the branch, of the working tree and the untracked ones', () => {
    expect(changedFiles(folder).sort()).toEqual([
      'committed',
      'deleted',
      'docs/untracked.md',
      'edited',
      'staged',
    ]);
  });
});
