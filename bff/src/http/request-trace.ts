import type { IncomingMessage, ServerResponse } from 'node:http';
import { OperationTrace } from '../tracing/trace.js';
import type { Call } from './client-address.js';
import type { GatewayParts } from './gateway-parts.js';

type Traced = Pick<GatewayParts, 'tracing'>;

/** Begins the trace of an operation, within the client's trace if its request names one; null without tracing. */
export function traceOf({ tracing }: Traced, request: Call, name: string): OperationTrace | null {
  return tracing && new OperationTrace(tracing.begin(name, traceparentOf(request)));
}

/** Begins the trace of a request, whose span ends with the response or when the client disconnects; null without tracing. */
export function requestTrace(
  { tracing }: Traced,
  request: IncomingMessage,
  response: ServerResponse,
): OperationTrace | null {
  if (!tracing) return null;
  // Only the first segment: the path may contain the name of a photo or an export.
  const path = /^\/[\w-]*/.exec(request.url ?? '')?.[0] ?? '/';
  const step = tracing.begin(`${request.method} ${path}`, traceparentOf(request));
  response.once('close', () => {
    const { statusCode, writableFinished } = response;
    step.end({
      failed: !writableFinished || statusCode >= 500,
      attributes: { 'http.response.status_code': statusCode },
    });
  });
  return new OperationTrace(step);
}

const traceparentOf = ({ headers: { traceparent } }: Call) =>
  typeof traceparent === 'string' ? traceparent : undefined;
