import axios, { type AxiosInstance, type AxiosResponse } from 'axios';
import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  decorrelatedJitterGenerator,
  ExponentialBackoff,
  handleType,
  type IPolicy,
  retry,
  wrap,
} from 'cockatiel';
import { Pool } from 'undici';
import { addCallerHeaders, type ServiceRequest } from './caller.js';
import { undiciAdapter } from './undici-adapter.js';

/** Why a service gave no usable response. Never leaves rest/: `caller-requests.ts` turns it into a GatewayError. */
export class ServiceFault extends Error {
  constructor(
    readonly kind: 'unavailable' | 'timeout' | 'aborted',
    detail: string,
  ) {
    super(detail);
    this.name = 'ServiceFault';
  }
}

export interface ServiceSettings {
  /** Milliseconds a service may take, unless a request has its own `timeout`. */
  readonly timeoutMs: number;
  /** Names this product to the services, as Nominatim's usage policy requires. */
  readonly userAgent: string;
  readonly resilience: Resilience;
}

interface Resilience {
  /** Retries of a GET when the service is unavailable. */
  readonly retries: number;
  /** Consecutive failures that open the circuit. */
  readonly breakerThreshold: number;
  /** Milliseconds the circuit stays open before one call may try again. */
  readonly breakerResetMs: number;
}

export const circuits = ['closed', 'open', 'halfOpen'] as const;

export type Circuit = (typeof circuits)[number];

/** Statuses that a reverse proxy sends when the service behind it is down. */
const unavailableStatuses = new Set([502, 503, 504]);
/** To one service at a time; further requests wait. */
const connections = 64;
/** Bytes of a response that is not streamed. */
const maxContentLength = 64 * 1024 * 1024;

/**
 * One service: an axios instance, inside a circuit breaker, inside retries with jitter. Only GETs are retried, and only when the
 * service is unavailable; while the circuit is open, every request fails immediately.
 */
export class ServiceClient {
  private readonly pool: Pool;
  private readonly http: AxiosInstance;
  private readonly breaker: CircuitBreakerPolicy;
  private readonly retrying: IPolicy;

  /** @param baseURL such as `http://127.0.0.1:4100/api` */
  constructor(baseURL: string, { timeoutMs, userAgent, resilience }: ServiceSettings) {
    this.pool = new Pool(new URL(baseURL).origin, { connections });
    this.http = axios.create({
      baseURL: baseURL.replace(/\/+$/, ''),
      timeout: timeoutMs,
      maxRedirects: 0,
      maxContentLength,
      responseType: 'text',
      headers: { accept: 'application/json', 'user-agent': userAgent },
      validateStatus: (status) => !unavailableStatuses.has(status),
      adapter: undiciAdapter(this.pool),
    });
    this.http.interceptors.request.use(addCallerHeaders, undefined, { synchronous: true });
    this.http.interceptors.response.use(undefined, (error: unknown) => {
      throw faultOf(error);
    });
    this.breaker = circuitBreaker(
      // A client that disconnects is no failure of the service.
      handleType(ServiceFault, ({ kind }) => kind !== 'aborted'),
      {
        breaker: new ConsecutiveBreaker(resilience.breakerThreshold),
        halfOpenAfter: resilience.breakerResetMs,
      },
    );
    const retries = retry(
      handleType(ServiceFault, ({ kind }) => kind === 'unavailable'),
      {
        maxAttempts: resilience.retries,
        backoff: new ExponentialBackoff({
          generator: decorrelatedJitterGenerator,
          initialDelay: 60,
          maxDelay: 1000,
        }),
      },
    );
    this.retrying = wrap(retries, this.breaker);
  }

  /**
   * Sends a request. Any status but 502, 503 and 504 is a response.
   * @throws ServiceFault
   */
  async request<Data>(request: ServiceRequest): Promise<AxiosResponse<Data>> {
    const mayRetry = request.method === 'GET' && request.responseType !== 'stream' && !request.once;
    const policy = mayRetry ? this.retrying : this.breaker;
    try {
      return await policy.execute(() => this.http.request<Data>(request));
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new ServiceFault('unavailable', 'circuit open');
      throw error;
    }
  }

  /** `open`: no requests are sent; `halfOpen`: one request tests the service. */
  get circuit(): Circuit {
    if (this.breaker.state === CircuitState.HalfOpen) return 'halfOpen';
    return this.breaker.state === CircuitState.Closed ? 'closed' : 'open';
  }

  /** Waits for the requests under way, then closes the connections. */
  close(): Promise<void> {
    return this.pool.close();
  }
}

function faultOf(error: unknown): unknown {
  if (axios.isCancel(error)) return new ServiceFault('aborted', 'the client disconnected');
  if (!axios.isAxiosError(error)) return error;
  return new ServiceFault(error.code === 'ETIMEDOUT' ? 'timeout' : 'unavailable', error.message);
}
