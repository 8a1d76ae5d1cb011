/** One GraphQL request as sent. */
export interface GraphQLRequest {
  operationName: string;
  query: string;
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

const realFetch = globalThis.fetch;

function operationNameOf(query: string): string {
  return /\b(?:query|mutation|subscription)\s+(\w+)/.exec(query)?.[1] ?? '';
}

function reply(body: unknown): Response {
  return new Response(JSON.stringify(body), {
    status: 200,
    headers: { 'content-type': 'application/json' },
  });
}

/** The payload of a mutation that requests its record and is responded to without one, as when it is out of reach. */
function withRecord(data: unknown, query: string): unknown {
  if (!/\brecord: \w+/.test(query) || typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, payload]) => [name, { record: null, ...payload }]),
  );
}

/**
 * Responds to `POST /graphql` in place of the network, by operation name; anything else fails like an unreachable server.
 * Throw a {@link GatewayError} in a responder for a GraphQL error, any other error for a network failure.
 */
export function fakeGateway(responses: Record<string, Responder>): FakeGateway {
  const known = new Map(Object.entries(responses));
  const requests: GraphQLRequest[] = [];
  globalThis.fetch = async (_input, init) => {
    const body: { operationName?: string; query: string; variables?: Record<string, unknown> } = JSON.parse(
      String(init?.body),
    );
    const request: GraphQLRequest = {
      operationName: body.operationName ?? operationNameOf(body.query),
      query: body.query,
      variables: body.variables ?? {},
      headers: new Headers(init?.headers),
    };
    requests.push(request);
    const responder = known.get(request.operationName);
    if (responder === undefined) throw new TypeError(`No responder for ${request.operationName}`);
    try {
      return reply({ data: withRecord(await responder(request.variables, request), request.query) });
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
