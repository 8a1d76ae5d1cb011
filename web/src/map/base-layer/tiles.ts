/** Where map tiles come from, as the gateway is configured (`TILE_URL`, `TILE_ATTRIBUTION`). */
export interface TileSource {
  /** A pattern with {z}, {x} and {y}. */
  readonly url: string;
  /** HTML. */
  readonly attribution: string;
}

/** Reads the tile source that the gateway wrote into the page; null where none is configured. */
export function tileSource(): TileSource | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="map-tiles"]');
  return meta === null ? null : { url: meta.content, attribution: meta.dataset.attribution ?? '' };
}
