import { GraphQLError } from 'graphql';

/** Every `extensions.code` a client may meet (beside Apollo's own for documents that do not parse or validate). */
export const errorCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'RATE_LIMITED',
  'OPERATION_TOO_COMPLEX',
  'PERSISTED_OPERATION_NOT_FOUND',
  'NOT_SUPPORTED',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_BAD_REPLY',
  'INTERNAL',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/**
 * An error that is meant for the client: its message and extensions leave the gateway as they stand (in production without
 * what names a REST call), so neither may hold a host, a token, SQL or a stack. Whatever is not a `GatewayError` reaches the client as INTERNAL.
 */
export class GatewayError extends GraphQLError {
  readonly code: ErrorCode;

  /**
   * @param message without names of REST calls, which are for developers: `call`, `field` and `reason` say them
   * @param details further extensions, for example `{ retryAfter: 30 }` (seconds) or `{ call, field, reason }`
   */
  constructor(code: ErrorCode, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message, { extensions: { ...details, code } });
    this.name = 'GatewayError';
    this.code = code;
  }
}

export const unauthenticated = () =>
  new GatewayError('UNAUTHENTICATED', 'Sorry, Your session has expired, please login again.');
