// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { compileGazetteer } from './gazetteer-data.js';

/** @import { GazetteerData } from './gazetteer-data.js' */

/** Beside the built server; the build writes it, because compiling takes seconds and reading it a tenth of one. */
const file = new URL('gazetteer.bin', import.meta.url);

/** All places of the packages that ship them. @returns {Promise<GazetteerData>} */
async function compiled() {
  const [{ indonesianAreas }, { foreignAreas }] = await Promise.all([
    import('./indonesia.js'),
    import('./world.js'),
  ]);
  return compileGazetteer([...indonesianAreas(), ...foreignAreas()]);
}

/** What the build wrote, or where it wrote nothing (the sources alone, in tests) the same made anew. */
export async function readGazetteer() {
  return existsSync(file) ? /** @type {GazetteerData} */ (deserialize(readFileSync(file))) : compiled();
}

/** Writes what `readGazetteer` reads: a step of the build. */
export async function writeGazetteer() {
  writeFileSync(file, serialize(await compiled()));
}
