import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import express, { type Request, type Response, type Router } from 'express';
import { GatewayError } from '../../errors/errors.js';
import { type Text, textIn } from '../../errors/text.js';
import { refuse } from '../../http-response.js';
import type { StreamReply } from '../../rest/rest-calls.js';
import type { Session } from '../../session/session.js';
import { type FileRouterOptions, refuseWith, setFileHeaders } from '../file-response.js';

interface ExportRouterOptions extends FileRouterOptions {
  /** Milliseconds between two polls for an unfinished file. */
  readonly pollMs: number;
  /**
   * Counts a download as an operation of its user and address. Photos and map tiles are not counted: a page has hundreds of them.
   * @throws GatewayError RATE_LIMITED
   */
  limitRate(session: Session | null, request: Request): Promise<unknown>;
}

/** Specification, section 9: the client polls for the file every 2 s, for up to 20 s. */
const maxPolls = 11;
const missing: Text = {
  id: 'Download gagal: file tidak ditemukan',
  en: 'Download failed: the file was not found',
};
/** Headers of the data API that reach the browser. */
const passedHeaders = ['content-type', 'content-length', 'content-disposition'] as const;

/**
 * `GET /files/exports/{id}`: the file of an export, streamed to its owner as a download. It waits for an
 * unfinished file; `HEAD` does not wait and responds with 204 for one.
 */
export function exportRouter({ contextFor, pollMs, limitRate }: ExportRouterOptions): Router {
  const router = express.Router();
  router.get('/files/exports/:id', async (request, response) => {
    const id = String(request.params.id);
    const isHead = request.method === 'HEAD';
    const context = await contextFor(request, response);
    const { session, rest, signal, language } = context;
    try {
      await limitRate(session, request);
      if (session === null) return refuse(response, 401, 'Please, login first.');
      for (let poll = 1; ; poll += 1) {
        // Specification, section 7.
        const reply = await rest.stream('dataApi', {
          method: 'POST',
          url: 'ftp/cek',
          data: { namaFile: id },
        });
        const { status, headers, body } = reply;
        if (status === 200 && headers['content-length'] !== '0' && (await hasContent(body)))
          return await sendExport(reply, id, isHead, response);
        body.resume();
        if (status === 403) throw new GatewayError('FORBIDDEN');
        if (status >= 500) throw new GatewayError('UPSTREAM_BAD_REPLY');
        if (status !== 200 || poll === maxPolls) return refuse(response, 404, textIn(missing, language));
        if (isHead) return void response.status(204).setHeader('cache-control', 'no-store').end();
        await wait(pollMs, undefined, { signal });
      }
    } catch (error) {
      refuseWith(error, response, context);
    }
  });
  return router;
}

/** Checks whether a body has a byte; it is still there to be read. A service need not announce the length of an empty one. */
function hasContent(body: Readable): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const decide = (isThere: boolean): void => {
      body.off('readable', read);
      body.off('end', end);
      body.off('error', reject);
      resolve(isThere);
    };
    const end = (): void => decide(false);
    const read = (): void => {
      const piece: unknown = body.read();
      if (piece === null) return;
      body.unshift(piece);
      decide(true);
    };
    body.on('readable', read);
    body.once('end', end);
    body.once('error', reject);
  });
}

async function sendExport(
  reply: StreamReply,
  id: string,
  isHead: boolean,
  response: Response,
): Promise<void> {
  // The data is private: the browser saves it under its name, and neither displays nor caches it.
  setFileHeaders(response, reply, passedHeaders, 'private, no-store');
  if (reply.headers['content-disposition'] === undefined) response.attachment(id);
  if (isHead) {
    // Destroying an unread body emits an error, which is expected.
    reply.body.on('error', () => undefined).destroy();
    response.end();
    return;
  }
  await pipeline(reply.body, response);
}
