import { Button, Classes, Spinner } from '@blueprintjs/core';
import { ArrowRightIcon, MapMarkerIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { errorText } from '../../../api/errors';
import { formatNumber } from '../../../crud/resource/format';
import { Time } from '../../../ui/dates/Time';
import { messages } from '../messages';
import type { TripOfList, Trips } from './use-trips';

interface Props {
  trips: Trips;
  /** Shown when there is none. */
  noTrips: string;
  onOpen: (id: string) => void;
}

function TripCard({ trip, onOpen }: { trip: TripOfList; onOpen: (id: string) => void }): React.JSX.Element {
  const t = useStore(messages);
  const figures: readonly (readonly [name: string, value: number | null | undefined, unit: string])[] = [
    [t.speedCount, trip.speedCount, ''],
    [t.averageSpeed, trip.averageSpeed, ' km/h'],
    [t.maxSpeed, trip.topSpeed, ' km/h'],
  ];
  return (
    <li>
      <button type="button" className={`trip-card ${Classes.CARD}`} onClick={() => onOpen(trip.id)}>
        <span className="trip-distance">
          {trip.distance == null ? '–' : `${formatNumber(trip.distance)} km`}
          {trip.endedAt == null && (
            <span className="vehicle-chip" data-tone="success">
              {t.going}
            </span>
          )}
        </span>
        <span className="trip-place">
          <MapMarkerIcon size={12} />
          <span>
            <Time at={trip.startedAt} isPeriod />
            <small>{trip.startAddress ?? '–'}</small>
          </span>
        </span>
        <span className="trip-place">
          <ArrowRightIcon size={12} />
          <span>
            {trip.endedAt == null ? '–' : <Time at={trip.endedAt} isPeriod />}
            <small>{trip.endAddress ?? '–'}</small>
          </span>
        </span>
        <span className="trip-figures">
          {figures.map(
            ([name, value, unit]) =>
              value != null && (
                <span key={name}>
                  <small>{name}</small> {formatNumber(value)}
                  {unit}
                </span>
              ),
          )}
        </span>
      </button>
    </li>
  );
}

/** 'Riwayat Perjalanan Kendaraan': the trips as cards; scrolling to the end loads more. */
export function TripList({ trips, noTrips, onOpen }: Props): React.JSX.Element {
  const t = useStore(messages);
  const end = useRef<HTMLDivElement>(null);
  const more = useRef(trips.loadMore);
  more.current = trips.loadMore;
  const { items, total, isLoading, error, hasMore } = trips;
  const isWaiting = hasMore && !isLoading && error === null;

  useEffect(() => {
    if (!isWaiting || end.current === null || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) more.current();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWaiting]);

  return (
    <div className="trips stack">
      <output className={Classes.TEXT_MUTED}>
        {total !== null && t.trips({ count: formatNumber(total) })}
      </output>
      {total === 0 && <p className="empty">{noTrips}</p>}
      <ul>
        {items.map((trip) => (
          <TripCard key={trip.id} trip={trip} onOpen={onOpen} />
        ))}
      </ul>
      {error !== null && <p role="alert">{errorText(error)}</p>}
      {isLoading && <Spinner size={24} aria-label={t.loadingTrips} />}
      <div ref={end}>
        {hasMore && !isLoading && (
          <Button onClick={() => trips.loadMore()}>{error === null ? t.moreTrips : t.retry}</Button>
        )}
      </div>
    </div>
  );
}
