import { randomBytes } from 'node:crypto';
import { createClient as createStreamClient, type Client as StreamClient } from 'graphql-sse';
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { readConfig } from '../config.js';
import { type Gateway, startGateway } from '../gateway.js';
import { gatewayLog } from '../http/monitoring/log.js';
import { DataApiDouble } from './data-api-double.js';

const graphqlBody = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        path: z.array(z.union([z.string(), z.number()])).optional(),
        extensions: z.record(z.string(), z.unknown()).optional(),
      }),
    )
    .optional(),
  extensions: z.record(z.string(), z.unknown()).optional(),
});

export interface GraphqlResponse extends z.infer<typeof graphqlBody> {
  readonly status: number;
  readonly headers: Headers;
  /** `extensions.code` of each error. */
  readonly codes: unknown[];
  /** The session cookie that the response sets, as `name=value`; '' if it is cleared, null if it is unchanged. */
  readonly cookie: string | null;
}

export interface Sender {
  /** Sent as `Authorization: Bearer`. */
  readonly token?: string;
  /** `name=value`, as `GraphqlResponse.cookie` has it. */
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Language of the texts in the responses; sent as a browser does. */
  readonly language?: string | undefined;
  readonly signal?: AbortSignal;
}

export const newSessionKey = () => randomBytes(32).toString('base64url');

/** The real gateway on a free port, with a `DataApiDouble` as its services. */
export class GatewayUnderTest {
  /** Gateways that a failed test has not stopped. */
  private static readonly running = new Set<GatewayUnderTest>();

  private constructor(
    readonly gateway: Gateway,
    readonly logLines: string[],
  ) {}

  /** @param environment further variables, including the services' addresses */
  static async start(environment: Readonly<Record<string, string>>): Promise<GatewayUnderTest> {
    const logLines: string[] = [];
    const config = readConfig({
      PORT: '0',
      HOST: '127.0.0.1',
      SESSION_KEYS: newSessionKey(),
      WEB_DIR: '/nowhere',
      // A rate limit by user would look up the user of each token, with a call that tests do not expect.
      RATE_PER_USER: '0',
      MAP: 'off',
      ...environment,
    });
    const log = gatewayLog('debug', { write: (line: string) => logLines.push(line) });
    const started = new GatewayUnderTest(await startGateway(config, log), logLines);
    GatewayUnderTest.running.add(started);
    return started;
  }

  get url(): string {
    return this.gateway.url;
  }

  /** Runs an operation over HTTP. */
  async run(query: string, variables: object = {}, sender: Sender = {}): Promise<GraphqlResponse> {
    return responseOf(await this.post(JSON.stringify({ query, variables }), sender));
  }

  /** Runs an operation whose variable `upload` is a photo, in a multipart request. */
  async runWithPhoto(
    query: string,
    variables: object,
    upload: string,
    sender: Sender,
  ): Promise<GraphqlResponse> {
    const form = new FormData();
    form.set('operations', JSON.stringify({ query, variables: { ...variables, [upload]: null } }));
    form.set('map', JSON.stringify({ 0: [`variables.${upload}`] }));
    form.set('0', new Blob(['photo']), 'photo.png');
    const headers = { ...sender.headers, 'apollo-require-preflight': 'true' };
    return responseOf(await this.post(form, { ...sender, headers }));
  }

  /** Posts any body to /graphql. */
  post(
    body: string | FormData,
    { token, cookie, headers, language, signal }: Sender = {},
  ): Promise<Response> {
    return fetch(`${this.url}/graphql`, {
      method: 'POST',
      body,
      headers: {
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(cookie ? { cookie } : {}),
        ...(language ? { 'accept-language': language } : {}),
        ...headers,
      },
      ...(signal ? { signal } : {}),
    });
  }

  /** A graphql-ws client without retries. */
  socketClient({ token, cookie, headers, language }: Sender = {}): Client {
    class SocketWithHeaders extends WebSocket {
      constructor(address: string, protocols: string[]) {
        super(address, protocols, { headers: { ...(cookie ? { cookie } : {}), ...headers } });
      }
    }
    return createClient({
      url: `${this.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: SocketWithHeaders,
      retryAttempts: 0,
      connectionParams: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(language ? { 'accept-language': language } : {}),
      },
    });
  }

  /** A graphql-sse client without retries. */
  streamClient({ token, cookie, headers, language }: Sender = {}): StreamClient {
    return createStreamClient({
      url: `${this.url}/graphql`,
      retryAttempts: 0,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(cookie ? { cookie } : {}),
        ...(language ? { 'accept-language': language } : {}),
        ...headers,
      },
    });
  }

  stop(): Promise<void> {
    GatewayUnderTest.running.delete(this);
    return this.gateway.stop();
  }

  static async stopAll(): Promise<void> {
    await Promise.all([...GatewayUnderTest.running].map((gateway) => gateway.stop()));
  }
}

/** In every test file that imports this one: a gateway that a failed test left open would keep the process alive. */
afterAll(() => GatewayUnderTest.stopAll());

async function responseOf(response: Response): Promise<GraphqlResponse> {
  const body = graphqlBody.parse(await response.json());
  const { status, headers } = response;
  return {
    ...body,
    status,
    headers,
    codes: (body.errors ?? []).map(({ extensions }) => extensions?.code),
    cookie: cookieIn(headers),
  };
}

function cookieIn(headers: Headers): string | null {
  const [first] = headers.getSetCookie();
  if (first === undefined) return null;
  const pair = first.split(';', 1)[0] ?? '';
  return pair.endsWith('=') ? '' : pair;
}

/**
 * A gateway and its upstream for the tests of a file, started before them and stopped after them. After each test, every upstream call
 * must have been expected, and every expectation met.
 */
export function gatewayForTests(environment: Readonly<Record<string, string>> = {}) {
  const upstream = new DataApiDouble();
  let running: GatewayUnderTest | undefined;
  beforeAll(async () => {
    await upstream.start();
    running = await GatewayUnderTest.start({ ...upstream.environment, ...environment });
  });
  afterEach(() => upstream.verify());
  afterAll(async () => {
    await GatewayUnderTest.stopAll();
    await upstream.stop();
  });
  return {
    upstream,
    get gateway(): GatewayUnderTest {
      if (!running) throw new Error('The gateway is not started yet: use it inside a test.');
      return running;
    },
  };
}
