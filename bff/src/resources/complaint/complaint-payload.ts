import type { Context } from '../../graphql/schema/context.js';
import { payloadOf } from '../../graphql/schema/payload.js';
import type { SaveReply } from '../../rest/replies.js';
import { savedRow } from '../saved-row.js';
import { NEWEST_COMMENTS, windowParameters } from './comment-window.js';
import { complaint } from './complaint.js';
import { complaintDetail, toComplaintDetail } from './complaint-detail.rest.js';
import type { ComplaintPayload } from './complaint-detail.types.js';

/**
 * The result of saving a complaint or one of its steps.
 * @param id of the complaint; null for a new one, whose id is in the reply
 */
export const complaintPayloadOf = (
  context: Context,
  reply: SaveReply,
  id: string | null,
): ComplaintPayload => ({
  ...payloadOf(reply, complaint.inputNames),
  complaintId: reply.success ? (id ?? reply.id) : null,
  get complaint() {
    const window = NEWEST_COMMENTS;
    return savedRow(context, complaintDetail, reply, id, windowParameters(window)).then(
      (row) => row && toComplaintDetail({ row, window }),
    );
  },
});
