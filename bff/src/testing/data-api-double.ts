import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A received call. */
export interface ReceivedCall {
  readonly method: string;
  /** `vehicle/view` for the data API, '' for its root, `/files/…` and `/geo/…` for the other two. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  /** Parsed JSON, or the bytes of another content type. */
  readonly body: unknown;
  readonly signal: AbortSignal;
}

export interface StubbedResponse {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent unchanged. */
  readonly bytes?: string | Buffer;
}

/** `hang`: never responds; `reset`: closes the connection. */
export type Behaviour = StubbedResponse | 'hang' | 'reset';

interface Expectation {
  readonly method: string;
  readonly path: string;
  readonly behave: (call: ReceivedCall) => Behaviour | Promise<Behaviour>;
  left: number;
}

/**
 * A test double of the three services over real HTTP. A test declares the calls that it expects and their responses. An unexpected call
 * gets the status 500 and, like a missing expected call, fails the test in `verify`.
 */
export class DataApiDouble {
  readonly calls: ReceivedCall[] = [];
  private readonly unexpected: string[] = [];
  private readonly expectations: Expectation[] = [];
  private readonly failures: unknown[] = [];
  private fallback: ((call: ReceivedCall) => Behaviour) | null = null;
  private readonly server: Server;
  private port = 0;

  constructor() {
    this.server = createServer((request, response) => {
      void this.handle(request, response);
    });
  }

  /** Starts it, after a stop on the same port. */
  start(): Promise<void> {
    return new Promise((resolve) => {
      this.server.listen(this.port, '127.0.0.1', () => {
        const address = this.server.address();
        if (typeof address === 'object' && address) this.port = address.port;
        resolve();
      });
    });
  }

  /** Stops it and closes every connection, like a crash. */
  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  get environment(): Record<string, string> {
    const origin = `http://127.0.0.1:${this.port}`;
    return {
      DATA_API_URL: `${origin}/api`,
      FILE_SERVICE_URL: `${origin}/files`,
      GEOCODER_URL: `${origin}/geo`,
    };
  }

  /** Expects a call `times` times. Expectations of the same call are met in order. */
  expect(
    method: 'GET' | 'POST',
    path: string,
    behaviour: Behaviour | ((call: ReceivedCall) => Behaviour | Promise<Behaviour>),
    times = 1,
  ): void {
    const behave = typeof behaviour === 'function' ? behaviour : () => behaviour;
    this.expectations.push({ method, path, behave, left: times });
  }

  /** Responds to every call without an expectation, until the end of the test. */
  respondToAll(behaviour: Behaviour | ((call: ReceivedCall) => Behaviour)): void {
    this.fallback = typeof behaviour === 'function' ? behaviour : () => behaviour;
  }

  /** Fails the test for unexpected calls and unmet expectations, then resets. */
  verify(): void {
    const unmet = this.expectations
      .filter(({ left }) => left > 0)
      .map(({ method, path, left }) => `${method} ${path} was expected ${left} more time(s)`);
    const problems = [...this.unexpected.map((call) => `${call} was not expected`), ...unmet];
    const [failure] = this.failures;
    this.failures.length = 0;
    this.calls.length = 0;
    this.unexpected.length = 0;
    this.expectations.length = 0;
    this.fallback = null;
    if (failure) throw failure;
    if (problems.length > 0) throw new Error(`Upstream: ${problems.join('; ')}.`);
  }

  /** A failed assertion inside an expectation fails the test in `verify`; the gateway receives a 500. */
  private async behaviourOf(expectation: Expectation, call: ReceivedCall): Promise<Behaviour> {
    try {
      return await expectation.behave(call);
    } catch (error) {
      this.failures.push(error);
      return { status: 500 };
    }
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await received(request, response);
    this.calls.push(call);
    const { method, path } = call;
    const expectation = this.expectations.find(
      (candidate) => candidate.left > 0 && candidate.method === method && candidate.path === path,
    );
    if (expectation) expectation.left -= 1;
    else if (!this.fallback) this.unexpected.push(`${method} ${path}`);
    const behaviour = expectation
      ? await this.behaviourOf(expectation, call)
      : (this.fallback?.(call) ?? { status: 500 });
    if (behaviour === 'hang') return;
    if (behaviour === 'reset') {
      request.socket.destroy();
      return;
    }
    const { status = 200, headers = {}, json, bytes } = behaviour;
    response.writeHead(
      status,
      json === undefined ? headers : { 'content-type': 'application/json', ...headers },
    );
    response.end(json === undefined ? bytes : JSON.stringify(json));
  }
}

async function received(request: IncomingMessage, response: ServerResponse): Promise<ReceivedCall> {
  const disconnected = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) disconnected.abort();
  });
  const url = new URL(request.url ?? '/', 'http://upstream');
  const bytes = await buffer(request);
  const isJson = request.headers['content-type']?.startsWith('application/json') ?? false;
  return {
    method: request.method ?? '',
    path: url.pathname.replace(/^\/api\//, ''),
    query: Object.fromEntries(url.searchParams),
    headers: request.headers,
    body: isJson ? JSON.parse(bytes.toString('utf8')) : bytes,
    signal: disconnected.signal,
  };
}

/** `{success: true, message: '', data}`, the envelope of contract.md section 1. */
export const data = (value: unknown): StubbedResponse => ({
  json: { success: true, message: '', data: value },
});

/** One page of a list; `totalRow` counts the whole list. */
export const rows = (list: readonly unknown[], totalRow = list.length): StubbedResponse =>
  data({ data: list, totalRow });

/** A successful save. */
export const saved = (id: number, message = 'Saved.'): StubbedResponse => ({
  json: { success: true, message, data: { id } },
});

/** A broken rule: HTTP 200 with `success: false`. */
export const refused = (message: string, errors: readonly object[] = []): StubbedResponse => ({
  json: { success: false, message, errors },
});
