import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { Config } from '../config.js';

/** Where tiles come from, as CSP sources: one for each of the servers that `{s}` stands for. */
function tileOrigins(tileUrl: string | undefined): string[] {
  if (tileUrl === undefined) return [];
  const urls = tileUrl.includes('{s}')
    ? ['a', 'b', 'c'].map((name) => tileUrl.replace('{s}', name))
    : [tileUrl];
  return urls.map((url) => new URL(url).origin);
}

/**
 * Sets the security headers of every answer. Scripts come from the gateway alone, never inline; styles may be inline, since
 * Blueprint positions with style attributes; pictures come from the gateway, and map tiles from where TILE_URL says. What is
 * https only is sent only where browsers reach the gateway by https.
 */
export function securityHeaders({ publicUrl, tiles }: Pick<Config, 'publicUrl' | 'tiles'>) {
  const https = publicUrl?.startsWith('https:') ?? false;
  const middleware = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...tileOrigins(tiles?.url)],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https,
    crossOriginOpenerPolicy: https ? { policy: 'same-origin' } : false,
    originAgentCluster: https,
    referrerPolicy: { policy: 'same-origin' },
  });
  const headers = headersOf(middleware);
  return (response: ServerResponse): void => {
    for (const [name, value] of headers) response.setHeader(name, value);
  };
}

/** What a middleware says in every answer, asked once: ours depend on no request, and to write them each time costs. */
function headersOf(
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
): [string, string | readonly string[] | number][] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  middleware(request, response, () => undefined);
  return Object.entries(response.getHeaders()).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
}
