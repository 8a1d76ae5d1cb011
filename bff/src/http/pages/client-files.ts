import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import compression from 'compression';
import express, { type Router } from 'express';
import type { TileConfig } from '../../config.js';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** What the client needs to know of the configuration before its first request. */
interface ClientSettings {
  /** Told in a `<meta name="map-tiles">`. */
  readonly tiles: TileConfig | null;
  /** Whether its requests shall begin traces: a `<meta name="traced">`. */
  readonly traced: boolean;
}

interface FileOptions extends ClientSettings {
  /** Whether the source maps of the build are served, which hold the sources. */
  readonly sourceMaps: boolean;
}

/** The page with its settings, so that no build depends on them. */
function withSettings(page: string, { tiles, traced }: ClientSettings): string {
  const metas = [
    ...(tiles
      ? [
          `<meta name="map-tiles" content="${escaped(tiles.url)}" data-attribution="${escaped(tiles.attribution)}" />`,
        ]
      : []),
    ...(traced ? ['<meta name="traced" />'] : []),
  ];
  return page.replace('</head>', () => `${metas.join('')}</head>`);
}

/** A map may be asked for in any spelling that leads to its file. */
const isSourceMap = (path: string): boolean => {
  try {
    return decodeURIComponent(path).toLowerCase().endsWith('.map');
  } catch {
    return false; // what cannot be decoded names no file
  }
};

/** The built client: assets cached permanently, as their names contain a hash, index.html fresh each time, and for every page's address. */
export function clientFiles(webDir: string, { sourceMaps, ...settings }: FileOptions): Router {
  const router = express.Router();
  const index = join(webDir, 'index.html');
  // To the application's own 404.
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
