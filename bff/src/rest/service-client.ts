import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import axios, { type AxiosHeaders, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import {
  BrokenCircuitError,
  CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  decorrelatedJitterGenerator,
  ExponentialBackoff,
  handleType,
  retry,
} from 'cockatiel';
import { type Dispatcher, Pool } from 'undici';
import { type Abortable, abortSignalOf } from './disconnect-signal.js';

/** Why a service gave no answer worth reading. Never leaves rest/: `rest-calls.ts` turns it into an error code. */
export class TransportFault extends Error {
  constructor(
    readonly kind: 'unavailable' | 'timeout' | 'aborted',
    detail: string,
  ) {
    super(detail);
    this.name = 'TransportFault';
  }
}

export interface WireRequest {
  readonly method: 'GET' | 'POST';
  /** Below the base URL, with its query, already encoded. */
  readonly path: string;
  readonly headers: AxiosHeaders;
  readonly body?: string | Buffer | undefined;
  readonly timeoutMs: number;
  /** Not tried again, though it be a GET. */
  readonly once: boolean;
  readonly signal: Abortable;
}

export interface WireReply {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly text: string;
}

export interface StreamRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: Readable | Buffer;
  /** Milliseconds until the headers, and between two pieces of the body. */
  readonly timeoutMs: number;
  readonly signal: Abortable;
}

export interface StreamReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readable;
}

export interface Resilience {
  /** Further tries of a GET that met an unavailable service. */
  readonly retries: number;
  /** Failures in a row that open the circuit. */
  readonly breakerThreshold: number;
  /** Milliseconds the circuit stays open before one call may try again. */
  readonly breakerRestMs: number;
}

export const circuits = ['closed', 'open', 'halfOpen'] as const;

export type Circuit = (typeof circuits)[number];

/** A gateway (nginx, a balancer) says these when the service behind it is away: worth another try. */
const away = new Set([502, 503, 504]);
const maxReplyBytes = 64 * 1024 * 1024;

/**
 * One service over kept-alive connections. GETs that find it away are tried again with jitter; a service that stays
 * away is left alone for a while (circuit breaker), its callers told at once.
 */
export class Transport {
  private readonly pool: Pool;
  /** For answers that are handed on as they arrive: those may be of any size. */
  private readonly streams: Pool;
  private readonly prefix: string;
  private readonly http: LeanAxios;
  private readonly breaker: CircuitBreakerPolicy;
  private readonly retry: ReturnType<typeof retry>;

  /** @param baseUrl such as `http://127.0.0.1:4100/api` */
  constructor(baseUrl: string, resilience: Resilience) {
    const url = new URL(baseUrl);
    this.prefix = url.pathname.replace(/\/+$/, '');
    this.pool = new Pool(url.origin, { connections: 64, maxResponseSize: maxReplyBytes });
    this.streams = new Pool(url.origin, { connections: 64 });
    this.http = leanAxios(this.pool);
    this.breaker = circuitBreaker(handleType(TransportFault, isFault), {
      breaker: new ConsecutiveBreaker(resilience.breakerThreshold),
      halfOpenAfter: resilience.breakerRestMs,
    });
    this.retry = retry(
      handleType(TransportFault, ({ kind }) => kind === 'unavailable'),
      {
        maxAttempts: resilience.retries,
        backoff: new ExponentialBackoff({
          generator: decorrelatedJitterGenerator,
          initialDelay: 60,
          maxDelay: 1000,
        }),
      },
    );
  }

  /** Sends, and reads the whole answer. Any status but 502, 503 and 504 is an answer. */
  async send(request: WireRequest): Promise<WireReply> {
    const once = () => this.guarded(() => this.attempt(request));
    try {
      return await once();
    } catch (error) {
      if (request.method !== 'GET' || request.once) throw error;
      // The policy's first try is the one that has failed: to go through it costs, and most calls need no second one.
      let failed = true;
      return this.retry.execute(() => {
        if (!failed) return once();
        failed = false;
        throw error;
      }, abortSignalOf(request.signal));
    }
  }

  /** Sends, and hands the answer on as it arrives; neither tried again nor held in memory. */
  stream({ method, path, headers, body, timeoutMs, signal }: StreamRequest): Promise<StreamReply> {
    return this.guarded(async () => {
      try {
        const reply = await this.streams.request({
          method,
          path: this.pathOf(path),
          headers,
          body: body ?? null,
          headersTimeout: timeoutMs,
          bodyTimeout: timeoutMs,
          signal: abortSignalOf(signal),
        });
        return { status: reply.statusCode, headers: reply.headers, body: reply.body };
      } catch (error) {
        throw faultOf(error, signal);
      }
    });
  }

  /** Whether calls are made; `open`: the service is left alone, `halfOpen`: one call is trying it again. */
  get circuit(): Circuit {
    if (this.breaker.state === CircuitState.HalfOpen) return 'halfOpen';
    return this.breaker.state === CircuitState.Closed ? 'closed' : 'open';
  }

