import { saveResolver } from '../definition/operations.js';
import { complaint } from './complaint.js';
import { ComplaintPayload } from './complaint-detail.types.js';
import { complaintPayloadOf } from './complaint-payload.js';

export const ComplaintSaveResolver = saveResolver({
  name: complaint.name,
  noun: 'complaint',
  path: complaint.path,
  input: complaint.input,
  inputFields: complaint.inputFields,
  payload: ComplaintPayload,
  descriptions: {
    create: 'Raises a complaint about a rented vehicle.',
    update: 'Changes a complaint that is still open.',
  },
  respond: complaintPayloadOf,
});
