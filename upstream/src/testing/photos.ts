import sharp from 'sharp';
import type { Calls, TestServer } from './data-api-client.js';

/** Uploads a small photo to the file service as the caller. @returns its path */
export async function uploadPhoto(
  { app }: TestServer,
  { token }: Calls,
  background = 'red',
): Promise<string> {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background } }).png();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await picture.toBuffer())]), 'photo.png');
  const request = new Request('http://files.test', { method: 'POST', body: form });
  const reply = await app.inject({
    method: 'POST',
    url: '/files/upload',
    headers: { authorization: `Bearer ${token}`, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  if (reply.statusCode !== 200) throw new Error(`The upload returned ${reply.statusCode}.`);
  return reply.json<{ data: { path: string } }>().data.path;
}

/** Checks whether the caller may load a photo: false when it is 404. */
export async function loadsPhoto({ app }: TestServer, { token }: Calls, path: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  const { statusCode } = await app.inject({ url: `/files/load/${path}`, headers });
  if (statusCode !== 200 && statusCode !== 404) throw new Error(`load/${path} returned ${statusCode}`);
  return statusCode === 200;
}
