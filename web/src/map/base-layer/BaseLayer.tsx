import { useEffect, useState } from 'react';
import { TileLayer } from 'react-leaflet';
import { MAX_ZOOM, MIN_ZOOM } from '../map-view';
import { LandOutline } from './LandOutline';
import { tileSource } from './tiles';

/** Milliseconds that the first tile may take before the outline replaces it. */
const FIRST_TILE_TIMEOUT_MS = 2500;

/**
 * The base layer of a map: tiles, and below them the outline as soon as a tile fails to load. Tile servers get
 * no more information about the user than the product's origin, which their terms require.
 */
export function BaseLayer(): React.JSX.Element {
  const [source] = useState(tileSource);
  const [hasTiles, setHasTiles] = useState(false);
  const [isBare, setBare] = useState(source === null);
  useEffect(() => {
    if (hasTiles || isBare) return;
    const timer = setTimeout(() => setBare(true), FIRST_TILE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [hasTiles, isBare]);
  return (
    <>
      {source !== null && (
        <TileLayer
          url={source.url}
          attribution={source.attribution}
          minZoom={MIN_ZOOM}
          maxZoom={MAX_ZOOM}
          referrerPolicy="strict-origin"
          eventHandlers={{ tileload: () => setHasTiles(true), tileerror: () => setBare(true) }}
        />
      )}
      {isBare && <LandOutline />}
    </>
  );
}
