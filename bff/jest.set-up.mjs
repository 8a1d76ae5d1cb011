import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { input, output } from './scripts/bundling.mjs';

/**
 * Puts each package that jest.config.json looks for in `node_modules/.cache/armada/bff-tests` into one file there, once for a lockfile: every test
 * file loads the gateway again, and would otherwise spend most of its time on resolving and reading over a thousand files.
 */
const bff = new URL('./', import.meta.url);
const dir = fileURLToPath(new URL('../node_modules/.cache/armada/bff-tests', bff));
const config = readFileSync(new URL('jest.config.json', bff), 'utf8');
const pattern = Object.entries(JSON.parse(config).moduleNameMapper).find(([, path]) =>
  path.includes('/bff-tests/'),
)[0];
const names = pattern.slice('^('.length, -')$'.length).replaceAll('\\', '').split('|');

/** The names by which a package is imported, with all it exports. */
const entries = {
  name: 'entries',
  resolveId: (id) => (id.startsWith('entry:') ? id : null),
  async load(id) {
    if (!id.startsWith('entry:')) return null;
    const name = id.slice('entry:'.length);
    // It cannot be imported but by a test.
    if (name === '@apollo/server-integration-testsuite') return `export * from '${name}';`;
    const exported = Object.keys(await import(name)).filter(
      (key) => !/^(module\.exports|__esModule)$/.test(key),
    );
    return `export { ${exported.join(', ')} } from ${JSON.stringify(name)};`;
  },
};

export default async function setUp() {
  const made = ['../package-lock.json', 'scripts/bundling.mjs', 'jest.set-up.mjs']
    .map((file) => readFileSync(new URL(file, bff), 'utf8'))
    .join(config);
  const stamp = `${dir}/made-of`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === made) return;
  rmSync(dir, { recursive: true, force: true });
  const bundle = await rolldown(
    input({
      cwd: fileURLToPath(bff),
      input: Object.fromEntries(names.map((name) => [name, `entry:${name}`])),
      // The first is there in tests alone, the second for another graphql alone.
      external: ['@jest/globals', '@yaacovcr/transform'],
      plugins: [entries],
    }),
  );
  await bundle.write({
    ...output,
    dir,
    // The less there is to read.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    entryFileNames: '[name].mjs',
    chunkFileNames: 'chunk-[name].mjs',
  });
  await bundle.close();
  writeFileSync(stamp, made);
}
