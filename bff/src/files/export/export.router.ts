import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import express, { type Request, type Response, type Router } from 'express';
import { abortSignalOf } from '../../rest/disconnect-signal.js';
import type { RestCalls } from '../../rest/rest-calls.js';
import type { StreamReply } from '../../rest/service-client.js';
import type { Context } from '../../schema/context.js';
import { type ErrorCode, errorReporting, GatewayError } from '../../schema/errors.js';
import { type Text, textIn } from '../../schema/text.js';

export interface ExportRouterOptions {
  /** Who sent the request, the services in their name, and a signal that aborts when they hang up. */
  contextFor(
    request: Request,
    response: Response,
  ): Promise<Pick<Context, 'session' | 'rest' | 'signal' | 'language'>>;
  /** Milliseconds between two looks at a file that is being made. */
  readonly pollMs: number;
}

/** Specification, section 9: the file is looked for every 2 s, up to 20 s. */
const MOST_LOOKS = 11;
const MISSING: Text = {
  id: 'Download gagal: file tidak ditemukan',
  en: 'Download failed: the file was not found',
};
const passedHeaders = ['content-type', 'content-length', 'content-disposition'] as const;

const statusOf: Partial<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  RATE_LIMITED: 429,
  UPSTREAM_TIMEOUT: 504,
};

/**
 * `GET /files/exports/{id}`: the file of an export, streamed through to its owner as a download (contract, section 7). One
 * that is being made is waited for; `HEAD` does not wait: 204 says that it is not there yet.
 */
export function exportRouter({ contextFor, pollMs }: ExportRouterOptions): Router {
  const router = express.Router();
  router.get('/files/exports/:id', async (request, response) => {
    const id = String(request.params.id);
    const { session, rest, signal, language } = await contextFor(request, response);
    if (session === null) return refuse(response, 401, 'Please, login first.');
    try {
      const isLook = request.method === 'HEAD';
      for (let look = 1; ; look += 1) {
        const reply = await check(rest, id);
        const isMade = reply.headers['content-length'] !== '0';
        if (reply.status === 200 && isMade) return await pass(reply, id, isLook, response);
        reply.body.resume();
        if (reply.status === 403)
          return refuse(response, 403, textIn(errorReporting.FORBIDDEN.text, language));
        if (reply.status >= 500)
          return refuse(response, 502, textIn(errorReporting.UPSTREAM_BAD_REPLY.text, language));
        if (reply.status !== 200 || look === MOST_LOOKS)
          return refuse(response, 404, textIn(MISSING, language));
        if (isLook) return void response.status(204).setHeader('cache-control', 'no-store').end();
        await wait(pollMs, undefined, { signal: abortSignalOf(signal) });
      }
    } catch (error) {
      if (signal.aborted || response.headersSent) response.destroy();
      else if (error instanceof GatewayError)
        refuse(response, statusOf[error.code] ?? 502, textIn(error.text, language));
      else throw error;
    }
  });
  return router;
}

/** Specification, section 7: `POST ftp/cek`. */
const check = (rest: RestCalls, id: string): Promise<StreamReply> =>
  rest.stream('dataApi', {
    method: 'POST',
    path: 'ftp/cek',
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify({ namaFile: id })),
  });

async function pass(
  { headers, body }: StreamReply,
  id: string,
  isLook: boolean,
  response: Response,
): Promise<void> {
  for (const name of passedHeaders) {
    const value = headers[name];
    if (value !== undefined) response.setHeader(name, value);
  }
  // It is somebody's data: saved under its name, shown by no browser, kept by no cache.
  if (headers['content-disposition'] === undefined) response.attachment(id);
  response.setHeader('cache-control', 'private, no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('content-security-policy', "default-src 'none'; sandbox");
  if (isLook) {
    // What is left unread ends with an error, which is meant.
    body.on('error', () => undefined).destroy();
    response.end();
    return;
  }
  await pipeline(body, response);
}

function refuse(response: Response, status: number, message: string): void {
  response.status(status).setHeader('cache-control', 'no-store');
  response.json({ message });
}
