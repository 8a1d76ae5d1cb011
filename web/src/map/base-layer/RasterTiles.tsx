import { useEffect, useState } from 'react';
import { TileLayer } from 'react-leaflet';
import { MAX_ZOOM, MIN_ZOOM } from '../map-view';
import type { TileSource } from './tiles';

/** Milliseconds that the first tile may take before the outline replaces it. */
const FIRST_TILE_TIMEOUT_MS = 2500;

interface Props {
  source: TileSource;
  /** Called when a tile is missing or late. */
  onMissing: () => void;
}

/** Tiles that are pictures. Tile servers get no more information about the user than the product's origin, which their terms require. */
export function RasterTiles({ source: { url, attribution, extent }, onMissing }: Props): React.JSX.Element {
  const [hasTiles, setHasTiles] = useState(false);
  useEffect(() => {
    if (hasTiles) return;
    const timer = setTimeout(onMissing, FIRST_TILE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [hasTiles, onMissing]);
  return (
    <TileLayer
      className="map-pictures"
      url={url}
      attribution={attribution}
      minZoom={MIN_ZOOM}
      maxZoom={MAX_ZOOM}
      referrerPolicy="strict-origin"
      {...(extent && {
        bounds: extent.bounds,
        minNativeZoom: extent.minZoom,
        maxNativeZoom: extent.maxZoom,
      })}
      eventHandlers={{ tileload: () => setHasTiles(true), tileerror: onMissing }}
    />
  );
}
