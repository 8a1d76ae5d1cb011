import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import compression from 'compression';
import express, { type Router } from 'express';
import type { TileConfig } from '../../config.js';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** The settings that the client needs before its first request. */
interface ClientSettings {
  /** For `<meta name="map-tiles">`. */
  readonly tiles: TileConfig | null;
  /** Whether its requests begin traces: `<meta name="traced">`. */
  readonly traced: boolean;
}

interface FileOptions extends ClientSettings {
  /** Whether the build's source maps, which contain the sources, are served. */
  readonly sourceMaps: boolean;
}

/** The page with the settings, which are unknown to the build. */
function withSettings(page: string, { tiles, traced }: ClientSettings): string {
  const map = tiles
    ? `<meta name="map-tiles" content="${escaped(tiles.url)}" data-attribution="${escaped(tiles.attribution)}" />`
    : '';
  return page.replace('</head>', () => `${map}${traced ? '<meta name="traced" />' : ''}</head>`);
}

/** Decodes the path, which may spell `.map` in several ways. */
const isSourceMap = (path: string): boolean => {
  try {
    return decodeURIComponent(path).toLowerCase().endsWith('.map');
  } catch {
    return false; // a path that cannot be decoded names no file
  }
};

/** Serves the built client: assets are cached permanently, as their names contain a hash, and every page is an uncached index.html. */
export function clientFiles(webDir: string, { sourceMaps, ...settings }: FileOptions): Router {
  const router = express.Router();
  const index = join(webDir, 'index.html');
  // Skips this router, so that the response is 404.
  if (!sourceMaps)
    router.use((request, _response, next) => next(isSourceMap(request.path) ? 'router' : undefined));
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
    response.type('html').send(withSettings(await readFile(index, 'utf8'), settings));
  });
  return router;
}
