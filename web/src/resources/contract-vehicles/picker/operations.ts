import { graphql } from '../../../gql';

/** A page of the picker: one request. */
export const CHOICES = graphql(`
  query ContractVehicleChoices($filter: VehicleFilter, $page: Int!, $size: Int!) {
    vehicles(filter: $filter, sort: { field: LICENSE_PLATE }, page: $page, size: $size) {
      items {
        id licensePlate modelName supplierName vehicleStatus rentStatus
        telemetry { batteryPercentage }
        nearestStation { name distance }
        contract { id contractNo endDate }
      }
      pageInfo { totalItems totalPages }
    }
  }
`);
