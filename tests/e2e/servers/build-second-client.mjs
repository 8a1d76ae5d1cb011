import { build } from 'vite';
import { fromRoot } from '../../../scripts/repository.mjs';

/**
 * Builds the client into the folder that is named, as `npm run build` does, with one statement more in each script: all its files
 * have other names than those of the first build, as after a change of the code. A process of its own, for Vite cannot run in Jest.
 */
await build({
  root: fromRoot('web'),
  logLevel: 'silent',
  build: {
    outDir: process.argv[2],
    sourcemap: false,
    rolldownOptions: { output: { banner: 'globalThis.isSecondBuild = true;' } },
  },
});
