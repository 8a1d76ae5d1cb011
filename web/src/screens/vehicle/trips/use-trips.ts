import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { VehicleTripsQuery } from '../../../gql/vehicle/graphql';
import { TRIPS } from '../operations';
import type { Period } from './period';

export type TripOfList = VehicleTripsQuery['vehicleTrips']['items'][number];

/** Page size. */
const PAGE_SIZE = 20;

export interface Trips {
  readonly items: readonly TripOfList[];
  /** The sums of all of them; null where the data API has none. */
  readonly totals: VehicleTripsQuery['vehicleTrips']['totals'] | null;
  /** The total number; null before the first response. */
  readonly total: number | null;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly hasMore: boolean;
  /** Loads the next page, unless all are loaded or one is loading. */
  loadMore: () => void;
  /** Loads the newest page again, and keeps the others. */
  refresh: () => void;
}

interface Loaded {
  readonly items: readonly TripOfList[];
  readonly pages: number;
  readonly totals: Trips['totals'];
  readonly total: number | null;
}

const NOTHING: Loaded = { items: [], pages: 0, totals: null, total: null };

/** The trips of a vehicle that began in a period, newest first, loaded page by page. */
export function useTrips(vehicleId: string, { from, to }: Pick<Period, 'from' | 'to'>): Trips {
  const client = useApolloClient();
  const [loaded, setLoaded] = useState(NOTHING);
  const [isLoading, setLoading] = useState(true);
  const [error, setError] = useState<unknown>(null);
  const underWay = useRef<AbortController>(null);
  const hasMore = loaded.total === null || loaded.items.length < loaded.total;

  const load = useCallback(
    async (page: number, keepsAll = false): Promise<void> => {
      underWay.current?.abort();
      const mine = new AbortController();
      underWay.current = mine;
      setLoading(true);
      setError(null);
      try {
        const { data } = await client.query({
          query: TRIPS,
          variables: {
            vehicleId,
            ...(from !== undefined && { from }),
            ...(to !== undefined && { to }),
            page,
            size: PAGE_SIZE,
          },
          fetchPolicy: 'no-cache',
        });
        if (mine.signal.aborted || data === undefined) return;
        const { items, pageInfo, totals = null } = data.vehicleTrips;
        setLoaded((before) => {
          if (keepsAll) {
            const fresh = new Set(items.map(({ id }) => id));
            const others = before.items.filter(({ id }) => !fresh.has(id));
            return { ...before, items: [...items, ...others], totals, total: pageInfo.totalItems };
          }
          const kept = page === 1 ? [] : before.items;
          // A trip that started since the last page moves the others down by one.
          const known = new Set(kept.map(({ id }) => id));
          const added = items.filter(({ id }) => !known.has(id));
          const total = items.length === 0 ? kept.length : pageInfo.totalItems;
          return { items: [...kept, ...added], pages: page, totals, total };
        });
      } catch (failure) {
        // What is on screen stays right without what is newer.
        if (!mine.signal.aborted && !keepsAll) setError(failure);
      } finally {
        if (!mine.signal.aborted) setLoading(false);
      }
    },
    [client, vehicleId, from, to],
  );

  useEffect(() => {
    setLoaded(NOTHING);
    void load(1);
    return () => underWay.current?.abort();
  }, [load]);

  const refresh = useCallback(() => void load(1, true), [load]);

  return {
    items: loaded.items,
    totals: loaded.totals,
    total: loaded.total,
    isLoading,
    error,
    hasMore,
    loadMore: () => {
      if (hasMore && !isLoading) void load(loaded.pages + 1);
    },
    refresh,
  };
}
