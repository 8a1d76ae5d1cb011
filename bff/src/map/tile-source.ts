/** The address of a tile in the usual scheme of web maps: row 0 is in the north. */
export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** The description that the client draws the map from. */
export interface MapDescription {
  readonly kind: 'vector' | 'raster';
  /** A pattern with {z}, {x} and {y}. */
  readonly url: string;
  /** HTML. */
  readonly attribution: string;
  /** The zooms that have tiles, and the part of the world; absent if all are there. */
  readonly extent?: MapExtent;
}

interface MapExtent {
  readonly minZoom: number;
  readonly maxZoom: number;
  /** Degrees. */
  readonly bounds: readonly [west: number, south: number, east: number, north: number];
}

export interface Tile {
  readonly bytes: Buffer;
  readonly contentType: string;
  /** True if `bytes` are compressed by gzip. */
  readonly isGzipped: boolean;
  /** Seconds for which browsers may use it without revalidation. */
  readonly maxAge: number;
}

/** `limited`: the server wants fewer requests. `blocked`: it refuses this installation. */
export const sourceStates = ['available', 'failing', 'limited', 'blocked'] as const;

export type SourceState = (typeof sourceStates)[number];

/** The ways in which a tile is found or not, for the metrics. */
const tileOutcomes = ['memory', 'disk', 'fetched', 'unchanged', 'stale', 'absent', 'failed'] as const;

export type TileOutcome = (typeof tileOutcomes)[number];

/** The source of the tiles of maps. */
export interface TileSource {
  readonly state: SourceState;
  /** Null if there are no tiles, now or at all: the client then shows the outline of the land. */
  describe(): Promise<MapDescription | null>;
  /**
   * Null if the source has no such tile.
   * @param person who looks at it: a user's id, or what stands for one
   * @throws TilesUnavailable
   */
  tile(address: TileAddress, person: string): Promise<Tile | null>;
  close(): Promise<void>;
}

/** The source cannot be used at present. Its message is for the log. */
export class TilesUnavailable extends Error {
  constructor(
    detail: string,
    /** Seconds after which a new request makes sense. */
    readonly retryAfter: number,
  ) {
    super(detail);
    this.name = 'TilesUnavailable';
  }
}

/** The pattern of the gateway's own tile route. */
export const tilePath = '/tiles/{z}/{x}/{y}';

const numeral = /^\d{1,7}$/;
/** The deepest zoom of any web map; the routes of a source end earlier. */
const maxZoom = 22;

/** The address in three texts; null if there is no such tile on a map. */
export function parseAddress(z: string, x: string, y: string): TileAddress | null {
  if (![z, x, y].every((text) => numeral.test(text))) return null;
  const address = { z: Number(z), x: Number(x), y: Number(y) };
  const tiles = 2 ** address.z;
  return address.z <= maxZoom && address.x < tiles && address.y < tiles ? address : null;
}
