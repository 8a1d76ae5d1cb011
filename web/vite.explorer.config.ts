import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The page at /graphql: apart from the client, which loads nothing of it. Built after it, into its folder. */
export default defineConfig({
  root: fileURLToPath(new URL('explorer', import.meta.url)),
  base: '/explorer/',
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: fileURLToPath(new URL('dist/explorer', import.meta.url)),
    emptyOutDir: true,
    chunkSizeWarningLimit: 8000,
    rolldownOptions: {
      onwarn: (warning, warn) => {
        // "use client" means nothing outside a server that renders.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
});
