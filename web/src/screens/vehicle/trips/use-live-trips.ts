import { useEffect, useMemo, useRef, useState } from 'react';
import type { Reading } from '../use-reading';
import { type Growth, grownTrip, isMoving, isOver, noGrowth, withReading } from './live-trip';
import type { TripOfList, Trips } from './use-trips';

/** Milliseconds between two checks whether a trip began or ended. */
const CHECK_EACH = 60_000;

export interface LiveTrips extends Trips {
  /** The points that live readings added to the open trip; null without one. */
  readonly growth: Growth | null;
}

/** The trips with the open one as the live readings extend it; the list is loaded again when a trip begins or ends. */
export function useLiveTrips(trips: Trips, reading: Reading): LiveTrips {
  const { items, totals, refresh, isLoading } = trips;
  const open = useMemo(() => items.find(({ endedAt }) => endedAt == null), [items]);
  const [grown, setGrown] = useState<Growth | null>(null);
  const growth = grown !== null && grown.of === open ? grown : null;
  const latest = useRef(reading);
  const checkedAt = useRef(0);

  useEffect(() => {
    if (open === undefined) return;
    setGrown((last) => withReading(last?.of === open ? last : noGrowth(open), reading));
  }, [open, reading]);

  useEffect(() => {
    if (latest.current === reading || isLoading) return;
    latest.current = reading;
    const hasChanged = open === undefined ? isMoving(reading) : growth !== null && isOver(growth, reading);
    if (!hasChanged || Date.now() - checkedAt.current < CHECK_EACH) return;
    checkedAt.current = Date.now();
    refresh();
  }, [reading, open, growth, isLoading, refresh]);

  return useMemo(() => {
    if (growth === null) return { ...trips, growth };
    const trip = grownTrip(growth);
    const more = (name: 'distance' | 'duration'): number =>
      Math.max(0, (trip[name] ?? 0) - (growth.of[name] ?? 0));
    return {
      ...trips,
      growth,
      items: items.map((item): TripOfList => (item === growth.of ? trip : item)),
      totals: totals && {
        ...totals,
        distance: totals.distance == null ? null : totals.distance + more('distance'),
        duration: totals.duration == null ? null : totals.duration + more('duration'),
      },
    };
  }, [trips, items, totals, growth]);
}
