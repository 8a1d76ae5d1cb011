import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { DiskPhotoStore } from './disk-photo-store.js';
import { fileService } from './plugin.js';

/** Photos that the caller may not load. */
const refused = new Set<string>();
const bearer = { authorization: 'Bearer good' };
let directory: string;
let app: FastifyInstance;
let address: string;

class SignedOut extends Error {
  readonly statusCode = 401;
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'armada-photos-'));
  app = fastify();
  await app.register(
    fileService({
      store: new DiskPhotoStore(directory),
      authenticate: async (request) => {
        if (request.headers.authorization !== bearer.authorization) throw new SignedOut();
        return { name: 'somebody' };
      },
      language: ({ headers }) => (headers['accept-language'] === 'en' ? 'en' : 'id'),
      uploading: async () => undefined,
      mayLoad: async (path) => !refused.has(path),
    }),
    { prefix: '/files' },
  );
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true, force: true });
});

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#2a7' } });
}

/** A picture no coder can shrink, so that its width and weight are what the test sets. */
async function noisy(width: number, height: number): Promise<Buffer> {
  const raw = Buffer.from(
    Uint8Array.from({ length: width * height * 3 }, (_, i) => Math.imul(i, 2654435761) >>> 13),
  );
  return sharp(raw, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

interface UploadReply {
  success: boolean;
  message: string;
  data?: { path: string };
}

async function upload(bytes: Uint8Array, name = 'photo.jpg', field = 'file') {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)]), name);
  const response = await fetch(`${address}/files/upload`, { method: 'POST', headers: bearer, body: form });
  const body: UploadReply = JSON.parse(await response.text());
  return { status: response.status, body };
}

async function uploaded(bytes: Uint8Array, name?: string): Promise<string> {
  const { status, body } = await upload(bytes, name);
  expect({ status, success: body.success, message: body.message }).toEqual({
    status: 200,
    success: true,
    message: 'Foto berhasil diunggah',
  });
  return body.data?.path ?? '';
}

function load(path: string, headers: Record<string, string> = {}) {
  return fetch(`${address}/files/load/${path}`, { headers: { ...bearer, ...headers } });
}

async function picture(response: Response) {
  return sharp(Buffer.from(await response.arrayBuffer()), { failOn: 'warning' }).metadata();
}

describe('POST upload', () => {
  it('returns the path of a jpg, a jpeg or a png, and load/{path} the image', async () => {
    const jpeg = await plain(60, 40).jpeg().toBuffer();
    const png = await plain(50, 30).png().toBuffer();
    for (const [bytes, name, type, width] of [
      [jpeg, 'a.jpg', 'image/jpeg', 60],
      [jpeg, 'a.JPEG', 'image/jpeg', 60],
      [png, 'a.png', 'image/png', 50],
    ] as const) {
      const response = await load(await uploaded(bytes, name));
      expect(response.headers.get('content-type')).toBe(type);
      expect((await picture(response)).width).toBe(width);
    }
  });

  it('gives equal photos different, unguessable names', async () => {
    const jpeg = await plain(20, 20).jpeg().toBuffer();
    const [one, two] = [await uploaded(jpeg), await uploaded(jpeg)];
    expect(one).not.toBe(two);
    expect(one).toMatch(/^[0-9a-f]{32}\.jpg$/);
  });

  it('can be read only by the account of the service', async () => {
    await uploaded(await plain(20, 20).jpeg().toBuffer());
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const { mode } = await stat(join(entry.parentPath, entry.name));
      expect([entry.name, mode & 0o777]).toEqual([entry.name, entry.isFile() ? 0o600 : 0o700]);
    }
  });

  it('strips EXIF and GPS, and keeps a photo that the camera held sideways upright', async () => {
    const camera = await plain(90, 60)
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '6/1 10/1 0/1', GPSLatitudeRef: 'S' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const sent = await sharp(camera).metadata();
    expect({ orientation: sent.orientation, exif: sent.exif !== undefined }).toEqual({
      orientation: 6,
      exif: true,
    });

    const kept = await picture(await load(await uploaded(camera)));
    expect(kept.exif).toBeUndefined();
    expect(kept.orientation).toBeUndefined();
    expect({ width: kept.width, height: kept.height }).toEqual({ width: 60, height: 90 });
  });

  it('drops what is hidden behind the picture', async () => {
    const secret = '<script>alert(1)</script>';
    const jpeg = Buffer.concat([await plain(20, 20).jpeg().toBuffer(), Buffer.from(secret)]);
    const response = await load(await uploaded(jpeg));
    expect(Buffer.from(await response.arrayBuffer()).includes(secret)).toBe(false);
  });

  it.each([
    ['a text renamed to .jpg', () => Buffer.from('Just some text'), 'WRONG_TYPE'],
    ['an SVG renamed to .png', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'WRONG_TYPE'],
    ['a GIF', () => plain(9, 9).gif().toBuffer(), 'WRONG_TYPE'],
    ['an empty file', () => Buffer.alloc(0), 'WRONG_TYPE'],
    ['a truncated jpeg', async () => (await plain(600, 600).jpeg().toBuffer()).subarray(0, 900), 'DAMAGED'],
    ['a file of 3 MB', () => noisy(1000, 1000), 'TOO_LARGE'],
    ['a png of 30 megapixels in a few bytes', () => plain(6000, 5000).png().toBuffer(), 'TOO_MANY_PIXELS'],
  ])('refuses %s with a message and stores nothing of it', async (_, make, code) => {
    const before = await files();
    const { status, body } = await upload(await make(), 'photo.jpg');
    expect(status).toBe(200);
    expect(body).toEqual({
      success: false,
      message: expect.stringMatching(/^Foto .+/),
      errors: [{ field: 'file', code, message: body.message }],
    });
    expect(await files()).toEqual(before);
  });

  it('takes a photo of just under 2 MB', async () => {
    const bytes = await noisy(830, 830);
    expect(bytes.length).toBeGreaterThan(1.9 * 1024 * 1024);
    expect(bytes.length).toBeLessThan(2 * 1024 * 1024);
    await uploaded(bytes);
  });

  it('returns 400 when the photo is in another field, or the request is no form at all', async () => {
    const jpeg = await plain(20, 20).jpeg().toBuffer();
    expect((await upload(jpeg, 'a.jpg', 'picture')).status).toBe(400);
    const json = await app.inject({
      method: 'POST',
      url: '/files/upload',
      headers: bearer,
      payload: { a: 1 },
    });
    expect(json.statusCode).toBe(400);
    expect(json.json()).toEqual({ success: false, message: expect.stringContaining('"file"') });
  });

  it('returns 400 for a form that breaks off in the middle', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/files/upload',
      headers: { ...bearer, 'content-type': 'multipart/form-data; boundary=b' },
      payload: '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nhalf',
    });
    expect(response.statusCode).toBe(400);
  });
});

