import type { IncomingMessage, ServerResponse } from 'node:http';
import { OperationTrace } from '../tracing/trace.js';
import type { Call } from './client-address.js';
import type { GatewayParts } from './gateway-parts.js';

type Traced = Pick<GatewayParts, 'tracing'>;

/** Begins the trace of an operation, within its client's own if its request names one; null where nothing is traced. */
export function traceOf({ tracing }: Traced, request: Call, name: string): OperationTrace | null {
  return tracing && new OperationTrace(tracing.begin(name, traceparentOf(request)));
}

/** The trace of a request, which ends when its answer is out or the client gone; null where nothing is traced. */
export function requestTrace(
  { tracing }: Traced,
  request: IncomingMessage,
  response: ServerResponse,
): OperationTrace | null {
  if (!tracing) return null;
  // Not the whole path: it may name a photo or an export.
  const place = /^\/[\w-]*/.exec(request.url ?? '')?.[0] ?? '/';
  const step = tracing.begin(`${request.method} ${place}`, traceparentOf(request));
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
