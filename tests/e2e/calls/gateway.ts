import { readFileSync } from 'node:fs';

function requiredVariable(name: string): string {
  const value = process.env[name];
  if (value === undefined)
    throw new Error('The browser tests are run by npm test, which starts Armada for them.');
  return value;
}

/** The address of the gateway under test; the global set-up sets it. */
export const armadaUrl = () => requiredVariable('ARMADA_URL');

/** The address of the three services. */
export const upstreamUrl = () => requiredVariable('ARMADA_UPSTREAM');

/** The data folder, which also has the process ids of the servers. */
export const armadaData = () => requiredVariable('ARMADA_DATA');

export const password = 'armada-demo';

/** The demo sign-ins; the second of each pair is a colleague in the same company. */
export const people = {
  admin: 'admin@armada.test',
  supplier: 'supplier@armada.test',
  supplierColleague: 'supplier2@armada.test',
  tenant: 'tenant@armada.test',
  tenantColleague: 'tenant2@armada.test',
} as const;

export type Person = keyof typeof people;

export interface GraphqlReply {
  data: unknown;
  errors: { message: string; code: string }[];
}

/** The document of one of the client's operations; callers without a token may send no other documents. */
export function clientOperation(name: string): string {
  const manifest = new URL('../../../web/dist/.vite/persisted-operations.json', import.meta.url);
  const { operations }: { operations: { name: string; body: string }[] } = JSON.parse(
    readFileSync(manifest, 'utf8'),
  );
  const operation = operations.find((known) => known.name === name);
  if (operation === undefined) throw new Error(`The client has no operation ${name}.`);
  return operation.body;
}

/** A caller without a browser at the GraphQL endpoint. */
export class Integration {
  /** @param headers the credentials: `authorization`, or the `cookie` of a browser's session; signed out without them */
  constructor(readonly headers: Readonly<Record<string, string>> = {}) {}

  /** Sends one operation; `headers` are added to the caller's. */
  async send(
    query: string,
    variables: object = {},
    headers: Record<string, string> = {},
  ): Promise<GraphqlReply> {
    const response = await fetch(`${armadaUrl()}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': 'en',
        ...this.headers,
        ...headers,
      },
      body: JSON.stringify({ query, variables }),
    });
    return replyOf(await response.json());
  }

  /** Sends one operation. @returns its data; throws when the response has errors */
  async request(
    query: string,
    variables: object = {},
    headers: Record<string, string> = {},
  ): Promise<unknown> {
    const { data, errors } = await this.send(query, variables, headers);
    if (errors.length > 0) throw new Error(errors.map((error) => error.message).join('; '));
    return data;
  }

  /** A caller with one of the demo accounts. */
  static signedIn(person: Person): Promise<Integration> {
    return Integration.signedInAs(people[person], password);
  }

  /** A caller with a session token of the data API, which may send any document. */
  static async signedInAs(username: string, secret: string): Promise<Integration> {
    const response = await fetch(`${upstreamUrl()}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: secret, loginBy: 1 }),
    });
    const body: unknown = await response.json();
    const token = field(field(body, 'data'), 'token');
    if (typeof token !== 'string') throw new Error(`${username} could not sign in: ${JSON.stringify(body)}`);
    return new Integration({ authorization: `Bearer ${token}` });
  }
}

/** Reads a property of an unknown value; undefined when it has none. */
export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Reads an unknown value as a list; throws if it is not a list. */
export function list(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Error(`expected a list, got ${JSON.stringify(value)}`);
  return value;
}

/** Parses the body of a GraphQL response. */
export const replyOf = (body: unknown): GraphqlReply => ({
  data: field(body, 'data') ?? null,
  errors: errorsOf(body),
});

function errorsOf(body: unknown): { message: string; code: string }[] {
  const errors = field(body, 'errors');
  if (!Array.isArray(errors)) return [];
  return errors.map((error) => ({
    message: String(field(error, 'message')),
    code: String(field(field(error, 'extensions'), 'code')),
  }));
}
