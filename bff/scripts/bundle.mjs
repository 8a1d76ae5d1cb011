import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { input, output } from './bundling.mjs';

/**
 * Bundles the compiled gateway and its packages into `dist/bundle.js`, because otherwise most of its start time is spent on finding and
 * reading over a thousand files. What it loads on demand (OpenTelemetry) stays in separate files.
 */
const dist = fileURLToPath(new URL('../dist/', import.meta.url));

/** The compiler's source maps of our own files. */
const compilerSourceMaps = {
  name: 'source maps of the compiler',
  load(id) {
    if (!id.startsWith(dist) || !id.endsWith('.js')) return null;
    return { code: readFileSync(id, 'utf8'), map: JSON.parse(readFileSync(`${id}.map`, 'utf8')) };
  },
};

const bundle = await rolldown(input({ input: `${dist}main.js`, plugins: [compilerSourceMaps] }));
const { output: files } = await bundle.write({
  ...output,
  dir: dist,
  sourcemap: true,
  sourcemapExcludeSources: true,
  entryFileNames: 'bundle.js',
  chunkFileNames: 'bundle-[name].js',
});
await bundle.close();
// Stack traces do not use the names in source maps; without them, half as much is read at the start.
for (const { fileName } of files.filter(({ fileName }) => fileName.endsWith('.map'))) {
  const file = `${dist}${fileName}`;
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), names: [] }));
}
