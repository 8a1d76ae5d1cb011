/** The requests of stack.mjs: the operation that the client sends, and the path at the floor that reads or writes the same. */
const listOf = (size) => ({
  query: `query Vehicles($size: Int!) {
    vehicles(page: 1, size: $size) {
      items {
        id licensePlate imei serialNumber color year rentStatus vehicleStatus supplierId supplierName tenantId tenantName modelId
        modelName photos createdBy createdAt updatedBy updatedAt version
        telemetry { position { latitude longitude } address speed batteryPercentage measuredAt }
        contract { id contractNo tenantName startDate endDate }
      }
      pageInfo { totalItems totalPages }
    }
  }`,
  variables: { size },
  floor: `/list-${size}`,
});

/**
 * @typedef {{query: string, variables: object, floor: string, connections?: number, perRequest?: number}} Operation
 *   `perRequest`: how often the request does what its name says
 * @param {(query: string, variables?: object) => Promise<any>} request sends an operation and returns its data
 * @returns {Promise<{operations: Record<string, Operation>, vehicleId: number, complaintId: number}>} with the rows that they read and write
 */
export async function stackOperations(request) {
  const fields = 'id licensePlate serialNumber color year imei rentStatus modelId tenantId photos';
  const { vehicles } = await request(
    `{ vehicles(filter: { rentStatus: RENTED }, size: 1) { items { ${fields} } } }`,
  );
  const { complaints } = await request('{ complaints(size: 1) { items { id } } }');
  const [{ id: vehicleId, ...input }] = vehicles.items;
  const [complaint] = complaints.items;
  const operations = {
    'list of 20': listOf(20),
    'list of 100': listOf(100),
    'one vehicle, 3 relations': {
      query: `query Vehicle($id: ID!) {
        vehicle(id: $id) {
          id licensePlate imei serialNumber color year rentStatus vehicleStatus photos updatedAt
          telemetry { position { latitude longitude } address speed batteryPercentage measuredAt }
          model { id name power } supplier { id name email phone } tenant { id name email phone }
        }
      }`,
      variables: { id: vehicleId },
      floor: `/vehicle?of=${vehicleId}`,
    },
    dashboard: {
      query: `{ dashboard {
        vehicleStatus { active nonActive maintenance broken } rentStatus { available rented booked } averageSpeed distanceToday
        batteryHealth { high medium low }
        latest { vehicleId licensePlate supplierName modelName speed batteryPercentage odometer measuredAt }
        positions { vehicleId licensePlate supplierName position { latitude longitude } speed course measuredAt }
      } }`,
      variables: {},
      floor: '/dashboard',
    },
    'complaint with comments': {
      query: `query Complaint($id: ID!) {
        complaint(id: $id) {
          id title description status action estimatedCompletion isOverdue evidence licensePlate categoryName supplierName
          tenantName createdBy createdAt updatedBy updatedAt version commentCount
          history { id step from to action reason by at }
          comments(last: 50) { id text photos isOwnSide authorName step createdAt }
        }
      }`,
      variables: { id: complaint.id },
      floor: `/complaint?of=${complaint.id}`,
    },
    // Two saves, so that each changes the status.
    'save of a vehicle': {
      query: `mutation Save($id: ID!, $first: VehicleInput!, $second: VehicleInput!) {
        first: updateVehicle(id: $id, input: $first) { success message }
        second: updateVehicle(id: $id, input: $second) { success message }
      }`,
      variables: {
        id: vehicleId,
        first: { ...input, vehicleStatus: 'MAINTENANCE' },
        second: { ...input, vehicleStatus: 'ACTIVE' },
      },
      floor: `/save?of=${vehicleId}`,
      connections: 1,
      perRequest: 2,
    },
  };
  return { operations, vehicleId: Number(vehicleId), complaintId: Number(complaint.id) };
}
