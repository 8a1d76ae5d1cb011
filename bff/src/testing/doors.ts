import { NetworkError } from 'graphql-sse';
import type { GatewayUnderTest } from './gateway-under-test.js';

export interface Knock {
  /** Of the texts in the answer. */
  readonly language?: string;
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly operationName?: string;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

export interface Verdict {
  readonly codes: unknown[];
  readonly messages: string[];
  readonly extensions?: unknown;
}

interface Result {
  readonly errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
  readonly extensions?: unknown;
}

const verdictOf = ({ errors = [], extensions }: Result): Verdict => ({
  codes: errors.map((error) => error.extensions?.code),
  messages: errors.map(({ message }) => message),
  ...(extensions === undefined ? {} : { extensions }),
});

const token = 'token';

/** Every way in that an operation has, each signed in with the same token. */
export const doors: Readonly<Record<string, (gateway: GatewayUnderTest, knock: Knock) => Promise<Verdict>>> =
  {
    'HTTP POST': async (gateway, { language, ...knock }) =>
      verdictOf(JSON.parse(await (await gateway.post(JSON.stringify(knock), { token, language })).text())),

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
      return verdictOf(JSON.parse(await response.text()));
    },

    WebSocket: async (gateway, { language, ...knock }) => {
      const client = gateway.socketClient({ token, language });
      try {
        const { value } = await client.iterate({ ...knock }).next();
        return verdictOf(value);
      } catch (errors) {
        if (!Array.isArray(errors)) throw errors;
        return verdictOf({ errors });
      } finally {
        await client.dispose();
      }
    },

    'server-sent events': async (gateway, { language, ...knock }) => {
      const client = gateway.streamClient({ token, language });
      try {
        const { value } = await client.iterate({ ...knock }).next();
        return verdictOf(value);
      } catch (error) {
        if (!(error instanceof NetworkError) || !(error.response instanceof Response)) throw error;
        return verdictOf(JSON.parse(await error.response.text()));
      } finally {
        client.dispose();
      }
    },
  };
