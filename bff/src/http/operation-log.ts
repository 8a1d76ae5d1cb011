import type { GraphQLFormattedError } from 'graphql';
import type { Context } from '../schema/context.js';

interface Done {
  readonly name: string | null;
  /** query, mutation or subscription; null if the document never got that far. */
  readonly type: string | null;
  /** `performance.now()` of its start. */
  readonly startedAt: number;
  readonly errors: readonly GraphQLFormattedError[] | undefined;
}

/** The one line an operation leaves in the log: never its variables, never a token. */
export function logOperation({ log, session, rest }: Context, { name, type, startedAt, errors }: Done): void {
  log.info(
    {
      operation: name,
      type,
      user: session?.userId ?? null,
      via: session?.via ?? null,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
      upstreamCalls: rest.count,
      ...(errors?.length ? { errors: [...new Set(errors.map(({ extensions }) => extensions?.code))] } : {}),
    },
    'operation',
  );
}
