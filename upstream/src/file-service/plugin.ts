import { buffer } from 'node:stream/consumers';
import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import {
  cleanPhoto,
  maximumBytes,
  narrowPhoto,
  PhotoRefused,
  type PhotoText,
  variantWidths,
} from './photo-image.js';
import { isPhotoName, newPhotoName, type PhotoStore, type StoredPhoto } from './photo-store.js';

export interface FileServiceOptions<Caller> {
  store: PhotoStore;
  /** Called with a photo's path and its uploader before the photo is stored. */
  uploading(path: string, caller: Caller): Promise<void>;
  language(request: FastifyRequest): keyof PhotoText;
  /** Resolves for a caller who is signed in, throws (401) for anybody else. */
  authenticate(request: FastifyRequest): Promise<Caller>;
  mayLoad(path: string, caller: Caller): Promise<boolean>;
}

const NOT_FOUND: PhotoText = { id: 'Foto tidak ditemukan', en: 'Photo not found' };
const UPLOADED: PhotoText = { id: 'Foto berhasil diunggah', en: 'The photo was uploaded' };

/** Bytes that are read and dropped above the limit, so that the client gets a response; above them the connection is closed. */
const largestIgnoredBytes = 16 * 1024 * 1024;

/**
 * The file service: `POST upload` takes one photo in the multipart field `file` and responds with its
 * path, `GET load/{path}` responds with the image, `?w=80|320|1000` with a narrower one. Both need the bearer token; a photo that
 * the caller may not load is 404. A photo that breaks a rule is HTTP 200 with `success: false`, a malformed request 400.
 */
export function fileService<Caller extends object>(options: FileServiceOptions<Caller>): FastifyPluginAsync {
  return async (app) => {
    const { store } = options;
    const narrow = variants(store);

    await app.register(multipart, {
      limits: { fileSize: maximumBytes, files: 1, fields: 10, fieldSize: 1024, parts: 11 },
      throwFileSizeLimit: false,
    });
    const callers = new WeakMap<FastifyRequest, Caller>();
    app.addHook('onRequest', async (request) => {
      callers.set(request, await options.authenticate(request));
    });
    const callerOf = (request: FastifyRequest): Caller => {
      const caller = callers.get(request);
      if (caller === undefined) throw new Error('the request was not authenticated');
      return caller;
    };
    app.setErrorHandler((error, request, reply) => {
      if (error instanceof PhotoRefused) return refusePhoto(reply, error, options.language(request));
      if (error instanceof MalformedUpload) return refuse(reply, 400, error.message);
      throw error;
    });

    app.post('/upload', async (request, reply) => {
      if (Number(request.headers['content-length'] ?? 0) > largestIgnoredBytes) {
        reply.header('connection', 'close');
        throw tooLarge();
      }
      const photo = await cleanPhoto(await receive(request));
      const path = newPhotoName(photo.extension);
      await options.uploading(path, callerOf(request));
      await store.save(path, photo.bytes);
      return {
        success: true,
        message: UPLOADED[options.language(request)],
        data: { path },
      };
    });

    app.get<{ Params: { '*': string }; Querystring: { w?: string } }>('/load/*', async (request, reply) => {
      const name = request.params['*'];
      const width = widthOf(request.query.w);
      if (width === null) return refuse(reply, 400, `w must be one of ${variantWidths.join(', ')}`);
      const isAllowed = isPhotoName(name) && (await options.mayLoad(name, callerOf(request)));
      const photo = isAllowed ? await store.find(name) : null;
      if (photo === null) return refuse(reply, 404, NOT_FOUND[options.language(request)]);

      const etag = width === undefined ? `"${name}"` : `"${name}-w${width}"`;
      // A photo never changes, but who may load it does: a browser revalidates each time, and gets 304.
      reply
        .header('etag', etag)
        .header('cache-control', 'private, no-cache')
        .header('x-content-type-options', 'nosniff');
      if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();

      const served = width === undefined ? photo : await narrow(name, photo, width);
      return reply
        .type(name.endsWith('.png') ? 'image/png' : 'image/jpeg')
        .header('content-length', served.size)
        .send(await served.read());
    });
  };
}

/** Reads the one file of the request, keeping no more than the limit; the rest of a bigger one is read away. */
async function receive(request: FastifyRequest): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let truncated = false;
  try {
    const part = await request.file();
    if (part?.fieldname !== 'file') throw new MalformedUpload();
    for await (const chunk of part.file) {
      if (Buffer.isBuffer(chunk)) chunks.push(chunk);
    }
    truncated = part.file.truncated;
  } catch (cause) {
    // Whatever the multipart parser complains about, the caller sent it.
    throw new MalformedUpload({ cause });
  }
  if (truncated) throw tooLarge();
  return Buffer.concat(chunks);
}

/** Makes a narrower photo once, however many requests arrive at the same time, and keeps it. */
function variants(store: PhotoStore) {
  const underWay = new Map<string, Promise<StoredPhoto>>();
  return async (name: string, original: StoredPhoto, width: number): Promise<StoredPhoto> => {
    const kept = await store.find(name, width);
    if (kept !== null) return kept;
    const key = `${width}/${name}`;
    const waiting = underWay.get(key);
    if (waiting !== undefined) return waiting;
    const extension = name.endsWith('.png') ? 'png' : 'jpg';
    const making = original
      .read()
      .then(async (stream) => narrowPhoto({ bytes: await buffer(stream), extension }, width))
      .then((bytes) => store.save(name, bytes, { width, flush: false }))
      .finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };
}

function widthOf(w: string | undefined): number | undefined | null {
  if (w === undefined) return undefined;
  return variantWidths.find((width) => String(width) === w) ?? null;
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

class MalformedUpload extends Error {
  constructor(options?: ErrorOptions) {
    super('Send the photo as the multipart field "file"', options);
  }
}

function tooLarge(): PhotoRefused {
  return new PhotoRefused('TOO_LARGE', {
    id: 'Foto paling besar 2 MB',
    en: 'Photo may be at most 2 MB',
  });
}

function refusePhoto(reply: FastifyReply, { code, text }: PhotoRefused, language: keyof PhotoText) {
  const message = text[language];
  return reply.code(200).send({ success: false, message, errors: [{ field: 'file', code, message }] });
}

function refuse(reply: FastifyReply, status: 400 | 404, message: string) {
  return reply.code(status).send({ success: false, message });
}
