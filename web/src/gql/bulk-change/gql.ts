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
    "\n  subscription BulkChangeProgressed($id: ID!) {\n    bulkChangeProgressed(id: $id) { id state total added removed changed unchanged refused isUndone }\n  }\n": typeof types.BulkChangeProgressedDocument,
    "\n  query BulkChangeRefused($id: ID!, $page: Int!, $size: Int!) {\n    bulkChangeRows(id: $id, outcome: REFUSED, page: $page, size: $size) { items { id label reason } }\n  }\n": typeof types.BulkChangeRefusedDocument,
    "\n  query BulkChanges {\n    bulkChanges(page: 1, size: 5) {\n      items { id resource isImport state total added removed changed unchanged refused createdAt }\n    }\n  }\n": typeof types.BulkChangesDocument,
    "\n  mutation UndoBulkChange($id: ID!) {\n    undoBulkChange(id: $id) {\n      success message\n      bulkChange { id state total changed unchanged refused isUndone }\n    }\n  }\n": typeof types.UndoBulkChangeDocument,
    "\n  query OpenContracts($size: Int!) {\n    contracts(size: $size, sort: { field: END_DATE, direction: DESC }) {\n      items { id contractNo tenantName startDate endDate }\n    }\n  }\n": typeof types.OpenContractsDocument,
    "\n  fragment StartedBulkChange on BulkChangePayload {\n    success message\n    counts { total changed unchanged refused }\n    bulkChange { id state total changed unchanged refused isUndone }\n  }\n": typeof types.StartedBulkChangeFragmentDoc,
    "\n    mutation ChangeVehicles($input: ChangeVehiclesInput!, $dryRun: Boolean!) {\n      changeVehicles(input: $input, dryRun: $dryRun) { ...StartedBulkChange }\n    }\n  ": typeof types.ChangeVehiclesDocument,
    "\n    mutation ChangeUsers($input: ChangeUsersInput!, $dryRun: Boolean!) {\n      changeUsers(input: $input, dryRun: $dryRun) { ...StartedBulkChange }\n    }\n  ": typeof types.ChangeUsersDocument,
    "\n    mutation ChangeUserTypes($input: ChangeUserTypesInput!, $dryRun: Boolean!) {\n      changeUserTypes(input: $input, dryRun: $dryRun) { ...StartedBulkChange }\n    }\n  ": typeof types.ChangeUserTypesDocument,
    "\n    mutation ChangeComplaintCategories($input: ChangeComplaintCategoriesInput!, $dryRun: Boolean!) {\n      changeComplaintCategories(input: $input, dryRun: $dryRun) { ...StartedBulkChange }\n    }\n  ": typeof types.ChangeComplaintCategoriesDocument,
    "\n    mutation ChangeSuppliers($input: ChangeSuppliersInput!, $dryRun: Boolean!) {\n      changeSuppliers(input: $input, dryRun: $dryRun) { ...StartedBulkChange }\n    }\n  ": typeof types.ChangeSuppliersDocument,
    "\n    mutation ChangeTenants($input: ChangeTenantsInput!, $dryRun: Boolean!) {\n      changeTenants(input: $input, dryRun: $dryRun) { ...StartedBulkChange }\n    }\n  ": typeof types.ChangeTenantsDocument,
};
const documents: Documents = {
    "\n  subscription BulkChangeProgressed($id: ID!) {\n    bulkChangeProgressed(id: $id) { id state total added removed changed unchanged refused isUndone }\n  }\n": types.BulkChangeProgressedDocument,
    "\n  query BulkChangeRefused($id: ID!, $page: Int!, $size: Int!) {\n    bulkChangeRows(id: $id, outcome: REFUSED, page: $page, size: $size) { items { id label reason } }\n  }\n": types.BulkChangeRefusedDocument,
    "\n  query BulkChanges {\n    bulkChanges(page: 1, size: 5) {\n      items { id resource isImport state total added removed changed unchanged refused createdAt }\n    }\n  }\n": types.BulkChangesDocument,
    "\n  mutation UndoBulkChange($id: ID!) {\n    undoBulkChange(id: $id) {\n      success message\n      bulkChange { id state total changed unchanged refused isUndone }\n    }\n  }\n": types.UndoBulkChangeDocument,
    "\n  query OpenContracts($size: Int!) {\n    contracts(size: $size, sort: { field: END_DATE, direction: DESC }) {\n      items { id contractNo tenantName startDate endDate }\n    }\n  }\n": types.OpenContractsDocument,
    "\n  fragment StartedBulkChange on BulkChangePayload {\n    success message\n    counts { total changed unchanged refused }\n    bulkChange { id state total changed unchanged refused isUndone }\n  }\n": types.StartedBulkChangeFragmentDoc,
    "\n    mutation ChangeVehicles($input: ChangeVehiclesInput!, $dryRun: Boolean!) {\n      changeVehicles(input: $input, dryRun: $dryRun) { ...StartedBulkChange }\n    }\n  ": types.ChangeVehiclesDocument,
    "\n    mutation ChangeUsers($input: ChangeUsersInput!, $dryRun: Boolean!) {\n      changeUsers(input: $input, dryRun: $dryRun) { ...StartedBulkChange }\n    }\n  ": types.ChangeUsersDocument,
    "\n    mutation ChangeUserTypes($input: ChangeUserTypesInput!, $dryRun: Boolean!) {\n      changeUserTypes(input: $input, dryRun: $dryRun) { ...StartedBulkChange }\n    }\n  ": types.ChangeUserTypesDocument,
    "\n    mutation ChangeComplaintCategories($input: ChangeComplaintCategoriesInput!, $dryRun: Boolean!) {\n      changeComplaintCategories(input: $input, dryRun: $dryRun) { ...StartedBulkChange }\n    }\n  ": types.ChangeComplaintCategoriesDocument,
    "\n    mutation ChangeSuppliers($input: ChangeSuppliersInput!, $dryRun: Boolean!) {\n      changeSuppliers(input: $input, dryRun: $dryRun) { ...StartedBulkChange }\n    }\n  ": types.ChangeSuppliersDocument,
    "\n    mutation ChangeTenants($input: ChangeTenantsInput!, $dryRun: Boolean!) {\n      changeTenants(input: $input, dryRun: $dryRun) { ...StartedBulkChange }\n    }\n  ": types.ChangeTenantsDocument,
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
export function graphql(source: "\n  subscription BulkChangeProgressed($id: ID!) {\n    bulkChangeProgressed(id: $id) { id state total added removed changed unchanged refused isUndone }\n  }\n"): (typeof documents)["\n  subscription BulkChangeProgressed($id: ID!) {\n    bulkChangeProgressed(id: $id) { id state total added removed changed unchanged refused isUndone }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BulkChangeRefused($id: ID!, $page: Int!, $size: Int!) {\n    bulkChangeRows(id: $id, outcome: REFUSED, page: $page, size: $size) { items { id label reason } }\n  }\n"): (typeof documents)["\n  query BulkChangeRefused($id: ID!, $page: Int!, $size: Int!) {\n    bulkChangeRows(id: $id, outcome: REFUSED, page: $page, size: $size) { items { id label reason } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BulkChanges {\n    bulkChanges(page: 1, size: 5) {\n      items { id resource isImport state total added removed changed unchanged refused createdAt }\n    }\n  }\n"): (typeof documents)["\n  query BulkChanges {\n    bulkChanges(page: 1, size: 5) {\n      items { id resource isImport state total added removed changed unchanged refused createdAt }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoBulkChange($id: ID!) {\n    undoBulkChange(id: $id) {\n      success message\n      bulkChange { id state total changed unchanged refused isUndone }\n    }\n  }\n"): (typeof documents)["\n  mutation UndoBulkChange($id: ID!) {\n    undoBulkChange(id: $id) {\n      success message\n      bulkChange { id state total changed unchanged refused isUndone }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenContracts($size: Int!) {\n    contracts(size: $size, sort: { field: END_DATE, direction: DESC }) {\n      items { id contractNo tenantName startDate endDate }\n    }\n  }\n"): (typeof documents)["\n  query OpenContracts($size: Int!) {\n    contracts(size: $size, sort: { field: END_DATE, direction: DESC }) {\n      items { id contractNo tenantName startDate endDate }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StartedBulkChange on BulkChangePayload {\n    success message\n    counts { total changed unchanged refused }\n    bulkChange { id state total changed unchanged refused isUndone }\n  }\n"): (typeof documents)["\n  fragment StartedBulkChange on BulkChangePayload {\n    success message\n    counts { total changed unchanged refused }\n    bulkChange { id state total changed unchanged refused isUndone }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ChangeVehicles($input: ChangeVehiclesInput!, $dryRun: Boolean!) {\n      changeVehicles(input: $input, dryRun: $dryRun) { ...StartedBulkChange }\n    }\n  "): (typeof documents)["\n    mutation ChangeVehicles($input: ChangeVehiclesInput!, $dryRun: Boolean!) {\n      changeVehicles(input: $input, dryRun: $dryRun) { ...StartedBulkChange }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ChangeUsers($input: ChangeUsersInput!, $dryRun: Boolean!) {\n      changeUsers(input: $input, dryRun: $dryRun) { ...StartedBulkChange }\n    }\n  "): (typeof documents)["\n    mutation ChangeUsers($input: ChangeUsersInput!, $dryRun: Boolean!) {\n      changeUsers(input: $input, dryRun: $dryRun) { ...StartedBulkChange }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ChangeUserTypes($input: ChangeUserTypesInput!, $dryRun: Boolean!) {\n      changeUserTypes(input: $input, dryRun: $dryRun) { ...StartedBulkChange }\n    }\n  "): (typeof documents)["\n    mutation ChangeUserTypes($input: ChangeUserTypesInput!, $dryRun: Boolean!) {\n      changeUserTypes(input: $input, dryRun: $dryRun) { ...StartedBulkChange }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ChangeComplaintCategories($input: ChangeComplaintCategoriesInput!, $dryRun: Boolean!) {\n      changeComplaintCategories(input: $input, dryRun: $dryRun) { ...StartedBulkChange }\n    }\n  "): (typeof documents)["\n    mutation ChangeComplaintCategories($input: ChangeComplaintCategoriesInput!, $dryRun: Boolean!) {\n      changeComplaintCategories(input: $input, dryRun: $dryRun) { ...StartedBulkChange }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ChangeSuppliers($input: ChangeSuppliersInput!, $dryRun: Boolean!) {\n      changeSuppliers(input: $input, dryRun: $dryRun) { ...StartedBulkChange }\n    }\n  "): (typeof documents)["\n    mutation ChangeSuppliers($input: ChangeSuppliersInput!, $dryRun: Boolean!) {\n      changeSuppliers(input: $input, dryRun: $dryRun) { ...StartedBulkChange }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ChangeTenants($input: ChangeTenantsInput!, $dryRun: Boolean!) {\n      changeTenants(input: $input, dryRun: $dryRun) { ...StartedBulkChange }\n    }\n  "): (typeof documents)["\n    mutation ChangeTenants($input: ChangeTenantsInput!, $dryRun: Boolean!) {\n      changeTenants(input: $input, dryRun: $dryRun) { ...StartedBulkChange }\n    }\n  "];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;