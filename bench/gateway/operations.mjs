/** What is measured: an operation, and the REST reply that a pass-through hands on in its place (null: it takes more than one). */

const rows = (size) => ({
  query: `query Vehicles($page: Int!, $size: Int!) {
    vehicles(page: $page, size: $size) {
      items {
        id licensePlate imei serialNumber color year rentStatus vehicleStatus supplierId supplierName tenantId tenantName
        modelId modelName createdBy createdAt updatedBy updatedAt version
        telemetry { position { latitude longitude } speed batteryPercentage measuredAt }
      }
      pageInfo { page size totalItems totalPages }
    }
  }`,
  variables: { page: 1, size },
  rest: `vehicle/view?page=1&size=${size}`,
});

/** @param {string} vehicleId one with a supplier, a tenant and a model */
export const operationsOn = (vehicleId) => ({
  'list of 20': rows(20),
  'list of 100': rows(100),
  dashboard: {
    query: `query Dashboard {
      dashboard {
        vehicleStatus { active nonActive maintenance broken }
        rentStatus { available rented booked }
        averageSpeed distanceToday
        batteryHealth { high medium low }
        latest { vehicleId licensePlate supplierName modelName speed batteryPercentage odometer measuredAt }
        positions { vehicleId licensePlate supplierName position { latitude longitude } speed course measuredAt }
      }
    }`,
    variables: {},
    rest: 'dashboard',
  },
  'detail, 3 links': {
    query: `query VehicleDetail($id: ID!) {
      vehicle(id: $id) {
        id licensePlate imei serialNumber color year rentStatus vehicleStatus updatedAt
        telemetry { position { latitude longitude } address speed batteryPercentage measuredAt }
        model { id name power }
        supplier { id name email phone }
        tenant { id name email phone }
      }
    }`,
    variables: { id: vehicleId },
    rest: null,
  },
});
