/** The address of the product under test, told by the global set-up. */
export function armadaUrl(): string {
  const url = process.env.ARMADA_URL;
  if (url === undefined)
    throw new Error('The browser tests are run by npm test, which starts Armada for them.');
  return url;
}

/** The folder that holds its data and the process ids of its servers. */
export function armadaData(): string {
  const folder = process.env.ARMADA_DATA;
  if (folder === undefined)
    throw new Error('The browser tests are run by npm test, which starts Armada for them.');
  return folder;
}

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

/** A caller without a browser: one person's session at the GraphQL endpoint. */
export class Integration {
  #cookie: string;

  /** @param cookie the `cookie` header of a session that exists, else none */
  constructor(cookie = '') {
    this.#cookie = cookie;
  }

  /** Sends one operation, with the caller's cookie; `headers` come on top. */
  async send(
    query: string,
    variables: object = {},
    headers: Record<string, string> = {},
  ): Promise<GraphqlReply> {
    const response = await fetch(`${armadaUrl()}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.#cookie, ...headers },
      body: JSON.stringify({ query, variables }),
    });
    const cookies = response.headers.getSetCookie();
    if (cookies.length > 0) this.#cookie = cookies.map((cookie) => cookie.split(';')[0]).join('; ');
    const body: unknown = await response.json();
    return { data: field(body, 'data') ?? null, errors: errorsOf(body) };
  }

  /** The data of one operation that is expected to succeed. */
  async ask(query: string, variables: object = {}, headers: Record<string, string> = {}): Promise<unknown> {
    const { data, errors } = await this.send(query, variables, headers);
    if (errors.length > 0) throw new Error(errors.map((error) => error.message).join('; '));
    return data;
  }

  static async signedIn(person: Person): Promise<Integration> {
    const caller = new Integration();
    const data = await caller.ask(
      'mutation ($input: LoginInput!) { login(input: $input) { success message } }',
      {
        input: { username: people[person], password },
      },
    );
    if (field(field(data, 'login'), 'success') !== true)
      throw new Error(`${person} could not sign in: ${JSON.stringify(data)}`);
    return caller;
  }
}

/** Reads a property of something that came from outside; undefined when it has none. */
export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Reads a list of something that came from outside; throws when it is none. */
export function list(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Error(`expected a list, got ${JSON.stringify(value)}`);
  return value;
}

function errorsOf(body: unknown): { message: string; code: string }[] {
  const errors = field(body, 'errors');
  if (!Array.isArray(errors)) return [];
  return errors.map((error) => ({
    message: String(field(error, 'message')),
    code: String(field(field(error, 'extensions'), 'code')),
  }));
}
