import './map-dialog.css';
import { Classes } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Failure } from '../ui/Failure';
import { messages } from './messages';

/** Loads the map components together with Leaflet. */
export type MapComponents = typeof import('./map-components');

/**
 * A map within a screen or dialog, which renders while Leaflet loads; a failure leaves the rest of the screen intact and can be
 * retried.
 */
export function LazyMap({ children }: { children: (kit: MapComponents) => ReactNode }): React.JSX.Element {
  const t = useStore(messages);
  const [kit, setKit] = useState<MapComponents | 'loading' | 'failed'>('loading');
  const load = useCallback(() => {
    setKit('loading');
    import('./map-components').then(setKit, () => setKit('failed'));
  }, []);
  useEffect(load, [load]);
  if (typeof kit !== 'string') return <>{children(kit)}</>;
  if (kit === 'loading')
    return <div className={`map-wait ${Classes.SKELETON}`} role="status" aria-label={t.loading} />;
  return (
    <div className="map-wait">
      <Failure title={t.failed} retryText={t.retry} onRetry={load} />
    </div>
  );
}
