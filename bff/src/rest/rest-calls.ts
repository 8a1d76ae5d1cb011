import { AxiosHeaders } from 'axios';
import DataLoader from 'dataloader';
import { GatewayError, unauthenticated } from '../schema/errors.js';
import type { Language } from '../schema/text.js';
import type { TraceSpan } from '../tracing/trace.js';
import type {
  ActionCall,
  BodyCall,
  CallOptions,
  OptionsCall,
  ReadCall,
  SaveCall,
  Service,
  ViewCall,
} from './calls.js';
import type { Abortable } from './disconnect-signal.js';
import { type Link, noLinks, rowsAlong } from './include-negotiator.js';
import { type Query, queryString } from './query.js';
import type { ActionReply, Envelope, Page, SaveReply } from './replies.js';
import {
  json,
  noSuchEntry,
  notSupported,
  notUnderstood,
  parsed,
  tooManyTries,
  tooSlow,
  unavailable,
} from './response-errors.js';
import type { RestClient } from './rest-client.js';
import { rowsById } from './rows-by-id.js';
import { type StreamReply, type StreamRequest, TransportFault, type WireReply } from './service-client.js';

/** On whose behalf the services are called. */
export interface Caller {
  /** Sent as a bearer token, asked for with each call: a sign-in brings one in mid-operation. Null calls without. */
  readonly token: () => string | null;
  /** Of the texts that come back; null or none: the user's preference, which the data API knows. */
  readonly language?: Language | null;
  readonly requestId: string;
  /** Ends every call under way when it aborts. */
  readonly signal: Abortable;
  /** Sent with saves, so that a save told twice is done once; null sends none. */
  readonly idempotencyKey?: string | null;
  /** The address the client called from, for the services' own limits. */
  readonly clientAddress?: string | null;
  /** The step of a trace that calls are made for; absent where nothing is traced. */
  readonly step?: () => TraceSpan | undefined;
  /** Told when a service answers that the token is good no more. */
  readonly onUnauthenticated?: () => void;
  /** Whether a row read by id is kept for the operation's length; false for what has no end. Default true. */
  readonly keepRows?: boolean;
}

const maxIdsInOneCall = 1000;
const isId = (id: string) => /^\d{1,18}$/.test(id);

/** What a service answers to a call that it does not have, and to a row that it does not have. */
const isMissing = ({ status }: WireReply) => status === 404 || status === 405 || status === 501;

/**
 * The declared calls, made in one caller's name during one operation. Every method throws a `GatewayError`: UNAUTHENTICATED,
 * FORBIDDEN, BAD_USER_INPUT, RATE_LIMITED (`retryAfter` seconds), NOT_SUPPORTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or
 * UPSTREAM_BAD_REPLY (`call`, `field`). Nothing read here outlives the operation.
 */
export class RestCalls {
  /** Upstream calls made so far, repeats of a retry not counted. */
  count = 0;
  /** Milliseconds that they took, one added to the other though they ran side by side. */
  milliseconds = 0;
  private saves = 0;
  /**
   * The batching loader of each view asked for by id. In a WeakMap of the view's own they would, with all that an operation holds, outlive
   * it until the next full garbage collection: those of young objects take what such a map leads to for alive. Null until there is one.
   */
  private loaders: Map<object, unknown> | null = null;
  /** Those of the last call, which most calls of an operation share: to make them takes as long as to send them. */
  private lastHeaders: { readonly token: string | null; readonly headers: AxiosHeaders } | undefined;

  constructor(
    private readonly client: RestClient,
    private readonly caller: Caller,
  ) {}

  /**
   * One page of a list. `query` holds `page`, `size`, one search field, filters by name, and `sort`.
   * @param links whose rows `byId` will be asked for: they come along where the data API has that ([+])
   */
  async page<Row>(call: ViewCall<Row>, query: Query, links: readonly Link[] = noLinks): Promise<Page<Row>> {
    return this.withLinks(call, links, async (more) => {
      const { data, included } = await this.get(call.path, { ...query, ...more }, call.options);
      this.keep(included, links);
      return parsed(call.page(this.client.wire), data, call.path);
    });
  }

