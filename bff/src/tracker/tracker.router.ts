import type { IncomingMessage } from 'node:http';
import express, { type Request, type Response, type Router } from 'express';
import type { Logger } from 'pino';
import type { RestClient } from '../rest/rest-client.js';
import { ServiceFault } from '../rest/service-client.js';

interface TrackerRouterOptions {
  readonly rest: RestClient;
  readonly log: Logger;
  clientAddressOf(request: IncomingMessage): string | null;
}

/** A call of the data API. Its URL holds a secret; `name` stands for it in the log. */
interface TrackerCall {
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Bytes of a request, and of a response. */
const maxBytes = 64 * 1024;
/** base64url, as the data API generates them. */
const token = /^[\w-]{1,128}$/;
/** Seconds after which a tracker may report again while the data API is unavailable. */
const retryAfter = 5;

/**
 * `GET|POST /track/{token}` (OsmAnd and Traccar Client) and `POST /hooks/traccar` (Traccar server): requests of trackers, passed to the
 * data API, which checks the token. They have no session: neither cookies nor other headers are passed.
 */
export function trackerRouter(options: TrackerRouterOptions): Router {
  const router = express.Router();
  // A body that is compressed is inflated, up to as many bytes.
  const body = express.raw({ type: () => true, limit: maxBytes });

  router.all('/track/:token', body, async (request, response) => {
    if (!isMethod(request, response, ['GET', 'POST'])) return;
    const given = String(request.params.token);
    if (!token.test(given)) return end(response, 404);
    await pass(options, request, response, {
      name: 'track/:token',
      url: `track/${given}${queryOf(request)}`,
      headers: {},
    });
  });

  router.all('/hooks/traccar', body, async (request, response) => {
    if (!isMethod(request, response, ['POST'])) return;
    const { authorization } = request.headers;
    if (authorization === undefined) return end(response, 401);
    await pass(options, request, response, {
      name: 'hooks/traccar',
      url: `hooks/traccar${queryOf(request)}`,
      headers: { authorization },
    });
  });

  return router;
}

function isMethod(request: Request, response: Response, methods: readonly string[]): boolean {
  if (methods.includes(request.method)) return true;
  response.setHeader('allow', methods.join(', '));
  end(response, 405);
  return false;
}

function end(response: Response, status: number): void {
  response.status(status).setHeader('cache-control', 'no-store').end();
}

/** The query as sent, with its question mark. */
function queryOf({ url }: Request): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}

/** Sends the request to the data API once, and its status and text back. */
async function pass(
  { rest, log, clientAddressOf }: TrackerRouterOptions,
  request: Request,
  response: Response,
  { name, url, headers }: TrackerCall,
): Promise<void> {
  const disconnect = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) disconnect.abort();
  });
  const type = request.get('content-type');
  const address = clientAddressOf(request);
  const data: unknown = request.body;
  const startedAt = performance.now();
  let outcome = 'error';
  try {
    const reply = await rest.service('dataApi').request<string>({
      method: request.method,
      url,
      once: true,
      signal: disconnect.signal,
      validateStatus: null,
      maxContentLength: maxBytes,
      headers: {
        accept: '*/*',
        ...(type && request.method === 'POST' ? { 'content-type': type } : {}),
        ...(address ? { 'x-forwarded-for': address } : {}),
        ...headers,
      },
      ...(Buffer.isBuffer(data) && request.method === 'POST' ? { data } : {}),
    });
    outcome = `${Math.floor(reply.status / 100)}xx`;
    for (const header of ['content-type', 'retry-after', 'www-authenticate']) {
      const value = reply.headers[header];
      if (value !== undefined && value !== null) response.setHeader(header, String(value));
    }
    response.status(reply.status).setHeader('cache-control', 'no-store').end(reply.data);
  } catch (error) {
    if (!(error instanceof ServiceFault)) throw error;
    outcome = error.kind;
    if (error.kind === 'aborted') return void response.destroy();
    log.warn({ service: 'dataApi', call: name, fault: error.message }, `upstream ${error.kind}`);
    response.setHeader('retry-after', String(retryAfter));
    end(response, error.kind === 'timeout' ? 504 : 503);
  } finally {
    rest.settings.onCall?.('dataApi', outcome, (performance.now() - startedAt) / 1000);
  }
}
