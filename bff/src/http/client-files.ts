import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import compression from 'compression';
import express, { type Router } from 'express';
import type { TileConfig } from '../config.js';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** The page with what the client needs to know of the configuration before its first request. */
function withTiles(page: string, tiles: TileConfig | null): string {
  if (tiles === null) return page;
  const meta = `<meta name="map-tiles" content="${escaped(tiles.url)}" data-attribution="${escaped(tiles.attribution)}" />`;
  return page.replace('</head>', () => `${meta}</head>`);
}

/**
 * The built client: assets named by their content for ever, index.html fresh each time, and for every page's address.
 * @param tiles told to the page in a `<meta name="map-tiles">`, so that no build depends on them
 */
export function clientFiles(webDir: string, tiles: TileConfig | null): Router {
  const router = express.Router();
  const index = join(webDir, 'index.html');
  router.use(compression());
  router.use(
    '/assets',
    express.static(join(webDir, 'assets'), {
      immutable: true,
      maxAge: '1y',
      fallthrough: false,
      index: false,
    }),
  );
  router.use(express.static(webDir, { index: false, maxAge: '1h' }));
  router.get('/{*page}', async (request, response, next) => {
    if (!request.accepts('html')) return next();
    response.setHeader('cache-control', 'no-cache');
    response.type('html').send(withTiles(await readFile(index, 'utf8'), tiles));
  });
  return router;
}
