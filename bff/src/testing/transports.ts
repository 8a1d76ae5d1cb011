import { NetworkError } from 'graphql-sse';
import type { GatewayUnderTest } from './gateway-under-test.js';

export interface OperationRequest {
  /** Language of the texts in the response. */
  readonly language?: string;
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly operationName?: string;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

interface TransportResult {
  readonly codes: unknown[];
  readonly messages: string[];
  readonly extensions?: unknown;
}

interface Result {
  readonly errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
  readonly extensions?: unknown;
}

const resultOf = ({ errors = [], extensions }: Result): TransportResult => ({
  codes: errors.map((error) => error.extensions?.code),
  messages: errors.map(({ message }) => message),
  ...(extensions === undefined ? {} : { extensions }),
});

const token = 'token';

/** Every transport of operations, each with the same token. */
export const transports: Readonly<
  Record<string, (gateway: GatewayUnderTest, request: OperationRequest) => Promise<TransportResult>>
> = {
  'HTTP POST': async (gateway, { language, ...request }) =>
    resultOf(JSON.parse(await (await gateway.post(JSON.stringify(request), { token, language })).text())),

  'HTTP GET': async (gateway, { query, operationName, variables, extensions, language }) => {
    const search = new URLSearchParams({
      query,
      ...(operationName === undefined ? {} : { operationName }),
      ...(variables ? { variables: JSON.stringify(variables) } : {}),
      ...(extensions ? { extensions: JSON.stringify(extensions) } : {}),
    });
    const response = await fetch(`${gateway.url}/graphql?${search}`, {
      headers: {
        authorization: `Bearer ${token}`,
        'apollo-require-preflight': 'true',
        ...(language ? { 'accept-language': language } : {}),
      },
    });
    return resultOf(JSON.parse(await response.text()));
  },

  WebSocket: async (gateway, { language, ...request }) => {
    const client = gateway.socketClient({ token, language });
    try {
      const { value } = await client.iterate({ ...request }).next();
      return resultOf(value);
    } catch (errors) {
      if (!Array.isArray(errors)) throw errors;
      return resultOf({ errors });
    } finally {
      await client.dispose();
    }
  },

  'server-sent events': async (gateway, { language, ...request }) => {
    const client = gateway.streamClient({ token, language });
    try {
      const { value } = await client.iterate({ ...request }).next();
      return resultOf(value);
    } catch (error) {
      if (!(error instanceof NetworkError) || !(error.response instanceof Response)) throw error;
      return resultOf(JSON.parse(await error.response.text()));
    } finally {
      client.dispose();
    }
  },
};
