import type { AxiosResponse } from 'axios';
import { GatewayError, unauthenticated } from '../errors/errors.js';
import type { Caller, ServiceRequest } from './caller.js';
import type { Call, CallOptions, Service } from './calls.js';
import type { Query } from './query.js';
import type { Envelope } from './replies.js';
import {
  badRequest,
  json,
  messageIn,
  noSuchEntry,
  notSupported,
  parsed,
  tooManyRequests,
} from './response-errors.js';
import type { RestClient } from './rest-client.js';
import { ServiceFault } from './service-client.js';

/** A response whose body is the JSON text, not yet parsed. */
export type TextResponse = AxiosResponse<string>;

/** The service lacks either the call or the row. */
export const isMissing = ({ status }: TextResponse) => status === 404 || status === 405 || status === 501;

/** Seconds to wait after a 429 without `Retry-After`. */
const defaultRetryAfter = 60;

/** Sends requests for one caller during one operation; counts, times and traces them, and converts failures to `GatewayError`s. */
export class CallerRequests {
  /** Upstream calls so far; retries are not counted. */
  count = 0;
  /** Sum of the calls' durations in milliseconds, also of those that ran in parallel. */
  milliseconds = 0;
  private saves = 0;

  constructor(
    private readonly client: RestClient,
    private readonly caller: Caller,
  ) {}

  get({ path, options }: Call, params: Query = {}): Promise<TextResponse> {
    return this.send(options.service, { ...requestOptions(options), method: 'GET', url: path, params });
  }

  /** Sends a GET. @returns its envelope; `success: false` is an error */
  async getEnvelope(call: Call, params: Query): Promise<Envelope> {
    return this.successful(await this.get(call, params), call);
  }

  /** Sends a POST, by default with an idempotency key. It is not retried. */
  post({ path, options }: Call, data: object, headers = this.idempotencyHeaders()): Promise<TextResponse> {
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
  successful(response: TextResponse, call: Call): Envelope {
    const envelope = this.envelope(response, call);
    if (!envelope.success) throw new GatewayError('BAD_USER_INPUT', envelope.message, { call: call.path });
    return envelope;
  }

  /** The envelope of a response; throws for an error status. */
  envelope(response: TextResponse, call: Call): Envelope {
    this.checkStatus(response, call);
    const { path } = call;
    const envelope = parsed(this.client.envelopes.envelope, json(response.data, path), path);
    if (response.status < 400) return envelope;
    throw badRequest(path, messageIn(response));
  }

  /** Throws for a status that means an error with any body; the envelope's message is the error's. */
  checkStatus(response: TextResponse, { path, options }: Call): void {
    const { status, headers } = response;
    if (status === 401) throw this.tokenRejected();
    if (status === 403) throw new GatewayError('FORBIDDEN', messageIn(response));
    if (status === 429)
      throw tooManyRequests(Math.max(0, Number(headers['retry-after'])) || defaultRetryAfter);
    if (options.optional && isMissing(response)) throw notSupported({ path });
    if (status >= 500) {
      this.client.log.warn({ call: path, status, requestId: this.caller.requestId }, 'upstream error');
      throw new GatewayError('UPSTREAM_UNAVAILABLE', messageIn(response));
    }
    if (status === 404) throw noSuchEntry(path, messageIn(response));
  }

  tokenRejected(): GatewayError {
    this.caller.onUnauthenticated?.();
    return unauthenticated();
  }

  /** The first save of an operation sends the client's key unchanged, the next one `key:1` and so on. */
  private idempotencyHeaders(): Record<string, string> {
    const { idempotencyKey } = this.caller;
    const index = this.saves;
    this.saves += 1;
    if (!idempotencyKey) return {};
    return { 'idempotency-key': index === 0 ? idempotencyKey : `${idempotencyKey}:${index}` };
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
