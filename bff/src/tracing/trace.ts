/** What a span says of what was done. Never a token, a variable or anything personal. */
export type TraceAttributes = Readonly<Record<string, string | number>>;

/** One step of a trace (OpenTelemetry's span), under way until it is ended. */
export interface TraceSpan {
  /** The W3C header that makes what another service does for this step a part of the same trace. */
  readonly traceparent: string;
  /** Begins a step that is done for this one: in here, or `client` by another service. */
  child(name: string, kind: 'internal' | 'client', attributes?: TraceAttributes): TraceSpan;
  /** @param name what it turned out to be, where that was not known when it began */
  end(outcome: {
    readonly failed: boolean;
    readonly name?: string;
    readonly attributes?: TraceAttributes;
  }): void;
}

/** Where traces go. */
export interface Tracing {
  /** Begins what is done for a client, within the client's own trace if `traceparent` names one. */
  begin(name: string, traceparent: string | undefined): TraceSpan;
  /** Sends what is left. Never rejects: a collector that is away is no reason not to stop. */
  close(): Promise<void>;
}

/** What an operation turned out to be. */
interface DoneOperation {
  readonly name: string | null;
  readonly type: string | null;
  readonly cost: number | null;
  /** The codes of its errors. */
  readonly codes: readonly unknown[];
}

/** The trace of one operation: the step that its upstream calls are made for at the moment. */
export class OperationTrace {
  private ended = false;

  /** @param step the request that brings the operation, which is the operation itself over a WebSocket */
  constructor(private step: TraceSpan) {}

  get current(): TraceSpan {
    return this.step;
  }

  /** What follows belongs to the operation that the request has brought. */
  beginOperation(): void {
    this.step = this.step.child('operation', 'internal');
  }

  /** Ends the operation, once. */
  endOperation({ name, type, cost, codes }: DoneOperation): void {
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
