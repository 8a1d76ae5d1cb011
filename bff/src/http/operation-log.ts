import type { GraphQLFormattedError } from 'graphql';
import type { GatewayParts } from '../gateway-parts.js';
import type { Context } from '../schema/context.js';

interface Done {
  readonly name: string | null;
  /** query, mutation or subscription; null if the document never got that far. */
  readonly type: string | null;
  /** Objects that its answer might hold (`costOf`); null if it was never measured. */
  readonly cost: number | null;
  /** `performance.now()` of its start. */
  readonly startedAt: number;
  readonly errors: readonly GraphQLFormattedError[] | undefined;
}

/** Whether a request wants its cost told: `"extensions": {"cost": true}`, through whichever door. */
export const asksForCost = ({
  extensions,
}: {
  readonly extensions?: Readonly<Record<string, unknown>> | null | undefined;
}) => extensions?.cost === true;

/** What an operation leaves behind: one line in the log (never its variables, never a token) and its metrics. */
export function recordOperation(
  { log, metrics }: Pick<GatewayParts, 'log' | 'metrics'>,
  { requestId, session, rest, trace }: Context,
  { name, type, cost, startedAt, errors }: Done,
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
