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
    "\n  fragment ChatComment on ComplaintComment {\n    id text photos isOwnSide authorName step createdAt editedAt deletedAt changeableUntil\n  }\n": typeof types.ChatCommentFragmentDoc,
    "\n  fragment ComplaintTicket on ComplaintDetail {\n    id title description status otherStatus action otherAction estimatedCompletion isOverdue evidence vehicleId licensePlate categoryName supplierId supplierName\n    tenantName supplierPhone tenantPhone priority assigneeId assigneeName estimatedTime createdBy createdAt updatedBy updatedAt version\n    isTenantSide isSupplierSide canEdit canComment canSetAction canSetEstimate canSetPriority canAssign canMarkDone canReopen canClose commentCount\n    history { id step from otherFrom to otherTo action otherAction reason value by at }\n    comments(last: $last) { ...ChatComment }\n  }\n": typeof types.ComplaintTicketFragmentDoc,
    "\n  query ComplaintDetail($id: ID!, $last: Int!) {\n    complaint(id: $id) { ...ComplaintTicket }\n  }\n": typeof types.ComplaintDetailDocument,
    "\n  query ComplaintContact($id: ID!) {\n    complaint(id: $id) {\n      id\n      vehicle { id telemetry { position { latitude longitude } address measuredAt } }\n    }\n  }\n": typeof types.ComplaintContactDocument,
    "\n  query OlderComments($id: ID!, $last: Int!, $before: ID!) {\n    complaint(id: $id) {\n      id\n      comments(last: $last, before: $before) { ...ChatComment }\n    }\n  }\n": typeof types.OlderCommentsDocument,
    "\n  subscription ComplaintChanged($id: ID!, $last: Int!) {\n    complaintChanged(complaintId: $id) { ...ComplaintTicket }\n  }\n": typeof types.ComplaintChangedDocument,
    "\n  subscription ComplaintCommented($id: ID!) {\n    complaintCommented(complaintId: $id) { ...ChatComment }\n  }\n": typeof types.ComplaintCommentedDocument,
    "\n  mutation CommentOnComplaint($id: ID!, $input: ComplaintCommentInput!) {\n    commentOnComplaint(complaintId: $id, input: $input) { success message commentId }\n  }\n": typeof types.CommentOnComplaintDocument,
    "\n  mutation SetComplaintAction($id: ID!, $action: ComplaintAction!, $version: Int) {\n    setComplaintAction(id: $id, action: $action, version: $version) { success message }\n  }\n": typeof types.SetComplaintActionDocument,
    "\n  mutation SetComplaintEstimate($id: ID!, $date: Date!, $time: String, $version: Int) {\n    setComplaintEstimate(id: $id, date: $date, time: $time, version: $version) {\n      success message errors { code }\n    }\n  }\n": typeof types.SetComplaintEstimateDocument,
    "\n  mutation SetComplaintPriority($id: ID!, $priority: ComplaintPriority!, $version: Int) {\n    setComplaintPriority(id: $id, priority: $priority, version: $version) {\n      success message errors { code }\n    }\n  }\n": typeof types.SetComplaintPriorityDocument,
    "\n  mutation AssignComplaint($id: ID!, $assigneeId: ID, $version: Int) {\n    assignComplaint(id: $id, assigneeId: $assigneeId, version: $version) {\n      success message errors { code }\n    }\n  }\n": typeof types.AssignComplaintDocument,
    "\n  query ComplaintAssignees($supplierId: ID) {\n    complaintAssigneeOptions(supplierId: $supplierId) { value text }\n  }\n": typeof types.ComplaintAssigneesDocument,
    "\n  mutation EditComplaintComment($complaintId: ID!, $commentId: ID!, $text: String!) {\n    editComplaintComment(complaintId: $complaintId, commentId: $commentId, text: $text) { success message }\n  }\n": typeof types.EditComplaintCommentDocument,
    "\n  mutation DeleteComplaintComment($complaintId: ID!, $commentId: ID!) {\n    deleteComplaintComment(complaintId: $complaintId, commentId: $commentId) { success message }\n  }\n": typeof types.DeleteComplaintCommentDocument,
    "\n  query ComplaintReplies {\n    complaintReplyOptions { value text }\n  }\n": typeof types.ComplaintRepliesDocument,
    "\n  mutation SaveComplaintReply($text: String!) {\n    saveComplaintReply(text: $text) { success message }\n  }\n": typeof types.SaveComplaintReplyDocument,
    "\n  mutation DeleteComplaintReply($id: ID!) {\n    deleteComplaintReply(id: $id) { success message }\n  }\n": typeof types.DeleteComplaintReplyDocument,
    "\n  mutation MarkComplaintDone($id: ID!, $reason: String!, $version: Int) {\n    markComplaintDone(id: $id, reason: $reason, version: $version) { success message }\n  }\n": typeof types.MarkComplaintDoneDocument,
    "\n  mutation ReopenComplaint($id: ID!, $reason: String!, $version: Int) {\n    reopenComplaint(id: $id, reason: $reason, version: $version) { success message }\n  }\n": typeof types.ReopenComplaintDocument,
    "\n  mutation CloseComplaint($id: ID!, $reason: String!, $version: Int) {\n    closeComplaint(id: $id, reason: $reason, version: $version) { success message }\n  }\n": typeof types.CloseComplaintDocument,
};
const documents: Documents = {
    "\n  fragment ChatComment on ComplaintComment {\n    id text photos isOwnSide authorName step createdAt editedAt deletedAt changeableUntil\n  }\n": types.ChatCommentFragmentDoc,
    "\n  fragment ComplaintTicket on ComplaintDetail {\n    id title description status otherStatus action otherAction estimatedCompletion isOverdue evidence vehicleId licensePlate categoryName supplierId supplierName\n    tenantName supplierPhone tenantPhone priority assigneeId assigneeName estimatedTime createdBy createdAt updatedBy updatedAt version\n    isTenantSide isSupplierSide canEdit canComment canSetAction canSetEstimate canSetPriority canAssign canMarkDone canReopen canClose commentCount\n    history { id step from otherFrom to otherTo action otherAction reason value by at }\n    comments(last: $last) { ...ChatComment }\n  }\n": types.ComplaintTicketFragmentDoc,
    "\n  query ComplaintDetail($id: ID!, $last: Int!) {\n    complaint(id: $id) { ...ComplaintTicket }\n  }\n": types.ComplaintDetailDocument,
    "\n  query ComplaintContact($id: ID!) {\n    complaint(id: $id) {\n      id\n      vehicle { id telemetry { position { latitude longitude } address measuredAt } }\n    }\n  }\n": types.ComplaintContactDocument,
    "\n  query OlderComments($id: ID!, $last: Int!, $before: ID!) {\n    complaint(id: $id) {\n      id\n      comments(last: $last, before: $before) { ...ChatComment }\n    }\n  }\n": types.OlderCommentsDocument,
    "\n  subscription ComplaintChanged($id: ID!, $last: Int!) {\n    complaintChanged(complaintId: $id) { ...ComplaintTicket }\n  }\n": types.ComplaintChangedDocument,
    "\n  subscription ComplaintCommented($id: ID!) {\n    complaintCommented(complaintId: $id) { ...ChatComment }\n  }\n": types.ComplaintCommentedDocument,
    "\n  mutation CommentOnComplaint($id: ID!, $input: ComplaintCommentInput!) {\n    commentOnComplaint(complaintId: $id, input: $input) { success message commentId }\n  }\n": types.CommentOnComplaintDocument,
    "\n  mutation SetComplaintAction($id: ID!, $action: ComplaintAction!, $version: Int) {\n    setComplaintAction(id: $id, action: $action, version: $version) { success message }\n  }\n": types.SetComplaintActionDocument,
    "\n  mutation SetComplaintEstimate($id: ID!, $date: Date!, $time: String, $version: Int) {\n    setComplaintEstimate(id: $id, date: $date, time: $time, version: $version) {\n      success message errors { code }\n    }\n  }\n": types.SetComplaintEstimateDocument,
    "\n  mutation SetComplaintPriority($id: ID!, $priority: ComplaintPriority!, $version: Int) {\n    setComplaintPriority(id: $id, priority: $priority, version: $version) {\n      success message errors { code }\n    }\n  }\n": types.SetComplaintPriorityDocument,
    "\n  mutation AssignComplaint($id: ID!, $assigneeId: ID, $version: Int) {\n    assignComplaint(id: $id, assigneeId: $assigneeId, version: $version) {\n      success message errors { code }\n    }\n  }\n": types.AssignComplaintDocument,
    "\n  query ComplaintAssignees($supplierId: ID) {\n    complaintAssigneeOptions(supplierId: $supplierId) { value text }\n  }\n": types.ComplaintAssigneesDocument,
    "\n  mutation EditComplaintComment($complaintId: ID!, $commentId: ID!, $text: String!) {\n    editComplaintComment(complaintId: $complaintId, commentId: $commentId, text: $text) { success message }\n  }\n": types.EditComplaintCommentDocument,
    "\n  mutation DeleteComplaintComment($complaintId: ID!, $commentId: ID!) {\n    deleteComplaintComment(complaintId: $complaintId, commentId: $commentId) { success message }\n  }\n": types.DeleteComplaintCommentDocument,
    "\n  query ComplaintReplies {\n    complaintReplyOptions { value text }\n  }\n": types.ComplaintRepliesDocument,
    "\n  mutation SaveComplaintReply($text: String!) {\n    saveComplaintReply(text: $text) { success message }\n  }\n": types.SaveComplaintReplyDocument,
    "\n  mutation DeleteComplaintReply($id: ID!) {\n    deleteComplaintReply(id: $id) { success message }\n  }\n": types.DeleteComplaintReplyDocument,
    "\n  mutation MarkComplaintDone($id: ID!, $reason: String!, $version: Int) {\n    markComplaintDone(id: $id, reason: $reason, version: $version) { success message }\n  }\n": types.MarkComplaintDoneDocument,
    "\n  mutation ReopenComplaint($id: ID!, $reason: String!, $version: Int) {\n    reopenComplaint(id: $id, reason: $reason, version: $version) { success message }\n  }\n": types.ReopenComplaintDocument,
    "\n  mutation CloseComplaint($id: ID!, $reason: String!, $version: Int) {\n    closeComplaint(id: $id, reason: $reason, version: $version) { success message }\n  }\n": types.CloseComplaintDocument,
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
export function graphql(source: "\n  fragment ChatComment on ComplaintComment {\n    id text photos isOwnSide authorName step createdAt editedAt deletedAt changeableUntil\n  }\n"): (typeof documents)["\n  fragment ChatComment on ComplaintComment {\n    id text photos isOwnSide authorName step createdAt editedAt deletedAt changeableUntil\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ComplaintTicket on ComplaintDetail {\n    id title description status otherStatus action otherAction estimatedCompletion isOverdue evidence vehicleId licensePlate categoryName supplierId supplierName\n    tenantName supplierPhone tenantPhone priority assigneeId assigneeName estimatedTime createdBy createdAt updatedBy updatedAt version\n    isTenantSide isSupplierSide canEdit canComment canSetAction canSetEstimate canSetPriority canAssign canMarkDone canReopen canClose commentCount\n    history { id step from otherFrom to otherTo action otherAction reason value by at }\n    comments(last: $last) { ...ChatComment }\n  }\n"): (typeof documents)["\n  fragment ComplaintTicket on ComplaintDetail {\n    id title description status otherStatus action otherAction estimatedCompletion isOverdue evidence vehicleId licensePlate categoryName supplierId supplierName\n    tenantName supplierPhone tenantPhone priority assigneeId assigneeName estimatedTime createdBy createdAt updatedBy updatedAt version\n    isTenantSide isSupplierSide canEdit canComment canSetAction canSetEstimate canSetPriority canAssign canMarkDone canReopen canClose commentCount\n    history { id step from otherFrom to otherTo action otherAction reason value by at }\n    comments(last: $last) { ...ChatComment }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ComplaintDetail($id: ID!, $last: Int!) {\n    complaint(id: $id) { ...ComplaintTicket }\n  }\n"): (typeof documents)["\n  query ComplaintDetail($id: ID!, $last: Int!) {\n    complaint(id: $id) { ...ComplaintTicket }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ComplaintContact($id: ID!) {\n    complaint(id: $id) {\n      id\n      vehicle { id telemetry { position { latitude longitude } address measuredAt } }\n    }\n  }\n"): (typeof documents)["\n  query ComplaintContact($id: ID!) {\n    complaint(id: $id) {\n      id\n      vehicle { id telemetry { position { latitude longitude } address measuredAt } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OlderComments($id: ID!, $last: Int!, $before: ID!) {\n    complaint(id: $id) {\n      id\n      comments(last: $last, before: $before) { ...ChatComment }\n    }\n  }\n"): (typeof documents)["\n  query OlderComments($id: ID!, $last: Int!, $before: ID!) {\n    complaint(id: $id) {\n      id\n      comments(last: $last, before: $before) { ...ChatComment }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ComplaintChanged($id: ID!, $last: Int!) {\n    complaintChanged(complaintId: $id) { ...ComplaintTicket }\n  }\n"): (typeof documents)["\n  subscription ComplaintChanged($id: ID!, $last: Int!) {\n    complaintChanged(complaintId: $id) { ...ComplaintTicket }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ComplaintCommented($id: ID!) {\n    complaintCommented(complaintId: $id) { ...ChatComment }\n  }\n"): (typeof documents)["\n  subscription ComplaintCommented($id: ID!) {\n    complaintCommented(complaintId: $id) { ...ChatComment }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CommentOnComplaint($id: ID!, $input: ComplaintCommentInput!) {\n    commentOnComplaint(complaintId: $id, input: $input) { success message commentId }\n  }\n"): (typeof documents)["\n  mutation CommentOnComplaint($id: ID!, $input: ComplaintCommentInput!) {\n    commentOnComplaint(complaintId: $id, input: $input) { success message commentId }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetComplaintAction($id: ID!, $action: ComplaintAction!, $version: Int) {\n    setComplaintAction(id: $id, action: $action, version: $version) { success message }\n  }\n"): (typeof documents)["\n  mutation SetComplaintAction($id: ID!, $action: ComplaintAction!, $version: Int) {\n    setComplaintAction(id: $id, action: $action, version: $version) { success message }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetComplaintEstimate($id: ID!, $date: Date!, $time: String, $version: Int) {\n    setComplaintEstimate(id: $id, date: $date, time: $time, version: $version) {\n      success message errors { code }\n    }\n  }\n"): (typeof documents)["\n  mutation SetComplaintEstimate($id: ID!, $date: Date!, $time: String, $version: Int) {\n    setComplaintEstimate(id: $id, date: $date, time: $time, version: $version) {\n      success message errors { code }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetComplaintPriority($id: ID!, $priority: ComplaintPriority!, $version: Int) {\n    setComplaintPriority(id: $id, priority: $priority, version: $version) {\n      success message errors { code }\n    }\n  }\n"): (typeof documents)["\n  mutation SetComplaintPriority($id: ID!, $priority: ComplaintPriority!, $version: Int) {\n    setComplaintPriority(id: $id, priority: $priority, version: $version) {\n      success message errors { code }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssignComplaint($id: ID!, $assigneeId: ID, $version: Int) {\n    assignComplaint(id: $id, assigneeId: $assigneeId, version: $version) {\n      success message errors { code }\n    }\n  }\n"): (typeof documents)["\n  mutation AssignComplaint($id: ID!, $assigneeId: ID, $version: Int) {\n    assignComplaint(id: $id, assigneeId: $assigneeId, version: $version) {\n      success message errors { code }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ComplaintAssignees($supplierId: ID) {\n    complaintAssigneeOptions(supplierId: $supplierId) { value text }\n  }\n"): (typeof documents)["\n  query ComplaintAssignees($supplierId: ID) {\n    complaintAssigneeOptions(supplierId: $supplierId) { value text }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditComplaintComment($complaintId: ID!, $commentId: ID!, $text: String!) {\n    editComplaintComment(complaintId: $complaintId, commentId: $commentId, text: $text) { success message }\n  }\n"): (typeof documents)["\n  mutation EditComplaintComment($complaintId: ID!, $commentId: ID!, $text: String!) {\n    editComplaintComment(complaintId: $complaintId, commentId: $commentId, text: $text) { success message }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteComplaintComment($complaintId: ID!, $commentId: ID!) {\n    deleteComplaintComment(complaintId: $complaintId, commentId: $commentId) { success message }\n  }\n"): (typeof documents)["\n  mutation DeleteComplaintComment($complaintId: ID!, $commentId: ID!) {\n    deleteComplaintComment(complaintId: $complaintId, commentId: $commentId) { success message }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ComplaintReplies {\n    complaintReplyOptions { value text }\n  }\n"): (typeof documents)["\n  query ComplaintReplies {\n    complaintReplyOptions { value text }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveComplaintReply($text: String!) {\n    saveComplaintReply(text: $text) { success message }\n  }\n"): (typeof documents)["\n  mutation SaveComplaintReply($text: String!) {\n    saveComplaintReply(text: $text) { success message }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteComplaintReply($id: ID!) {\n    deleteComplaintReply(id: $id) { success message }\n  }\n"): (typeof documents)["\n  mutation DeleteComplaintReply($id: ID!) {\n    deleteComplaintReply(id: $id) { success message }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkComplaintDone($id: ID!, $reason: String!, $version: Int) {\n    markComplaintDone(id: $id, reason: $reason, version: $version) { success message }\n  }\n"): (typeof documents)["\n  mutation MarkComplaintDone($id: ID!, $reason: String!, $version: Int) {\n    markComplaintDone(id: $id, reason: $reason, version: $version) { success message }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReopenComplaint($id: ID!, $reason: String!, $version: Int) {\n    reopenComplaint(id: $id, reason: $reason, version: $version) { success message }\n  }\n"): (typeof documents)["\n  mutation ReopenComplaint($id: ID!, $reason: String!, $version: Int) {\n    reopenComplaint(id: $id, reason: $reason, version: $version) { success message }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CloseComplaint($id: ID!, $reason: String!, $version: Int) {\n    closeComplaint(id: $id, reason: $reason, version: $version) { success message }\n  }\n"): (typeof documents)["\n  mutation CloseComplaint($id: ID!, $reason: String!, $version: Int) {\n    closeComplaint(id: $id, reason: $reason, version: $version) { success message }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;