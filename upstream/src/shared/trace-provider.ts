import { setTimeout as pause } from 'node:timers/promises';
import { isSpanContextValid, type SpanContext, TraceFlags, type Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type Sampler, TracerProvider } from '@opentelemetry/sdk-trace';

/** An OpenTelemetry collector. */
export interface Collector {
  /** The base URL, without `/v1/traces`. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Milliseconds that a server which stops gives its last spans; the exporter itself retries for longer. */
const FLUSH_MS = 1000;

/**
 * Opens the tracer of a service, whose spans are exported in batches by OTLP over HTTP.
 * @param sampler determines which traces are kept; those of a sampled caller unless given
 */
export function traceProvider(
  service: string,
  { endpoint, headers }: Collector,
  sampler?: Sampler,
): { tracer: Tracer; close(): Promise<void> } {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: 3000,
  });
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': service })),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
    ...(sampler && { sampler }),
  });
  return {
    tracer: provider.getTracer('armada'),
    close: () =>
      Promise.race([provider.shutdown(), pause(FLUSH_MS, undefined, { ref: false })]).catch(() => undefined),
  };
}

/** `00-{trace}-{span}-{flags}` (W3C Trace Context). */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The span of a caller in a `traceparent` header; undefined without a valid one. */
export function callerIn(traceparent: string | undefined): SpanContext | undefined {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  const caller = { traceId, spanId, traceFlags, isRemote: true };
  return isSpanContextValid(caller) ? caller : undefined;
}
