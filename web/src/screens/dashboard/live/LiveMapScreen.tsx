import './live-map-screen.css';
import { useQuery } from '@apollo/client/react';
import { Button, HTMLSelect, Spinner, Switch } from '@blueprintjs/core';
import { CrossIcon, ZoomToFitIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { LazyMap } from '../../../map/LazyMap';
import { MOTIONS, motionOf } from '../../../map/live/live-vehicle';
import { messages as mapMessages } from '../../../map/messages';
import { Failure } from '../../../ui/Failure';
import { changedSearch, useScreenBack, useScreenSearch } from '../../../ui/screen-navigation';
import { messages } from './messages';
import { LIVE_STATIONS } from './operations';
import { PlateSearch } from './PlateSearch';
import { useLivePositions } from './use-live-positions';
import { useTenantCircles } from './use-tenant-circles';
import { VehicleReport } from './VehicleReport';

/** All changes are in the positions already. */
const NO_MOVES = { listen: () => () => undefined };

/**
 * The live map over the whole window. The chosen supplier, the vehicle and the state that is shown are kept in the URL as `supplier`,
 * `vehicle` and `state`; Escape leaves it.
 */
export default function LiveMapScreen(): React.JSX.Element {
  const t = useStore(messages);
  const m = useStore(mapMessages);
  const [search, setSearch] = useScreenSearch();
  const supplierId = search.get('supplier');
  const state = MOTIONS.find((motion) => motion === search.get('state')) ?? null;
  const { positions, error, loading, refetch } = useLivePositions(supplierId);
  const circles = useTenantCircles();
  const { data } = useQuery(LIVE_STATIONS, { errorPolicy: 'ignore' });
  const [hasStations, setStations] = useState(true);
  const [fits, setFits] = useState(0);
  const leave = useScreenBack('dashboard');
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isInDialog = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null;
      if (event.key === 'Escape' && !event.defaultPrevented && !isInDialog) leave();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [leave]);

  const change = (changes: Readonly<Record<string, string | null>>): void =>
    setSearch(changedSearch(search, changes), { replace: true });
  const shown = useMemo(() => {
    const now = Date.now();
    return positions?.filter((position) => state === null || motionOf(position, now) === state);
  }, [positions, state]);
  const stations = useMemo(
    () =>
      (data?.chargingStations.items ?? []).flatMap(({ id, name, address, position }) =>
        position ? [{ id, name, address: address ?? '', place: position, radius: null }] : [],
      ),
    [data],
  );

  return (
    <section className="live-screen" aria-label={t.title}>
      <header className="live-tools bar">
        <PlateSearch positions={positions ?? []} onChoose={(vehicle) => change({ vehicle, state: null })} />
        <HTMLSelect
          aria-label={t.stateFilter}
          value={state ?? ''}
          onChange={({ currentTarget }) => change({ state: currentTarget.value || null, vehicle: null })}
        >
          <option value="">{t.allStates}</option>
          {MOTIONS.map((motion) => (
            <option key={motion} value={motion}>
              {m[motion]}
            </option>
          ))}
        </HTMLSelect>
        {stations.length > 0 && (
          <Switch
            className="flush"
            checked={hasStations}
            label={t.stations}
            onChange={() => setStations(!hasStations)}
          />
        )}
        <Button
          icon={<ZoomToFitIcon />}
          onClick={() => {
            change({ vehicle: null });
            setFits(fits + 1);
          }}
        >
          {t.fitAll}
        </Button>
        <Button icon={<CrossIcon />} onClick={leave}>
          {t.leaveMap}
        </Button>
      </header>
      {shown === undefined ? (
        error && !loading ? (
          <Failure title={t.failed} error={error} retryText={t.retry} onRetry={refetch} />
        ) : (
          <Spinner aria-label={t.loading} />
        )
      ) : (
        <LazyMap>
          {({ LiveMap, StationMarkers }) => (
            <LiveMap
              label={t.title}
              isInPage={false}
              positions={shown}
              scope={`${supplierId} ${state} ${fits}`}
              moves={NO_MOVES}
              chosen={search.get('vehicle')}
              onChoose={(vehicle) => change({ vehicle })}
              circles={circles}
              detail={(vehicle) => <VehicleReport {...vehicle} />}
            >
              {hasStations && <StationMarkers stations={stations} />}
            </LiveMap>
          )}
        </LazyMap>
      )}
    </section>
  );
}
