import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyStep, copyRepository, linkPackages, readRecipe } from './recipe.mjs';
import { fromRoot } from './repository.mjs';

const root = fromRoot();
const workspaces = ['bff', 'web', 'upstream'];
const steps = readRecipe(readFileSync(fromRoot('docs', 'extending.md'), 'utf8'));
const paths = [...new Set(steps.map(({ path }) => path))];

let copy;

/** Runs a command in the copy; the result is what it printed when it failed, or an empty text. */
function failureOf(command, folder = '.') {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: join(copy, folder),
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return status === 0 ? '' : `${stdout}\n${stderr}`;
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'armada-recipe-'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  copyRepository(root, files.split('\n').filter(Boolean), copy);
  linkPackages(root, copy, workspaces);
  for (const step of steps) applyStep(copy, step);
}, 60_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a resource takes at most 14 files and 350 lines', () => {
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.length).toBeLessThanOrEqual(14);
  expect(
    steps.map(({ text }) => text.trimEnd().split('\n').length).reduce((sum, lines) => sum + lines),
  ).toBeLessThanOrEqual(350);
});
