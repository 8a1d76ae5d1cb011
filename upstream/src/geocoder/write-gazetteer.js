// @ts-check
// `npm run build` runs this after the compiler.
import { writeGazetteer } from './compiled-gazetteer.js';

await writeGazetteer();
