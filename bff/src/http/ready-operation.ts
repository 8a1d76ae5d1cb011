import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Candidate, Ready } from '../admission/admission.js';
import type { GatewayParts } from '../gateway-parts.js';
import { formatErrors } from './format-error.js';
import type { OperationContext } from './operation-context.js';
import { asksForCost, recordOperation } from './operation-log.js';
import { statusOf } from './operation-result.js';
import type { FixedHeaders } from './security-headers.js';

const json = 'application/json; charset=utf-8';

/** The type of the answer by what a client accepts, for those that nearly all of them send; others are for Apollo to weigh. */
const answerTypes: ReadonlyMap<string | undefined, string> = new Map([
  [undefined, json],
  ['*/*', json],
  ['application/json', json],
  ['application/json, */*', json],
  ['application/json, text/plain, */*', json],
  // What Apollo Client sends.
  [
    'application/graphql-response+json,application/json;q=0.9',
    'application/graphql-response+json; charset=utf-8',
  ],
  ['application/graphql-response+json', 'application/graphql-response+json; charset=utf-8'],
]);

/** A request for an operation that can run at once. */
export interface ReadyOperation extends Ready {
  readonly sent: Candidate;
  readonly accept: string | undefined;
  readonly answerType: string;
}

/**
 * Whether a request needs none of what Apollo is there for: it is a POST of plain JSON, all is in order with it, and its operation is
 * known and compiled. Null has Apollo answer. What an operation costs is then what it does, not the way to it: that way takes as long
 * as reading its rows.
 */
export function readyOperation(
  { admission }: Pick<GatewayParts, 'admission'>,
  { method, headers }: IncomingMessage,
  body: unknown,
  { session }: Pick<OperationContext, 'session'>,
): ReadyOperation | null {
  const { accept, 'content-type': type } = headers;
  const answerType = answerTypes.get(accept);
  if (method !== 'POST' || !type?.startsWith('application/json') || answerType === undefined) return null;
  const sent = candidateIn(body);
  const ready = sent && admission.ready(sent, session);
  return ready && { sent, accept, answerType, ...ready };
}

/** The parameters of a request (GraphQL over HTTP), where each of them is what it should be. */
function candidateIn(body: unknown): Candidate | null {
  if (!isRecord(body)) return null;
  const { query = '', operationName, variables, extensions } = body;
  if (typeof query !== 'string') return null;
  if (!isAbsent(operationName) && typeof operationName !== 'string') return null;
  if (!isAbsent(variables) && !isRecord(variables)) return null;
  if (!isAbsent(extensions) && !isRecord(extensions)) return null;
  return { query, operationName, variables, extensions };
}

const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Runs the operation and writes the whole answer, as it comes through Apollo. */
export async function runReady(
  parts: Pick<GatewayParts, 'errorFormat' | 'log' | 'metrics'>,
  { sent, operation, run, cost, accept, answerType }: ReadyOperation,
  context: OperationContext,
  { response, fixed }: { readonly response: ServerResponse; readonly fixed: FixedHeaders },
): Promise<void> {
  context.trace?.beginOperation();
  const startedAt = performance.now();
  const result = await run(context, sent.variables ?? {});
  const errors = result.errors && formatErrors(result.errors, context, parts.errorFormat);
  const { warnings } = context;
  const wantsCost = asksForCost(sent);
  const extensions =
    warnings.length > 0 || wantsCost
      ? { ...(warnings.length > 0 ? { warnings } : {}), ...(wantsCost ? { cost } : {}) }
      : undefined;
  const { node } = operation;
  recordOperation(parts, context, {
    name: node.name?.value ?? null,
    type: node.operation,
    cost,
    startedAt,
    errors,
  });
  if (response.destroyed) return;
  const text = `${JSON.stringify({ errors, data: result.data, extensions })}\n`;
  const length = Buffer.byteLength(text);
  const headers = fixed.with(
    'x-request-id',
    context.requestId,
    'cache-control',
    'no-store',
    'content-type',
    answerType,
    'content-length',
    String(length),
  );
  response.writeHead(result.data === undefined ? statusOf(errors, accept) : 200, headers);
  // A text of ASCII alone goes out in one piece with the headers; any other would be measured and copied once more.
  if (length === text.length) response.end(text, 'latin1');
  else response.end(Buffer.from(text));
}