  /** Waits for what is under way, then closes the connections. */
  async close(): Promise<void> {
    await Promise.all([this.pool.close(), this.streams.close()]);
  }

  private pathOf(path: string): string {
    return `${this.prefix}/${path}`;
  }

  private async guarded<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await this.breaker.execute(call);
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new TransportFault('unavailable', 'circuit open');
      throw error;
    }
  }

  private async attempt(request: WireRequest): Promise<WireReply> {
    const { signal, timeoutMs } = request;
    if (signal.aborted) throw new TransportFault('aborted', 'aborted before sending');
    try {
      const reply = await this.http({
        method: request.method,
        url: this.pathOf(request.path),
        headers: request.headers,
        data: request.body,
        timeout: timeoutMs,
        signal,
      });
      if (away.has(reply.status)) throw new TransportFault('unavailable', `status ${reply.status}`);
      const retryAfter = reply.headers['retry-after'];
      return {
        status: reply.status,
        retryAfter: typeof retryAfter === 'string' ? retryAfter : null,
        text: reply.data,
      };
    } catch (error) {
      throw faultOf(error, signal);
    }
  }
}

/** A hang-up of our own client says nothing about the service. */
const isFault = ({ kind }: TransportFault) => kind !== 'aborted';

function faultOf(error: unknown, signal: Abortable): TransportFault {
  if (error instanceof TransportFault) return error;
  if (signal.aborted) return new TransportFault('aborted', 'the caller hung up');
  const detail = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const slow = code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT';
  return new TransportFault(slow ? 'timeout' : 'unavailable', detail);
}

/** What a call of ours says of itself. */
type LeanCall = Required<
  Pick<InternalAxiosRequestConfig, 'method' | 'url' | 'headers' | 'timeout' | 'signal'>
> & { readonly data: string | Buffer | undefined };

type LeanAxios = (call: LeanCall) => Promise<AxiosResponse<string>>;

const { headers: _ofEachMethod, ...itsDefaults } = axios.defaults;
const defaults = { ...itsDefaults, transformRequest: [], transformResponse: [] };
/** A call's configuration: what it says, and axios' defaults behind that. To copy those takes longer than to make the call. */
const configured = (call: LeanCall): InternalAxiosRequestConfig =>
  Object.assign(Object.create(defaults), call);

/** axios without what costs most in it: its own adapter, transforms and redirects. */
const leanAxios =
  (pool: Pool): LeanAxios =>
  (call) =>
    dispatched(pool, configured(call));

/**
 * One request on a pool by undici's callbacks, which cost a fraction of its streams and abort signals.
 * @throws TransportFault `timeout` where the whole answer is not there after `config.timeout` milliseconds, `aborted`
 */
function dispatched(pool: Pool, config: InternalAxiosRequestConfig): Promise<AxiosResponse<string>> {
  const { signal, timeout = 0 } = config;
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | undefined;
    let givenUp: TransportFault | undefined;
    const giveUp = (fault: TransportFault): void => {
      givenUp = fault;
      controller?.abort(fault);
      fail(fault);
    };
    const hangUp = (): void => giveUp(new TransportFault('aborted', 'the caller hung up'));
    const timer = setTimeout(
      () => giveUp(new TransportFault('timeout', `no answer in ${timeout} ms`)),
      timeout,
    );
    signal?.addEventListener?.('abort', hangUp);
    const settled = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener?.('abort', hangUp);
    };
    const fail = (error: Error): void => {
      settled();
      reject(error);
    };
    const pieces: Buffer[] = [];
    let status = 0;
    let retryAfter: string | string[] | null = null;
    pool.dispatch(
      {
        method: config.method?.toUpperCase() === 'POST' ? 'POST' : 'GET',
        path: config.url ?? '/',
        headers: config.headers.toJSON(),
        body: config.data ?? null,
      },
      {
        onRequestStart: (started) => {
          controller = started;
          // It may have waited for a connection for too long.
          if (givenUp) started.abort(givenUp);
        },
        onResponseStart: (_controller, statusCode, headers) => {
          status = statusCode;
          retryAfter = headers['retry-after'] ?? null;
        },
        onResponseData: (_controller, piece) => pieces.push(piece),
        onResponseEnd: () => {
          settled();
          const headers = retryAfter === null ? {} : { 'retry-after': retryAfter };
          resolve({ data: utf8.decode(joined(pieces)), status, statusText: '', headers, config });
        },
        onResponseError: (_controller, error) => fail(error),
      },
    );
  });
}

/** Leaves out a byte order mark. */
const utf8 = new TextDecoder();

const joined = (pieces: readonly Buffer[]): Buffer => {
  const [first] = pieces;
  return first && pieces.length === 1 ? first : Buffer.concat(pieces);
};
