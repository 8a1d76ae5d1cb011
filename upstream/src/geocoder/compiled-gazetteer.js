// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { compileGazetteer } from './gazetteer-data.js';

/** @import { GazetteerData } from './gazetteer-data.js' */

/** The build writes this file beside the built server: compiling takes seconds, reading the file a tenth of a second. */
const file = new URL('gazetteer.bin', import.meta.url);

/** All places of the packages that contain them. @returns {Promise<GazetteerData>} */
async function compiled() {
  const [{ indonesianAreas }, { foreignAreas }] = await Promise.all([
    import('./indonesia.js'),
    import('./world.js'),
  ]);
  return compileGazetteer([...indonesianAreas(), ...foreignAreas()]);
}

/** Reads the file of the build; without one (in tests, which run the sources) it compiles the places. */
export async function readGazetteer() {
  return existsSync(file) ? /** @type {GazetteerData} */ (deserialize(readFileSync(file))) : compiled();
}

/** Writes the file that `readGazetteer` reads: a step of the build. */
export async function writeGazetteer() {
  writeFileSync(file, serialize(await compiled()));
}