  /**
   * One row by `GET path/{id}`, or found in the list where there is no such call; fresh; null when out of scope.
   * @param links as of `page`
   */
  async one<Row extends { readonly id: string }>(
    call: ViewCall<Row>,
    id: string,
    query: Query = {},
    links: readonly Link[] = noLinks,
  ): Promise<Row | null> {
    if (!isId(id)) return null;
    return this.withLinks(call, links, async (more) => {
      const asked = { query: { ...query, ...more }, options: call.options };
      const reply = await this.send('GET', `${call.path}/${id}`, asked);
      if (isMissing(reply)) {
        // No such row, or no such call: the list tells.
        return call.options.hasRows ? null : ((await this.rowsOf(call, [id]))[0] ?? null);
      }
      const { data, included } = this.succeeded(reply, call.path, call.options);
      if (data === null || data === undefined) return null;
      this.keep(included, links);
      return parsed(call.row(this.client.wire), data, `${call.path}/{id}`);
    });
  }

  /** `GET path/{id}` for what asking does, whatever the row it answers; false when there is none in the caller's scope. */
  async touch<Row>(call: ViewCall<Row>, id: string): Promise<boolean> {
    if (!isId(id)) return false;
    const reply = await this.send('GET', `${call.path}/${id}`, { options: call.options });
    if (isMissing(reply)) return false;
    this.succeeded(reply, call.path, call.options);
    return true;
  }

  /** One row by id, asked for together with all others of this tick (`ids=`), once per operation; null when out of scope. */
  async byId<Row extends { readonly id: string }>(call: ViewCall<Row>, id: string): Promise<Row | null> {
    if (!isId(id)) return null;
    return this.loader(call).load(id);
  }

  /** A pick list. */
  async options(
    call: OptionsCall,
    query: Query = {},
  ): Promise<{ value: string; text: string; group: string | null }[]> {
    const { data } = await this.get(call.path, query, call.options);
    return parsed(this.client.envelopes.options, data, call.path);
  }

  /** What a GET says in `data`. */
  async read<Data>(call: ReadCall<Data>, query: Query = {}): Promise<Data> {
    const { data } = await this.get(call.path, query, call.options);
    return parsed(call.data(this.client.wire), data, call.path);
  }

  /** Saves. A broken rule is an answer (`success: false`), not an error. */
  async save(call: SaveCall, body: object): Promise<SaveReply> {
    const { success, message, errors, data } = await this.post(call.path, body, call.options, this.saveKey());
    const { id } = success ? parsed(this.client.envelopes.saved, data, call.path) : { id: null };
    return { success, message, errors, id };
  }

  /** Does something that answers more than a save does. A broken rule is an answer, not an error. */
  async act<Data>(call: ActionCall<Data>, body: object): Promise<ActionReply<Data>> {
    const { success, message, errors, data } = await this.post(call.path, body, call.options, this.saveKey());
    if (!success) return { success, message, errors };
    return { success, message, data: parsed(call.data(this.client.wire), data, call.path) };
  }

  /** Does something whose answer has a shape of its own. A status of HTTP that stands for an error throws as ever. */
  async tell<Body>(call: BodyCall<Body>, body: object): Promise<Body> {
    const { path, options } = call;
    const reply = await this.send('POST', path, { body, options, key: this.saveKey() });
    this.open(reply, path, options);
    return parsed(call.body(this.client.wire), json(reply.text, path), path);
  }

  /** What a GET says whose answer has a shape of its own. */
  async ask<Body>(call: BodyCall<Body>, query: Query): Promise<Body> {
    const { path, options } = call;
    const reply = await this.send('GET', path, { query, options });
    this.refuseFault(reply, path, options);
    if (reply.status >= 400) throw notUnderstood(path);
    return parsed(call.body(this.client.wire), json(reply.text, path), path);
  }

  /** Sends bytes, not JSON (an upload), and reads the answer as `act` does. Not tried twice. */
  async upload<Data>(call: ActionCall<Data>, contentType: string, bytes: Buffer): Promise<ActionReply<Data>> {
    const reply = await this.send('POST', call.path, { bytes, contentType, options: call.options });
    const { success, message, errors, data } = this.open(reply, call.path, call.options);
    if (!success) return { success, message, errors };
    return { success, message, data: parsed(call.data(this.client.wire), data, call.path) };
  }

