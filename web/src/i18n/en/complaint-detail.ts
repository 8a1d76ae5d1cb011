import { complaintDetail as id } from '../id/complaint-detail';
import type { English } from './english';

export const complaintDetail: English<typeof id> = {
  ...id,
  back: 'Back',
  noEvidence: 'No photo',
  moveOfSupplier: 'It is the turn of {company}',
  moveOfTenant: 'It is the turn of {company} to look',
  moveOfNobody: 'The complaint is closed',
  saved: 'Saved.',
  steps: 'History',
  change: '{from} → {to}',
  comments: 'Comments',
  placeholder: 'Write a comment ....',
  send: 'Send the comment',
  loadingOlder: 'Loading earlier comments . . .',
  newComments: 'New comments',
  photosOf: 'Photos of {name}',
  loading: 'Loading the complaint . . .',
  failed: 'The complaint could not be loaded.',
  retry: 'Retry',
  notFound: 'There is no such complaint, or it is not yours to see.',
  dropHere: 'Drop the photos here',
  cannotComment: 'This complaint cannot be commented on.',
};
