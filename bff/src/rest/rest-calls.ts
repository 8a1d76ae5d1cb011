import { setMaxListeners } from 'node:events';
import type { Readable } from 'node:stream';
import type { AxiosResponseHeaders, RawAxiosResponseHeaders } from 'axios';
import type { Caller, ServiceRequest } from './caller.js';
import { CallerRequests, isMissing, type TextResponse } from './caller-requests.js';
import type { BodyCall, Call, DataCall, OptionsCall, SaveCall, Service, ViewCall } from './calls.js';
import type { Query } from './query.js';
import type { ActionReply, Page, SaveReply } from './replies.js';
import { badRequest, json, notSupported, parsed } from './response-errors.js';
import type { RestClient } from './rest-client.js';
import { includedRows, noRelations, type Relation } from './rows/include-negotiator.js';
import { RowLoaders } from './rows/row-loaders.js';
import { rowsById } from './rows/rows-by-id.js';

/** A response whose body is streamed. */
export interface StreamReply {
  readonly status: number;
  readonly headers: RawAxiosResponseHeaders | AxiosResponseHeaders;
  readonly body: Readable;
}

const isId = (id: string) => /^\d{1,18}$/.test(id);

/**
 * Sends declared calls for one caller during one operation, whose rows it caches. Every method throws a `GatewayError`: UNAUTHENTICATED,
 * FORBIDDEN, BAD_USER_INPUT, RATE_LIMITED (`retryAfter` seconds), NOT_SUPPORTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or
 * UPSTREAM_BAD_REPLY (`call`, `field`).
 */
export class RestCalls {
  private readonly requests: CallerRequests;
  private readonly rows: RowLoaders;
  private readonly keepRows: boolean;
  /** The texts of option lists that are being read. */
  private readonly texts = new Map<OptionsCall, Promise<ReadonlyMap<string, string>>>();

  constructor(
    private readonly client: RestClient,
    caller: Caller,
  ) {
    // Every call in progress listens to it; Node warns from the eleventh on.
    setMaxListeners(0, caller.signal);
    this.keepRows = caller.keepRows ?? true;
    this.requests = new CallerRequests(client, caller);
    this.rows = new RowLoaders((view, ids) => this.rowsOf(view, ids), this.keepRows);
  }

  /** Upstream calls so far; retries are not counted. */
  get count(): number {
    return this.requests.count;
  }

  /** Sum of the calls' durations in milliseconds. */
  get milliseconds(): number {
    return this.requests.milliseconds;
  }

  /**
   * One page of a list. `query` holds `page`, `size`, one search field, filters by name, and `sort`.
   * @param relations whose rows `byId` will need: they are included in the response if the data API supports it ([+])
   */
  async page<Row>(
    call: ViewCall<Row>,
    query: Query,
    relations: readonly Relation[] = noRelations,
  ): Promise<Page<Row>> {
    return this.including(call, relations, async (extra) => {
      const { data, included } = await this.requests.getEnvelope(call, {
        ...call.options.query,
        ...query,
        ...extra,
      });
      this.primeIncluded(included, relations);
      return parsed(call.page(this.client.schemas), data, call.path);
    });
  }

  /**
   * One row by `GET path/{id}`, or from the list if that call is missing; not cached; null when out of scope.
   * @param relations as in `page`
   */
  async one<Row extends { readonly id: string }>(
    call: ViewCall<Row>,
    id: string,
    query: Query = {},
    relations: readonly Relation[] = noRelations,
  ): Promise<Row | null> {
    if (!isId(id)) return null;
    return this.including(call, relations, async (extra) => {
      const response = await this.requests.get(rowCall(call, id), { ...query, ...extra });
      if (isMissing(response)) {
        // Either the row or the call is missing.
        return call.options.hasRows ? null : ((await this.rowsOf(call, [id]))[0] ?? null);
      }
      const { data, included } = this.requests.successful(response, call);
      if (data === null || data === undefined) return null;
      this.primeIncluded(included, relations);
      return parsed(call.row(this.client.schemas), data, `${call.path}/{id}`);
    });
  }

  /** `GET path/{id}` for its side effect, such as marking a row as read; false when the row is out of scope. */
  async touch<Row>(call: ViewCall<Row>, id: string): Promise<boolean> {
    if (!isId(id)) return false;
    const response = await this.requests.get(rowCall(call, id));
    if (isMissing(response)) return false;
    this.requests.successful(response, call);
    return true;
  }