  /**
   * Sends to a service and hands its answer on unread, whatever the status, save that 401 throws UNAUTHENTICATED.
   * The caller's token and request id are added to `headers`. Bodies are streams, so nothing is tried twice.
   */
  async stream(
    service: Service,
    request: Omit<StreamRequest, 'signal' | 'timeoutMs'> & { readonly timeoutMs?: number },
  ): Promise<StreamReply> {
    const reply = await this.observed(service, request, (traced) =>
      this.client.transport(service).stream({
        ...request,
        headers: { ...request.headers, ...this.headersFor(this.caller.token()), ...traced },
        timeoutMs: request.timeoutMs ?? this.client.settings.timeoutMs,
        signal: this.caller.signal,
      }),
    );
    if (reply.status !== 401) return reply;
    reply.body.resume();
    throw this.expired();
  }

  /** The full address of what a service keeps under a path, for payloads that hold addresses. */
  addressOf(service: Service, path: string): string {
    return `${this.client.settings.baseUrls[service].replace(/\/+$/, '')}/${path}`;
  }

  private loader<Row extends { readonly id: string }>(call: ViewCall<Row>): DataLoader<string, Row | null> {
    const known = this.loaders?.get(call);
    if (known instanceof DataLoader) return known;
    const loader = new DataLoader<string, Row | null>((ids) => this.rowsOf(call, ids), {
      maxBatchSize: maxIdsInOneCall,
      cache: this.caller.keepRows ?? true,
    });
    this.loaders ??= new Map();
    this.loaders.set(call, loader);
    return loader;
  }

