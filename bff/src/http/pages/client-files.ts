import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import compression from 'compression';
import express, { type RequestHandler, type Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import type { MapDescription, TileSource } from '../../map/tile-source.js';
import type { ClientBuilds } from './client-builds.js';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

interface FileOptions {
  /** The current one for `<meta name="build">`, the kept ones for their assets. */
  readonly builds: ClientBuilds;
  /** For `<meta name="map-tiles">`. */
  readonly map: Pick<TileSource, 'describe'>;
  /** True if the client's requests begin traces: `<meta name="traced">`. */
  readonly traced: boolean;
  /** True if the build's source maps, which contain the sources, are served. */
  readonly sourceMaps: boolean;
  /** True if the files of the page at /graphql are served. */
  readonly explorer: boolean;
}

/** The element with the source of map tiles for the client; none if there are none. */
function mapElement(map: MapDescription | null): string {
  if (map === null) return '';
  const { kind, url, attribution, extent } = map;
  const attributes = {
    content: url,
    'data-attribution': attribution,
    'data-kind': kind,
    ...(extent && {
      'data-zooms': `${extent.minZoom} ${extent.maxZoom}`,
      'data-bounds': extent.bounds.join(' '),
    }),
  };
  const texts = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value)}"`);
  return `<meta name="map-tiles" ${texts.join(' ')} />`;
}

/** The page with the settings that the client needs before its first request, which are unknown to the build. */
async function withSettings(page: string, { builds, map, traced }: FileOptions): Promise<string> {
  const tiles = mapElement(await map.describe());
  const build = `<meta name="build" content="${builds.id}" />`;
  return page.replace('</head>', () => `${build}${tiles}${traced ? '<meta name="traced" />' : ''}</head>`);
}

const NEVER_CACHED = { 'cache-control': 'no-cache' };

/** A path as it names a file: `.map` may be written in several ways. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return ''; // a path that cannot be decoded names no file
  }
}

/** Checks whether a path names a file of the build that is not served. */
function isWithheld(
  path: string,
  { sourceMaps, explorer }: Pick<FileOptions, 'sourceMaps' | 'explorer'>,
): boolean {
  const name = decoded(path);
  return (!sourceMaps && name.endsWith('.map')) || (!explorer && /^\/+explorer(?:\/|$)/.test(name));
}

/**
 * Serves the assets of a build. The build has compressed them with Brotli; what a client does not accept is compressed by
 * `compression`.
 */
const assetsOf = (buildDir: string): RequestHandler =>
  expressStaticGzip(join(buildDir, 'assets'), {
    enableBrotli: true,
    orderPreference: ['br'],
    index: false,
    serveStatic: { immutable: true, maxAge: '1y', index: false },
  });

/** Serves the assets of kept builds, for a page that was open over a deployment. */
function keptAssets({ kept }: ClientBuilds): RequestHandler {
  let served = '';
  let router = express.Router();
  return async (request, response, next) => {
    const folders = await kept();
    if (folders.join() !== served) {
      served = folders.join();
      router = express.Router();
      for (const folder of folders) router.use(assetsOf(folder));
    }
    router(request, response, next);
  };
}

/** Serves the built client: assets are cached permanently, as their names contain a hash, and every page is an uncached index.html. */
export function clientFiles(webDir: string, options: FileOptions): Router {
  const router = express.Router();
  const index = join(webDir, 'index.html');
  // Skips this router, so that the response is 404.
  router.use((request, _response, next) => next(isWithheld(request.path, options) ? 'router' : undefined));
  router.use(compression());
  router.use(
    '/assets',
    assetsOf(webDir),
    keptAssets(options.builds),
    // A missing asset is no page.
    (_request, _response, next) => next('router'),
  );
  // A browser keeps a service worker until it finds another one: its file is never taken from a cache.
  router.get('/push-worker.js', (_request, response, next) => {
    response.sendFile('push-worker.js', { root: webDir, cacheControl: false, headers: NEVER_CACHED }, next);
  });
  router.use(express.static(webDir, { index: false, maxAge: '1h' }));
  router.get('/{*page}', async (request, response, next) => {
    if (!request.accepts('html')) return next();
    response.setHeader('cache-control', 'no-cache');
    response.type('html').send(await withSettings(await readFile(index, 'utf8'), options));
  });
  return router;
}
