import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const icons = new URL('lib/esm/generated/index.js', import.meta.resolve('@blueprintjs/icons/package.json'));
const noNamedIcons = new URL('src/ui/no-named-icons.ts', import.meta.url);
const bundles = new URL('../node_modules/.cache/armada/jest/', import.meta.url);

/**
 * Makes one file of the icons: jest reads packages anew for every file of tests, and these are 3,000 of the 4,000 files that a
 * screen brings along.
 */
export default async function setUp() {
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: [{ find: /^.*\/iconLoader$/, replacement: fileURLToPath(noNamedIcons) }] },
    build: {
      lib: { entry: fileURLToPath(icons), formats: ['cjs'], fileName: () => 'icons.cjs' },
      outDir: fileURLToPath(bundles),
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { external: /^(react|classnames)(\/|$)/ },
    },
  });
}
