/**
 * The measurements: an operation; the REST call that a pass-through forwards in its place (null: it takes more than one); and the operation
 * for the same data in the schema that a gateway derives from the data API's OpenAPI document, which has neither our relations nor our names.
 */

/** Without telemetry: it is null for a vehicle without a position, which is an error in the derived schema. */
const vehicleFields = `id licensePlate imei serialNumber warna year rentStatus vehicleStatus companySupplierId companySupplierName
  companyTenantId companyTenantName vehicleModelId vehicleModelName createdBy createdDate updatedBy updatedDate version`;

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
  overOpenApi: {
    query: `query Vehicles($page: PositiveInt!, $size: PositiveInt!) {
      vehicle_view(page: $page, size: $size) {
        ... on vehicle_view_200_response { data { data { ${vehicleFields} } totalRow } }
      }
    }`,
    variables: { page: 1, size },
  },
});

/** @param {Record<string, unknown>} vehicle the row of one with a supplier, a tenant and a model */
export const operationsOn = (vehicle) => ({
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
    overOpenApi: {
      query: `query Dashboard {
        dashboard {
          ... on dashboard_200_response {
            data {
              vehicleStatus { active nonActive maintenance broken }
              vehicleRentStatus { available rented booked }
              averageSpeed limitTraveled
              batteryHealth { high medium low }
              trackHistoryLatest {
                vehicleId licensePlate companySupplierName vehicleModelName speed batteryPercentage totalKm gpsDate
              }
              latestPosition { vehicleId licensePlate companySupplierName latitude longitude speed course gpsDate }
            }
          }
        }
      }`,
      variables: {},
    },
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
    variables: { id: String(vehicle.id) },
    rest: null,
    overOpenApi: {
      query: `query VehicleDetail($id: NonNegativeInt!, $model: NonNegativeInt!, $supplier: NonNegativeInt!, $tenant: NonNegativeInt!) {
        vehicle_view_by_id(id: $id) { ... on vehicle_view_by_id_200_response { data { ${vehicleFields} } } }
        vehicle_model_view_by_id(id: $model) { ... on vehicle_model_view_by_id_200_response { data { id name power } } }
        company_supplier_view_by_id(id: $supplier) {
          ... on company_supplier_view_by_id_200_response { data { id name email noTelephone } }
        }
        company_tenant_view_by_id(id: $tenant) {
          ... on company_tenant_view_by_id_200_response { data { id name email noTelephone } }
        }
      }`,
      variables: {
        id: vehicle.id,
        model: vehicle.vehicleModelId,
        supplier: vehicle.companySupplierId,
        tenant: vehicle.companyTenantId,
      },
    },
  },
});

/** A rented vehicle, so that none of its relations is null. */
export async function linkedVehicle(dataApi, token) {
  const reply = await fetch(`${dataApi}/vehicle/view?page=1&size=100&rentStatus=1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await reply.json()).data;
  return data.find((row) => row.companyTenantId && row.companySupplierId && row.vehicleModelId);
}
