import { graphql } from '../../gql/complaint';
import type { ComplaintTicketFragment } from '../../gql/complaint/graphql';

graphql(`
  fragment ChatComment on ComplaintComment {
    id text photos isOwnSide authorName step createdAt editedAt deletedAt changeableUntil
  }
`);

graphql(`
  fragment ComplaintTicket on ComplaintDetail {
    id title description status otherStatus action otherAction estimatedCompletion isOverdue evidence vehicleId licensePlate categoryName supplierId supplierName
    tenantName supplierPhone tenantPhone priority assigneeId assigneeName estimatedTime createdBy createdAt updatedBy updatedAt version
    isTenantSide isSupplierSide canEdit canComment canSetAction canSetEstimate canSetPriority canAssign canMarkDone canReopen canClose commentCount
    history { id step from otherFrom to otherTo action otherAction reason value by at }
    comments(last: $last) { ...ChatComment }
  }
`);

export const DETAIL = graphql(`
  query ComplaintDetail($id: ID!, $last: Int!) {
    complaint(id: $id) { ...ComplaintTicket }
  }
`);

export const CONTACT = graphql(`
  query ComplaintContact($id: ID!) {
    complaint(id: $id) {
      id
      vehicle { id telemetry { position { latitude longitude } address measuredAt } }
    }
  }
`);

export const OLDER = graphql(`
  query OlderComments($id: ID!, $last: Int!, $before: ID!) {
    complaint(id: $id) {
      id
      comments(last: $last, before: $before) { ...ChatComment }
    }
  }
`);

/** With the newest comments: those written between the first load and this subscription are among them. */
export const CHANGED = graphql(`
  subscription ComplaintChanged($id: ID!, $last: Int!) {
    complaintChanged(complaintId: $id) { ...ComplaintTicket }
  }
`);

export const COMMENTED = graphql(`
  subscription ComplaintCommented($id: ID!) {
    complaintCommented(complaintId: $id) { ...ChatComment }
  }
`);

export const COMMENT = graphql(`
  mutation CommentOnComplaint($id: ID!, $input: ComplaintCommentInput!) {
    commentOnComplaint(complaintId: $id, input: $input) { success message commentId }
  }
`);

export const ACTION = graphql(`
  mutation SetComplaintAction($id: ID!, $action: ComplaintAction!, $version: Int) {
    setComplaintAction(id: $id, action: $action, version: $version) { success message }
  }
`);

export const ESTIMATE = graphql(`
  mutation SetComplaintEstimate($id: ID!, $date: Date!, $time: String, $version: Int) {
    setComplaintEstimate(id: $id, date: $date, time: $time, version: $version) {
      success message errors { code }
    }
  }
`);

export const PRIORITY = graphql(`
  mutation SetComplaintPriority($id: ID!, $priority: ComplaintPriority!, $version: Int) {
    setComplaintPriority(id: $id, priority: $priority, version: $version) {
      success message errors { code }
    }
  }
`);

export const ASSIGN = graphql(`
  mutation AssignComplaint($id: ID!, $assigneeId: ID, $version: Int) {
    assignComplaint(id: $id, assigneeId: $assigneeId, version: $version) {
      success message errors { code }
    }
  }
`);

export const ASSIGNEES = graphql(`
  query ComplaintAssignees($supplierId: ID) {
    complaintAssigneeOptions(supplierId: $supplierId) { value text }
  }
`);

export const EDIT_COMMENT = graphql(`
  mutation EditComplaintComment($complaintId: ID!, $commentId: ID!, $text: String!) {
    editComplaintComment(complaintId: $complaintId, commentId: $commentId, text: $text) { success message }
  }
`);

export const DELETE_COMMENT = graphql(`
  mutation DeleteComplaintComment($complaintId: ID!, $commentId: ID!) {
    deleteComplaintComment(complaintId: $complaintId, commentId: $commentId) { success message }
  }
`);

export const REPLIES = graphql(`
  query ComplaintReplies {
    complaintReplyOptions { value text }
  }
`);

export const SAVE_REPLY = graphql(`
  mutation SaveComplaintReply($text: String!) {
    saveComplaintReply(text: $text) { success message }
  }
`);

export const DELETE_REPLY = graphql(`
  mutation DeleteComplaintReply($id: ID!) {
    deleteComplaintReply(id: $id) { success message }
  }
`);

export const DONE = graphql(`
  mutation MarkComplaintDone($id: ID!, $reason: String!, $version: Int) {
    markComplaintDone(id: $id, reason: $reason, version: $version) { success message }
  }
`);

export const REOPEN = graphql(`
  mutation ReopenComplaint($id: ID!, $reason: String!, $version: Int) {
    reopenComplaint(id: $id, reason: $reason, version: $version) { success message }
  }
`);

export const CLOSE = graphql(`
  mutation CloseComplaint($id: ID!, $reason: String!, $version: Int) {
    closeComplaint(id: $id, reason: $reason, version: $version) { success message }
  }
`);

export type Detail = ComplaintTicketFragment;
export type Comment = Detail['comments'][number];
