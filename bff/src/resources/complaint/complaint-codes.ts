import { otherCodesResolvers } from '../definition/options/other-codes.js';
import { complaint, complaintActions, complaintStatuses } from './complaint.js';
import { complaintMove } from './complaint-detail.types.js';

/** Statuses and actions that a data API has besides those of the specification, section 4. */
export const complaintCodes = [
  ...otherCodesResolvers({
    codes: complaintStatuses,
    path: 'complaint/list/status',
    query: {
      name: 'otherComplaintStatuses',
      description: 'The statuses of the data API that `ComplaintStatus` has no member for.',
    },
    fields: [
      {
        type: complaint.type,
        name: 'otherStatus',
        description: "The data API's text for a status that is UNKNOWN; otherwise null.",
      },
      {
        type: complaintMove.type,
        name: 'otherFrom',
        description: "The data API's text for a status before that is UNKNOWN; otherwise null.",
      },
      {
        type: complaintMove.type,
        name: 'otherTo',
        description: "The data API's text for a status after that is UNKNOWN; otherwise null.",
      },
    ],
  }),
  ...otherCodesResolvers({
    codes: complaintActions,
    path: 'complaint/list/action',
    query: {
      name: 'otherComplaintActions',
      description: 'The actions of the data API that `ComplaintAction` has no member for.',
    },
    fields: [complaint, complaintMove].map(({ type }) => ({
      type,
      name: 'otherAction',
      description: "The data API's text for an action that is UNKNOWN; otherwise null.",
    })),
  }),
];
