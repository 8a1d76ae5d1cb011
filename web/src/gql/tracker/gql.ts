/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query VehicleTracker($id: ID!) {\n    vehicle(id: $id) {\n      id licensePlate trackerId supplierId supplierName modelId imei serialNumber color year rentStatus vehicleStatus\n      photos tenantId version\n      tracker { lastSeenAt lastError lastErrorAt links { tokenName path url } }\n    }\n  }\n": typeof types.VehicleTrackerDocument,
    "\n  mutation SetTrackerId($id: ID!, $input: VehicleInput!) {\n    updateVehicle(id: $id, input: $input) { success message errors { field code message } }\n  }\n": typeof types.SetTrackerIdDocument,
    "\n  query TrackerSummary {\n    trackerSummary { readingsLastMinute devices unknownDevices tokens }\n  }\n": typeof types.TrackerSummaryDocument,
    "\n  query TrackerTokens($page: Int!, $size: Int!) {\n    trackerTokens(page: $page, size: $size) {\n      items { id name supplierName createdAt lastUsedAt revokedAt }\n      pageInfo { totalPages }\n    }\n  }\n": typeof types.TrackerTokensDocument,
    "\n  query TrackerSuppliers($first: Int!) {\n    supplierOptions(isActive: true, first: $first) { value text }\n  }\n": typeof types.TrackerSuppliersDocument,
    "\n  mutation CreateTrackerToken($input: TrackerTokenInput!) {\n    createTrackerToken(input: $input) { success message token errors { field code message } }\n  }\n": typeof types.CreateTrackerTokenDocument,
    "\n  mutation RevokeTrackerToken($id: ID!) {\n    revokeTrackerToken(id: $id) { success message }\n  }\n": typeof types.RevokeTrackerTokenDocument,
    "\n  query TrackerDevices($filter: TrackerDeviceFilter, $page: Int!, $size: Int!) {\n    trackerDevices(filter: $filter, page: $page, size: $size) {\n      items {\n        id identifier supplierId supplierName vehicleId licensePlate lastSeenAt lastError lastErrorAt readingsLastMinute\n      }\n      pageInfo { totalItems totalPages }\n    }\n  }\n": typeof types.TrackerDevicesDocument,
    "\n  mutation ClaimTrackerDevice($id: ID!, $vehicleId: ID!, $replace: Boolean!) {\n    claimTrackerDevice(id: $id, vehicleId: $vehicleId, replace: $replace) {\n      success message errors { field code message }\n    }\n  }\n": typeof types.ClaimTrackerDeviceDocument,
    "\n  query TrackerVehicles($filter: VehicleFilter) {\n    vehicles(filter: $filter, sort: { field: LICENSE_PLATE }, page: 1, size: 8) {\n      items { id licensePlate trackerId }\n    }\n  }\n": typeof types.TrackerVehiclesDocument,
};
const documents: Documents = {
    "\n  query VehicleTracker($id: ID!) {\n    vehicle(id: $id) {\n      id licensePlate trackerId supplierId supplierName modelId imei serialNumber color year rentStatus vehicleStatus\n      photos tenantId version\n      tracker { lastSeenAt lastError lastErrorAt links { tokenName path url } }\n    }\n  }\n": types.VehicleTrackerDocument,
    "\n  mutation SetTrackerId($id: ID!, $input: VehicleInput!) {\n    updateVehicle(id: $id, input: $input) { success message errors { field code message } }\n  }\n": types.SetTrackerIdDocument,
    "\n  query TrackerSummary {\n    trackerSummary { readingsLastMinute devices unknownDevices tokens }\n  }\n": types.TrackerSummaryDocument,
    "\n  query TrackerTokens($page: Int!, $size: Int!) {\n    trackerTokens(page: $page, size: $size) {\n      items { id name supplierName createdAt lastUsedAt revokedAt }\n      pageInfo { totalPages }\n    }\n  }\n": types.TrackerTokensDocument,
    "\n  query TrackerSuppliers($first: Int!) {\n    supplierOptions(isActive: true, first: $first) { value text }\n  }\n": types.TrackerSuppliersDocument,
    "\n  mutation CreateTrackerToken($input: TrackerTokenInput!) {\n    createTrackerToken(input: $input) { success message token errors { field code message } }\n  }\n": types.CreateTrackerTokenDocument,
    "\n  mutation RevokeTrackerToken($id: ID!) {\n    revokeTrackerToken(id: $id) { success message }\n  }\n": types.RevokeTrackerTokenDocument,
    "\n  query TrackerDevices($filter: TrackerDeviceFilter, $page: Int!, $size: Int!) {\n    trackerDevices(filter: $filter, page: $page, size: $size) {\n      items {\n        id identifier supplierId supplierName vehicleId licensePlate lastSeenAt lastError lastErrorAt readingsLastMinute\n      }\n      pageInfo { totalItems totalPages }\n    }\n  }\n": types.TrackerDevicesDocument,
    "\n  mutation ClaimTrackerDevice($id: ID!, $vehicleId: ID!, $replace: Boolean!) {\n    claimTrackerDevice(id: $id, vehicleId: $vehicleId, replace: $replace) {\n      success message errors { field code message }\n    }\n  }\n": types.ClaimTrackerDeviceDocument,
    "\n  query TrackerVehicles($filter: VehicleFilter) {\n    vehicles(filter: $filter, sort: { field: LICENSE_PLATE }, page: 1, size: 8) {\n      items { id licensePlate trackerId }\n    }\n  }\n": types.TrackerVehiclesDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VehicleTracker($id: ID!) {\n    vehicle(id: $id) {\n      id licensePlate trackerId supplierId supplierName modelId imei serialNumber color year rentStatus vehicleStatus\n      photos tenantId version\n      tracker { lastSeenAt lastError lastErrorAt links { tokenName path url } }\n    }\n  }\n"): (typeof documents)["\n  query VehicleTracker($id: ID!) {\n    vehicle(id: $id) {\n      id licensePlate trackerId supplierId supplierName modelId imei serialNumber color year rentStatus vehicleStatus\n      photos tenantId version\n      tracker { lastSeenAt lastError lastErrorAt links { tokenName path url } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetTrackerId($id: ID!, $input: VehicleInput!) {\n    updateVehicle(id: $id, input: $input) { success message errors { field code message } }\n  }\n"): (typeof documents)["\n  mutation SetTrackerId($id: ID!, $input: VehicleInput!) {\n    updateVehicle(id: $id, input: $input) { success message errors { field code message } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TrackerSummary {\n    trackerSummary { readingsLastMinute devices unknownDevices tokens }\n  }\n"): (typeof documents)["\n  query TrackerSummary {\n    trackerSummary { readingsLastMinute devices unknownDevices tokens }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TrackerTokens($page: Int!, $size: Int!) {\n    trackerTokens(page: $page, size: $size) {\n      items { id name supplierName createdAt lastUsedAt revokedAt }\n      pageInfo { totalPages }\n    }\n  }\n"): (typeof documents)["\n  query TrackerTokens($page: Int!, $size: Int!) {\n    trackerTokens(page: $page, size: $size) {\n      items { id name supplierName createdAt lastUsedAt revokedAt }\n      pageInfo { totalPages }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TrackerSuppliers($first: Int!) {\n    supplierOptions(isActive: true, first: $first) { value text }\n  }\n"): (typeof documents)["\n  query TrackerSuppliers($first: Int!) {\n    supplierOptions(isActive: true, first: $first) { value text }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateTrackerToken($input: TrackerTokenInput!) {\n    createTrackerToken(input: $input) { success message token errors { field code message } }\n  }\n"): (typeof documents)["\n  mutation CreateTrackerToken($input: TrackerTokenInput!) {\n    createTrackerToken(input: $input) { success message token errors { field code message } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeTrackerToken($id: ID!) {\n    revokeTrackerToken(id: $id) { success message }\n  }\n"): (typeof documents)["\n  mutation RevokeTrackerToken($id: ID!) {\n    revokeTrackerToken(id: $id) { success message }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TrackerDevices($filter: TrackerDeviceFilter, $page: Int!, $size: Int!) {\n    trackerDevices(filter: $filter, page: $page, size: $size) {\n      items {\n        id identifier supplierId supplierName vehicleId licensePlate lastSeenAt lastError lastErrorAt readingsLastMinute\n      }\n      pageInfo { totalItems totalPages }\n    }\n  }\n"): (typeof documents)["\n  query TrackerDevices($filter: TrackerDeviceFilter, $page: Int!, $size: Int!) {\n    trackerDevices(filter: $filter, page: $page, size: $size) {\n      items {\n        id identifier supplierId supplierName vehicleId licensePlate lastSeenAt lastError lastErrorAt readingsLastMinute\n      }\n      pageInfo { totalItems totalPages }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClaimTrackerDevice($id: ID!, $vehicleId: ID!, $replace: Boolean!) {\n    claimTrackerDevice(id: $id, vehicleId: $vehicleId, replace: $replace) {\n      success message errors { field code message }\n    }\n  }\n"): (typeof documents)["\n  mutation ClaimTrackerDevice($id: ID!, $vehicleId: ID!, $replace: Boolean!) {\n    claimTrackerDevice(id: $id, vehicleId: $vehicleId, replace: $replace) {\n      success message errors { field code message }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TrackerVehicles($filter: VehicleFilter) {\n    vehicles(filter: $filter, sort: { field: LICENSE_PLATE }, page: 1, size: 8) {\n      items { id licensePlate trackerId }\n    }\n  }\n"): (typeof documents)["\n  query TrackerVehicles($filter: VehicleFilter) {\n    vehicles(filter: $filter, sort: { field: LICENSE_PLATE }, page: 1, size: 8) {\n      items { id licensePlate trackerId }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;