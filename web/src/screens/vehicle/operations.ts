import { graphql } from '../../gql/vehicle';

/** Closed complaints have the highest status code, so the open ones come first. */
export const VEHICLE = graphql(`
  query VehicleDetail($id: ID!, $complaints: Boolean!) {
    fleetTimeZone
    vehicle(id: $id) {
      id licensePlate imei trackerId serialNumber color year rentStatus vehicleStatus isInWarehouse photos supplierId supplierName tenantName modelName
      batteryName batteryType batteryCapacity
      contract { id contractNo tenantName startDate endDate state }
      telemetry {
        position { latitude longitude } address speed batteryPercentage estimatedRange odometer measuredAt
      }
    }
    complaints(filter: { vehicleId: $id }, sort: { field: STATUS }, size: 20) @include(if: $complaints) {
      items { id title categoryName status otherStatus isOverdue estimatedCompletion }
    }
  }
`);

export const TRIPS = graphql(`
  query VehicleTrips($vehicleId: ID!, $from: Date, $to: Date, $page: Int!, $size: Int!) {
    vehicleTrips(vehicleId: $vehicleId, from: $from, to: $to, page: $page, size: $size) {
      items {
        id distance startedAt endedAt startAddress endAddress endPosition { latitude longitude } speedCount averageSpeed topSpeed duration energyUsed energyCost
      }
      pageInfo { totalItems }
      totals { distance duration energyUsed energyCost }
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
