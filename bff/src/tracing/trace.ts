/** Attributes of a span. They must not contain tokens, variables or personal data. */
type TraceAttributes = Readonly<Record<string, string | number>>;

/** One span of a trace, open until `end` is called. */
export interface TraceSpan {
  /** W3C trace context header, with which another service continues the trace. */
  readonly traceparent: string;
  /** Begins a child span; `client` for a request to another service. */
  child(name: string, kind: 'internal' | 'client', attributes?: TraceAttributes): TraceSpan;
  /** @param name replaces the name, when it was not known at the beginning */
  end(outcome: {
    readonly failed: boolean;
    readonly name?: string;
    readonly attributes?: TraceAttributes;
  }): void;
}

/** Records and exports traces. */
export interface Tracing {
  /** Begins the span of a client's request, as part of the client's trace if `traceparent` names one. */
  begin(name: string, traceparent: string | undefined): TraceSpan;
  /** Exports the remaining spans. Never rejects: an unavailable collector must not prevent a shutdown. */
  close(): Promise<void>;
}

/** The result of an operation. */
interface FinishedOperation {
  readonly name: string | null;
  readonly type: string | null;
  readonly cost: number | null;
  /** The codes of its errors. */
  readonly codes: readonly unknown[];
}

/** The trace of one operation: the current span, to which upstream calls belong. */
export class OperationTrace {
  private ended = false;

  /** @param step span of the request; over a WebSocket that of the operation itself */
  constructor(private step: TraceSpan) {}

  get current(): TraceSpan {
    return this.step;
  }

  /** Begins the operation's span within that of the request. */
  beginOperation(): void {
    this.step = this.step.child('operation', 'internal');
  }

  /** Ends the operation's span; later calls have no effect. */
  endOperation({ name, type, cost, codes }: FinishedOperation): void {
    if (this.ended) return;
    this.ended = true;
    this.step.end({
      failed: codes.length > 0,
      name: [type ?? 'operation', name].filter(Boolean).join(' '),
      attributes: {
        ...(name === null ? {} : { 'graphql.operation.name': name }),
        ...(type === null ? {} : { 'graphql.operation.type': type }),
        ...(cost === null ? {} : { 'armada.cost': cost }),
        ...(codes.length > 0 ? { 'armada.errors': codes.map(String).join(',') } : {}),
      },
    });
  }
}
