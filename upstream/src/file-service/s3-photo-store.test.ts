import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import S3rver from 's3rver';
import sharp from 'sharp';
import { fileService } from './plugin.js';
import { type S3Options, S3PhotoStore } from './s3-photo-store.js';

const BUCKET = 'armada-photos';
let directory: string;
let server: S3rver;
let options: S3Options;
let store: S3PhotoStore;
let app: FastifyInstance;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'armada-s3-'));
  server = new S3rver({
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  options = {
    bucket: BUCKET,
    endpoint: `http://127.0.0.1:${port}/`,
    region: 'us-east-1',
    // The one account that this server knows.
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  store = new S3PhotoStore(options);
  app = fastify();
  await app.register(
    fileService({
      store,
      authenticate: async () => ({}),
      uploading: async () => undefined,
      mayLoad: async () => true,
      language: () => 'id' as const,
    }),
  );
});

afterAll(async () => {
  await app.close();
  await server.close();
  await rm(directory, { recursive: true, force: true });
});

const picture = () =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: '#2a7' } })
    .png()
    .toBuffer();

/** Sends a photo to the file service. @returns its path */
async function upload(): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await picture())]), 'photo.png');
  const request = new Request('http://files.test', { method: 'POST', body: form });
  const reply = await app.inject({
    method: 'POST',
    url: '/upload',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const { success, data } = reply.json<{ success: boolean; data: { path: string } }>();
  expect(success).toBe(true);
  return data.path;
}

const objects = async () =>
  (await readdir(directory, { recursive: true })).filter((name) => name.endsWith('_object')).length;

test('a photo in a bucket is served whole and narrower, kept once, and gone with its variants', async () => {
  const path = await upload();
  expect(await objects()).toBe(1);
  const whole = await app.inject(`/load/${path}`);
  expect(await sharp(whole.rawPayload).metadata()).toMatchObject({ format: 'png', width: 400, height: 200 });
  for (const _again of [1, 2]) {
    const narrow = await app.inject(`/load/${path}?w=80`);
    expect(narrow.headers['content-length']).toBe(String(narrow.rawPayload.length));
    expect(await sharp(narrow.rawPayload).metadata()).toMatchObject({ width: 80, height: 40 });
  }
  expect(await objects()).toBe(2);
  const names: string[] = [];
  for await (const name of store.names()) names.push(name);
  expect(names).toEqual([path]);
  await store.remove(path);
  expect(await app.inject(`/load/${path}`)).toMatchObject({ statusCode: 404 });
  expect(await objects()).toBe(0);
  await store.remove(path);
});

test('a bucket that refuses is a fault, and reveals no keys', async () => {
  const unknown = new S3PhotoStore({ ...options, accessKeyId: 'UNKNOWN' });
  const refusal = unknown.save(`${'0'.repeat(32)}.png`, await picture());
  await expect(refusal).rejects.toThrow(/^S3 responded to PUT of a photo with 403$/);
});
