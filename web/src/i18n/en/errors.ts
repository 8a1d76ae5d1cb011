import type { errors as base } from '../id/errors';

export const errors: typeof base = {
  UNAUTHENTICATED: 'Sorry, Your session has expired, please login again.',
  FORBIDDEN: 'You do not have permission for this.',
  BAD_USER_INPUT: 'What was sent cannot be accepted. Please check your entries.',
  RATE_LIMITED: 'Too many requests. Wait a moment, then try again.',
  OPERATION_TOO_COMPLEX: 'The request is too large. Narrow your search.',
  PERSISTED_OPERATION_NOT_FOUND: 'The application has a newer version. Reload this page.',
  NOT_SUPPORTED: 'The data service does not offer this function.',
  UPSTREAM_UNAVAILABLE: 'The data service cannot be reached. Try again in a moment.',
  UPSTREAM_TIMEOUT: 'The data service did not answer in time. Try again in a moment.',
  UPSTREAM_BAD_REPLY: 'The data service gave an answer that cannot be read.',
  INTERNAL: 'Something went wrong on the server. Try again in a moment.',
  network: 'Something went wrong... Check your connection, then try again.',
};
