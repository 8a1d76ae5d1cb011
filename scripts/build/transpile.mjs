import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { PlainError } from '../console.mjs';
import { fromRoot } from '../repository.mjs';

/**
 * Transpiles a few saved files without checking types, which the compiler does afterwards. The settings are those of the workspace's
 * tests.
 * @param {'upstream' | 'bff'} workspace
 * @param {Iterable<string>} files below `src`; deleted files and those that are not scripts are skipped
 */
export async function transpile(workspace, files) {
  // Imported here, because on a fresh clone this file is loaded before the packages are installed.
  const { transformFile } = await import('@swc/core');
  const { transform } = JSON.parse(readFileSync(fromRoot(workspace, 'jest.config.json'), 'utf8'));
  const [, settings] = transform['^.+\\.ts$'];
  for (const file of files) {
    const source = fromRoot(workspace, 'src', file);
    if (!/\.[jt]s$/.test(file) || !existsSync(source)) continue;
    const target = fromRoot(workspace, 'dist', file.replace(/\.ts$/, '.js'));
    const { code, map } = await transformFile(source, { ...settings, swcrc: false, sourceMaps: true }).catch(
      (fault) => {
        throw new PlainError(`${workspace}/src/${file} cannot be read:\n${fault.message}`);
      },
    );
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, `${code}\n//# sourceMappingURL=${basename(target)}.map\n`);
    writeFileSync(`${target}.map`, map);
  }
}
