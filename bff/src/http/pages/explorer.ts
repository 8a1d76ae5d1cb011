import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Config } from '../../config.js';

const offText =
  'There is no explorer here: this gateway does not show its schema. Send operations to this address by POST.';

/** GraphiQL's editor adds style elements. */
const common = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** Content security policies of the page. */
const policies = {
  graphiql: common.join('; '),
  sandbox: [
    ...common,
    "script-src 'self' https://embeddable-sandbox.cdn.apollographql.com",
    'frame-src https://sandbox.embed.apollographql.com',
  ].join('; '),
} as const;

/** Checks whether there is an explorer: it needs the schema. */
export const hasExplorer = ({
  explorer,
  introspection,
}: Pick<Config, 'explorer' | 'introspection'>): boolean => explorer !== 'off' && introspection;

/**
 * The page at /graphql for browsers (web/explorer), or one sentence if it is off.
 * @returns null without a built client: Apollo Server's own page is shown
 */
export function explorerPage(config: Config) {
  const { explorer, webDir } = config;
  if (!hasExplorer(config) || explorer === 'off')
    return (response: ServerResponse) => {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end(offText);
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

/** Checks whether the client prefers HTML, as a browser that opens a page does. */
export const wantsPage = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && /^\s*text\/html\s*(?:[;,]|$)/i.test(headers.accept ?? '');
