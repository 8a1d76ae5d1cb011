import { useCallback, useState } from 'react';
import { LandOutline } from './LandOutline';
import { RasterTiles } from './RasterTiles';
import { tileSource } from './tiles';
import { VectorTiles } from './VectorTiles';

/**
 * The base layer of a map: streets, and below them the outline of the land. Pictures cover it, so it appears as soon as one is missing;
 * it is always below vectors, which leave out what is beyond their part of the world.
 */
export function BaseLayer(): React.JSX.Element {
  const [source] = useState(tileSource);
  const [isBare, setBare] = useState(source?.kind !== 'raster' || source.extent !== null);
  const showOutline = useCallback(() => setBare(true), []);
  return (
    <>
      {source?.kind === 'raster' && <RasterTiles source={source} onMissing={showOutline} />}
      {source?.kind === 'vector' && <VectorTiles source={source} />}
      {isBare && <LandOutline />}
    </>
  );
}
