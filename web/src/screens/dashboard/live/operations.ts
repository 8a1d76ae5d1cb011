import { graphql } from '../../../gql/dashboard';

export const LIVE_POSITIONS = graphql(`
  query LivePositions($supplierId: ID) {
    dashboard(supplierId: $supplierId) {
      positions { vehicleId licensePlate supplierName position { latitude longitude } speed course measuredAt }
    }
  }
`);

/** Users who may not read charging stations see none. */
export const LIVE_STATIONS = graphql(`
  query LiveStations {
    chargingStations(page: 1, size: 1000) { items { id name address position { latitude longitude } } }
  }
`);

/** The areas of tenants; users without the menu of tenants see none. */
export const CIRCLES = graphql(`
  query TenantCircles {
    tenants(page: 1, size: 1000) { items { id name center { latitude longitude } radius } }
  }
`);
