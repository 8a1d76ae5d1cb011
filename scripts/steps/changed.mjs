import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { PlainError } from '../console.mjs';
import { fromRoot, root } from '../repository.mjs';
import { steps } from './test-steps.mjs';

/** The files that every step depends on. */
const AFFECTS_ALL = /^(package(-lock)?\.json|tsconfig\.base\.json|\.npmrc)$/;

/**
 * The files that differ from where this branch left `main`, whether committed or not, and those that are not yet tracked.
 * @param {string} [folder] of the repository
 * @returns {string[]} their paths in the repository
 */
export function changedFiles(folder = root) {
  const git = (...words) => {
    const options = { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', words, options).split('\n').filter(Boolean);
  };
  const commonWith = (branch) => {
    try {
      return git('merge-base', 'HEAD', branch);
    } catch {
      return []; // there is no such branch
    }
  };
  const [base = 'HEAD'] = [...commonWith('main'), ...commonWith('origin/main')];
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...git('diff', '--name-only', '--no-renames', base), ...untracked])];
}

/**
 * The steps that a change can affect, and what they need.
 * @param {string[]} files
 * @returns {import('./test-steps.mjs').Step[]} a suite runs the tests that import the files, where that is enough
 */
export function affectedSteps(files) {
  if (files.some((file) => AFFECTS_ALL.test(file))) return steps;
  const affected = new Map();
  for (const step of steps) {
    const own = files.filter((file) => step.paths.test(file));
    if (own.length === 0) continue;
    const isByImport = own.every((file) => step.related?.test(file));
    const related = ['--passWithNoTests', '--findRelatedTests', ...own.map((file) => fromRoot(file))];
    affected.set(step.name, isByImport ? { ...step, command: [...step.command, ...related] } : step);
  }
  return withNeeded(affected);
}

/**
 * The suites that have these test files, each running them alone, and what they need.
 * @param {string[]} files paths in the repository
 * @throws {PlainError} for a file that no suite has
 */
export function suitesOf(files) {
  const chosen = new Map();
  for (const file of files) {
    const suite = steps.find((step) => step.suite && step.files?.test(file));
    if (suite === undefined || !existsSync(fromRoot(file)))
      throw new PlainError(`${file} is no test file: name one such as bff/src/config.test.ts.`);
    const { command } = chosen.get(suite.name) ?? { command: [...suite.command, '--runTestsByPath'] };
    chosen.set(suite.name, { ...suite, command: [...command, fromRoot(file)] });
  }
  // One file is tested at once: its types are not checked before.
  return withNeeded(chosen).filter(({ name }) => !name.startsWith('types '));
}

/** @param {Map<string, import('./test-steps.mjs').Step>} chosen by name @returns them and what they need, in order */
function withNeeded(chosen) {
  const needed = new Set([...chosen.values()].flatMap(({ needs = [] }) => needs));
  return steps
    .filter(({ name }) => chosen.has(name) || needed.has(name))
    .map((step) => chosen.get(step.name) ?? step);
}
