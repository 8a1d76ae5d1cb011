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
    "\n  query ApiTokens($page: Int!, $size: Int!) {\n    apiTokens(page: $page, size: $size) {\n      items { id name readOnly expiresAt createdAt lastUsedAt revokedAt }\n      pageInfo { page totalPages }\n    }\n  }\n": typeof types.ApiTokensDocument,
    "\n  mutation RevokeApiToken($id: ID!) {\n    revokeApiToken(id: $id) { success message }\n  }\n": typeof types.RevokeApiTokenDocument,
    "\n  mutation CreateApiToken($input: ApiTokenInput!) {\n    createApiToken(input: $input) {\n      success message token errors { field code message }\n    }\n  }\n": typeof types.CreateApiTokenDocument,
    "\n  query NotificationSettings {\n    notificationSettings {\n      kinds { kind name channels defaultChannels offeredChannels forcedChannels }\n      digest quietFrom quietTo timeZone pushKey\n    }\n  }\n": typeof types.NotificationSettingsDocument,
    "\n  mutation SaveNotificationChannels($kind: ID!, $channels: [NotificationChannel!]) {\n    saveNotificationChannels(kind: $kind, channels: $channels) {\n      success message\n      settings {\n        kinds { kind name channels defaultChannels offeredChannels forcedChannels }\n        digest quietFrom quietTo timeZone pushKey\n      }\n    }\n  }\n": typeof types.SaveNotificationChannelsDocument,
    "\n  mutation SaveNotificationSchedule($input: NotificationScheduleInput!) {\n    saveNotificationSchedule(input: $input) {\n      success message errors { field code message }\n      settings {\n        kinds { kind name channels defaultChannels offeredChannels forcedChannels }\n        digest quietFrom quietTo timeZone pushKey\n      }\n    }\n  }\n": typeof types.SaveNotificationScheduleDocument,
    "\n  query CompanyNotificationDefaults {\n    companyNotificationDefaults { kind name channels defaultChannels offeredChannels forcedChannels }\n  }\n": typeof types.CompanyNotificationDefaultsDocument,
    "\n  mutation SaveCompanyNotificationDefault($kind: ID!, $channels: [NotificationChannel!]) {\n    saveCompanyNotificationDefault(kind: $kind, channels: $channels) {\n      success message\n      defaults { kind name channels defaultChannels offeredChannels forcedChannels }\n    }\n  }\n": typeof types.SaveCompanyNotificationDefaultDocument,
    "\n  fragment AccountUser on User {\n    id name email username address phone photo office reportsTo companyName userTypeName isActive activeUntil version\n  }\n": typeof types.AccountUserFragmentDoc,
    "\n  query Account {\n    me {\n      user { ...AccountUser }\n      sbus { id name kps { id name status } }\n    }\n  }\n": typeof types.AccountDocument,
    "\n  mutation UpdateProfile($input: ProfileInput!) {\n    updateProfile(input: $input) {\n      success message errors { field code message }\n      me { user { ...AccountUser } }\n    }\n  }\n": typeof types.UpdateProfileDocument,
};
const documents: Documents = {
    "\n  query ApiTokens($page: Int!, $size: Int!) {\n    apiTokens(page: $page, size: $size) {\n      items { id name readOnly expiresAt createdAt lastUsedAt revokedAt }\n      pageInfo { page totalPages }\n    }\n  }\n": types.ApiTokensDocument,
    "\n  mutation RevokeApiToken($id: ID!) {\n    revokeApiToken(id: $id) { success message }\n  }\n": types.RevokeApiTokenDocument,
    "\n  mutation CreateApiToken($input: ApiTokenInput!) {\n    createApiToken(input: $input) {\n      success message token errors { field code message }\n    }\n  }\n": types.CreateApiTokenDocument,
    "\n  query NotificationSettings {\n    notificationSettings {\n      kinds { kind name channels defaultChannels offeredChannels forcedChannels }\n      digest quietFrom quietTo timeZone pushKey\n    }\n  }\n": types.NotificationSettingsDocument,
    "\n  mutation SaveNotificationChannels($kind: ID!, $channels: [NotificationChannel!]) {\n    saveNotificationChannels(kind: $kind, channels: $channels) {\n      success message\n      settings {\n        kinds { kind name channels defaultChannels offeredChannels forcedChannels }\n        digest quietFrom quietTo timeZone pushKey\n      }\n    }\n  }\n": types.SaveNotificationChannelsDocument,
    "\n  mutation SaveNotificationSchedule($input: NotificationScheduleInput!) {\n    saveNotificationSchedule(input: $input) {\n      success message errors { field code message }\n      settings {\n        kinds { kind name channels defaultChannels offeredChannels forcedChannels }\n        digest quietFrom quietTo timeZone pushKey\n      }\n    }\n  }\n": types.SaveNotificationScheduleDocument,
    "\n  query CompanyNotificationDefaults {\n    companyNotificationDefaults { kind name channels defaultChannels offeredChannels forcedChannels }\n  }\n": types.CompanyNotificationDefaultsDocument,
    "\n  mutation SaveCompanyNotificationDefault($kind: ID!, $channels: [NotificationChannel!]) {\n    saveCompanyNotificationDefault(kind: $kind, channels: $channels) {\n      success message\n      defaults { kind name channels defaultChannels offeredChannels forcedChannels }\n    }\n  }\n": types.SaveCompanyNotificationDefaultDocument,
    "\n  fragment AccountUser on User {\n    id name email username address phone photo office reportsTo companyName userTypeName isActive activeUntil version\n  }\n": types.AccountUserFragmentDoc,
    "\n  query Account {\n    me {\n      user { ...AccountUser }\n      sbus { id name kps { id name status } }\n    }\n  }\n": types.AccountDocument,
    "\n  mutation UpdateProfile($input: ProfileInput!) {\n    updateProfile(input: $input) {\n      success message errors { field code message }\n      me { user { ...AccountUser } }\n    }\n  }\n": types.UpdateProfileDocument,
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
export function graphql(source: "\n  query ApiTokens($page: Int!, $size: Int!) {\n    apiTokens(page: $page, size: $size) {\n      items { id name readOnly expiresAt createdAt lastUsedAt revokedAt }\n      pageInfo { page totalPages }\n    }\n  }\n"): (typeof documents)["\n  query ApiTokens($page: Int!, $size: Int!) {\n    apiTokens(page: $page, size: $size) {\n      items { id name readOnly expiresAt createdAt lastUsedAt revokedAt }\n      pageInfo { page totalPages }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeApiToken($id: ID!) {\n    revokeApiToken(id: $id) { success message }\n  }\n"): (typeof documents)["\n  mutation RevokeApiToken($id: ID!) {\n    revokeApiToken(id: $id) { success message }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateApiToken($input: ApiTokenInput!) {\n    createApiToken(input: $input) {\n      success message token errors { field code message }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateApiToken($input: ApiTokenInput!) {\n    createApiToken(input: $input) {\n      success message token errors { field code message }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NotificationSettings {\n    notificationSettings {\n      kinds { kind name channels defaultChannels offeredChannels forcedChannels }\n      digest quietFrom quietTo timeZone pushKey\n    }\n  }\n"): (typeof documents)["\n  query NotificationSettings {\n    notificationSettings {\n      kinds { kind name channels defaultChannels offeredChannels forcedChannels }\n      digest quietFrom quietTo timeZone pushKey\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveNotificationChannels($kind: ID!, $channels: [NotificationChannel!]) {\n    saveNotificationChannels(kind: $kind, channels: $channels) {\n      success message\n      settings {\n        kinds { kind name channels defaultChannels offeredChannels forcedChannels }\n        digest quietFrom quietTo timeZone pushKey\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveNotificationChannels($kind: ID!, $channels: [NotificationChannel!]) {\n    saveNotificationChannels(kind: $kind, channels: $channels) {\n      success message\n      settings {\n        kinds { kind name channels defaultChannels offeredChannels forcedChannels }\n        digest quietFrom quietTo timeZone pushKey\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveNotificationSchedule($input: NotificationScheduleInput!) {\n    saveNotificationSchedule(input: $input) {\n      success message errors { field code message }\n      settings {\n        kinds { kind name channels defaultChannels offeredChannels forcedChannels }\n        digest quietFrom quietTo timeZone pushKey\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveNotificationSchedule($input: NotificationScheduleInput!) {\n    saveNotificationSchedule(input: $input) {\n      success message errors { field code message }\n      settings {\n        kinds { kind name channels defaultChannels offeredChannels forcedChannels }\n        digest quietFrom quietTo timeZone pushKey\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyNotificationDefaults {\n    companyNotificationDefaults { kind name channels defaultChannels offeredChannels forcedChannels }\n  }\n"): (typeof documents)["\n  query CompanyNotificationDefaults {\n    companyNotificationDefaults { kind name channels defaultChannels offeredChannels forcedChannels }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveCompanyNotificationDefault($kind: ID!, $channels: [NotificationChannel!]) {\n    saveCompanyNotificationDefault(kind: $kind, channels: $channels) {\n      success message\n      defaults { kind name channels defaultChannels offeredChannels forcedChannels }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveCompanyNotificationDefault($kind: ID!, $channels: [NotificationChannel!]) {\n    saveCompanyNotificationDefault(kind: $kind, channels: $channels) {\n      success message\n      defaults { kind name channels defaultChannels offeredChannels forcedChannels }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AccountUser on User {\n    id name email username address phone photo office reportsTo companyName userTypeName isActive activeUntil version\n  }\n"): (typeof documents)["\n  fragment AccountUser on User {\n    id name email username address phone photo office reportsTo companyName userTypeName isActive activeUntil version\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Account {\n    me {\n      user { ...AccountUser }\n      sbus { id name kps { id name status } }\n    }\n  }\n"): (typeof documents)["\n  query Account {\n    me {\n      user { ...AccountUser }\n      sbus { id name kps { id name status } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProfile($input: ProfileInput!) {\n    updateProfile(input: $input) {\n      success message errors { field code message }\n      me { user { ...AccountUser } }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateProfile($input: ProfileInput!) {\n    updateProfile(input: $input) {\n      success message errors { field code message }\n      me { user { ...AccountUser } }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;