import type { Plugin } from 'vite';

/** Sets in the page of `npm run dev` where map tiles come from, as the gateway does for the built one (src/map/tiles.ts). */
export function mapTiles({ TILE_URL: url, TILE_ATTRIBUTION: attribution = '' } = process.env): Plugin {
  return {
    name: 'armada:map-tiles',
    apply: 'serve',
    transformIndexHtml: () =>
      url
        ? [{ tag: 'meta', attrs: { name: 'map-tiles', content: url, 'data-attribution': attribution } }]
        : [],
  };
}
