/**
 * The requests of stack.mjs as PostGraphile's clients send them: the same columns and relations. The dashboard is missing, because
 * averages and sums need a plugin. Its conditions compare for equality only: the contract is a vehicle's first, not the one in force.
 * A save writes no event and does not increase the version.
 */
const vehicleColumns = `rowId licensePlate imei serialNumber color year rentStatus vehicleStatus photos updatedAt
  vehicleTelemetryByVehicleId { latitude longitude address speed batteryPercentage gpsDate }`;

const listOf = (size) => ({
  query: `query Vehicles($size: Int!) {
    allVehicles(first: $size, orderBy: PRIMARY_KEY_DESC) {
      totalCount
      nodes {
        ${vehicleColumns}
        supplierId supplier { name } tenantId companyByTenantId { name } modelId vehicleModelByModelIdAndSupplierId { name }
        creator { name } createdAt updater { name } version
        vehicleContractVehiclesByVehicleId(first: 1) {
          nodes { vehicleContractByContractId { rowId contractNo startDate endDate companyByTenantId { name } } }
        }
      }
    }
  }`,
  variables: { size },
});

/** @param {number} vehicleId @returns {{query: string, variables: object}} the columns that a save writes */
const inputOf = (vehicleId) => ({
  query: `query Input($id: Int!) {
    vehicleByRowId(rowId: $id) { licensePlate serialNumber color year imei rentStatus modelId tenantId photos }
  }`,
  variables: { id: vehicleId },
});

/**
 * @param {(query: string, variables?: object) => Promise<any>} request sends an operation to PostGraphile and returns its data
 * @param {{vehicleId: number, complaintId: number}} ids of the rows that Armada's operations read and write
 * @returns {Promise<Record<string, {query: string, variables: object}>>} by the name of Armada's operation
 */
export async function peerOperations(request, { vehicleId, complaintId }) {
  const { query, variables } = inputOf(vehicleId);
  const { vehicleByRowId: input } = await request(query, variables);
  const updatedAt = new Date().toISOString();
  return {
    'list of 20': listOf(20),
    'list of 100': listOf(100),
    'one vehicle, 3 relations': {
      query: `query Vehicle($id: Int!) {
        vehicleByRowId(rowId: $id) {
          ${vehicleColumns}
          vehicleModelByModelIdAndSupplierId { rowId name power }
          supplier { rowId name email phone } companyByTenantId { rowId name email phone }
        }
      }`,
      variables: { id: vehicleId },
    },
    'complaint with comments': {
      query: `query Complaint($id: Int!) {
        complaintByRowId(rowId: $id) {
          rowId title description status action estimationDate isOverdue photos createdAt updatedAt version
          vehicleBySupplierIdAndVehicleId { licensePlate } complaintCategoryByCategoryIdAndSupplierId { name }
          supplier { name } companyByTenantId { name } creator { name } updater { name }
          complaintHistoriesByComplaintId {
            nodes { rowId step fromStatus toStatus action reason appUserByUserId { name } createdAt }
          }
          complaintCommentsByComplaintId(last: 50) {
            totalCount
            nodes { rowId description photos companyType appUserByUserId { name } step createdAt }
          }
        }
      }`,
      variables: { id: complaintId },
    },
    'save of a vehicle': {
      query: `mutation Save($id: Int!, $first: VehiclePatch!, $second: VehiclePatch!) {
        first: updateVehicleByRowId(input: { rowId: $id, vehiclePatch: $first }) { clientMutationId }
        second: updateVehicleByRowId(input: { rowId: $id, vehiclePatch: $second }) { clientMutationId }
      }`,
      variables: {
        id: vehicleId,
        first: { ...input, vehicleStatus: 2, updatedAt },
        second: { ...input, vehicleStatus: 1, updatedAt },
      },
    },
  };
}
