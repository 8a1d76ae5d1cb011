import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace';
import { type Collector, callerIn, traceProvider } from '../shared/trace-provider.js';
import type { TraceSpan, Tracing } from './trace.js';

interface TracingSettings extends Collector {
  /** Share of the traces that are sampled, 0 to 1. */
  readonly share: number;
}

/** Traces by OpenTelemetry's SDK. Loaded only when a collector is configured. */
export function openTelemetry({ share, ...collector }: TracingSettings): Tracing {
  // By the trace id, not by the client's sampled flag: any client may send a traceparent.
  const { tracer, close } = traceProvider('armada-gateway', collector, new TraceIdRatioBasedSampler(share));
  return {
    begin: (name, traceparent) =>
      spanOf(tracer, tracer.startSpan(name, { kind: SpanKind.SERVER }, contextIn(traceparent))),
    close,
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
  const caller = callerIn(traceparent);
  return caller === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, caller);
}
