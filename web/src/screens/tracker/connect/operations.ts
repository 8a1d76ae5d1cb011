import { graphql } from '../../../gql/tracker';
import type { VehicleTrackerQuery } from '../../../gql/tracker/graphql';

export type TrackedVehicle = NonNullable<VehicleTrackerQuery['vehicle']>;

/** A vehicle with its tracker; the further fields are those that a save requires. */
export const VEHICLE_TRACKER = graphql(`
  query VehicleTracker($id: ID!) {
    vehicle(id: $id) {
      id licensePlate trackerId supplierId supplierName modelId imei serialNumber color year rentStatus vehicleStatus
      photos tenantId version
      tracker { lastSeenAt lastError lastErrorAt links { tokenName path url } }
    }
  }
`);

export const SET_TRACKER_ID = graphql(`
  mutation SetTrackerId($id: ID!, $input: VehicleInput!) {
    updateVehicle(id: $id, input: $input) { success message errors { field code message } }
  }
`);
