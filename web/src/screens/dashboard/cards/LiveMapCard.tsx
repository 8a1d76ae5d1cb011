import { useQuery } from '@apollo/client/react';
import { Classes } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { formatInstant, formatNumber } from '../../../crud/format';
import type { DashboardQuery } from '../../../gql/graphql';
import { LazyMap } from '../../../map/LazyMap';
import type { LivePosition } from '../../../map/live/live-vehicle';
import type { MovedVehicle } from '../../../map/live/vehicle-positions';
import { ScreenLink } from '../../../ui/screen-navigation';
import { messages } from '../messages';
import { CIRCLES } from '../operations';

interface Props {
  positions: DashboardQuery['dashboard']['positions'];
  /** The supplier whose vehicles they are; null for all. */
  supplierId: string | null;
  $moved: ReadableAtom<readonly MovedVehicle[]>;
  chosen: string | null;
  onChoose: (id: string | null) => void;
  /** The address of the list of these vehicles. */
  list: string;
}

type LiveUpdate = Omit<MovedVehicle, '__typename' | 'batteryPercentage' | 'odometer'>;

const toLive = ({
  vehicleId,
  licensePlate,
  supplierName,
  position,
  speed,
  course,
  measuredAt,
}: LiveUpdate): LivePosition => ({
  // The vehicle's id may be missing: then only the position shows.
  id: vehicleId ?? `${position.latitude},${position.longitude}`,
  plate: licensePlate ?? vehicleId ?? '–',
  supplier: supplierName ?? null,
  place: position,
  speed: speed ?? null,
  course: course ?? null,
  time: measuredAt == null ? null : Date.parse(measuredAt),
});

/** The live positions of the vehicles. */
export function LiveMapCard({
  positions,
  supplierId,
  $moved,
  chosen,
  onChoose,
  list,
}: Props): React.JSX.Element {
  const t = useStore(messages);
  const { data } = useQuery(CIRCLES, { errorPolicy: 'ignore' });
  const live = useMemo(() => positions.map(toLive), [positions]);
  const moves = useMemo(
    () => ({
      listen: (listener: (moved: readonly LivePosition[]) => void) =>
        $moved.listen((moved) => listener(moved.map(toLive))),
    }),
    [$moved],
  );
  const circles = useMemo(
    () =>
      (data?.tenants.items ?? []).flatMap(({ id, name, center, radius }) =>
        center && radius ? [{ id, name, place: center, radius }] : [],
      ),
    [data],
  );
  return (
    <section className={`dashboard-card dashboard-map ${Classes.CARD}`} aria-labelledby="live-map">
      <h2 id="live-map">
        {t.liveMap} <Link to={list}>{t.onMap({ count: formatNumber(live.length) })}</Link>
      </h2>
      <LazyMap>
        {({ LiveMap }) => (
          <LiveMap
            label={t.liveMap}
            positions={live}
            scope={supplierId ?? ''}
            moves={moves}
            chosen={chosen}
            onChoose={onChoose}
            circles={circles}
            detail={({ id, plate, supplier, speed, time }) => (
              <>
                <header>
                  <strong>{plate}</strong>
                  {!id.includes(',') && <ScreenLink to={`/vehicle/manage/${id}`}>{t.detail}</ScreenLink>}
                </header>
                <p>{supplier}</p>
                <p>
                  {speed !== null && `${formatNumber(Math.round(speed))} km/h · `}
                  {time !== null && formatInstant(new Date(time).toISOString())}
                </p>
              </>
            )}
          />
        )}
      </LazyMap>
    </section>
  );
}
