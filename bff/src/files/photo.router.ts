import { pipeline } from 'node:stream/promises';
import express, { type Request, type Response, type Router } from 'express';
import type { StreamReply } from '../rest/service-client.js';
import type { Context } from '../schema/context.js';
import { type ErrorCode, GatewayError } from '../schema/errors.js';
import { textIn } from '../schema/text.js';

export interface PhotoRouterOptions {
  /** Who sent the request, the services in their name, and a signal that aborts when they hang up. */
  contextFor(
    request: Request,
    response: Response,
  ): Promise<Pick<Context, 'session' | 'rest' | 'signal' | 'language'>>;
}

/** What of the file service's answer concerns the browser; nothing else passes. */
const passedHeaders = ['content-type', 'content-length', 'etag', 'last-modified'] as const;

const statusOf: Partial<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  RATE_LIMITED: 429,
  UPSTREAM_TIMEOUT: 504,
};

/**
 * `GET /files/{path}`: a photo, streamed through from the file service (contract, section 7) with the session's token;
 * `?w=80|320|1000` a narrower one. ETag and 304 are the file service's. A client that hangs up ends the call.
 */
export function photoRouter({ contextFor }: PhotoRouterOptions): Router {
  const router = express.Router();
  router.get('/files/*path', async (request, response) => {
    const path = upstreamPath(request);
    if (path === null) {
      refuse(response, 404, 'There is no such photo.');
      return;
    }
    const { session, rest, signal, language } = await contextFor(request, response);
    if (session === null) {
      refuse(response, 401, 'Please, login first.');
      return;
    }
    try {
      const condition = request.get('if-none-match');
      const reply = await rest.stream('fileService', {
        method: 'GET',
        path,
        headers: { accept: 'image/*', ...(condition ? { 'if-none-match': condition } : {}) },
      });
      await pass(reply, response);
    } catch (error) {
      if (signal.aborted || response.headersSent) response.destroy();
      else if (error instanceof GatewayError)
        refuse(response, statusOf[error.code] ?? 502, textIn(error.text, language));
      else throw error;
    }
  });
  return router;
}

/** `load/{path}?w=`, or null for what is no photo's name, such as a path that climbs out of `load/`. */
function upstreamPath({ params, query }: Request): string | null {
  const segments: unknown = params.path;
  if (!Array.isArray(segments)) return null;
  const names = segments.map(String);
  if (names.some((name) => !/^[\w-][\w.-]*$/.test(name))) return null;
  const width = typeof query.w === 'string' ? `?w=${encodeURIComponent(query.w)}` : '';
  return `load/${names.map(encodeURIComponent).join('/')}${width}`;
}

async function pass({ status, headers, body }: StreamReply, response: Response): Promise<void> {
  const isImage = /^image\/(jpeg|png|webp|gif|avif)\b/.test(headers['content-type'] ?? '');
  if (status !== 304 && !(status === 200 && isImage)) {
    body.resume();
    if (status === 400 || status === 404) refuse(response, status, 'There is no such photo.');
    else refuse(response, 502, 'The file service did not answer with a photo.');
    return;
  }
  response.status(status);
  for (const name of passedHeaders) {
    const value = headers[name];
    if (value !== undefined) response.setHeader(name, value);
  }
  // Who may see a photo changes: the file service decides each time, and answers 304 where nothing has changed.
  response.setHeader('cache-control', 'private, no-cache');
  // Opened by itself, a photo is still nothing but a photo.
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('content-security-policy', "default-src 'none'; sandbox");
  await pipeline(body, response);
}

function refuse(response: Response, status: number, message: string): void {
  response.status(status).setHeader('cache-control', 'no-store');
  response.json({ message });
}
