import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Config } from '../../config.js';

const off =
  'There is no explorer here: this gateway does not show its schema. Send operations to this address by POST.';

/** The editor that GraphiQL is made of writes its colours as style elements. */
const own = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** What the page may load: where Sandbox may be opened, its script and its frame too. */
const policies = {
  graphiql: own.join('; '),
  sandbox: [
    ...own,
    "script-src 'self' https://embeddable-sandbox.cdn.apollographql.com",
    'frame-src https://sandbox.embed.apollographql.com',
  ].join('; '),
} as const;

/**
 * The page that a browser gets at /graphql (web/explorer), or one sentence where there is none to get.
 * @returns null where no client was built, so that Apollo's own page is all there is
 */
export function explorerPage({ explorer, introspection, webDir }: Config) {
  if (explorer === 'off' || !introspection)
    return (response: ServerResponse) => {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end(off);
    };
  const file = webDir === null ? null : join(webDir, 'explorer', 'index.html');
  if (file === null || !existsSync(file)) return null;
  const page = readFileSync(file, 'utf8').replace(
    '</head>',
    `<meta name="explorer" content="${explorer}" /></head>`,
  );
  return (response: ServerResponse) => {
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policies[explorer],
        'cache-control': 'no-cache',
      })
      .end(page);
  };
}

/** Whether a browser wants to see a page: it names HTML before anything else. */
export const wantsPage = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && /^\s*text\/html\s*(?:[;,]|$)/i.test(headers.accept ?? '');
