import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fromRoot, root } from '../repository.mjs';

const GENERATED =
  /^web\/src\/gql\/|package-lock\.json$|^docs\/(access-matrix|configuration)\.md$|^upstream\/src\/database\/tables\.ts$/;
const SOURCE = /\.(ts|tsx|mts|mjs|cjs|css|sql|sh)$/;
const TEXT = /\.(md|yaml|yml|cfg)$|Dockerfile$|\.env\.example$/;

/** All files under version control or about to be, without the generated ones. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path && !GENERATED.test(path) && existsSync(fromRoot(path)));

/** Programs, style sheets and SQL. */
export const sourceFiles = files.filter((path) => SOURCE.test(path));
/** The files that people read: the source files and the documentation. */
export const writtenFiles = files.filter((path) => SOURCE.test(path) || TEXT.test(path));

/** @param {string} path @returns {string[]} the lines of a file of the repository */
export const linesOf = (path) => readFileSync(fromRoot(path), 'utf8').split('\n');

/** @returns {Map<string, number>} source files in each folder, without tests */
export function filesByFolder() {
  const counts = new Map();
  for (const path of sourceFiles.filter((file) => !/\.test\.\w+$/.test(file)))
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return counts;
}

/** @param {RegExp} pattern with the flag g @param {string[]} paths @returns {string[]} `file:line: text` of each match */
export const matchesOf = (pattern, paths) =>
  paths.flatMap((path) =>
    linesOf(path).flatMap((line, index) =>
      Array.from(line.matchAll(pattern), () => `${path}:${index + 1}: ${line.trim().slice(0, 120)}`),
    ),
  );
