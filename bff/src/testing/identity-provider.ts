import { createServer } from 'node:http';
import { jest } from '@jest/globals';
import { exportJWK, generateKeyPair } from 'jose';
import type { AccountClaims } from 'oidc-provider';

type TestClaims = Omit<AccountClaims, 'sub'>;

/** A real OpenID Connect provider on a free port, which accepts every user name and password. */
export interface TestIdentityProvider {
  readonly issuer: string;
  /** Claims of the user who signs in. */
  claims: TestClaims;
  /** Replaces its signing key, and publishes only the new one. */
  changeKeys(): Promise<void>;
  /** Signs with an unpublished key under the id of the published one. */
  forgeSignatures(): Promise<void>;
  stop(): void;
}

/** The registered clients: one with a secret, one public client with PKCE only. */
export const oidcClient = { id: 'armada', secret: 'secret of the client', publicId: 'armada-public' };

/** @param redirectUri the registered redirect URI */
export async function startIdentityProvider(redirectUri: string): Promise<TestIdentityProvider> {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const started: TestIdentityProvider = {
    issuer: `http://127.0.0.1:${port}`,
    claims: {},
    changeKeys: async () => {
      listener = await requestListener(started, redirectUri);
      server.removeAllListeners('request').on('request', listener);
    },
    forgeSignatures: async () => {
      const [published, forged] = [listener, await requestListener(started, redirectUri)];
      server
        .removeAllListeners('request')
        .on('request', (request, response) =>
          (request.url === '/jwks' ? published : forged)(request, response),
        );
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  let listener = await requestListener(started, redirectUri);
  server.on('request', listener);
  return started;
}

async function requestListener(started: TestIdentityProvider, redirectUri: string) {
  // Silence its warning that it is not configured for production.
  const silenced = [jest.spyOn(console, 'warn'), jest.spyOn(console, 'info')];
  for (const spy of silenced) spy.mockImplementation(() => undefined);
  const { default: Provider } = await import('oidc-provider');
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const flow = { redirect_uris: [redirectUri], grant_types: ['authorization_code'] };
  const provider = new Provider(started.issuer, {
    clients: [
      { ...flow, client_id: oidcClient.id, client_secret: oidcClient.secret },
      { ...flow, client_id: oidcClient.publicId, token_endpoint_auth_method: 'none' },
    ],
    claims: { email: ['email', 'email_verified'] },
    cookies: { keys: ['a key of the provider'] },
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'of-the-test', alg: 'RS256', use: 'sig' }] },
    pkce: { required: () => true },
    ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...started.claims }),
    }),
  });
  for (const spy of silenced) spy.mockRestore();
  return provider.callback();
}
