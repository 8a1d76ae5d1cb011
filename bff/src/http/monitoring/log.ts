import { type DestinationStream, type Logger, pino } from 'pino';
import { standardOutput } from '../../shared/standard-output.js';

/**
 * The logged properties of an error. Libraries add others, which may contain passwords (ioredis: commands), documents (graphql-js) or
 * input (class-validator).
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

/** The gateway's log: a JSON object per line, without secrets and personal data. */
export const gatewayLog = (level: string, destination: DestinationStream = standardOutput()): Logger =>
  pino({ level, serializers: { err: plainError } }, destination);
