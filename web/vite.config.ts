import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { drawnBlueprint } from './vite/drawn-blueprint.ts';
import { graphqlDocuments } from './vite/graphql-documents.ts';
import { mapTiles } from './vite/map-tiles.ts';
import { persistedOperationsManifest } from './vite/persisted-operations.ts';
import { popupsAhead } from './vite/popups-ahead.ts';
import { LOGIN_LIBRARIES, POPUP_LIBRARIES, SHELL_LIBRARIES } from './vite/shell-libraries.ts';
import { unusedRouterParts } from './vite/unused-router-parts.ts';

const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:4000';

/** The entry of a package's production build. */
function productionOf(name: string): string {
  return fileURLToPath(new URL('production/index.mjs', new URL('..', import.meta.resolve(name))));
}

export default defineConfig(({ command }) => ({
  plugins: [
    graphqlDocuments(),
    persistedOperationsManifest(),
    mapTiles(),
    popupsAhead(),
    drawnBlueprint(),
    unusedRouterParts(),
    react(),
  ],
  resolve: {
    // rxjs keeps its classes as such under `es2015`; by default it brings helpers for browsers of 2015.
    conditions: ['es2015', ...defaultClientConditions],
    alias:
      command === 'build'
        ? [
            // Its exports name the development build alone, which words warnings for developers.
            { find: /^react-router$/, replacement: productionOf('react-router') },
            {
              find: /^\.\/iconLoader$/,
              replacement: fileURLToPath(new URL('src/ui/no-named-icons.ts', import.meta.url)),
            },
            {
              find: /^\.\/interactions\/resizeSensor$/,
              replacement: fileURLToPath(new URL('src/ui/resize-sensor.ts', import.meta.url)),
            },
          ]
        : [],
  },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: true,
    // The largest chunk is watched by size-budget.json, gzipped and as a sum, not by a raw size each.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: LOGIN_LIBRARIES, priority: 2 },
            { name: 'libraries', test: SHELL_LIBRARIES, priority: 1 },
            { name: 'popups', test: POPUP_LIBRARIES },
          ],
        },
      },
    },
  },
  // The explorer is a page of its own, whose editor runs in workers that cannot be made ready ahead.
  optimizeDeps: { entries: ['index.html'] },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 5173),
    proxy: {
      '/graphql': { target: gateway, ws: true },
      '/files': { target: gateway },
      '/auth': { target: gateway },
    },
  },
}));
