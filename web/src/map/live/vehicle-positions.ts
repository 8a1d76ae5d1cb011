import { useSubscription } from '@apollo/client/react';
import { graphql } from '../../gql';
import type { VehiclesMovedSubscription } from '../../gql/graphql';

/** Vehicles as they move, at most one batch a second. */
const VEHICLES_MOVED = graphql(`
  subscription VehiclesMoved($supplierId: ID) {
    vehiclePositions(supplierId: $supplierId) {
      vehicleId licensePlate supplierName position { latitude longitude } speed course batteryPercentage odometer
      measuredAt
    }
  }
`);

export type MovedVehicle = VehiclesMovedSubscription['vehiclePositions'][number];

/** Receives batches of moved vehicles. Their errors are ignored: every screen works without live updates. */
export function useMovedVehicles(
  supplierId: string | null,
  onMoved: (moved: readonly MovedVehicle[]) => void,
): void {
  useSubscription(VEHICLES_MOVED, {
    variables: { supplierId },
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data) onMoved(data.vehiclePositions);
    },
    onError: () => undefined,
  });
}
