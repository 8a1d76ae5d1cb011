import { existsSync } from 'node:fs';
import { userAgentOf } from './user-agent.js';

/** The keys that sign the requests for an object in a private bucket. */
export interface ObjectKeys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

/** The variables of maps, as config.ts declares them. */
interface MapVariables {
  readonly MAP: 'auto' | 'off';
  readonly MAP_FILE?: string | undefined;
  readonly MAP_S3_KEYS?: string | undefined;
  readonly MAP_S3_REGION: string;
  readonly MAP_PROXY_URL: string;
  readonly MAP_CACHE_DIR?: string | undefined;
  readonly MAP_CACHE_MB: number;
  readonly MAP_CONTACT?: string | undefined;
  readonly TILE_URL?: string | undefined;
  readonly TILE_ATTRIBUTION: string;
  readonly PUBLIC_URL?: string | undefined;
  readonly UPSTREAM_TIMEOUT_MS: number;
}

/** The address of map tiles, and the attribution that their licence requires. */
export type MapSettings = Readonly<
  { attribution: string } & (
    | { kind: 'off' }
    /** `location`: a file, or a URL that responds to range requests; `keys` sign them. */
    | { kind: 'archive'; location: string; keys: ObjectKeys | null; timeoutMs: number }
    /** Browsers load the tiles from `url` themselves. */
    | { kind: 'external'; url: string }
    | {
        kind: 'proxy';
        url: string;
        timeoutMs: number;
        userAgent: string;
        /** Null: tiles are cached in memory only. */
        cacheDir: string | null;
        cacheBytes: number;
      }
  )
>;

/** Checks whether MAP_FILE names an archive that is read over HTTP. */
export const isRemote = (location: string): boolean => /^https?:\/\//.test(location);

/** The first source that is configured: none, an archive, tiles of another server, or OpenStreetMap's through the gateway. */
export function mapOf(read: MapVariables): MapSettings {
  const { TILE_ATTRIBUTION: attribution, UPSTREAM_TIMEOUT_MS: timeoutMs } = read;
  if (read.MAP === 'off') return Object.freeze({ kind: 'off', attribution });
  if (read.MAP_FILE !== undefined) {
    if (!isRemote(read.MAP_FILE) && !existsSync(read.MAP_FILE))
      throw new Error('MAP_FILE in the environment is wrong: there is no such file.');
    return Object.freeze({
      kind: 'archive',
      location: read.MAP_FILE,
      keys: keysOf(read),
      timeoutMs,
      attribution,
    });
  }
  if (read.TILE_URL !== undefined)
    return Object.freeze({ kind: 'external', url: read.TILE_URL, attribution });
  return Object.freeze({
    kind: 'proxy',
    url: read.MAP_PROXY_URL,
    timeoutMs,
    userAgent: userAgentOf(read.PUBLIC_URL, read.MAP_CONTACT),
    cacheDir: read.MAP_CACHE_DIR ?? null,
    cacheBytes: read.MAP_CACHE_MB * 1024 * 1024,
    attribution,
  });
}

function keysOf({ MAP_S3_KEYS: keys, MAP_S3_REGION: region }: MapVariables): ObjectKeys | null {
  if (keys === undefined) return null;
  const colon = keys.indexOf(':');
  return { accessKeyId: keys.slice(0, colon), secretAccessKey: keys.slice(colon + 1), region };
}
