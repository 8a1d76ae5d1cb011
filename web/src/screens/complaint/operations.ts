import { graphql } from '../../gql';
import type { ComplaintTicketFragment } from '../../gql/graphql';

graphql(`
  fragment ChatComment on ComplaintComment {
    id text photos isOwnSide authorName step createdAt
  }
`);

graphql(`
  fragment ComplaintTicket on ComplaintDetail {
    id title description status action estimatedCompletion isOverdue evidence licensePlate categoryName supplierName
    tenantName createdBy createdAt updatedBy updatedAt version
    isTenantSide isSupplierSide canEdit canComment canSetAction canMarkDone canReopen canClose commentCount
    history { id step from to action reason by at }
    comments(last: $last) { ...ChatComment }
  }
`);

export const DETAIL = graphql(`
  query ComplaintDetail($id: ID!, $last: Int!) {
    complaint(id: $id) { ...ComplaintTicket }
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
