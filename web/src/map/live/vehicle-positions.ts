import { graphql } from '../../gql';

/** Vehicles as they move, at most one batch a second. */
export const VEHICLES_MOVED = graphql(`
  subscription VehiclesMoved($supplierId: ID) {
    vehiclePositions(supplierId: $supplierId) {
      vehicleId licensePlate supplierName position { latitude longitude } speed course batteryPercentage odometer
      measuredAt
    }
  }
`);
