import type { z } from 'zod';
import type { PayloadSchemas } from './payload-schemas.js';
import type { Query } from './query.js';
import { type Page, pageReader } from './replies.js';

/** The three services of contract.md. */
export type Service = 'dataApi' | 'fileService' | 'geocoder';

/** The schema of a row or of `data`, composed of the schemas of ids, flags, dates and so on. */
export type Reader<Value> = (schemas: PayloadSchemas) => z.core.$ZodType<Value>;

export interface CallOptions {
  /** Default: the data API. */
  readonly service?: Service;
  /** Milliseconds until UPSTREAM_TIMEOUT, for each attempt; default `UPSTREAM_TIMEOUT_MS`. */
  readonly timeoutMs?: number;
  /** Marked [+] in the contract: NOT_SUPPORTED if the data API lacks it. */
  readonly optional?: boolean;
  /** `GET path/{id}` of a view is not [+], so a 404 means that there is no such row. */
  readonly hasRows?: boolean;
  /** Sent without the caller's token. */
  readonly anonymous?: boolean;
  /** A GET that is not retried, because each attempt counts. */
  readonly once?: boolean;
  /** Parameters that each request for a page of a view has. */
  readonly query?: Query;
}

/** A declared call. */
export interface Call {
  readonly path: string;
  readonly options: CallOptions;
}

/** `GET X/view`: pages, `ids=`, and `X/view/{id}`. */
export interface ViewCall<Row> extends Call {
  readonly row: Reader<Row>;
  readonly page: Reader<Page<Row>>;
}

/** A call whose response has the envelope with one `data`. */
export interface DataCall<Data> extends Call {
  readonly data: Reader<Data>;
}

/** A call whose response is not the envelope. */
export interface BodyCall<Body> extends Call {
  readonly body: Reader<Body>;
}

export interface OptionsCall extends Call {
  readonly kind: 'options';
}

export interface SaveCall extends Call {
  readonly kind: 'save';
}

/** Declares `GET path?page&size&…`, `GET path?ids=…` and `GET path/{id}`, all with the same row. */
export const viewCall = <Row>(path: string, row: Reader<Row>, options: CallOptions = {}): ViewCall<Row> => ({
  path,
  row: memoized(row),
  page: memoized((schemas) => pageReader(schemas, row(schemas))),
  options,
});

const dataCall = <Data>(path: string, data: Reader<Data>, options: CallOptions = {}): DataCall<Data> => ({
  path,
  data: memoized(data),
  options,
});

/** Declares `GET path`. */
export const readCall = dataCall;

/** Declares `POST path` with more data in its response than a save has. It is not retried. */
export const actionCall = dataCall;

/** Declares `GET path` of a pick list, `[{value, text}]`. */
export const optionsCall = (path: string, options: CallOptions = {}): OptionsCall => ({
  kind: 'options',
  path,
  options,
});

/** Declares `POST path`, a save, which returns `{success, message, errors, data: {id}}`. It has an idempotency key and is not retried. */
export const saveCall = (path: string, options: CallOptions = {}): SaveCall => ({
  kind: 'save',
  path,
  options,
});

/** Declares `path`, whose response is not the envelope. A `POST` is not retried. */
export const bodyCall = <Body>(
  path: string,
  body: Reader<Body>,
  options: CallOptions = {},
): BodyCall<Body> => ({
  path,
  body: memoized(body),
  options,
});

/** Builds a reader once: building it costs more than reading a response. */
function memoized<Value>(read: Reader<Value>): Reader<Value> {
  const readers = new WeakMap<PayloadSchemas, z.core.$ZodType<Value>>();
  return (schemas) => {
    const reader = readers.get(schemas) ?? read(schemas);
    readers.set(schemas, reader);
    return reader;
  };
}
