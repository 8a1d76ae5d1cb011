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
    "\n  query LivePositions($supplierId: ID) {\n    dashboard(supplierId: $supplierId) {\n      positions { vehicleId licensePlate supplierName position { latitude longitude } speed course measuredAt }\n    }\n  }\n": typeof types.LivePositionsDocument,
    "\n  query LiveStations {\n    chargingStations(page: 1, size: 1000) { items { id name address position { latitude longitude } } }\n  }\n": typeof types.LiveStationsDocument,
    "\n  query TenantCircles {\n    tenants(page: 1, size: 1000) { items { id name center { latitude longitude } radius } }\n  }\n": typeof types.TenantCirclesDocument,
    "\n  query Dashboard($supplierId: ID, $first: Int!) {\n    supplierOptions(first: $first) { value text }\n    dashboard(supplierId: $supplierId) {\n      attention {\n        complaintsOverdue complaintsNew vehiclesOutOfService vehiclesSilent vehiclesLowBattery contractsEnding\n      }\n      vehicleStatus { active nonActive maintenance broken }\n      rentStatus { available rented booked }\n      averageSpeed distanceToday\n      hours { hour distance averageSpeed }\n      batteryHealth { high medium low }\n      latest { vehicleId licensePlate supplierName modelName speed batteryPercentage odometer measuredAt }\n      positions { vehicleId licensePlate supplierName position { latitude longitude } speed course measuredAt }\n    }\n  }\n": typeof types.DashboardDocument,
    "\n  subscription DashboardChanged($supplierId: ID) {\n    dashboardChanged(supplierId: $supplierId) {\n      attention {\n        complaintsOverdue complaintsNew vehiclesOutOfService vehiclesSilent vehiclesLowBattery contractsEnding\n      }\n      vehicleStatus { active nonActive maintenance broken }\n      rentStatus { available rented booked }\n      averageSpeed distanceToday\n      hours { hour distance averageSpeed }\n      batteryHealth { high medium low }\n    }\n  }\n": typeof types.DashboardChangedDocument,
    "\n  query VehicleStatuses($supplierId: ID, $group: VehicleStatusGroup, $sort: VehicleStatusSort, $page: Int!, $size: Int!) {\n    vehicleStatuses(supplierId: $supplierId, group: $group, sort: $sort, page: $page, size: $size) {\n      items { vehicleId licensePlate supplierName modelName speed batteryPercentage odometer measuredAt }\n      pageInfo { totalItems totalPages }\n    }\n  }\n": typeof types.VehicleStatusesDocument,
};
const documents: Documents = {
    "\n  query LivePositions($supplierId: ID) {\n    dashboard(supplierId: $supplierId) {\n      positions { vehicleId licensePlate supplierName position { latitude longitude } speed course measuredAt }\n    }\n  }\n": types.LivePositionsDocument,
    "\n  query LiveStations {\n    chargingStations(page: 1, size: 1000) { items { id name address position { latitude longitude } } }\n  }\n": types.LiveStationsDocument,
    "\n  query TenantCircles {\n    tenants(page: 1, size: 1000) { items { id name center { latitude longitude } radius } }\n  }\n": types.TenantCirclesDocument,
    "\n  query Dashboard($supplierId: ID, $first: Int!) {\n    supplierOptions(first: $first) { value text }\n    dashboard(supplierId: $supplierId) {\n      attention {\n        complaintsOverdue complaintsNew vehiclesOutOfService vehiclesSilent vehiclesLowBattery contractsEnding\n      }\n      vehicleStatus { active nonActive maintenance broken }\n      rentStatus { available rented booked }\n      averageSpeed distanceToday\n      hours { hour distance averageSpeed }\n      batteryHealth { high medium low }\n      latest { vehicleId licensePlate supplierName modelName speed batteryPercentage odometer measuredAt }\n      positions { vehicleId licensePlate supplierName position { latitude longitude } speed course measuredAt }\n    }\n  }\n": types.DashboardDocument,
    "\n  subscription DashboardChanged($supplierId: ID) {\n    dashboardChanged(supplierId: $supplierId) {\n      attention {\n        complaintsOverdue complaintsNew vehiclesOutOfService vehiclesSilent vehiclesLowBattery contractsEnding\n      }\n      vehicleStatus { active nonActive maintenance broken }\n      rentStatus { available rented booked }\n      averageSpeed distanceToday\n      hours { hour distance averageSpeed }\n      batteryHealth { high medium low }\n    }\n  }\n": types.DashboardChangedDocument,
    "\n  query VehicleStatuses($supplierId: ID, $group: VehicleStatusGroup, $sort: VehicleStatusSort, $page: Int!, $size: Int!) {\n    vehicleStatuses(supplierId: $supplierId, group: $group, sort: $sort, page: $page, size: $size) {\n      items { vehicleId licensePlate supplierName modelName speed batteryPercentage odometer measuredAt }\n      pageInfo { totalItems totalPages }\n    }\n  }\n": types.VehicleStatusesDocument,
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
export function graphql(source: "\n  query LivePositions($supplierId: ID) {\n    dashboard(supplierId: $supplierId) {\n      positions { vehicleId licensePlate supplierName position { latitude longitude } speed course measuredAt }\n    }\n  }\n"): (typeof documents)["\n  query LivePositions($supplierId: ID) {\n    dashboard(supplierId: $supplierId) {\n      positions { vehicleId licensePlate supplierName position { latitude longitude } speed course measuredAt }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LiveStations {\n    chargingStations(page: 1, size: 1000) { items { id name address position { latitude longitude } } }\n  }\n"): (typeof documents)["\n  query LiveStations {\n    chargingStations(page: 1, size: 1000) { items { id name address position { latitude longitude } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TenantCircles {\n    tenants(page: 1, size: 1000) { items { id name center { latitude longitude } radius } }\n  }\n"): (typeof documents)["\n  query TenantCircles {\n    tenants(page: 1, size: 1000) { items { id name center { latitude longitude } radius } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Dashboard($supplierId: ID, $first: Int!) {\n    supplierOptions(first: $first) { value text }\n    dashboard(supplierId: $supplierId) {\n      attention {\n        complaintsOverdue complaintsNew vehiclesOutOfService vehiclesSilent vehiclesLowBattery contractsEnding\n      }\n      vehicleStatus { active nonActive maintenance broken }\n      rentStatus { available rented booked }\n      averageSpeed distanceToday\n      hours { hour distance averageSpeed }\n      batteryHealth { high medium low }\n      latest { vehicleId licensePlate supplierName modelName speed batteryPercentage odometer measuredAt }\n      positions { vehicleId licensePlate supplierName position { latitude longitude } speed course measuredAt }\n    }\n  }\n"): (typeof documents)["\n  query Dashboard($supplierId: ID, $first: Int!) {\n    supplierOptions(first: $first) { value text }\n    dashboard(supplierId: $supplierId) {\n      attention {\n        complaintsOverdue complaintsNew vehiclesOutOfService vehiclesSilent vehiclesLowBattery contractsEnding\n      }\n      vehicleStatus { active nonActive maintenance broken }\n      rentStatus { available rented booked }\n      averageSpeed distanceToday\n      hours { hour distance averageSpeed }\n      batteryHealth { high medium low }\n      latest { vehicleId licensePlate supplierName modelName speed batteryPercentage odometer measuredAt }\n      positions { vehicleId licensePlate supplierName position { latitude longitude } speed course measuredAt }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription DashboardChanged($supplierId: ID) {\n    dashboardChanged(supplierId: $supplierId) {\n      attention {\n        complaintsOverdue complaintsNew vehiclesOutOfService vehiclesSilent vehiclesLowBattery contractsEnding\n      }\n      vehicleStatus { active nonActive maintenance broken }\n      rentStatus { available rented booked }\n      averageSpeed distanceToday\n      hours { hour distance averageSpeed }\n      batteryHealth { high medium low }\n    }\n  }\n"): (typeof documents)["\n  subscription DashboardChanged($supplierId: ID) {\n    dashboardChanged(supplierId: $supplierId) {\n      attention {\n        complaintsOverdue complaintsNew vehiclesOutOfService vehiclesSilent vehiclesLowBattery contractsEnding\n      }\n      vehicleStatus { active nonActive maintenance broken }\n      rentStatus { available rented booked }\n      averageSpeed distanceToday\n      hours { hour distance averageSpeed }\n      batteryHealth { high medium low }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VehicleStatuses($supplierId: ID, $group: VehicleStatusGroup, $sort: VehicleStatusSort, $page: Int!, $size: Int!) {\n    vehicleStatuses(supplierId: $supplierId, group: $group, sort: $sort, page: $page, size: $size) {\n      items { vehicleId licensePlate supplierName modelName speed batteryPercentage odometer measuredAt }\n      pageInfo { totalItems totalPages }\n    }\n  }\n"): (typeof documents)["\n  query VehicleStatuses($supplierId: ID, $group: VehicleStatusGroup, $sort: VehicleStatusSort, $page: Int!, $size: Int!) {\n    vehicleStatuses(supplierId: $supplierId, group: $group, sort: $sort, page: $page, size: $size) {\n      items { vehicleId licensePlate supplierName modelName speed batteryPercentage odometer measuredAt }\n      pageInfo { totalItems totalPages }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;