import type { AxiosRequestConfig, InternalAxiosRequestConfig } from 'axios';
import type { Language } from '../errors/text.js';
import type { TraceSpan } from '../tracing/trace.js';

/** The caller of the services. */
export interface Caller {
  /** Sent as a bearer token. Read for each call, because a sign-in sets it during the operation. Null: no token is sent. */
  readonly token: () => string | null;
  /** Language of the texts in responses; by default the user's preference, which the data API knows. */
  readonly language?: Language | null;
  readonly requestId: string;
  /** Cancels the current calls when it aborts. */
  readonly signal: AbortSignal;
  /** Sent with saves, so that a repeated save is executed once. */
  readonly idempotencyKey?: string | null;
  /** The client's IP address, for the services' own rate limits. */
  readonly clientAddress?: string | null;
  /** The span that calls belong to; absent when nothing is traced. */
  readonly step?: () => TraceSpan | undefined;
  /** Called when a service rejects the token. */
  readonly onUnauthenticated?: () => void;
  /** True if a row read by id is cached for the operation; false for subscriptions, which have no end. Default true. */
  readonly keepRows?: boolean;
}

/** The options of a request that `addCallerHeaders` converts to headers. */
interface CallerOptions {
  /** Absent for the gateway's own requests. A function, because axios copies the objects of a configuration deeply. */
  readonly caller?: (() => Caller) | undefined;
  /** Sent without the caller's token. */
  readonly anonymous?: boolean | undefined;
  /** W3C trace context of the call's span. */
  readonly traceparent?: string | undefined;
}

/** A request to a service: the configuration of axios and ours. */
export interface ServiceRequest extends AxiosRequestConfig, CallerOptions {
  readonly signal: AbortSignal;
  /** A GET that is not retried. */
  readonly once?: boolean | undefined;
}

/** axios request interceptor: adds the token, request id, language, client address and trace of the caller. */
export function addCallerHeaders(
  config: InternalAxiosRequestConfig & CallerOptions,
): InternalAxiosRequestConfig {
  const { anonymous, traceparent } = config;
  const caller = config.caller?.();
  if (!caller) return config;
  const token = anonymous ? null : caller.token();
  const headers = {
    'x-request-id': caller.requestId,
    'accept-language': caller.language,
    authorization: token && `Bearer ${token}`,
    'x-forwarded-for': caller.clientAddress,
    traceparent,
  };
  for (const [name, value] of Object.entries(headers)) if (value) config.headers.set(name, value);
  return config;
}
