import { setTimeout as pause } from 'node:timers/promises';
import {
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface TracingOptions {
  /** Base URL of an OpenTelemetry collector, without `/v1/traces`. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Milliseconds that a server which stops gives its last spans: a collector that is away is tried for longer. */
const FLUSH_MS = 1000;

/** `00-{trace}-{span}-{flags}` (W3C Trace Context). */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/**
 * Makes each request a span of the trace that its `traceparent` names, sent to the collector by OTLP over HTTP. The caller
 * determines whether the trace is kept; a request without the header creates no span.
 */
export function traceRequests(app: FastifyInstance, { endpoint, headers }: TracingOptions): void {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: 3000,
  });
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': 'armada-upstream' })),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('armada');
  const spans = new WeakMap<FastifyRequest, Span>();

  app.addHook('onRequest', async (request) => {
    const { traceparent } = request.headers;
    const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(String(traceparent)) ?? [];
    const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
    const caller = { traceId, spanId, traceFlags, isRemote: true };
    if (!isSpanContextValid(caller)) return;
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
  app.addHook('onClose', async () => {
    const sent = new AbortController();
    const patience = pause(FLUSH_MS, undefined, { signal: sent.signal }).catch(() => undefined);
    await Promise.race([provider.shutdown(), patience]).catch(() => undefined);
    sent.abort();
  });
}
