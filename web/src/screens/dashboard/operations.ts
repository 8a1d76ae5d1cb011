import { graphql } from '../../gql/dashboard';

/** The whole dashboard: one operation, two upstream calls. */
export const DASHBOARD = graphql(`
  query Dashboard($supplierId: ID, $first: Int!) {
    supplierOptions(first: $first) { value text }
    dashboard(supplierId: $supplierId) {
      attention {
        complaintsOverdue complaintsNew vehiclesOutOfService vehiclesSilent vehiclesLowBattery contractsEnding
      }
      vehicleStatus { active nonActive maintenance broken }
      rentStatus { available rented booked }
      averageSpeed distanceToday
      hours { hour distance averageSpeed }
      batteryHealth { high medium low }
      latest { vehicleId licensePlate supplierName modelName speed batteryPercentage odometer measuredAt }
      positions { vehicleId licensePlate supplierName position { latitude longitude } speed course measuredAt }
    }
  }
`);

/** The dashboard's numbers, whenever they change. */
export const DASHBOARD_CHANGED = graphql(`
  subscription DashboardChanged($supplierId: ID) {
    dashboardChanged(supplierId: $supplierId) {
      attention {
        complaintsOverdue complaintsNew vehiclesOutOfService vehiclesSilent vehiclesLowBattery contractsEnding
      }
      vehicleStatus { active nonActive maintenance broken }
      rentStatus { available rented booked }
      averageSpeed distanceToday
      hours { hour distance averageSpeed }
      batteryHealth { high medium low }
    }
  }
`);

export const STATUSES = graphql(`
  query VehicleStatuses($supplierId: ID, $group: VehicleStatusGroup, $sort: VehicleStatusSort, $page: Int!, $size: Int!) {
    vehicleStatuses(supplierId: $supplierId, group: $group, sort: $sort, page: $page, size: $size) {
      items { vehicleId licensePlate supplierName modelName speed batteryPercentage odometer measuredAt }
      pageInfo { totalItems totalPages }
    }
  }
`);
