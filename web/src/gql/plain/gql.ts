/* eslint-disable */
import * as types from './graphql';



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
    "fragment SignedIn on Me {\n  user {\n    id\n    name\n    email\n    photo\n    companyId\n    companyName\n    companyType\n    isAdmin\n    userTypeName\n  }\n  menus {\n    id\n    name\n    path\n    icon\n    code\n    children {\n      id\n      name\n      path\n      icon\n      code\n      children {\n        id\n        name\n        path\n        icon\n        code\n        children {\n          id\n          name\n          path\n          icon\n          code\n        }\n      }\n    }\n  }\n  permissions {\n    resource\n    canCreate\n    canEdit\n    canUndoCreate\n    createFields\n    editFields\n    bulkFields\n    lockedFields {\n      field\n      creators\n      editors\n    }\n  }\n  preferences\n}\n\nquery Me {\n  me {\n    ...SignedIn\n  }\n}\n\nmutation Login($input: LoginInput!) {\n  login(input: $input) {\n    success\n    message\n    me {\n      ...SignedIn\n    }\n  }\n}\n\nmutation Logout {\n  logout {\n    success\n    message\n  }\n}\n\nquery SignInOptions {\n  signInOptions {\n    federated\n    federatedName\n    failure\n  }\n}": typeof types.SignedInFragmentDoc,
    "mutation ForgotPassword($input: ForgotPasswordInput!) {\n  forgotPassword(input: $input) {\n    success\n    message\n  }\n}\n\nmutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input) {\n    success\n    message\n    errors {\n      field\n    }\n  }\n}": typeof types.ForgotPasswordDocument,
    "mutation UploadPhoto($file: Upload!) {\n  uploadPhoto(file: $file) {\n    success\n    message\n    url\n  }\n}": typeof types.UploadPhotoDocument,
};
const documents: Documents = {
    "fragment SignedIn on Me {\n  user {\n    id\n    name\n    email\n    photo\n    companyId\n    companyName\n    companyType\n    isAdmin\n    userTypeName\n  }\n  menus {\n    id\n    name\n    path\n    icon\n    code\n    children {\n      id\n      name\n      path\n      icon\n      code\n      children {\n        id\n        name\n        path\n        icon\n        code\n        children {\n          id\n          name\n          path\n          icon\n          code\n        }\n      }\n    }\n  }\n  permissions {\n    resource\n    canCreate\n    canEdit\n    canUndoCreate\n    createFields\n    editFields\n    bulkFields\n    lockedFields {\n      field\n      creators\n      editors\n    }\n  }\n  preferences\n}\n\nquery Me {\n  me {\n    ...SignedIn\n  }\n}\n\nmutation Login($input: LoginInput!) {\n  login(input: $input) {\n    success\n    message\n    me {\n      ...SignedIn\n    }\n  }\n}\n\nmutation Logout {\n  logout {\n    success\n    message\n  }\n}\n\nquery SignInOptions {\n  signInOptions {\n    federated\n    federatedName\n    failure\n  }\n}": types.SignedInFragmentDoc,
    "mutation ForgotPassword($input: ForgotPasswordInput!) {\n  forgotPassword(input: $input) {\n    success\n    message\n  }\n}\n\nmutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input) {\n    success\n    message\n    errors {\n      field\n    }\n  }\n}": types.ForgotPasswordDocument,
    "mutation UploadPhoto($file: Upload!) {\n  uploadPhoto(file: $file) {\n    success\n    message\n    url\n  }\n}": types.UploadPhotoDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SignedIn on Me {\n  user {\n    id\n    name\n    email\n    photo\n    companyId\n    companyName\n    companyType\n    isAdmin\n    userTypeName\n  }\n  menus {\n    id\n    name\n    path\n    icon\n    code\n    children {\n      id\n      name\n      path\n      icon\n      code\n      children {\n        id\n        name\n        path\n        icon\n        code\n        children {\n          id\n          name\n          path\n          icon\n          code\n        }\n      }\n    }\n  }\n  permissions {\n    resource\n    canCreate\n    canEdit\n    canUndoCreate\n    createFields\n    editFields\n    bulkFields\n    lockedFields {\n      field\n      creators\n      editors\n    }\n  }\n  preferences\n}\n\nquery Me {\n  me {\n    ...SignedIn\n  }\n}\n\nmutation Login($input: LoginInput!) {\n  login(input: $input) {\n    success\n    message\n    me {\n      ...SignedIn\n    }\n  }\n}\n\nmutation Logout {\n  logout {\n    success\n    message\n  }\n}\n\nquery SignInOptions {\n  signInOptions {\n    federated\n    federatedName\n    failure\n  }\n}"): typeof import('./graphql').SignedInFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ForgotPassword($input: ForgotPasswordInput!) {\n  forgotPassword(input: $input) {\n    success\n    message\n  }\n}\n\nmutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input) {\n    success\n    message\n    errors {\n      field\n    }\n  }\n}"): typeof import('./graphql').ForgotPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UploadPhoto($file: Upload!) {\n  uploadPhoto(file: $file) {\n    success\n    message\n    url\n  }\n}"): typeof import('./graphql').UploadPhotoDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
