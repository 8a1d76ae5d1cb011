import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import type { LivePosition } from '../../../map/live/live-vehicle';
import { useMovedVehicles } from '../../../map/live/vehicle-positions';
import { toLive } from './live-position';
import { LIVE_POSITIONS } from './operations';

/** Milliseconds until all positions are requested again; they are pushed meanwhile. */
const REFRESH = 60_000;

const isNewer = ({ time }: LivePosition, known: LivePosition | undefined): boolean =>
  known === undefined || known.time === null || time === null || time >= known.time;

/** The newest known position of each vehicle in sight; undefined while they load for the first time. */
export function useLivePositions(supplierId: string | null) {
  const { data, error, loading, refetch } = useQuery(LIVE_POSITIONS, {
    variables: { supplierId },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
    pollInterval: REFRESH,
  });
  const [moved, setMoved] = useState<ReadonlyMap<string, LivePosition>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: what moved belongs to the supplier
  useEffect(() => setMoved(new Map()), [supplierId]);
  useMovedVehicles(supplierId, (batch) =>
    setMoved((before) => {
      const after = new Map(before);
      for (const position of batch.map(toLive))
        if (isNewer(position, after.get(position.id))) after.set(position.id, position);
      return after;
    }),
  );
  const positions = useMemo(() => {
    if (data === undefined) return undefined;
    const all = new Map(data.dashboard.positions.map(toLive).map((position) => [position.id, position]));
    for (const [id, position] of moved) if (isNewer(position, all.get(id))) all.set(id, position);
    return [...all.values()];
  }, [data, moved]);
  return { positions, error, loading, refetch };
}