  private async rowsOf<Row extends { readonly id: string }>(
    call: ViewCall<Row>,
    ids: readonly string[],
  ): Promise<(Row | null)[]> {
    const rows = await rowsById((query) => this.page(call, query), new Set(ids));
    if (rows === null) throw notSupported(call);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  /** Asks for the rows of links along, unless there is no end to what they would be kept for. */
  private withLinks<Said>(
    call: object,
    links: readonly Link[],
    ask: (more: Query) => Promise<Said>,
  ): Promise<Said> {
    return this.client.linksAlong.ask(call, this.caller.keepRows === false ? noLinks : links, ask);
  }

  /** Has `byId` know the rows that came along. */
  private keep(included: unknown, links: readonly Link[]): void {
    if (included === undefined) return;
    for (const link of links) {
      const loader = this.loader(link);
      for (const row of rowsAlong(included, link, this.client.wire)) loader.clear(row.id).prime(row.id, row);
    }
  }

  private async get(path: string, query: Query, options: CallOptions): Promise<Envelope> {
    return this.succeeded(await this.send('GET', path, { query, options }), path, options);
  }

  /** The envelope of an answer to a GET, where `success: false` is an error. */
  private succeeded(reply: WireReply, path: string, options: CallOptions): Envelope {
    const envelope = this.open(reply, path, options);
    if (!envelope.success) throw new GatewayError('BAD_USER_INPUT', envelope.message, { call: path });
    return envelope;
  }

  private async post(
    path: string,
    body: object,
    options: CallOptions,
    key: string | null,
  ): Promise<Envelope> {
    return this.open(await this.send('POST', path, { body, options, key }), path, options);
  }

  private async send(
    method: 'GET' | 'POST',
    path: string,
    request: {
      query?: Query;
      body?: object;
      bytes?: Buffer;
      contentType?: string;
      options: CallOptions;
      key?: string | null;
    },
  ): Promise<WireReply> {
    const service = request.options.service ?? 'dataApi';
    const body = request.bytes ?? (request.body && JSON.stringify(request.body));
    const type = body ? { 'content-type': request.contentType ?? 'application/json' } : null;
    const key = request.key ? { 'idempotency-key': request.key } : null;
    return this.observed(service, { method, path }, (traced) =>
      this.client.transport(service).send({
        method,
        path: path + queryString(request.query ?? {}),
        headers: this.headersOf(request.options, type, key, traced),
        timeoutMs: request.options.timeoutMs ?? this.client.settings.timeoutMs,
        once: request.options.once ?? false,
        signal: this.caller.signal,
        body,
      }),
    );
  }

  /** Makes a call, counts, times and traces it, and turns a fault of the transport into an error for the client. */
  private async observed<Reply extends { readonly status: number }>(
    service: Service,
    { method, path }: { readonly method: string; readonly path: string },
    send: (traced: { readonly traceparent: string } | undefined) => Promise<Reply>,
  ): Promise<Reply> {
    this.count += 1;
    const startedAt = performance.now();
    const step = this.caller.step?.()?.child(`${method} ${path}`, 'client', { 'peer.service': service });
    let outcome = 'error';
    try {
      const reply = await send(step && { traceparent: step.traceparent });
      outcome = `${Math.floor(reply.status / 100)}xx`;
      return reply;
    } catch (error) {
      if (error instanceof TransportFault) outcome = error.kind;
      throw this.errorOf(error, service, path);
    } finally {
      const milliseconds = performance.now() - startedAt;
      this.milliseconds += milliseconds;
      this.client.settings.onCall?.(service, outcome, milliseconds / 1000);
      step?.end({ failed: !/^[1-4]xx$/.test(outcome), attributes: { 'armada.outcome': outcome } });
    }
  }

  /** The envelope of an answer, or the error its status stands for. */
  private open(reply: WireReply, path: string, options: CallOptions): Envelope {
    this.refuseFault(reply, path, options);
    const envelope = parsed(this.client.envelopes.envelope, json(reply.text, path), path);
    if (reply.status < 400) return envelope;
    throw notUnderstood(path, envelope.message);
  }

  /** Throws the error that the status of an answer stands for, whatever its body. */
  private refuseFault(reply: WireReply, path: string, options: CallOptions): void {
    const { status } = reply;
    if (status === 401) throw this.expired();
    if (status === 403) throw new GatewayError('FORBIDDEN');
    if (status === 429) {
      const seconds = Number(reply.retryAfter);
      const retryAfter = Number.isFinite(seconds) && seconds > 0 ? seconds : 60;
      throw tooManyTries(retryAfter);
    }
    if (options.optional && isMissing(reply)) throw notSupported({ path });
    if (status >= 500) {
      this.client.log.warn({ call: path, status, requestId: this.caller.requestId }, 'upstream fault');
      throw unavailable();
    }
    if (status === 404) throw noSuchEntry(path);
  }

  private headersOf(
    { anonymous }: CallOptions,
    ...more: (Readonly<Record<string, string>> | null | undefined)[]
  ): AxiosHeaders {
    const token = anonymous ? null : this.caller.token();
    if (this.lastHeaders?.token !== token)
      this.lastHeaders = { token, headers: new AxiosHeaders(this.headersFor(token)) };
    const { headers } = this.lastHeaders;
    return more.some(Boolean) ? headers.concat(...more) : headers;
  }

  private headersFor(token: string | null): Record<string, string> {
    const { requestId, clientAddress, language } = this.caller;
    return {
      accept: 'application/json',
      'user-agent': this.client.settings.userAgent,
      'x-request-id': requestId,
      ...(language ? { 'accept-language': language } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(clientAddress ? { 'x-forwarded-for': clientAddress } : {}),
    };
  }

  /** The first save of an operation has the client's key as it stands, the next `key:1` and so on. */
  private saveKey(): string | null {
    const { idempotencyKey } = this.caller;
    const index = this.saves;
    this.saves += 1;
    if (!idempotencyKey) return null;
    return index === 0 ? idempotencyKey : `${idempotencyKey}:${index}`;
  }

  private expired(): GatewayError {
    this.caller.onUnauthenticated?.();
    return unauthenticated();
  }

  private errorOf(error: unknown, service: Service, call: string): unknown {
    if (!(error instanceof TransportFault)) return error;
    const { requestId } = this.caller;
    if (error.kind === 'aborted') return new GatewayError('INTERNAL', 'The request was cancelled.');
    this.client.log.warn({ service, call, requestId, fault: error.message }, `upstream ${error.kind}`);
    if (error.kind === 'timeout') return tooSlow();
    return unavailable();
  }
}
