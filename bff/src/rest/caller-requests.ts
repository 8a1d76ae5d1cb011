import type { AxiosResponse } from 'axios';
import { GatewayError, unauthenticated } from '../errors/errors.js';
import type { Caller, ServiceRequest } from './caller.js';
import type { CallOptions, Service } from './calls.js';
import type { Query } from './query.js';
import type { Envelope } from './replies.js';
import { badRequest, json, noSuchEntry, notSupported, parsed, tooManyRequests } from './response-errors.js';
import { ServiceFault } from './service-client.js';
import type { Services } from './services.js';

/** A call that is declared in `calls.ts`. */
export interface Endpoint {
  readonly path: string;
  readonly options: CallOptions;
}

/** A response whose body is the JSON text, not yet parsed. */
export type TextResponse = AxiosResponse<string>;

/** The service lacks the call, or the row: the status does not tell which. */
export const isMissing = ({ status }: TextResponse) => status === 404 || status === 405 || status === 501;

/** Seconds to wait where a service that answers 429 does not say. */
const defaultRetryAfter = 60;

/** Sends requests on behalf of one caller during one operation; counts, times and traces them, and turns failures into `GatewayError`s. */
export class CallerRequests {
  /** Upstream calls so far; retries are not counted. */
  count = 0;
  /** Sum of the calls' durations in milliseconds, also of those that ran in parallel. */
  milliseconds = 0;
  private saves = 0;

  constructor(
    private readonly client: Services,
    private readonly caller: Caller,
  ) {}

  get({ path, options }: Endpoint, params: Query = {}): Promise<TextResponse> {
    return this.send(options.service, { ...requestOptions(options), method: 'GET', url: path, params });
  }

  /** `data` of a GET's envelope, where `success: false` is an error. */
  async getEnvelope(endpoint: Endpoint, params: Query): Promise<Envelope> {
    return this.successful(await this.get(endpoint, params), endpoint);
  }

  /** A save: it is sent with an idempotency key, and not retried. */
  post({ path, options }: Endpoint, data: object): Promise<TextResponse> {
    const key = this.idempotencyKey();
    const headers = key ? { 'idempotency-key': key } : {};
    return this.send(options.service, {
      ...requestOptions(options),
      method: 'POST',
      url: path,
      data,
      headers,
    });
  }

  /** An upload: a POST of other content than JSON. */
  postBytes({ path, options }: Endpoint, data: Buffer, contentType: string): Promise<TextResponse> {
    const headers = { 'content-type': contentType };
    return this.send(options.service, {
      ...requestOptions(options),
      method: 'POST',
      url: path,
      data,
      headers,
    });
  }

  /** Sends any request; the status of the response is not checked. */
  async send<Data>(
    service: Service = 'dataApi',
    request: Omit<ServiceRequest, 'signal' | 'caller' | 'traceparent'>,
  ): Promise<AxiosResponse<Data>> {
    const { method = 'GET', url = '' } = request;
    const { signal } = this.caller;
    this.count += 1;
    const startedAt = performance.now();
    const span = this.caller.step?.()?.child(`${method} ${url}`, 'client', { 'peer.service': service });
    let outcome = 'error';
    try {
      const response = await this.client
        .service(service)
        .request<Data>({ ...request, signal, caller: () => this.caller, traceparent: span?.traceparent });
      outcome = `${Math.floor(response.status / 100)}xx`;
      return response;
    } catch (error) {
      if (error instanceof ServiceFault) outcome = error.kind;
      throw this.errorOf(error, service, url);
    } finally {
      const milliseconds = performance.now() - startedAt;
      this.milliseconds += milliseconds;
      this.client.settings.onCall?.(service, outcome, milliseconds / 1000);
      span?.end({ failed: !/^[1-4]xx$/.test(outcome), attributes: { 'armada.outcome': outcome } });
    }
  }

  /** The envelope of a response to a GET. */
  successful(response: TextResponse, endpoint: Endpoint): Envelope {
    const envelope = this.envelope(response, endpoint);
    if (!envelope.success)
      throw new GatewayError('BAD_USER_INPUT', envelope.message, { call: endpoint.path });
    return envelope;
  }

  /** The envelope of a response; throws for a status that stands for an error. */
  envelope(response: TextResponse, endpoint: Endpoint): Envelope {
    this.checkStatus(response, endpoint);
    const { path } = endpoint;
    const envelope = parsed(this.client.envelopes.envelope, json(response.data, path), path);
    if (response.status < 400) return envelope;
    throw badRequest(path, envelope.message);
  }

  /** Throws for a status that stands for an error whatever the body is. */
  checkStatus(response: TextResponse, { path, options }: Endpoint): void {
    const { status, headers } = response;
    if (status === 401) throw this.tokenRejected();
    if (status === 403) throw new GatewayError('FORBIDDEN');
    if (status === 429)
      throw tooManyRequests(Math.max(0, Number(headers['retry-after'])) || defaultRetryAfter);
    if (options.optional && isMissing(response)) throw notSupported({ path });
    if (status >= 500) {
      this.client.log.warn({ call: path, status, requestId: this.caller.requestId }, 'upstream error');
      throw new GatewayError('UPSTREAM_UNAVAILABLE');
    }
    if (status === 404) throw noSuchEntry(path);
  }

  tokenRejected(): GatewayError {
    this.caller.onUnauthenticated?.();
    return unauthenticated();
  }

  /** The first save of an operation sends the client's key unchanged, the next `key:1` and so on. */
  private idempotencyKey(): string | null {
    const { idempotencyKey } = this.caller;
    const index = this.saves;
    this.saves += 1;
    if (!idempotencyKey) return null;
    return index === 0 ? idempotencyKey : `${idempotencyKey}:${index}`;
  }

  private errorOf(error: unknown, service: Service, call: string): unknown {
    if (!(error instanceof ServiceFault)) return error;
    if (error.kind === 'aborted') return new GatewayError('INTERNAL', 'The request was cancelled.');
    const { requestId } = this.caller;
    this.client.log.warn({ service, call, requestId, fault: error.message }, `upstream ${error.kind}`);
    return new GatewayError(error.kind === 'timeout' ? 'UPSTREAM_TIMEOUT' : 'UPSTREAM_UNAVAILABLE');
  }
}

const requestOptions = ({ timeoutMs, anonymous, once }: CallOptions) => ({
  ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
  anonymous,
  once,
});
