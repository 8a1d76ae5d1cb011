import type { errors as base } from '../id/errors';

export const errors: typeof base = {
  OPERATION_TOO_COMPLEX: 'The request is too large. Narrow your search.',
  PERSISTED_OPERATION_NOT_FOUND: 'The application has a newer version. Reload this page.',
  INTERNAL: 'Something went wrong on the server. Try again in a moment.',
  network: 'Something went wrong... Check your connection, then try again.',
};
