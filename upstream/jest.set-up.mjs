import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

/** Packages of hundreds of small files, by the names that jest.config.json gives their bundles. */
const LARGE = {
  kysely: 'kysely',
  typebox: 'typebox',
  'typebox-compile': 'typebox/compile',
  'typebox-schema': 'typebox/schema',
  'typebox-value': 'typebox/value',
};

/**
 * Makes ready what every file of tests would take seconds for.
 *
 * Large packages become a few files: jest reads packages again for every test file.
 *
 * The embedded database's program stays compiled for as long as the tests run: a thread of this process that opens one finds it
 * ready and optimised. Where jest has several workers each compiles for itself.
 */
export default async function setUp() {
  await build({
    input: LARGE,
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    platform: 'node',
    logLevel: 'warn',
    output: {
      dir: fileURLToPath(new URL('../node_modules/.cache/armada/upstream-tests/', import.meta.url)),
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name].mjs',
    },
  });
  const program = import.meta.resolve('@electric-sql/pglite').replace(/[^/]*$/, 'pglite.wasm');
  globalThis.embeddedDatabase = await WebAssembly.compile(await readFile(new URL(program)));
}
