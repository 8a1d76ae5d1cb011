import { type DestinationStream, type Logger, pino } from 'pino';
import { standardOutput } from './standard-output.js';

/**
 * An error as the log has it: what it is and where it came from. Libraries hang on theirs what they were doing, down to
 * passwords (ioredis its commands), documents (graphql-js) and input (class-validator).
 */
function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error;
  const { name, message, stack, cause } = error;
  return {
    type: name,
    message,
    stack,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(cause === undefined ? {} : { cause: plainError(cause) }),
  };
}

/** The gateway's log: a JSON object a line, nothing in it that is secret or personal. */
export const gatewayLog = (level: string, destination: DestinationStream = standardOutput()): Logger =>
  pino({ level, serializers: { err: plainError } }, destination);
