import { graphql } from '../../gql/tracker';
import type { TrackerDevicesQuery } from '../../gql/tracker/graphql';

/** A device that has reported. */
export type Device = TrackerDevicesQuery['trackerDevices']['items'][number];

/** Milliseconds until numbers and devices are requested again. */
export const REFRESH = 10_000;

export const SUMMARY = graphql(`
  query TrackerSummary {
    trackerSummary { readingsLastMinute devices unknownDevices tokens }
  }
`);

export const TOKENS = graphql(`
  query TrackerTokens($page: Int!, $size: Int!) {
    trackerTokens(page: $page, size: $size) {
      items { id name supplierName createdAt lastUsedAt revokedAt }
      pageInfo { totalPages }
    }
  }
`);

export const TOKEN_SUPPLIERS = graphql(`
  query TrackerSuppliers($first: Int!) {
    supplierOptions(isActive: true, first: $first) { value text }
  }
`);

export const CREATE_TOKEN = graphql(`
  mutation CreateTrackerToken($input: TrackerTokenInput!) {
    createTrackerToken(input: $input) { success message token errors { field code message } }
  }
`);

export const REVOKE_TOKEN = graphql(`
  mutation RevokeTrackerToken($id: ID!) {
    revokeTrackerToken(id: $id) { success message }
  }
`);

export const DEVICES = graphql(`
  query TrackerDevices($filter: TrackerDeviceFilter, $page: Int!, $size: Int!) {
    trackerDevices(filter: $filter, page: $page, size: $size) {
      items {
        id identifier supplierId supplierName vehicleId licensePlate lastSeenAt lastError lastErrorAt readingsLastMinute
      }
      pageInfo { totalItems totalPages }
    }
  }
`);

export const CLAIM = graphql(`
  mutation ClaimTrackerDevice($id: ID!, $vehicleId: ID!, $replace: Boolean!) {
    claimTrackerDevice(id: $id, vehicleId: $vehicleId, replace: $replace) {
      success message errors { field code message }
    }
  }
`);

/** The vehicles that a device may belong to. */
export const VEHICLES = graphql(`
  query TrackerVehicles($filter: VehicleFilter) {
    vehicles(filter: $filter, sort: { field: LICENSE_PLATE }, page: 1, size: 8) {
      items { id licensePlate trackerId }
    }
  }
`);
