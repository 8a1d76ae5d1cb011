import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Collector, callerIn, traceProvider } from './shared/trace-provider.js';

/**
 * Makes each request a span of the trace that its `traceparent` names. The caller determines whether the trace is kept; a request
 * without the header creates no span.
 */
export function traceRequests(app: FastifyInstance, collector: Collector): void {
  const { tracer, close } = traceProvider('armada-upstream', collector);
  const spans = new WeakMap<FastifyRequest, Span>();

  app.addHook('onRequest', async (request) => {
    const caller = callerIn(String(request.headers.traceparent));
    if (caller === undefined) return;
    // The route as it was declared: an address itself may hold an id or what somebody searched for.
    const name = `${request.method} ${request.routeOptions.url ?? 'nothing'}`;
    const within = trace.setSpanContext(ROOT_CONTEXT, caller);
    spans.set(request, tracer.startSpan(name, { kind: SpanKind.SERVER }, within));
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
  app.addHook('onClose', close);
}
