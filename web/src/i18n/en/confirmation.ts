import type { confirmation as base } from '../id/confirmation';

export const confirmation: typeof base = {
  title: 'Attention',
  yes: 'Yes',
  cancel: 'Cancel',
  ok: 'OK',
  success: 'Success',
  failure: 'Failure',
};
