import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The specifiers of imports in the compilers' output; those of local files start with a dot. */
const imported = /^(?:import|export)\s+(?:[\w$\s{},*]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;

/** @param {string} entry @returns {Set<string>} the packages that it and its files import, in order */
export function packagesOf(entry, seen = new Set(), packages = new Set()) {
  if (seen.has(entry) || !existsSync(entry)) return packages;
  seen.add(entry);
  for (const [, name] of readFileSync(entry, 'utf8').matchAll(imported)) {
    if (name.startsWith('.')) packagesOf(resolve(dirname(entry), name), seen, packages);
    else packages.add(name);
  }
  return packages;
}

/**
 * Most of a server's start time is loading packages, which do not change on a save. This writes a module that imports them and then
 * waits for a message: loaded by --import, it preloads a server up to its own files.
 * @param {string} entry the server's compiled `main.js`; the module is written beside it, so that it resolves the same packages
 * @returns {string} the module's URL
 */
export function warmUpModule(entry) {
  const module = resolve(dirname(entry), 'warm-up.mjs');
  const lines = [
    ...[...packagesOf(entry)].map((name) => `import '${name}';`),
    "const started = new Promise((goOn) => process.once('message', goOn));",
    'process.channel.ref();',
    'process.send({ warm: true });', // a message sent before the listener is registered would be lost
    'await started;',
    'process.channel.unref();',
  ];
  writeFileSync(module, `${lines.join('\n')}\n`);
  return pathToFileURL(module).href;
}
