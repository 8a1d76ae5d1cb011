import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { codeOf } from '../../../api/errors';
import type { RoutePoint } from '../../../map/route/route';
import { ROUTE } from '../operations';

export interface RouteOfTrip {
  /** Undefined while they load. */
  readonly points: readonly RoutePoint[] | undefined;
  /** True if the data API has no such trip. */
  readonly isUnknown: boolean;
  /** Why the points could not be loaded; undefined while they load. */
  readonly error: unknown;
  retry: () => void;
}

/**
 * The route of a trip; none without an id.
 * @param live readings since the trip was loaded
 */
export function useRoute(tripId: string | null, live: readonly RoutePoint[]): RouteOfTrip {
  const { data, error, loading, refetch } = useQuery(ROUTE, {
    variables: { tripId: tripId ?? '' },
    skip: tripId === null,
    // A route is thousands of points that no other screen shows.
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const loaded = useMemo(
    () =>
      data?.tripRoute.map(({ position, measuredAt, speed }) => ({
        place: position,
        time: measuredAt == null ? null : Date.parse(measuredAt),
        speed: speed ?? null,
      })),
    [data],
  );
  const points = useMemo(() => {
    const end = loaded?.at(-1)?.time ?? 0;
    const newer = live.filter(({ time }) => time !== null && time > end);
    return loaded === undefined || newer.length === 0 ? loaded : [...loaded, ...newer];
  }, [loaded, live]);
  // The id is the only input: a BAD_USER_INPUT error is about the id.
  const isUnknown = codeOf(error) === 'BAD_USER_INPUT';
  return {
    points,
    isUnknown,
    error: loading || isUnknown ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
  };
}
