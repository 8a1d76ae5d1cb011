import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { PlainError } from '../console.mjs';
import { fromRoot } from '../repository.mjs';

/**
 * Writes what a few saved files become, without a look at the rest or at their types: the compiler afterwards says what is wrong.
 * The same compiler settings as the workspace's tests.
 * @param {'upstream' | 'bff'} workspace
 * @param {Iterable<string>} files below `src`; one that is no script or is gone has nothing to become
 */
export async function transpile(workspace, files) {
  // Only now: on a fresh clone this file is read before the packages are there.
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
