import './map-dialog.css';
import { Spinner } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Failure } from '../ui/Failure';
import { messages } from './messages';

/** What is loaded when a map is shown, Leaflet with it. */
export type MapKit = typeof import('./map-kit');

/**
 * A map within a screen or a dialog, which stands while Leaflet is on its way; where that fails, what else is on screen stays as
 * it is, and it can be tried again.
 */
export function LazyMap({ children }: { children: (kit: MapKit) => ReactNode }): React.JSX.Element {
  const t = useStore(messages);
  const [kit, setKit] = useState<MapKit | 'loading' | 'failed'>('loading');
  const load = useCallback(() => {
    setKit('loading');
    import('./map-kit').then(setKit, () => setKit('failed'));
  }, []);
  useEffect(load, [load]);
  if (typeof kit !== 'string') return <>{children(kit)}</>;
  return (
    <div className="map-wait">
      {kit === 'loading' ? (
        <Spinner aria-label={t.loading} />
      ) : (
        <Failure title={t.failed} retryText={t.retry} onRetry={load} />
      )}
    </div>
  );
}
