import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mapTiles } from './vite/map-tiles.ts';
import { persistedOperations } from './vite/persisted-operations.ts';

const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:4000';

/** What the login screen loads, and Vite's own part of every dynamic import. */
const LOGIN_LIBRARIES =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|nanostores|@nanostores)[\\/]|vite[\\/]preload-helper/;

/** The icons that several files share: in one file they compress better than in one per icon, by 8 KiB for the first list. */
const ICONS = /[\\/]@blueprintjs[\\/]icons[\\/]lib[\\/]esm[\\/]generated[\\/]components[\\/]/;

export default defineConfig({
  plugins: [persistedOperations(), mapTiles(gateway), react()],
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: true,
    // scripts/size-budget.mjs checks the gzipped sum of what each page loads.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: LOGIN_LIBRARIES },
            { name: 'icons', test: ICONS, minShareCount: 2 },
          ],
        },
      },
    },
  },
  // The explorer is a page of its own, whose editor runs in workers that Vite cannot prepare ahead.
  optimizeDeps: { entries: ['index.html'] },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 5173),
    proxy: {
      '/graphql': { target: gateway, ws: true },
      '/files': { target: gateway },
      '/tiles': { target: gateway },
      '/auth': { target: gateway },
      '/track/': { target: gateway },
      '/hooks/traccar': { target: gateway },
    },
  },
});
