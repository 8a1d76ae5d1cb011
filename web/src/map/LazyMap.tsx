import './map-dialog.css';
import { Classes } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Failure } from '../ui/Failure';
import { messages } from './messages';

/** Loads the map components together with Leaflet. */
export type MapComponents = typeof import('./map-components');

/** The loaded components: a map that is shown again is not made anew. */
let loaded: MapComponents | undefined;

/**
 * A map within a screen or dialog, which renders while Leaflet loads; a failure leaves the rest of the screen intact and can be
 * retried.
 */
export function LazyMap({
  children,
}: {
  children: (components: MapComponents) => ReactNode;
}): React.JSX.Element {
  const t = useStore(messages);
  const [components, setComponents] = useState<MapComponents | 'loading' | 'failed'>(loaded ?? 'loading');
  const load = useCallback(() => {
    setComponents('loading');
    import('./map-components').then(
      (module) => {
        loaded = module;
        setComponents(module);
      },
      () => setComponents('failed'),
    );
  }, []);
  useEffect(() => {
    if (loaded === undefined) load();
    else setComponents(loaded);
  }, [load]);
  if (typeof components !== 'string') return <>{children(components)}</>;
  if (components === 'loading')
    return <div className={`map-wait ${Classes.SKELETON}`} role="status" aria-label={t.loading} />;
  return (
    <div className="map-wait">
      <Failure title={t.failed} retryText={t.retry} onRetry={load} />
    </div>
  );
}
