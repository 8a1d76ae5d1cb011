import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Agent } from 'undici';
import { FairQueue, QueueFull } from '../fair-queue.js';
import type { MapSettings } from '../map-settings.js';
import type { DiskCache } from './disk-cache.js';
import { RepeatedImage } from './repeated-image.js';
import { SourceFault, SourceGuard } from './source-guard.js';
import { requestTile, type StoredTile } from './tile-request.js';
import {
  type MapDescription,
  type SourceState,
  type Tile,
  type TileAddress,
  type TileOutcome,
  type TileSource,
  TilesUnavailable,
  tilePath,
} from './tile-source.js';

/** Fetches at the same time; OpenStreetMap's servers see one client. */
const maxFetches = 16;
/** Tiles that may wait to be fetched: of one person about four full screens. */
const maxWaiting = { ofPerson: 150, ofAll: 1500 } as const;
/** Tiles that are fetched for one person within a minute: about 25 full screens. */
const fetchesPerMinute = 1000;
/** Bytes of the largest tile. */
const maxTileBytes = 1024 * 1024;
const maxMemory = 32 * 1024 * 1024;
/** Bytes of a tile in memory beside its picture. */
const overhead = 512;
/** Milliseconds for which an outdated tile is used while the server is unavailable. */
const staleMs = 60_000;
/** Seconds for which browsers use a tile without a request to the gateway. */
const maxAge = 24 * 60 * 60;
const maxZoom = 19;

/** A tile, and who looks at it first. */
interface Wanted extends TileAddress {
  readonly person: string;
}

interface ProxyParts {
  /** Null: tiles are cached in memory only. */
  readonly disk: DiskCache | null;
  readonly log: Logger;
  readonly onTile: (outcome: TileOutcome) => void;
}

/**
 * Raster tiles of another server through the gateway, by OpenStreetMap's tile usage policy: identified, cached, fetched only when a
 * browser shows them, and few at a time. Browsers never reach the server, so it learns nothing about users.
 */
export class ProxiedSource implements TileSource {
  private readonly agent = new Agent({ connections: maxFetches, maxResponseSize: maxTileBytes });
  private readonly queue = new FairQueue(new PQueue({ concurrency: maxFetches }), maxWaiting);
  private readonly rate = new RateLimiterMemory({ points: fetchesPerMinute, duration: 60 });
  private readonly closing = new AbortController();
  private readonly notices = new RepeatedImage();
  private readonly guard: SourceGuard;
  private readonly server: URL;
  private readonly memory = new LRUCache<string, StoredTile, Wanted>({
    maxSize: maxMemory,
    sizeCalculation: ({ bytes }) => bytes.length + overhead,
    ttl: staleMs,
    fetchMethod: async (key, outdated, { context, options }) => {
      const stored = outdated ?? (await this.parts.disk?.read(key));
      const tile = await this.current(key, context, stored);
      if (tile !== undefined) options.ttl = Math.max(staleMs, tile.freshUntil - Date.now());
      return tile;
    },
    // Other callers may wait for a tile that is evicted while it is fetched.
    ignoreFetchAbort: true,
  });

  constructor(
    private readonly settings: Extract<MapSettings, { kind: 'proxy' }>,
    private readonly parts: ProxyParts,
  ) {
    this.server = new URL(settings.url);
    this.guard = new SourceGuard(parts.log, this.server.host);
  }

  get state(): SourceState {
    return this.guard.state;
  }

  async describe(): Promise<MapDescription | null> {
    if (this.guard.pause > 0) return null;
    return { kind: 'raster', url: tilePath, attribution: this.settings.attribution };
  }

  async tile(address: TileAddress, person: string): Promise<Tile | null> {
    if (address.z > maxZoom) return null;
    const key = `${address.z}-${address.x}-${address.y}`;
    if (this.memory.has(key)) this.parts.onTile('memory');
    try {
      const tile = await this.memory.fetch(key, { context: { ...address, person } });
      if (tile === undefined) return null;
      const { bytes, contentType, freshUntil } = tile;
      return {
        bytes,
        contentType,
        isGzipped: false,
        maxAge: freshUntil > Date.now() ? maxAge : staleMs / 1000,
      };
    } catch (error) {
      this.parts.onTile('failed');
      throw error;
    }
  }

  async close(): Promise<void> {
    this.queue.clear();
    this.closing.abort();
    await this.agent.close();
  }

  /** The stored tile if it is fresh or the server is unavailable, else the server's. */
  private async current(
    key: string,
    address: Wanted,
    stored: StoredTile | undefined,
  ): Promise<StoredTile | undefined> {
    const { disk, onTile } = this.parts;
    if (stored && stored.freshUntil > Date.now()) {
      onTile('disk');
      return stored;
    }
    try {
      const fetched = await this.fetch(key, address, stored);
      if (fetched === undefined) {
        onTile('absent');
        return undefined;
      }
      onTile(fetched.isUnchanged ? 'unchanged' : 'fetched');
      await disk?.write(key, fetched.tile);
      return fetched.tile;
    } catch (error) {
      if (stored === undefined || !(error instanceof TilesUnavailable)) throw error;
      onTile('stale');
      return stored;
    }
  }

  private async fetch(key: string, { person, ...address }: Wanted, stored: StoredTile | undefined) {
    const refused = (retryAfter: number) => new TilesUnavailable('too many tiles are requested', retryAfter);
    try {
      await this.rate.consume(person);
      return await this.queue.add(person, () => this.guard.run(() => this.request(key, address, stored)));
    } catch (error) {
      if (error instanceof QueueFull) throw refused(5);
      if (error instanceof RateLimiterRes) throw refused(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
      throw error;
    }
  }

  private async request(key: string, { z, x, y }: TileAddress, stored: StoredTile | undefined) {
    const { url, userAgent, timeoutMs } = this.settings;
    const { pathname, search } = new URL(
      url.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y)),
    );
    const target = { origin: this.server.origin, path: `${pathname}${search}`, userAgent, timeoutMs };
    const fetched = await requestTile(this.agent, target, stored, this.closing.signal);
    if (fetched === undefined || fetched.isUnchanged) return fetched;
    const tiles = this.notices.notice(key, fetched.tile.bytes);
    if (tiles === null) return fetched;
    for (const tile of tiles) {
      this.memory.delete(tile);
      await this.parts.disk?.remove(tile);
    }
    throw new SourceFault('blocked', `the same picture of ${fetched.tile.bytes.length} bytes for every tile`);
  }
}
