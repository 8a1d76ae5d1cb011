import type { z } from 'zod';
import type { PayloadSchemas } from './payload-schemas.js';
import { type Page, pageReader } from './replies.js';

/** The three services of contract.md. */
export type Service = 'dataApi' | 'fileService' | 'geocoder';

/** The schema of one row, or of one `data`, made of those of ids, flags, dates and so on. */
export type Reader<Value> = (schemas: PayloadSchemas) => z.core.$ZodType<Value>;

export interface CallOptions {
  /** Default: the data API. */
  readonly service?: Service;
  /** Milliseconds until UPSTREAM_TIMEOUT, for each try; default `UPSTREAM_TIMEOUT_MS`. */
  readonly timeoutMs?: number;
  /** The contract marks it [+]: where the data API lacks it, the caller gets NOT_SUPPORTED. */
  readonly optional?: boolean;
  /** Of a view: `GET path/{id}` is the specification's own, so a 404 means that there is no such row. By default it is [+]. */
  readonly hasRows?: boolean;
  /** Sent without the caller's token. */
  readonly anonymous?: boolean;
  /** A GET that is not tried again when its service is away: for one whose every try counts. */
  readonly once?: boolean;
}

interface Call {
  readonly path: string;
  readonly options: CallOptions;
}

/** `GET X/view`: pages, `ids=`, and `X/view/{id}`. */
export interface ViewCall<Row> extends Call {
  readonly row: Reader<Row>;
  readonly page: Reader<Page<Row>>;
}

/** A `GET` whose `data` is one value. */
export interface ReadCall<Data> extends Call {
  readonly data: Reader<Data>;
}

/** A call whose answer is no envelope. */
export interface BodyCall<Body> extends Call {
  readonly body: Reader<Body>;
}

/** A `POST` whose `data` is read when it succeeded. */
export interface ActionCall<Data> extends Call {
  readonly data: Reader<Data>;
}

/** A pick list. */
export interface OptionsCall extends Call {
  readonly kind: 'options';
}

/** A `POST` that saves and answers `{success, message, errors, data: {id}}`. */
export interface SaveCall extends Call {
  readonly kind: 'save';
}

/** Declares `GET path?page&size&…`, `GET path?ids=…` and `GET path/{id}`, all of the same row. */
export const viewCall = <Row>(path: string, row: Reader<Row>, options: CallOptions = {}): ViewCall<Row> => ({
  path,
  row: madeOnce(row),
  page: madeOnce((schemas) => pageReader(schemas, row(schemas))),
  options,
});

/** Declares `GET path`, answering one `data`. */
export const readCall = <Data>(
  path: string,
  data: Reader<Data>,
  options: CallOptions = {},
): ReadCall<Data> => ({
  path,
  data: madeOnce(data),
  options,
});

/** Declares `GET path`, answering `[{value, text}]`. */
export const optionsCall = (path: string, options: CallOptions = {}): OptionsCall => ({
  kind: 'options',
  path,
  options,
});

/** Declares `POST path`, a save: not tried twice, sent with the caller's idempotency key. */
export const saveCall = (path: string, options: CallOptions = {}): SaveCall => ({
  kind: 'save',
  path,
  options,
});

/** Declares `POST path`, something done that answers more than a save does: not tried twice. */
export const actionCall = <Data>(
  path: string,
  data: Reader<Data>,
  options: CallOptions = {},
): ActionCall<Data> => ({ path, data: madeOnce(data), options });

/** Declares `path`, whose answer has a shape of its own. A `POST` is not tried twice. */
export const bodyCall = <Body>(
  path: string,
  body: Reader<Body>,
  options: CallOptions = {},
): BodyCall<Body> => ({
  path,
  body: madeOnce(body),
  options,
});

/** A reader is compiled for the first reply and kept: making it costs more than reading. */
function madeOnce<Value>(read: Reader<Value>): Reader<Value> {
  const made = new WeakMap<PayloadSchemas, z.core.$ZodType<Value>>();
  return (schemas) => {
    const known = made.get(schemas) ?? read(schemas);
    made.set(schemas, known);
    return known;
  };
}
