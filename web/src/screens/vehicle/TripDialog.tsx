import { useQuery } from '@apollo/client/react';
import { Button, Dialog, DialogBody, DialogFooter, Spinner } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { errorText } from '../../api/errors';
import { formatInstant, formatNumber } from '../../crud/format';
import { LazyMap } from '../../map/LazyMap';
import { useSmallScreen } from '../../ui/viewport';
import { messages } from './messages';
import { ROUTE } from './operations';
import type { TripOfList } from './use-trips';

interface Props {
  plate: string;
  tripId: string;
  /** Null for a trip that no longer stands in the history, whose way alone is shown. */
  trip: TripOfList | null;
  /** Seconds after the start to show. */
  at: number;
  onMoment: (seconds: number) => void;
  onClose: () => void;
}

const RUPIAH = new Intl.NumberFormat('id-ID', {
  style: 'currency',
  currency: 'IDR',
  maximumFractionDigits: 0,
});

/** 'Detail Riwayat Perjalanan': the way on a map, start and end, and cards; a card without a value is hidden (fleet-operations 2). */
export function TripDialog({ plate, tripId, trip, at, onMoment, onClose }: Props): React.JSX.Element {
  const t = useStore(messages);
  const isSmall = useSmallScreen();
  const { data, error, loading, refetch } = useQuery(ROUTE, {
    variables: { tripId },
    notifyOnNetworkStatusChange: true,
  });
  const points = useMemo(
    () =>
      data?.tripRoute.map(({ position, measuredAt, speed }) => ({
        place: position,
        time: measuredAt == null ? null : Date.parse(measuredAt),
        speed: speed ?? null,
      })),
    [data],
  );
  return (
    <Dialog
      isOpen
      className={isSmall ? 'trip-dialog trip-dialog-full' : 'trip-dialog'}
      title={t.detailTitle}
      canOutsideClickClose={false}
      onClose={onClose}
    >
      <DialogBody className="trip-dialog-body">
        {points === undefined ? (
          <div className="map-wait">
            {error && !loading ? (
              <>
                <p role="alert">{errorText(error)}</p>
                <Button onClick={() => void refetch().catch(() => undefined)}>{t.retry}</Button>
              </>
            ) : (
              <Spinner aria-label={t.loading} />
            )}
          </div>
        ) : points.length === 0 ? (
          <p className="vehicle-empty">{t.noRoute}</p>
        ) : (
          <LazyMap>
            {({ RoutePlayer }) => (
              <RoutePlayer points={points} label={t.route({ plate })} begin={at} onRest={onMoment} />
            )}
          </LazyMap>
        )}
        {trip !== null && <TripFacts trip={trip} />}
      </DialogBody>
      <DialogFooter actions={<Button onClick={onClose}>{t.back}</Button>} />
    </Dialog>
  );
}

function TripFacts({ trip }: { trip: TripOfList }): React.JSX.Element {
  const t = useStore(messages);
  const { averageSpeed, topSpeed, energyUsed, energyCost, duration, distance } = trip;
  const inUnit = (value: number | null | undefined, unit: string): string | null =>
    value == null ? null : `${formatNumber(value)} ${unit}`;
  const cards: readonly (readonly [name: string, value: string | null])[] = [
    [t.averageSpeed, inUnit(averageSpeed, 'km/h')],
    [t.topSpeed, inUnit(topSpeed, 'km/h')],
    [t.kwhUsed, inUnit(energyUsed, 'kWh')],
    [t.kwhCost, energyCost == null ? null : RUPIAH.format(energyCost)],
    [t.duration, duration == null ? null : lasting(duration)],
    [t.distance, inUnit(distance, 'km')],
  ];
  const ends = [
    [t.start, trip.startAddress, trip.startedAt],
    [t.end, trip.endAddress, trip.endedAt],
  ] as const;

  function lasting(minutes: number): string {
    if (minutes < 60) return t.minutes({ count: String(minutes) });
    return t.hours({ hours: String(Math.floor(minutes / 60)), minutes: String(minutes % 60) });
  }

  return (
    <>
      <dl className="trip-ends">
        {ends.map(([name, address, date]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {address ?? '–'}
              <small>{date == null ? t.going : formatInstant(date)}</small>
            </dd>
          </div>
        ))}
      </dl>
      <dl className="trip-cards">
        {cards.map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}
