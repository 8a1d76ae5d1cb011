import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { $locale } from '../../i18n/i18n';
import { $mode } from '../../theme/appearance';
import type { TileSource } from './tiles';

/** Streets drawn from vector tiles; what draws them is loaded only when a map needs it. */
export function VectorTiles({ source }: { source: TileSource }): null {
  const map = useMap();
  const mode = useStore($mode);
  const locale = useStore($locale);
  useEffect(() => {
    let remove: (() => void) | null = null;
    let isCurrent = true;
    import('./vector-layer').then(
      ({ vectorLayer }) => {
        if (!isCurrent) return;
        const layer = vectorLayer(source, mode, locale).addTo(map);
        map.getContainer().dataset.drawnIn = mode;
        remove = () => layer.remove();
      },
      // The outline shows without the streets as well.
      () => undefined,
    );
    return () => {
      isCurrent = false;
      remove?.();
    };
  }, [map, source, mode, locale]);
  return null;
}
