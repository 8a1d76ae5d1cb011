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
    "\n  query VehicleDetail($id: ID!, $complaints: Boolean!) {\n    fleetTimeZone\n    vehicle(id: $id) {\n      id licensePlate imei trackerId serialNumber color year rentStatus vehicleStatus isInWarehouse photos supplierId supplierName tenantName modelName\n      batteryName batteryType batteryCapacity\n      contract { id contractNo tenantName startDate endDate state }\n      telemetry {\n        position { latitude longitude } address speed batteryPercentage estimatedRange odometer measuredAt\n      }\n    }\n    complaints(filter: { vehicleId: $id }, sort: { field: STATUS }, size: 20) @include(if: $complaints) {\n      items { id title categoryName status otherStatus isOverdue estimatedCompletion }\n    }\n  }\n": typeof types.VehicleDetailDocument,
    "\n  query VehicleTrips($vehicleId: ID!, $from: Date, $to: Date, $page: Int!, $size: Int!) {\n    vehicleTrips(vehicleId: $vehicleId, from: $from, to: $to, page: $page, size: $size) {\n      items {\n        id distance startedAt endedAt startAddress endAddress endPosition { latitude longitude } speedCount averageSpeed topSpeed duration energyUsed energyCost\n      }\n      pageInfo { totalItems }\n      totals { distance duration energyUsed energyCost }\n      lastPosition { latitude longitude } lastAddress\n    }\n  }\n": typeof types.VehicleTripsDocument,
    "\n  query TripRoute($tripId: ID!) {\n    tripRoute(tripId: $tripId, maxPoints: 2000) { position { latitude longitude } measuredAt speed }\n  }\n": typeof types.TripRouteDocument,
};
const documents: Documents = {
    "\n  query VehicleDetail($id: ID!, $complaints: Boolean!) {\n    fleetTimeZone\n    vehicle(id: $id) {\n      id licensePlate imei trackerId serialNumber color year rentStatus vehicleStatus isInWarehouse photos supplierId supplierName tenantName modelName\n      batteryName batteryType batteryCapacity\n      contract { id contractNo tenantName startDate endDate state }\n      telemetry {\n        position { latitude longitude } address speed batteryPercentage estimatedRange odometer measuredAt\n      }\n    }\n    complaints(filter: { vehicleId: $id }, sort: { field: STATUS }, size: 20) @include(if: $complaints) {\n      items { id title categoryName status otherStatus isOverdue estimatedCompletion }\n    }\n  }\n": types.VehicleDetailDocument,
    "\n  query VehicleTrips($vehicleId: ID!, $from: Date, $to: Date, $page: Int!, $size: Int!) {\n    vehicleTrips(vehicleId: $vehicleId, from: $from, to: $to, page: $page, size: $size) {\n      items {\n        id distance startedAt endedAt startAddress endAddress endPosition { latitude longitude } speedCount averageSpeed topSpeed duration energyUsed energyCost\n      }\n      pageInfo { totalItems }\n      totals { distance duration energyUsed energyCost }\n      lastPosition { latitude longitude } lastAddress\n    }\n  }\n": types.VehicleTripsDocument,
    "\n  query TripRoute($tripId: ID!) {\n    tripRoute(tripId: $tripId, maxPoints: 2000) { position { latitude longitude } measuredAt speed }\n  }\n": types.TripRouteDocument,
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
export function graphql(source: "\n  query VehicleDetail($id: ID!, $complaints: Boolean!) {\n    fleetTimeZone\n    vehicle(id: $id) {\n      id licensePlate imei trackerId serialNumber color year rentStatus vehicleStatus isInWarehouse photos supplierId supplierName tenantName modelName\n      batteryName batteryType batteryCapacity\n      contract { id contractNo tenantName startDate endDate state }\n      telemetry {\n        position { latitude longitude } address speed batteryPercentage estimatedRange odometer measuredAt\n      }\n    }\n    complaints(filter: { vehicleId: $id }, sort: { field: STATUS }, size: 20) @include(if: $complaints) {\n      items { id title categoryName status otherStatus isOverdue estimatedCompletion }\n    }\n  }\n"): (typeof documents)["\n  query VehicleDetail($id: ID!, $complaints: Boolean!) {\n    fleetTimeZone\n    vehicle(id: $id) {\n      id licensePlate imei trackerId serialNumber color year rentStatus vehicleStatus isInWarehouse photos supplierId supplierName tenantName modelName\n      batteryName batteryType batteryCapacity\n      contract { id contractNo tenantName startDate endDate state }\n      telemetry {\n        position { latitude longitude } address speed batteryPercentage estimatedRange odometer measuredAt\n      }\n    }\n    complaints(filter: { vehicleId: $id }, sort: { field: STATUS }, size: 20) @include(if: $complaints) {\n      items { id title categoryName status otherStatus isOverdue estimatedCompletion }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VehicleTrips($vehicleId: ID!, $from: Date, $to: Date, $page: Int!, $size: Int!) {\n    vehicleTrips(vehicleId: $vehicleId, from: $from, to: $to, page: $page, size: $size) {\n      items {\n        id distance startedAt endedAt startAddress endAddress endPosition { latitude longitude } speedCount averageSpeed topSpeed duration energyUsed energyCost\n      }\n      pageInfo { totalItems }\n      totals { distance duration energyUsed energyCost }\n      lastPosition { latitude longitude } lastAddress\n    }\n  }\n"): (typeof documents)["\n  query VehicleTrips($vehicleId: ID!, $from: Date, $to: Date, $page: Int!, $size: Int!) {\n    vehicleTrips(vehicleId: $vehicleId, from: $from, to: $to, page: $page, size: $size) {\n      items {\n        id distance startedAt endedAt startAddress endAddress endPosition { latitude longitude } speedCount averageSpeed topSpeed duration energyUsed energyCost\n      }\n      pageInfo { totalItems }\n      totals { distance duration energyUsed energyCost }\n      lastPosition { latitude longitude } lastAddress\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TripRoute($tripId: ID!) {\n    tripRoute(tripId: $tripId, maxPoints: 2000) { position { latitude longitude } measuredAt speed }\n  }\n"): (typeof documents)["\n  query TripRoute($tripId: ID!) {\n    tripRoute(tripId: $tripId, maxPoints: 2000) { position { latitude longitude } measuredAt speed }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;