import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { graphqlDocuments } from './vite/graphql-documents.ts';
import { mapTiles } from './vite/map-tiles.ts';

const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:4000';

export default defineConfig({
  plugins: [graphqlDocuments(), mapTiles(), react()],
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: true,
    // The largest chunk is watched by size-budget.json, gzipped and as a sum, not by a raw size each.
    chunkSizeWarningLimit: 1000,
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 5173),
    proxy: {
      '/graphql': { target: gateway, ws: true },
      '/files': { target: gateway },
      '/auth': { target: gateway },
    },
  },
});
