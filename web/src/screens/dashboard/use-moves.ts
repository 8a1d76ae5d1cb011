import { useSubscription } from '@apollo/client/react';
import { atom, type ReadableAtom } from 'nanostores';
import { useState } from 'react';
import type { VehiclesMovedSubscription } from '../../gql/graphql';
import { VEHICLES_MOVED } from '../../map/live/vehicle-positions';

export type Moved = VehiclesMovedSubscription['vehiclePositions'][number];

/** Batches of moved vehicles: only their listeners render again. */
export function useMoves(supplierId: string | null): ReadableAtom<readonly Moved[]> {
  const [$moved] = useState(() => atom<readonly Moved[]>([]));
  useSubscription(VEHICLES_MOVED, {
    variables: { supplierId },
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ data }) => {
      if (data.data) $moved.set(data.data.vehiclePositions);
    },
    // The dashboard works without live updates and refetches by itself.
    onError: () => undefined,
  });
  return $moved;
}
