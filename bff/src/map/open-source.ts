import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { MapSettings } from '../map-settings.js';
import { ArchiveSource } from './archive-source.js';
import { DiskCache } from './disk-cache.js';
import { ProxiedSource } from './proxied-source.js';
import type { MapDescription, TileOutcome, TileSource } from './tile-source.js';

interface SourceParts {
  readonly log: Logger;
  readonly onTile: (outcome: TileOutcome) => void;
}

/**
 * The source of map tiles that is configured.
 * @throws Error with one sentence if it cannot be used
 */
export async function openTileSource(settings: MapSettings, parts: SourceParts): Promise<TileSource> {
  switch (settings.kind) {
    case 'off':
      return withoutTiles(null);
    case 'external':
      return withoutTiles({ kind: 'raster', url: settings.url, attribution: settings.attribution });
    case 'archive':
      return ArchiveSource.open(settings, parts);
    case 'proxy':
      return new ProxiedSource(settings, { ...parts, disk: diskCacheOf(settings, parts.log) });
  }
}

/** The gateway has no tiles itself. */
function withoutTiles(description: MapDescription | null): TileSource {
  return {
    state: 'available',
    describe: async () => description,
    tile: async () => null,
    close: async () => {},
  };
}

function diskCacheOf(
  { url, cacheDir, cacheBytes }: Extract<MapSettings, { kind: 'proxy' }>,
  log: Logger,
): DiskCache | null {
  if (cacheDir === null) return null;
  let isLogged = false;
  // Each server has its folder, so that another MAP_PROXY_URL shows no tiles of the one before.
  const folder = join(cacheDir, createHash('sha256').update(url).digest('hex').slice(0, 16));
  return new DiskCache(folder, cacheBytes, (error) => {
    if (!isLogged) log.warn({ err: error }, 'map tiles are not cached in MAP_CACHE_DIR');
    isLogged = true;
  });
}
