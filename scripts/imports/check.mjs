import { posix } from 'node:path';
import { cruise, format } from 'dependency-cruiser';
import readBabelConfig from 'dependency-cruiser/config-utl/extract-babel-config';
import readOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { fromRoot } from '../repository.mjs';
import { folders } from './folders.cjs';

const IS_TEST = /\.test\.\w+$|\/testing\//;
/** A folder below which no folders may import each other, not even through others. */
const roots = Object.keys(folders).filter((root) => root.split('/').length > 2);

/** The folders that import each other below a folder, directly or through others; a line for each group. */
export function folderCycles(modules, root) {
  const imports = new Map();
  for (const { source, dependencies } of modules) {
    if (!source.startsWith(`${root}/`) || IS_TEST.test(source)) continue;
    const from = posix.dirname(source);
    for (const { resolved } of dependencies) {
      const to = posix.dirname(resolved);
      // Files next to the folders put them together.
      if (!resolved.startsWith(`${root}/`) || to === from || from === root || to === root) continue;
      imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  const reached = (from) => {
    const seen = new Set();
    const waiting = [from];
    for (const folder of waiting)
      for (const next of imports.get(folder) ?? []) {
        if (seen.has(next)) continue;
        seen.add(next);
        waiting.push(next);
      }
    return seen;
  };
  const cyclic = [...imports.keys()].filter((folder) => reached(folder).has(folder));
  const groups = cyclic.map((folder) =>
    [
      folder,
      ...cyclic.filter(
        (other) => other !== folder && reached(folder).has(other) && reached(other).has(folder),
      ),
    ]
      .sort()
      .join(' ↔ '),
  );
  return [...new Set(groups)];
}

/** The violations that dependency-cruiser finds in these folders by the rules of `.dependency-cruiser.cjs`. */
export async function cruised(paths, baseDir = fromRoot()) {
  const options = await readOptions(fromRoot('.dependency-cruiser.cjs'));
  const { output } = await cruise(paths, { ...options, baseDir, validate: true }, undefined, {
    babelConfig: await readBabelConfig(options.babelConfig.fileName),
  });
  return output;
}

/** Prints imports that break a rule, and folders that import each other. */
async function check() {
  const result = await cruised(['bff', 'web', 'upstream', 'scripts', 'tests', 'docker']);
  const { output, exitCode } = await format(result, { outputType: 'err' });
  process.stdout.write(output);
  const cycles = roots.flatMap((root) => folderCycles(result.modules, root));
  for (const cycle of cycles) process.stdout.write(`  error no-folder-cycle: ${cycle}\n`);
  process.exitCode = exitCode > 0 || cycles.length > 0 ? 1 : 0;
}

if (process.argv[1] === import.meta.filename) await check();
