import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InMemoryCache } from '@apollo/client';
import { type DocumentNode, type FragmentSpreadNode, Kind, parse, type SelectionSetNode } from 'graphql';

/** One GraphQL request as sent. */
export interface GraphQLRequest {
  operationName: string;
  variables: Record<string, unknown>;
  headers: Headers;
}

/** An operation's response: `data`, or the whole response if it contains errors; throwing is a network failure. */
export type Responder = (variables: Record<string, unknown>, request: GraphQLRequest) => unknown;

/** A response with one GraphQL error that has an `extensions.code`, and further members. */
export class GatewayError extends Error {
  constructor(
    readonly code: string,
    message = code,
    readonly data: object | null = null,
  ) {
    super(message);
  }
}

export interface FakeGateway {
  /** Every request so far, oldest first. */
  requests: GraphQLRequest[];
  /** The requests of one operation. */
  of(operationName: string): GraphQLRequest[];
  /** Changes an operation's response from now on. */
  respond(operationName: string, responder: Responder): void;
}

interface Body {
  operationName: string;
  variables?: Record<string, unknown>;
  /** Without the id of an operation. */
  query?: string;
  extensions?: { persistedQuery: { sha256Hash: string } };
}

const realFetch = globalThis.fetch;

const gql = join(__dirname, '../gql');
/** The text of each operation by its id, as the gateway has them. */
const persisted = new Map<string, string>(
  readdirSync(gql, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('persisted-documents.json'))
    .flatMap((file) => Object.entries(JSON.parse(readFileSync(join(gql, file), 'utf8')))),
);
const cache = new InMemoryCache();
const documents = new Map<string, DocumentNode>();

/** The operation of a request, as Apollo Client requests it: with `__typename`. */
function documentOf({ query, extensions }: Body): DocumentNode {
  const id = extensions?.persistedQuery.sha256Hash ?? '';
  const text = query ?? persisted.get(id);
  if (text === undefined) throw new Error(`No operation has the id ${id}: run npm run codegen`);
  const document = documents.get(text) ?? cache.transformDocument(parse(text));
  documents.set(text, document);
  return document;
}

function reply(body: unknown): Response {
  return new Response(JSON.stringify(body), {
    status: 200,
    headers: { 'content-type': 'application/json' },
  });
}

/**
 * A response with null in the requested fields that it does not have: a sample states what its test is about. With a field missing,
 * Apollo Client would request everything again.
 */
function completed(data: unknown, selections: SelectionSetNode, document: DocumentNode): unknown {
  if (Array.isArray(data)) return data.map((item) => completed(item, selections, document));
  if (typeof data !== 'object' || data === null) return data;
  let whole: object = data;
  for (const selection of selections.selections) {
    if (selection.kind === Kind.FIELD) {
      const name = (selection.alias ?? selection.name).value;
      const value: unknown = Reflect.get(data, name) ?? null;
      const { selectionSet } = selection;
      whole = { ...whole, [name]: selectionSet ? completed(value, selectionSet, document) : value };
    } else {
      const part = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragmentOf(selection, document);
      if (part) whole = { ...whole, ...Object(completed(data, part.selectionSet, document)) };
    }
  }
  return whole;
}

const fragmentOf = ({ name }: FragmentSpreadNode, { definitions }: DocumentNode) =>
  definitions
    .filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
    .find((one) => one.name.value === name.value);

/** The response to a document with one operation. */
function completeReply(data: unknown, document: DocumentNode): unknown {
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return operation?.kind === Kind.OPERATION_DEFINITION
    ? completed(data, operation.selectionSet, document)
    : data;
}

/**
 * Responds to `POST /graphql` in place of the network, by operation name; anything else fails like an unreachable server.
 * Throw a {@link GatewayError} in a responder for a GraphQL error, any other error for a network failure.
 */
export function fakeGateway(responses: Record<string, Responder>): FakeGateway {
  const known = new Map(Object.entries(responses));
  const requests: GraphQLRequest[] = [];
  globalThis.fetch = async (_input, init) => {
    const body: Body = JSON.parse(String(init?.body));
    const request: GraphQLRequest = {
      operationName: body.operationName,
      variables: body.variables ?? {},
      headers: new Headers(init?.headers),
    };
    requests.push(request);
    const responder = known.get(request.operationName);
    if (responder === undefined) throw new TypeError(`No responder for ${request.operationName}`);
    try {
      return reply({ data: completeReply(await responder(request.variables, request), documentOf(body)) });
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      const { data, message, code } = error;
      return reply({ data, errors: [{ message, extensions: { code } }] });
    }
  };
  return {
    requests,
    of: (operationName) => requests.filter((request) => request.operationName === operationName),
    respond: (operationName, responder) => void known.set(operationName, responder),
  };
}

/** Restores the network; runs after every test. */
export function forgetGateway(): void {
  globalThis.fetch = realFetch;
}
