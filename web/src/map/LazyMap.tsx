import './map-dialog.css';
import { Button, NonIdealState, Spinner } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { LargeWarningSign } from '../ui/icons';
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
        <NonIdealState
          icon={<LargeWarningSign size={40} />}
          title={t.failed}
          action={
            <Button intent="primary" onClick={load}>
              {t.retry}
            </Button>
          }
        />
      )}
    </div>
  );
}
