import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';

/** A call as it arrived over the wire. */
export interface ArrivedCall {
  readonly method: string;
  /** `vehicle/view` for the data API, '' for its root, `/files/…` and `/geo/…` for the other two. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  /** JSON where it was sent as such, else the bytes. */
  readonly body: unknown;
  readonly signal: AbortSignal;
}

export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as it stands. */
  readonly bytes?: string | Buffer;
}

/** `hang`: never answers; `reset`: cuts the connection. */
export type Behaviour = Answer | 'hang' | 'reset';

interface Expectation {
  readonly method: string;
  readonly path: string;
  readonly behave: (call: ArrivedCall) => Behaviour | Promise<Behaviour>;
  left: number;
}

/**
 * Plays the three services over real HTTP. A test says which calls it expects and what each is answered; a call nobody
 * expected is answered 500 and, like an expected call that never came, fails the test in `verify`.
 */
export class DataApiDouble {
  readonly calls: ArrivedCall[] = [];
  private readonly unexpected: string[] = [];
  private readonly expectations: Expectation[] = [];
  private readonly failures: unknown[] = [];
  private otherwise: ((call: ArrivedCall) => Behaviour) | null = null;
  private readonly server: Server;
  private port = 0;

  constructor() {
    this.server = createServer((request, response) => {
      void this.handle(request, response);
    });
  }

  /** Starts it, on the port it had before if it was stopped. */
  start(): Promise<void> {
    return new Promise((resolve) => {
      this.server.listen(this.port, '127.0.0.1', () => {
        const address = this.server.address();
        if (typeof address === 'object' && address) this.port = address.port;
        resolve();
      });
    });
  }

  /** Stops it and cuts every connection, as a crash would. */
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

  /** Expects a call `times` times. Expectations of one call are used up in the order they were made. */
  expect(
    method: 'GET' | 'POST',
    path: string,
    behaviour: Behaviour | ((call: ArrivedCall) => Behaviour | Promise<Behaviour>),
    times = 1,
  ): void {
    const behave = typeof behaviour === 'function' ? behaviour : () => behaviour;
    this.expectations.push({ method, path, behave, left: times });
  }

  /** Answers this to every call that nobody expects, until the test is over: for tests of what is asked of anything. */
  answerAll(behaviour: Behaviour | ((call: ArrivedCall) => Behaviour)): void {
    this.otherwise = typeof behaviour === 'function' ? behaviour : () => behaviour;
  }

  /** Fails the test for calls that nobody expected and expectations that nobody met, then forgets all. */
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
    this.otherwise = null;
    if (failure) throw failure;
    if (problems.length > 0) throw new Error(`Upstream: ${problems.join('; ')}.`);
  }

  /** A failed assertion inside an expectation fails the test in `verify`; the gateway sees a 500. */
  private async behaviourOf(expectation: Expectation, call: ArrivedCall): Promise<Behaviour> {
    try {
      return await expectation.behave(call);
    } catch (error) {
      this.failures.push(error);
      return { status: 500 };
    }
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await arrived(request, response);
    this.calls.push(call);
    const { method, path } = call;
    const expectation = this.expectations.find(
      (candidate) => candidate.left > 0 && candidate.method === method && candidate.path === path,
    );
    if (expectation) expectation.left -= 1;
    else if (!this.otherwise) this.unexpected.push(`${method} ${path}`);
    const behaviour = expectation
      ? await this.behaviourOf(expectation, call)
      : (this.otherwise?.(call) ?? { status: 500 });
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

async function arrived(request: IncomingMessage, response: ServerResponse): Promise<ArrivedCall> {
  const hungUp = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) hungUp.abort();
  });
  const url = new URL(request.url ?? '/', 'http://upstream');
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(Buffer.from(piece));
  const bytes = Buffer.concat(pieces);
  const isJson = request.headers['content-type']?.startsWith('application/json') ?? false;
  return {
    method: request.method ?? '',
    path: url.pathname.replace(/^\/api\//, ''),
    query: Object.fromEntries(url.searchParams),
    headers: request.headers,
    body: isJson ? JSON.parse(bytes.toString('utf8')) : bytes,
    signal: hungUp.signal,
  };
}

/** `{success: true, message: '', data}`, the envelope of contract.md section 1. */
export const data = (value: unknown): Answer => ({ json: { success: true, message: '', data: value } });

/** One page of a list; `totalRow` counts the whole list. */
export const rows = (list: readonly unknown[], totalRow = list.length): Answer =>
  data({ data: list, totalRow });

/** A save that was done. */
export const saved = (id: number, message = 'Saved.'): Answer => ({
  json: { success: true, message, data: { id } },
});

/** A rule that was broken: HTTP 200 with `success: false`. */
export const refused = (message: string, errors: readonly object[] = []): Answer => ({
  json: { success: false, message, errors },
});
