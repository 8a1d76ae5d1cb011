import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fromRoot, root } from './repository.mjs';

/**
 * Copies the repository, with changes that are not committed, into a new temporary folder, for a test that changes files. The copy uses
 * the installed packages of the original.
 * @param {string[]} built workspaces whose build is copied too
 * @returns {string} the folder
 */
export function copyRepository(built = []) {
  const copy = mkdtempSync(join(tmpdir(), 'armada-copy-'));
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  for (const file of files.filter((name) => existsSync(fromRoot(name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(fromRoot(file), join(copy, file));
  }
  for (const workspace of ['.', 'bff', 'web', 'upstream']) {
    const packages = fromRoot(workspace, 'node_modules');
    if (existsSync(packages)) symlinkSync(packages, join(copy, workspace, 'node_modules'));
  }
  for (const workspace of built)
    cpSync(fromRoot(workspace, 'dist'), join(copy, workspace, 'dist'), { recursive: true });
  return copy;
}
