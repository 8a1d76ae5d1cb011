import type { confirmation as base } from '../id/confirmation';

export const confirmation: typeof base = {
  title: 'Attention',
  cancel: 'Cancel',
  discard: 'Your changes are not saved. Close without saving?',
  discardChanges: 'Discard changes',
  keepEditing: 'Keep editing',
  ok: 'OK',
  success: 'Success',
  failure: 'Failed',
};
