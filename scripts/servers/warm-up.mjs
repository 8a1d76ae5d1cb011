import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What follows `from` in the compilers' output, or a bare `import`; a file of our own starts with a dot. */
const imported = /^(?:import|export)\s+(?:[\w$\s{},*]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;

/** @param {string} entry @returns {Set<string>} the packages that it and its files read, in the order in which they do */
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
 * Nearly all of a server's start is reading its packages, which no save changes. This writes a module that reads them
 * and then waits for the message to go on: loaded by --import, it holds a server ready before its own files.
 * @param {string} entry the server's compiled `main.js`; the module is put beside it, for the same packages to be found
 * @returns {string} the module's URL
 */
export function warmUpModule(entry) {
  const module = resolve(dirname(entry), 'warm-up.mjs');
  const lines = [
    ...[...packagesOf(entry)].map((name) => `import '${name}';`),
    "const told = new Promise((goOn) => process.once('message', goOn));",
    'process.channel.ref();',
    'process.send({ warm: true });', // a message to one that does not listen yet would be lost
    'await told;',
    'process.channel.unref();',
  ];
  writeFileSync(module, `${lines.join('\n')}\n`);
  return pathToFileURL(module).href;
}
