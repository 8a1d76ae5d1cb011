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

/** What no page here asks a browser for, and whoever got a script into one should not either; maps ask where their reader is. */
const permissions = [
  'accelerometer=()',
  'autoplay=()',
  'browsing-topics=()',
  'camera=()',
  'display-capture=()',
  'geolocation=(self)',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'publickey-credentials-get=()',
  'screen-wake-lock=()',
  'serial=()',
  'usb=()',
  'xr-spatial-tracking=()',
].join(', ');

/**
 * Sets the security headers of answers. Scripts and style sheets come from the gateway alone, neither of them inline;
 * style attributes are allowed. Pictures come from the gateway, and map tiles from where
 * TILE_URL says. What is https only is sent only where browsers reach the gateway by https.
 * @returns `page` for whatever a browser may show or run; `data` for what /graphql answers, which it never should: that is shorter
 */
export function securityHeaders({ publicUrl, tiles }: Pick<Config, 'publicUrl' | 'tiles'>) {
  const https = publicUrl?.startsWith('https:') ?? false;
  const always = {
    strictTransportSecurity: https,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  } as const;
  const page = helmet({
    ...always,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // Blueprint's table writes style attributes into HTML (its resize sensor).
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...tileOrigins(tiles?.url)],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        frameSrc: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginOpenerPolicy: https ? { policy: 'same-origin' } : false,
    originAgentCluster: https,
  });
  const data = helmet({
    ...always,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  return {
    page: new FixedHeaders([...headersOf(page), ['permissions-policy', permissions]]),
    data: new FixedHeaders(headersOf(data)),
  };
}

type Header = readonly [name: string, value: string];

/** Headers that are the same in every answer of a kind. */
export class FixedHeaders {
  private readonly flat: readonly string[];

  constructor(private readonly headers: readonly Header[]) {
    this.flat = headers.flat();
  }

  /** Sets them where an answer's other headers are set, too. */
  set(response: ServerResponse): void {
    for (const [name, value] of this.headers) response.setHeader(name, value);
  }

  /** Them and more, names and values in turn, for `writeHead`: to set each by itself takes longer. */
  with(...more: readonly string[]): string[] {
    return [...this.flat, ...more];
  }
}

/** What a middleware says in every answer, asked once: ours depend on no request, and to write them each time costs. */
function headersOf(
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
): Header[] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  middleware(request, response, () => undefined);
  return Object.entries(response.getHeaders()).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
}
