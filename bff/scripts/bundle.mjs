import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { input, output } from './bundling.mjs';

/**
 * Puts the compiled gateway and its packages into `dist/bundle.js`, because most of its start is to find and read over a thousand files.
 * What it loads only when it has to (OpenTelemetry) stays in files of its own.
 */
const dist = fileURLToPath(new URL('../dist/', import.meta.url));

/** Of our own files, what the compiler says of where they come from. */
const mapsOfTheCompiler = {
  name: 'maps of the compiler',
  load(id) {
    if (!id.startsWith(dist) || !id.endsWith('.js')) return null;
    return { code: readFileSync(id, 'utf8'), map: JSON.parse(readFileSync(`${id}.map`, 'utf8')) };
  },
};

const bundle = await rolldown(input({ input: `${dist}main.js`, plugins: [mapsOfTheCompiler] }));
const { output: files } = await bundle.write({
  ...output,
  dir: dist,
  sourcemap: true,
  sourcemapExcludeSources: true,
  entryFileNames: 'bundle.js',
  chunkFileNames: 'bundle-[name].js',
});
await bundle.close();
// Which name stood where is not what a stack trace tells; without, there is half to read at the start.
for (const { fileName } of files.filter(({ fileName }) => fileName.endsWith('.map'))) {
  const file = `${dist}${fileName}`;
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), names: [] }));
}
