import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { mapTiles } from './vite/map-tiles.ts';
import { persistedOperations } from './vite/persisted-operations.ts';

const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:4000';

/**
 * The files of a first visit: each request costs a round trip and a kilobyte of headers, so a step of the visit loads few files. A
 * group contains what the modules that it names import, without what groups of higher priority contain.
 */
const FILES = [
  {
    name: 'react',
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler|nanostores|@nanostores)[\\/]|vite[\\/]preload-helper/,
    priority: 5,
  },
  { name: 'login', test: /[\\/]web[\\/]src[\\/]main\.tsx$/, priority: 4 },
  // What several screens use. Blueprint's icons are single modules; the paths of all icons are not among them.
  {
    name: 'libraries',
    test: /[\\/]node_modules[\\/](@apollo[\\/]client|@blueprintjs[\\/](core|icons[\\/]lib[\\/]esm[\\/]generated[\\/]components))[\\/]/,
    minShareCount: 2,
    priority: 3,
  },
  // The shell, and what the dashboard has in common with lists and maps.
  {
    name: 'app',
    test: /[\\/]web[\\/]src[\\/](app[\\/]App\.|crud[\\/](list[\\/]Pager|RecordLink|use-permission)|ui[\\/]dates[\\/]Time|map[\\/](LazyMap|lat-lng|live[\\/]vehicle-))/,
    priority: 2,
  },
  // What every list has.
  {
    name: 'list',
    test: /[\\/]web[\\/]src[\\/](crud[\\/](list[\\/]ListScreen|define[\\/]define-resource)|codes|resources[\\/](heading-synonyms|supplier-choice))/,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [
    persistedOperations(),
    mapTiles(gateway),
    react(),
    // The gateway serves these files as they are: it could not compress as well while somebody waits.
    compression({
      algorithms: ['brotliCompress'],
      include: /^assets\/.*\.(js|css|svg)$/,
      logLevel: 'silent',
    }),
  ],
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: true,
    // scripts/size-budget.mjs checks the gzipped sum of what each page loads.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: FILES },
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
