/** The source of map tiles, as the gateway is configured (docs/maps.md). */
export interface TileSource {
  readonly kind: 'vector' | 'raster';
  /** A pattern with {z}, {x} and {y}. */
  readonly url: string;
  /** HTML. */
  readonly attribution: string;
  /** Null: the whole world, at every zoom. */
  readonly extent: TileExtent | null;
}

/** The zooms that a source has tiles of, and the part of the world in degrees. */
export interface TileExtent {
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly bounds: [southWest: [number, number], northEast: [number, number]];
}

/** Reads the tile source that the gateway wrote into the page; null where there is none. */
export function tileSource(): TileSource | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="map-tiles"]');
  if (meta === null) return null;
  const { kind, attribution = '', zooms, bounds } = meta.dataset;
  return {
    kind: kind === 'vector' ? 'vector' : 'raster',
    url: meta.content,
    attribution,
    extent: zooms === undefined || bounds === undefined ? null : extentOf(zooms, bounds),
  };
}

function extentOf(zooms: string, bounds: string): TileExtent {
  const [minZoom = 0, maxZoom = 15] = zooms.split(' ').map(Number);
  const [west = -180, south = -85, east = 180, north = 85] = bounds.split(' ').map(Number);
  return {
    minZoom,
    maxZoom,
    bounds: [
      [south, west],
      [north, east],
    ],
  };
}
