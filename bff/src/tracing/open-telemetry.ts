import { setTimeout as pause } from 'node:timers/promises';
import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { TraceSpan, Tracing } from './trace.js';

interface TracingSettings {
  /** Base URL of the collector, without `/v1/traces`. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Share of the traces that are sampled, 0 to 1. */
  readonly share: number;
}

/** Maximum milliseconds for exporting the last spans at shutdown; the exporter itself retries for longer. */
const flushMs = 1000;

/** `00-{trace}-{span}-{flags}` (W3C Trace Context). */
const traceparentPattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Traces by OpenTelemetry's SDK, exported in batches by OTLP over HTTP. Loaded only when a collector is configured. */
export function openTelemetry({ endpoint, headers, share }: TracingSettings): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: 3000,
  });
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': 'armada-gateway' })),
    // By the trace id, not by the client's sampled flag: any client may send a traceparent.
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('armada');
  return {
    begin: (name, traceparent) =>
      spanOf(tracer, tracer.startSpan(name, { kind: SpanKind.SERVER }, contextIn(traceparent))),
    close: () =>
      Promise.race([provider.shutdown(), pause(flushMs, undefined, { ref: false })]).catch(() => undefined),
  };
}

function spanOf(tracer: Tracer, span: Span): TraceSpan {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    child: (name, kind, attributes = {}) => {
      const options = { kind: kind === 'client' ? SpanKind.CLIENT : SpanKind.INTERNAL, attributes };
      return spanOf(tracer, tracer.startSpan(name, options, trace.setSpan(ROOT_CONTEXT, span)));
    },
    end: ({ failed, name, attributes = {} }) => {
      if (name !== undefined) span.updateName(name);
      span.setAttributes(attributes);
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** The parent context in a traceparent header; a new trace without a valid one. */
function contextIn(traceparent: string | undefined): Context {
  const [, traceId = '', spanId = '', flags = ''] = traceparentPattern.exec(traceparent ?? '') ?? [];
  const parent = {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED,
    isRemote: true,
  };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}
