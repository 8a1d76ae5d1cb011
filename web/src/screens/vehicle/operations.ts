import { graphql } from '../../gql';

export const VEHICLE = graphql(`
  query VehicleDetail($id: ID!) {
    vehicle(id: $id) {
      id licensePlate imei serialNumber color year rentStatus vehicleStatus photos supplierId supplierName tenantName modelName
      batteryName batteryType batteryCapacity
      telemetry {
        position { latitude longitude } address speed batteryPercentage estimatedRange odometer measuredAt
      }
    }
  }
`);

export const TRIPS = graphql(`
  query VehicleTrips($vehicleId: ID!, $page: Int!, $size: Int!) {
    vehicleTrips(vehicleId: $vehicleId, page: $page, size: $size) {
      items {
        id distance startedAt endedAt startAddress endAddress speedCount averageSpeed topSpeed duration energyUsed energyCost
      }
      pageInfo { totalItems }
      lastPosition { latitude longitude } lastAddress
    }
  }
`);

/** More points than a screen has pixels add nothing to the line. */
export const ROUTE = graphql(`
  query TripRoute($tripId: ID!) {
    tripRoute(tripId: $tripId, maxPoints: 2000) { position { latitude longitude } measuredAt speed }
  }
`);
