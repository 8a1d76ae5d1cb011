import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const web = new URL('./', import.meta.url);
const bundles = fileURLToPath(new URL('../node_modules/.cache/armada/web-tests', web));
const config = readFileSync(new URL('jest.config.json', web), 'utf8');
const pattern = Object.entries(JSON.parse(config).moduleNameMapper).find(([, path]) =>
  path.includes('/web-tests/'),
)[0];
const packages = pattern.slice('^('.length, -')$'.length).split('|');

const withDefaultExport = ['@testing-library/user-event'];

/** Exports everything that a package exports. */
const entries = {
  name: 'entries',
  resolveId: (id) => (id.startsWith('entry:') ? id : null),
  load(id) {
    if (!id.startsWith('entry:')) return null;
    const name = id.slice('entry:'.length);
    const lines = [`export * from '${name}';`];
    if (withDefaultExport.includes(name)) lines.push(`export { default } from '${name}';`);
    return lines.join('\n');
  },
};

/**
 * Bundles each package that jest.config.json maps to `node_modules/.cache/armada/web-tests` into one file, once for a lockfile. Every
 * test file loads the client again: without bundles it would resolve, read and compile over two thousand files. A subpath of
 * one of these packages that is not in the list would load a second copy of that package.
 */
export default async function setUp() {
  const inputs = ['../package-lock.json', 'jest.set-up.mjs'].map((file) =>
    readFileSync(new URL(file, web), 'utf8'),
  );
  const stamp = [...inputs, config].join('\n');
  const stampFile = `${bundles}/inputs`;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  const draft = `${bundles}-${process.pid}`;
  await build({
    input: Object.fromEntries(packages.map((name) => [name, `entry:${name}`])),
    cwd: fileURLToPath(web),
    platform: 'browser',
    logLevel: 'warn',
    // One file each already.
    external: /^(react|react-dom)(\/|$)/,
    // Otherwise it becomes 'production'.
    transform: { define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' } },
    plugins: [entries],
    output: {
      dir: draft,
      format: 'cjs',
      exports: 'named',
      keepNames: true,
      minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
      entryFileNames: '[name].js',
      chunkFileNames: 'chunk-[name].js',
    },
  });
  writeFileSync(`${draft}/inputs`, stamp);
  // Another run of jest, in a copy of the repository, may do the same at the same time.
  rmSync(bundles, { recursive: true, force: true });
  renameSync(draft, bundles);
}
