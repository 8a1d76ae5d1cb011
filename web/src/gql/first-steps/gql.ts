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
    "\n  query FirstSteps(\n    $supplier: Boolean!, $tenant: Boolean!, $role: Boolean!, $people: Boolean!, $batteryModel: Boolean!,\n    $vehicleModel: Boolean!, $vehicle: Boolean!, $contract: Boolean!\n  ) {\n    supplier: suppliers(page: 1, size: 1) @include(if: $supplier) { pageInfo { totalItems } }\n    tenant: tenants(page: 1, size: 1) @include(if: $tenant) { pageInfo { totalItems } }\n    role: userTypes(page: 1, size: 1) @include(if: $role) { pageInfo { totalItems } }\n    people: users(page: 1, size: 1) @include(if: $people) { pageInfo { totalItems } }\n    batteryModel: batteryModels(page: 1, size: 1) @include(if: $batteryModel) { pageInfo { totalItems } }\n    vehicleModel: vehicleModels(page: 1, size: 1) @include(if: $vehicleModel) { pageInfo { totalItems } }\n    vehicle: vehicles(page: 1, size: 1) @include(if: $vehicle) { pageInfo { totalItems } }\n    contract: contracts(page: 1, size: 1) @include(if: $contract) { pageInfo { totalItems } }\n  }\n": typeof types.FirstStepsDocument,
};
const documents: Documents = {
    "\n  query FirstSteps(\n    $supplier: Boolean!, $tenant: Boolean!, $role: Boolean!, $people: Boolean!, $batteryModel: Boolean!,\n    $vehicleModel: Boolean!, $vehicle: Boolean!, $contract: Boolean!\n  ) {\n    supplier: suppliers(page: 1, size: 1) @include(if: $supplier) { pageInfo { totalItems } }\n    tenant: tenants(page: 1, size: 1) @include(if: $tenant) { pageInfo { totalItems } }\n    role: userTypes(page: 1, size: 1) @include(if: $role) { pageInfo { totalItems } }\n    people: users(page: 1, size: 1) @include(if: $people) { pageInfo { totalItems } }\n    batteryModel: batteryModels(page: 1, size: 1) @include(if: $batteryModel) { pageInfo { totalItems } }\n    vehicleModel: vehicleModels(page: 1, size: 1) @include(if: $vehicleModel) { pageInfo { totalItems } }\n    vehicle: vehicles(page: 1, size: 1) @include(if: $vehicle) { pageInfo { totalItems } }\n    contract: contracts(page: 1, size: 1) @include(if: $contract) { pageInfo { totalItems } }\n  }\n": types.FirstStepsDocument,
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
export function graphql(source: "\n  query FirstSteps(\n    $supplier: Boolean!, $tenant: Boolean!, $role: Boolean!, $people: Boolean!, $batteryModel: Boolean!,\n    $vehicleModel: Boolean!, $vehicle: Boolean!, $contract: Boolean!\n  ) {\n    supplier: suppliers(page: 1, size: 1) @include(if: $supplier) { pageInfo { totalItems } }\n    tenant: tenants(page: 1, size: 1) @include(if: $tenant) { pageInfo { totalItems } }\n    role: userTypes(page: 1, size: 1) @include(if: $role) { pageInfo { totalItems } }\n    people: users(page: 1, size: 1) @include(if: $people) { pageInfo { totalItems } }\n    batteryModel: batteryModels(page: 1, size: 1) @include(if: $batteryModel) { pageInfo { totalItems } }\n    vehicleModel: vehicleModels(page: 1, size: 1) @include(if: $vehicleModel) { pageInfo { totalItems } }\n    vehicle: vehicles(page: 1, size: 1) @include(if: $vehicle) { pageInfo { totalItems } }\n    contract: contracts(page: 1, size: 1) @include(if: $contract) { pageInfo { totalItems } }\n  }\n"): (typeof documents)["\n  query FirstSteps(\n    $supplier: Boolean!, $tenant: Boolean!, $role: Boolean!, $people: Boolean!, $batteryModel: Boolean!,\n    $vehicleModel: Boolean!, $vehicle: Boolean!, $contract: Boolean!\n  ) {\n    supplier: suppliers(page: 1, size: 1) @include(if: $supplier) { pageInfo { totalItems } }\n    tenant: tenants(page: 1, size: 1) @include(if: $tenant) { pageInfo { totalItems } }\n    role: userTypes(page: 1, size: 1) @include(if: $role) { pageInfo { totalItems } }\n    people: users(page: 1, size: 1) @include(if: $people) { pageInfo { totalItems } }\n    batteryModel: batteryModels(page: 1, size: 1) @include(if: $batteryModel) { pageInfo { totalItems } }\n    vehicleModel: vehicleModels(page: 1, size: 1) @include(if: $vehicleModel) { pageInfo { totalItems } }\n    vehicle: vehicles(page: 1, size: 1) @include(if: $vehicle) { pageInfo { totalItems } }\n    contract: contracts(page: 1, size: 1) @include(if: $contract) { pageInfo { totalItems } }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;