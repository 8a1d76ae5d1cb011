import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The response of the gateway's `/tiles`; null without tiles. */
type MapDescription = {
  readonly kind: string;
  readonly url: string;
  readonly attribution: string;
  readonly extent?: {
    readonly minZoom: number;
    readonly maxZoom: number;
    readonly bounds: readonly number[];
  };
} | null;

/** Sets in the page of `npm run dev` where map tiles come from, as the gateway does for the built one (src/map/base-layer/tiles.ts). */
export function mapTiles(gateway: string): Plugin {
  return {
    name: 'armada:map-tiles',
    apply: 'serve',
    transformIndexHtml: async () => {
      const response = await fetch(`${gateway}/tiles`).catch(() => null);
      return response?.ok ? tagsOf(await response.json()) : [];
    },
  };
}

function tagsOf(map: MapDescription): HtmlTagDescriptor[] {
  if (map === null) return [];
  const { kind, url, attribution, extent } = map;
  const zooms = extent && {
    'data-zooms': `${extent.minZoom} ${extent.maxZoom}`,
    'data-bounds': extent.bounds.join(' '),
  };
  return [
    {
      tag: 'meta',
      attrs: {
        name: 'map-tiles',
        content: url,
        'data-attribution': attribution,
        'data-kind': kind,
        ...zooms,
      },
    },
  ];
}
