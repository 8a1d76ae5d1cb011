import * as leaflet from 'leaflet';
import { labelRules, leafletLayer, paintRules } from 'protomaps-leaflet';
import type { Locale } from '../../i18n/i18n';
import type { Mode } from '../../theme/themes';
import { FLAVORS } from './flavors';
import type { TileSource } from './tiles';

/* The only module that knows how vector tiles are drawn. */

/** The data zoom is one less than that of the map: a tile of data covers four of the map. */
const ZOOM_DIFFERENCE = 1;

/** A layer of streets in the colours of a mode and the names of a language. */
export function vectorLayer(source: TileSource, mode: Mode, locale: Locale): leaflet.Layer {
  // protomaps-leaflet extends the classes of the global `L`, as a page without modules has it.
  Object.assign(window, { L: leaflet });
  const { url, attribution, extent } = source;
  const layer: unknown = leafletLayer({
    url,
    attribution,
    lang: locale,
    paintRules: paintRules(FLAVORS[mode]),
    labelRules: labelRules(FLAVORS[mode], locale),
    ...(extent && {
      bounds: extent.bounds,
      minZoom: extent.minZoom + ZOOM_DIFFERENCE,
      maxDataZoom: extent.maxZoom,
    }),
  });
  if (!(layer instanceof leaflet.Layer)) throw new Error('protomaps-leaflet extends another Leaflet');
  return layer;
}