  /** One row by id, in one call (`ids=`) with all others of this tick, once per operation; null when out of scope. */
  async byId<Row extends { readonly id: string }>(call: ViewCall<Row>, id: string): Promise<Row | null> {
    return isId(id) ? this.rows.load(call, id) : null;
  }

  async options(
    call: OptionsCall,
    query: Query = {},
  ): Promise<{ value: string; text: string; group: string | null }[]> {
    const { data } = await this.requests.getEnvelope(call, query);
    return parsed(this.client.envelopes.options, data, call.path);
  }

  /** The text of an entry of an option list, read once for all entries that are needed at the same time; null for none. */
  async optionText(call: OptionsCall, value: string): Promise<string | null> {
    let reading = this.texts.get(call);
    if (reading === undefined) {
      reading = this.options(call)
        .then((options) => new Map(options.map((option) => [option.value, option.text])))
        .finally(() => this.texts.delete(call));
      this.texts.set(call, reading);
    }
    return (await reading).get(value) ?? null;
  }

  /** `data` of a GET. */
  async read<Data>(call: DataCall<Data>, query: Query = {}): Promise<Data> {
    const { data } = await this.requests.getEnvelope(call, query);
    return parsed(call.data(this.client.schemas), data, call.path);
  }

  /** Sends a save. A broken rule is a reply with `success: false`, not an error. */
  async save(call: SaveCall, body: object): Promise<SaveReply> {
    const response = await this.requests.post(call, body);
    const { success, message, errors, data } = this.requests.envelope(response, call);
    const { id } = success ? parsed(this.client.envelopes.saved, data, call.path) : { id: null };
    return { success, message, errors, id };
  }

  /** Sends an action. A broken rule is a reply, not an error. */
  async act<Data>(call: DataCall<Data>, body: object): Promise<ActionReply<Data>> {
    return this.actionReply(call, await this.requests.post(call, body));
  }

  /** Uploads a form with files, like `act`. */
  async upload<Data>(call: DataCall<Data>, form: FormData): Promise<ActionReply<Data>> {
    const encoded = new Response(form);
    const headers = { 'content-type': encoded.headers.get('content-type') ?? 'multipart/form-data' };
    const bytes = Buffer.from(await encoded.arrayBuffer());
    return this.actionReply(call, await this.requests.post(call, bytes, headers));
  }

  /** A POST whose response is not the envelope. */
  async postBody<Body>(call: BodyCall<Body>, body: object): Promise<Body> {
    const response = await this.requests.post(call, body);
    this.requests.envelope(response, call);
    return parsed(call.body(this.client.schemas), json(response.data, call.path), call.path);
  }

  /** A GET whose response is not the envelope. */
  async getBody<Body>(call: BodyCall<Body>, query: Query): Promise<Body> {
    const response = await this.requests.get(call, query);
    this.requests.checkStatus(response, call);
    if (response.status >= 400) throw badRequest(call.path);
    return parsed(call.body(this.client.schemas), json(response.data, call.path), call.path);
  }

  /** Streams a service's response with any status, except that 401 throws UNAUTHENTICATED. Not retried. */
  async stream(
    service: Service,
    request: Pick<ServiceRequest, 'method' | 'url' | 'params' | 'headers' | 'data'>,
  ): Promise<StreamReply> {
    const { status, headers, data } = await this.requests.send<Readable>(service, {
      ...request,
      responseType: 'stream',
      validateStatus: null,
    });
    if (status !== 401) return { status, headers, body: data };
    data.resume();
    throw this.requests.tokenRejected();
  }

  /** The full address of a path of a service, for payloads with addresses. */
  addressOf(service: Service, path: string): string {
    return `${this.client.settings.baseUrls[service].replace(/\/+$/, '')}/${path}`;
  }

  private actionReply<Data>(call: DataCall<Data>, response: TextResponse): ActionReply<Data> {
    const { success, message, errors, data } = this.requests.envelope(response, call);
    if (!success) return { success, message, errors };
    return { success, message, data: parsed(call.data(this.client.schemas), data, call.path) };
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

  /** Requests related rows too, unless the operation caches no rows. */
  private including<Result>(
    call: object,
    relations: readonly Relation[],
    send: (extra: Query) => Promise<Result>,
  ): Promise<Result> {
    return this.client.includes.request(call, this.keepRows ? relations : noRelations, send);
  }

  private primeIncluded(included: unknown, relations: readonly Relation[]): void {
    if (included === undefined) return;
    for (const relation of relations)
      this.rows.prime(relation, includedRows(included, relation, this.client.schemas));
  }
}

const rowCall = ({ path, options }: Call, id: string): Call => ({ path: `${path}/${id}`, options });
