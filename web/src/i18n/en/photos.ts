import type { photos as base } from '../id/photos';
import type { English } from './english';

export const photos: English<typeof base> = {
  add: 'Add Photo',
  hint: 'JPG, JPEG, PNG, max 2MB. Drop or paste photos here.',
  limit: 'At most {max} photos.',
  leftOut: 'At most {max} photos: {count} not added.',
  failed: 'Sorry, Upload photo error.',
  wrongType: '{name}: jpg, jpeg or png only.',
  tooLarge: '{name}: over 2MB after compression.',
  unreadable: '{name}: the photo cannot be read.',
  preparing: 'Preparing . . .',
  waiting: 'Waiting for the network…',
  uploading: 'Uploading {percent}%',
  cancel: 'Cancel',
  retry: 'Retry',
  remove: 'Delete photo {number}',
  undo: 'Undo',
  deleted: 'Will be deleted',
  open: 'Open photo {number}',
  photo: 'Photo {number}',
  of: '{number} of {count}',
  close: 'Close',
  previous: 'Previous photo',
  next: 'Next photo',
};
