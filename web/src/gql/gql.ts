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
    "\n  mutation SavePreferences($preferences: JSONObject!) {\n    savePreferences(preferences: $preferences) { success message }\n  }\n": typeof types.SavePreferencesDocument,
    "\n  query Me {\n    me {\n      user { id name email photo companyId companyName companyType isAdmin userTypeName }\n      menus { id name path code children { id name path code children { id name path code children { id name path code } } } }\n      preferences\n    }\n  }\n": typeof types.MeDocument,
    "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      success\n      message\n      me {\n        user { id name email photo companyId companyName companyType isAdmin userTypeName }\n        menus { id name path code children { id name path code children { id name path code children { id name path code } } } }\n        preferences\n      }\n    }\n  }\n": typeof types.LoginDocument,
};
const documents: Documents = {
    "\n  mutation SavePreferences($preferences: JSONObject!) {\n    savePreferences(preferences: $preferences) { success message }\n  }\n": types.SavePreferencesDocument,
    "\n  query Me {\n    me {\n      user { id name email photo companyId companyName companyType isAdmin userTypeName }\n      menus { id name path code children { id name path code children { id name path code children { id name path code } } } }\n      preferences\n    }\n  }\n": types.MeDocument,
    "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      success\n      message\n      me {\n        user { id name email photo companyId companyName companyType isAdmin userTypeName }\n        menus { id name path code children { id name path code children { id name path code children { id name path code } } } }\n        preferences\n      }\n    }\n  }\n": types.LoginDocument,
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
export function graphql(source: "\n  mutation SavePreferences($preferences: JSONObject!) {\n    savePreferences(preferences: $preferences) { success message }\n  }\n"): (typeof documents)["\n  mutation SavePreferences($preferences: JSONObject!) {\n    savePreferences(preferences: $preferences) { success message }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Me {\n    me {\n      user { id name email photo companyId companyName companyType isAdmin userTypeName }\n      menus { id name path code children { id name path code children { id name path code children { id name path code } } } }\n      preferences\n    }\n  }\n"): (typeof documents)["\n  query Me {\n    me {\n      user { id name email photo companyId companyName companyType isAdmin userTypeName }\n      menus { id name path code children { id name path code children { id name path code children { id name path code } } } }\n      preferences\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      success\n      message\n      me {\n        user { id name email photo companyId companyName companyType isAdmin userTypeName }\n        menus { id name path code children { id name path code children { id name path code children { id name path code } } } }\n        preferences\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      success\n      message\n      me {\n        user { id name email photo companyId companyName companyType isAdmin userTypeName }\n        menus { id name path code children { id name path code children { id name path code children { id name path code } } } }\n        preferences\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;