describe('GET load/{path}', () => {
  it('returns 404 for a photo that the caller may not load, even if it is cached', async () => {
    const path = await uploaded(await plain(40, 40).png().toBuffer());
    const etag = (await load(path)).headers.get('etag') ?? '';
    refused.add(path);
    expect((await load(path)).status).toBe(404);
    expect((await load(path, { 'if-none-match': etag })).status).toBe(404);
  });

  it('requires revalidation each time, and returns 304 for a cached image', async () => {
    const path = await uploaded(await plain(40, 40).png().toBuffer());
    const first = await load(path);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^".+"$/);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      expect((await load(path, { 'if-none-match': known })).status).toBe(304);
    }
    expect((await load(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('narrows to 80, 320 or 1000 pixels, keeps the proportions and never blows up', async () => {
    const path = await uploaded(await plain(640, 480).jpeg().toBuffer());
    const sizes = [];
    for (const w of [80, 320, 1000]) {
      const { width, height } = await picture(await load(`${path}?w=${w}`));
      sizes.push([width, height]);
    }
    expect(sizes).toEqual([
      [80, 60],
      [320, 240],
      [640, 480],
    ]);
    expect((await load(`${path}?w=80`)).headers.get('etag')).not.toBe((await load(path)).headers.get('etag'));
  });

  it('makes a width once for all simultaneous requests', async () => {
    const path = await uploaded(await plain(800, 600).jpeg().toBuffer());
    let drawings = 0;
    const count = () => {
      drawings += 1;
    };
    sharp.queue.on('change', count);
    await (await load(`${path}?w=1000`)).arrayBuffer();
    const ofOne = drawings;
    drawings = 0;
    const responses = await Promise.all(Array.from({ length: 12 }, () => load(`${path}?w=320`)));
    sharp.queue.off('change', count);
    expect(ofOne).toBeGreaterThan(0);
    expect(drawings).toBe(ofOne);
    const bodies = await Promise.all(
      responses.map(async (a) => Buffer.from(await a.arrayBuffer()).toString('base64')),
    );
    expect(new Set(bodies).size).toBe(1);
  });

  it('makes a width no second time once it is kept', async () => {
    const path = await uploaded(await plain(800, 600).jpeg().toBuffer());
    const first = Buffer.from(await (await load(`${path}?w=80`)).arrayBuffer());
    let drawings = 0;
    const count = () => {
      drawings += 1;
    };
    sharp.queue.on('change', count);
    const second = Buffer.from(await (await load(`${path}?w=80`)).arrayBuffer());
    sharp.queue.off('change', count);
    expect(drawings).toBe(0);
    expect(second.equals(first)).toBe(true);
  });

  it.each(['50', '321', '', 'x', '-80'])('returns 400 for the width %j', async (w) => {
    const path = await uploaded(await plain(20, 20).png().toBuffer());
    expect((await load(`${path}?w=${w}`)).status).toBe(400);
  });

  it.each([
    '..%2F..%2Fetc%2Fpasswd',
    '%2Fetc%2Fpasswd',
    'a%00.jpg',
    'no-such.jpg',
    `${'0'.repeat(32)}.jpg`,
    '',
  ])('returns 404 for the path %j', async (path) => {
    const response = await app.inject({ url: `/files/load/${path}`, headers: bearer });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ success: false, message: 'Foto tidak ditemukan' });
  });
});

it('wants the bearer token, and reads nothing of an upload without it', async () => {
  const path = await uploaded(await plain(20, 20).png().toBuffer());
  const before = await files();
  expect((await app.inject({ url: `/files/load/${path}` })).statusCode).toBe(401);
  expect((await app.inject({ method: 'POST', url: '/files/upload', payload: 'x' })).statusCode).toBe(401);
  expect(await files()).toEqual(before);
});

async function files(): Promise<string[]> {
  if (!existsSync(directory)) return [];
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
