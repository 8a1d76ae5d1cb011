import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { Config } from '../config.js';

/** The CSP sources of map tiles: one for each value of `{s}`. */
function tileOrigins(tileUrl: string): string[] {
  const urls = tileUrl.includes('{s}')
    ? ['a', 'b', 'c'].map((name) => tileUrl.replace('{s}', name))
    : [tileUrl];
  return urls.map((url) => new URL(url).origin);
}

/** Browser features that no page uses, so that an injected script cannot use them either. Maps use the reader's location. */
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
 * Functions that set the security headers of a response: `page` for everything that a browser may show, `data` for responses of
 * `/graphql` and for the client's assets: they belong to a page with a policy of its own, which would add 0.7 KiB to each. Scripts
 * and style sheets are allowed from the gateway only and never inline (except style attributes), pictures from the gateway and
 * TILE_URL. Headers for https are sent only if PUBLIC_URL is https.
 */
export function securityHeaders({ publicUrl, map }: Pick<Config, 'publicUrl' | 'map'>) {
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
        imgSrc: ["'self'", 'data:', 'blob:', ...(map.kind === 'external' ? tileOrigins(map.url) : [])],
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
    page: (request: IncomingMessage, response: ServerResponse): void => {
      page(request, response, () => undefined);
      response.setHeader('permissions-policy', permissions);
    },
    data: (request: IncomingMessage, response: ServerResponse): void =>
      data(request, response, () => undefined),
  };
}
