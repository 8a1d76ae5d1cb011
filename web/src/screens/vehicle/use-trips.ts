import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { VehicleTripsQuery } from '../../gql/graphql';
import { TRIPS } from './operations';

export type TripOfList = VehicleTripsQuery['vehicleTrips']['items'][number];

/** Page size. */
const PAGE_SIZE = 20;

export interface Trips {
  readonly items: readonly TripOfList[];
  /** Their total number; null before the first response. */
  readonly total: number | null;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly hasMore: boolean;
  /** Loads the next page, unless all are loaded or one is loading. */
  loadMore: () => void;
}

interface Loaded {
  readonly items: readonly TripOfList[];
  readonly pages: number;
  readonly total: number | null;
}

const NOTHING: Loaded = { items: [], pages: 0, total: null };

/** The trips of a vehicle, newest first, loaded page by page. */
export function useTrips(vehicleId: string): Trips {
  const client = useApolloClient();
  const [loaded, setLoaded] = useState(NOTHING);
  const [isLoading, setLoading] = useState(true);
  const [error, setError] = useState<unknown>(null);
  const underWay = useRef<AbortController>(null);
  const hasMore = loaded.total === null || loaded.items.length < loaded.total;

  const load = useCallback(
    async (page: number): Promise<void> => {
      underWay.current?.abort();
      const mine = new AbortController();
      underWay.current = mine;
      setLoading(true);
      setError(null);
      try {
        const { data } = await client.query({
          query: TRIPS,
          variables: { vehicleId, page, size: PAGE_SIZE },
          fetchPolicy: 'no-cache',
        });
        if (mine.signal.aborted || data === undefined) return;
        const { items, pageInfo } = data.vehicleTrips;
        setLoaded((before) => {
          const kept = page === 1 ? [] : before.items;
          // A trip that started since the last page moves the others down by one.
          const known = new Set(kept.map(({ id }) => id));
          const added = items.filter(({ id }) => !known.has(id));
          const total = items.length === 0 ? kept.length : pageInfo.totalItems;
          return { items: [...kept, ...added], pages: page, total };
        });
      } catch (failure) {
        if (!mine.signal.aborted) setError(failure);
      } finally {
        if (!mine.signal.aborted) setLoading(false);
      }
    },
    [client, vehicleId],
  );

  useEffect(() => {
    void load(1);
    return () => underWay.current?.abort();
  }, [load]);

  return {
    items: loaded.items,
    total: loaded.total,
    isLoading,
    error,
    hasMore,
    loadMore: () => {
      if (hasMore && !isLoading) void load(loaded.pages + 1);
    },
  };
}
