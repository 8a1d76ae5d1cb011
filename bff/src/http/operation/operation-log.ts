import type { GraphQLFormattedError } from 'graphql';
import type { Context } from '../../graphql/schema/context.js';
import type { GatewayParts } from '../gateway-parts.js';

interface FinishedOperation {
  readonly name: string | null;
  /** query, mutation or subscription, or the transport; null if the document was not parsed. */
  readonly type: string | null;
  /** The maximum number of objects in its response (`costOf`); null if it was not measured. */
  readonly cost: number | null;
  /** `performance.now()` at its start. */
  readonly startedAt: number;
  readonly errors: readonly GraphQLFormattedError[] | undefined;
}

/** Logs an operation in one line (never its variables, never a token) and counts it in the metrics. */
export function recordOperation(
  { log, metrics }: Pick<GatewayParts, 'log' | 'metrics'>,
  { requestId, session, rest, trace }: Context,
  { name, type, cost, startedAt, errors }: FinishedOperation,
): void {
  const milliseconds = performance.now() - startedAt;
  const codes = errors ? [...new Set(errors.map(({ extensions }) => extensions?.code))] : [];
  log.info(
    {
      requestId,
      operation: name,
      type,
      cost,
      user: session?.userId ?? null,
      via: session?.via ?? null,
      ms: Math.round(milliseconds * 10) / 10,
      upstreamCalls: rest.count,
      upstreamMs: Math.round(rest.milliseconds * 10) / 10,
      ...(codes.length > 0 ? { errors: codes } : {}),
    },
    'operation',
  );
  trace?.endOperation({ name, type, cost, codes });
  metrics.operation(type, codes, milliseconds / 1000);
}
