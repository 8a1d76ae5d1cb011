import { pipeline } from 'node:stream/promises';
import express, { type Request, type Response, type Router } from 'express';
import { refuse } from '../http-response.js';
import type { StreamReply } from '../rest/rest-calls.js';
import { type FileRouterOptions, refuseWith, setFileHeaders } from './file-response.js';

/** Headers of the file service that reach the browser. */
const passedHeaders = ['content-type', 'content-length', 'etag', 'last-modified'] as const;

/**
 * `GET /files/{path}`: a photo, streamed from the file service with the session's token; `?w=80|320|1000` returns that width. ETag and
 * 304 are the file service's. The upstream call ends when the client disconnects.
 */
export function photoRouter({ contextFor }: FileRouterOptions): Router {
  const router = express.Router();
  router.get('/files/*path', async (request, response) => {
    const path = upstreamPath(request);
    if (path === null) return refuse(response, 404, 'There is no such photo.');
    const context = await contextFor(request, response);
    if (context.session === null) return refuse(response, 401, 'Please, login first.');
    try {
      const etag = request.get('if-none-match');
      const reply = await context.rest.stream('fileService', {
        method: 'GET',
        url: path,
        headers: { accept: 'image/*', ...(etag ? { 'if-none-match': etag } : {}) },
      });
      await sendPhoto(reply, response);
    } catch (error) {
      refuseWith(error, response, context);
    }
  });
  return router;
}

/** `load/{path}?w=`, or null when it is not the path of a photo, for example one that leaves `load/`. */
function upstreamPath({ params, query }: Request): string | null {
  const segments: unknown = params.path;
  if (!Array.isArray(segments)) return null;
  const names = segments.map(String);
  if (names.some((name) => !/^[\w-][\w.-]*$/.test(name))) return null;
  const width = typeof query.w === 'string' ? `?w=${encodeURIComponent(query.w)}` : '';
  return `load/${names.map(encodeURIComponent).join('/')}${width}`;
}

async function sendPhoto(reply: StreamReply, response: Response): Promise<void> {
  const { status, headers, body } = reply;
  const isImage = /^image\/(jpeg|png|webp|gif|avif)\b/.test(String(headers['content-type'] ?? ''));
  if (status !== 304 && !(status === 200 && isImage)) {
    body.resume();
    if (status === 400 || status === 404) refuse(response, status, 'There is no such photo.');
    else refuse(response, 502, 'The file service did not return a photo.');
    return;
  }
  response.status(status);
  // Access to a photo may change, so every request goes to the file service, which responds with 304 when the photo is unchanged.
  setFileHeaders(response, reply, passedHeaders, 'private, no-cache');
  await pipeline(body, response);
}
