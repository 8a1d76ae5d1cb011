import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { Compression, FetchSource, type Header, PMTiles, ResolvedValueCache, TileType } from 'pmtiles';
import { isRemote, type MapSettings } from '../map-settings.js';
import { ArchiveFile } from './archive-file.js';
import { ArchiveObject } from './archive-object.js';
import { SourceFault, SourceGuard } from './source-guard.js';
import {
  type MapDescription,
  type SourceState,
  type Tile,
  type TileAddress,
  type TileOutcome,
  type TileSource,
  tilePath,
} from './tile-source.js';

/** Bytes of tiles kept in memory. */
const maxMemory = 32 * 1024 * 1024;
/** Directories kept in memory; one has up to some thousand tiles. */
const maxDirectories = 200;
/** Seconds for which browsers use a tile without revalidation, which is how long a replaced archive may go unnoticed. */
const maxAge = 60 * 60;

const contentTypes: Partial<Record<TileType, string>> = {
  [TileType.Mvt]: 'application/vnd.mapbox-vector-tile',
  [TileType.Png]: 'image/png',
  [TileType.Jpeg]: 'image/jpeg',
  [TileType.Webp]: 'image/webp',
  [TileType.Avif]: 'image/avif',
};

type Settings = Extract<MapSettings, { kind: 'archive' }>;

interface ArchiveParts {
  readonly log: Logger;
  readonly onTile: (outcome: TileOutcome) => void;
}

/** The tiles of one PMTiles archive, on disk or behind a URL. Tiles stay compressed as they are in the archive. */
export class ArchiveSource implements TileSource {
  private readonly archive: PMTiles;
  private readonly guard: SourceGuard;
  private readonly tiles = new LRUCache<string, { bytes: Buffer }, TileAddress>({
    max: 10_000,
    maxSize: maxMemory,
    ttl: maxAge * 1000,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
    fetchMethod: (_key, _outdated, { context }) => this.read(context),
    ignoreFetchAbort: true,
  });

  private constructor(
    private readonly source: ArchiveFile | ArchiveObject | FetchSource,
    private readonly settings: Settings,
    private readonly parts: ArchiveParts,
  ) {
    // Only resolved values are cached, so that a server that was down at first is tried again. The cache decompresses directories,
    // nobody the tiles.
    const directories = new ResolvedValueCache(maxDirectories);
    this.archive = new PMTiles(source, directories, async (bytes) => bytes);
    this.guard = new SourceGuard(parts.log, nameOf(source));
  }

  /** @throws Error with one sentence if a file is no archive; a URL is read when it is needed */
  static async open(settings: Settings, parts: ArchiveParts): Promise<ArchiveSource> {
    const { location, keys } = settings;
    if (isRemote(location)) {
      const source = keys === null ? new FetchSource(location) : new ArchiveObject(location, keys);
      return new ArchiveSource(source, settings, parts);
    }
    try {
      const source = new ArchiveSource(await ArchiveFile.open(location), settings, parts);
      contentTypeIn(await source.archive.getHeader());
      return source;
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown error';
      throw new Error(
        `MAP_FILE in the environment is wrong: it cannot be read as a PMTiles archive (${reason}).`,
      );
    }
  }

  get state(): SourceState {
    return this.guard.state;
  }

  async describe(): Promise<MapDescription | null> {
    try {
      const header = await this.header();
      const { minZoom, maxZoom, minLon, minLat, maxLon, maxLat, tileType } = header;
      return {
        kind: tileType === TileType.Mvt ? 'vector' : 'raster',
        url: tilePath,
        attribution: this.settings.attribution,
        extent: { minZoom, maxZoom, bounds: [minLon, minLat, maxLon, maxLat] },
      };
    } catch {
      return null; // the guard has logged why
    }
  }

  async tile(address: TileAddress): Promise<Tile | null> {
    const { onTile } = this.parts;
    try {
      const header = await this.header();
      const key = `${address.z}/${address.x}/${address.y}`;
      const isKept = this.tiles.has(key);
      const found = await this.tiles.fetch(key, { context: address });
      onTile(found === undefined ? 'absent' : isKept ? 'memory' : 'fetched');
      if (found === undefined) return null;
      const isGzipped = header.tileCompression === Compression.Gzip;
      return { bytes: found.bytes, contentType: contentTypeIn(header), isGzipped, maxAge };
    } catch (error) {
      onTile('failed');
      throw error;
    }
  }

  async close(): Promise<void> {
    if (this.source instanceof ArchiveFile) await this.source.close();
  }

  private header(): Promise<Header> {
    return this.run(() => this.archive.getHeader());
  }

  private async read({ z, x, y }: TileAddress): Promise<{ bytes: Buffer } | undefined> {
    const found = await this.run(() =>
      this.archive.getZxy(z, x, y, AbortSignal.timeout(this.settings.timeoutMs)),
    );
    return found && { bytes: Buffer.from(found.data) };
  }

  /** @throws TilesUnavailable */
  private run<Result>(request: () => Promise<Result>): Promise<Result> {
    return this.guard.run(async () => {
      try {
        return await request();
      } catch (error) {
        throw new SourceFault('failing', error instanceof Error ? error.message : 'no response');
      }
    });
  }
}

/** Without the query, which holds the signature of a presigned URL. */
function nameOf(source: ArchiveFile | ArchiveObject | FetchSource): string {
  return source instanceof ArchiveFile ? source.getKey() : new URL(source.url).host;
}

function contentTypeIn({ tileType, tileCompression }: Header): string {
  const contentType = contentTypes[tileType];
  if (contentType === undefined) throw new Error('its tiles are neither MVT nor pictures');
  if (tileCompression === Compression.Brotli || tileCompression === Compression.Zstd)
    throw new Error('its tiles are compressed with neither gzip nor nothing');
  return contentType;
}
