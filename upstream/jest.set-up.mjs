import { readFile } from 'node:fs/promises';

/**
 * Keeps the embedded database's program compiled for as long as the tests run: a thread of this process that opens one finds it
 * ready and optimised, and would otherwise spend seconds on that in every file. Where jest has several workers each
 * compiles for itself.
 */
export default async function setUp() {
  const program = import.meta.resolve('@electric-sql/pglite').replace(/[^/]*$/, 'pglite.wasm');
  globalThis.embeddedDatabase = await WebAssembly.compile(await readFile(new URL(program)));
}
