import { request } from 'node:http';
import { data, refused } from '../testing/data-api-double.js';
import { gatewayForTests } from '../testing/gateway-under-test.js';

const bench = gatewayForTests();
const { upstream } = bench;
const authorization = 'Bearer staff-token';
const get = (path: string, init: RequestInit = {}) =>
  fetch(`${bench.gateway.url}${path}`, { ...init, headers: { authorization, ...init.headers } });

/** Sends the path unchanged; `fetch` would normalize it first. */
const statusOf = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(bench.gateway.url);
    request({ hostname, port, path, headers: { authorization } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const photo = {
  headers: {
    'content-type': 'image/jpeg',
    'content-length': String(jpeg.length),
    etag: '"aa11"',
    'cache-control': 'public, max-age=31536000, immutable',
    'set-cookie': 'upstream=secret',
  },
  bytes: jpeg,
};

describe('a photo', () => {
  test('is streamed with the caller’s token, passes on its ETag and no other upstream headers, and must be revalidated by caches', async () => {
    upstream.expect('GET', '/files/load/aa11.jpg', ({ headers, query }) => {
      expect(headers.authorization).toBe(authorization);
      expect(query).toEqual({});
      return photo;
    });
    const response = await get('/files/aa11.jpg');
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(jpeg);
    const { headers } = response;
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(headers.get('etag')).toBe('"aa11"');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('set-cookie')).toBeNull();
  });

  test('is scaled when a width is requested', async () => {
    upstream.expect('GET', '/files/load/2026/aa11.jpg', ({ query }) => {
      expect(query).toEqual({ w: '320' });
      return photo;
    });
    expect((await get('/files/2026/aa11.jpg?w=320&x=1')).status).toBe(200);
  });

  test('is 304 when the browser has the current version', async () => {
    upstream.expect('GET', '/files/load/aa11.jpg', ({ headers }) => {
      expect(headers['if-none-match']).toBe('"aa11"');
      return { status: 304, headers: { etag: '"aa11"' } };
    });
    const response = await get('/files/aa11.jpg', { headers: { 'if-none-match': '"aa11"' } });
    expect(response.status).toBe(304);
    expect(response.headers.get('etag')).toBe('"aa11"');
  });

  test('requires a session', async () => {
    expect((await fetch(`${bench.gateway.url}/files/aa11.jpg`)).status).toBe(401);
    upstream.expect('GET', '/files/load/aa11.jpg', { status: 401 });
    expect((await get('/files/aa11.jpg')).status).toBe(401);
  });

  test('is 404 when missing, and no path leaves load/', async () => {
    upstream.expect('GET', '/files/load/none.jpg', { status: 404, json: { success: false } });
    expect((await get('/files/none.jpg')).status).toBe(404);
    for (const path of [
      '/files/../upload',
      '/files/a/%2e%2e/%2e%2e/x',
      '/files/..%2fupload',
      '/files/a//b',
    ]) {
      expect(await statusOf(path)).toBe(404);
    }
    expect(upstream.calls).toHaveLength(1);
  });

  test('is not passed on when it is not an image', async () => {
    upstream.expect('GET', '/files/load/page.html', {
      headers: { 'content-type': 'text/html' },
      bytes: '<script>',
    });
    const response = await get('/files/page.html');
    expect(response.status).toBe(502);
    expect(await response.text()).not.toContain('<script>');
  });

  test('is 503 in the user’s language while the file service is unavailable', async () => {
    upstream.respondToAll('reset');
    const response = await get('/files/aa11.jpg', { headers: { 'accept-language': 'en' } });
    expect([response.status, await response.json()]).toEqual([
      503,
      { message: 'The data service cannot be reached. Try again in a moment.' },
    ]);
  });

  test('cancels the upstream call when the browser disconnects', async () => {
    const disconnect = new AbortController();
    const cancelled = new Promise<void>((resolve) => {
      upstream.expect('GET', '/files/load/aa11.jpg', ({ signal }) => {
        signal.addEventListener('abort', () => resolve());
        disconnect.abort();
        return 'hang';
      });
    });
    await expect(get('/files/aa11.jpg', { signal: disconnect.signal })).rejects.toThrow();
    await cancelled;
  });
});

describe('uploading a photo', () => {
  const mutation = `mutation ($file: Upload!) {
    uploadPhoto(file: $file) { success message errors { field code message } path url }
  }`;

  async function upload(
    bytes: Buffer,
    name = 'car.jpg',
    token: string | null = 'staff-token',
    signal?: AbortSignal,
  ) {
    const form = new FormData();
    form.append('operations', JSON.stringify({ query: mutation, variables: { file: null } }));
    form.append('map', JSON.stringify({ 0: ['variables.file'] }));
    form.append('0', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
    const response = await bench.gateway.post(form, {
      ...(token ? { token } : {}),
      headers: { 'apollo-require-preflight': 'true' },
      ...(signal ? { signal } : {}),
    });
    return response.json();
  }

  test('sends the photo unchanged to the file service as the field `file`, and returns its path', async () => {
    upstream.expect('POST', '/files/upload', async ({ body, headers }) => {
      expect(headers.authorization).toBe(authorization);
      const type = headers['content-type'] ?? '';
      const received = await new Response(new Uint8Array(Buffer.from(Object(body))), {
        headers: { 'content-type': type },
      }).formData();
      const file = received.get('file');
      expect(file).toBeInstanceOf(File);
      expect(file).toMatchObject({ name: 'my "car".jpg', type: 'image/jpeg' });
      expect(file instanceof File && Buffer.from(await file.arrayBuffer())).toEqual(jpeg);
      return data({ path: 'aa11.jpg' });
    });
    expect(await upload(jpeg, 'my "car".jpg')).toEqual({
      data: {
        uploadPhoto: { success: true, message: '', errors: [], path: 'aa11.jpg', url: '/files/aa11.jpg' },
      },
    });
  });

  test('returns the file service’s refusal', async () => {
    upstream.expect(
      'POST',
      '/files/upload',
      refused('Only jpg and png', [{ field: 'file', code: 'NOT_A_PHOTO', message: 'Only jpg and png' }]),
    );
    expect(await upload(Buffer.from('hello'))).toMatchObject({
      data: {
        uploadPhoto: {
          success: false,
          message: 'Only jpg and png',
          errors: [{ field: 'file', code: 'NOT_A_PHOTO' }],
          path: null,
          url: null,
        },
      },
    });
  });

  test('accepts 2 MB, and refuses one byte more without an upstream call', async () => {
    upstream.expect('POST', '/files/upload', data({ path: 'big.jpg' }));
    expect(await upload(Buffer.alloc(2 * 1024 * 1024))).toMatchObject({
      data: { uploadPhoto: { success: true } },
    });
    expect(await upload(Buffer.alloc(2 * 1024 * 1024 + 1))).toMatchObject({
      data: { uploadPhoto: { success: false, errors: [{ field: 'file', code: 'TOO_LARGE' }] } },
    });
    expect(upstream.calls).toHaveLength(1);
  });

  /** The request of an upload whose photo never ends. */
  function endless(first: number) {
    const { hostname, port } = new URL(bench.gateway.url);
    const boundary = 'endless';
    const sending = request({
      hostname,
      port,
      method: 'POST',
      path: '/graphql',
      headers: {
        authorization,
        'apollo-require-preflight': 'true',
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
    });
    const part = (name: string, text: string, file = '') =>
      sending.write(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${text}`);
    part('operations', `${JSON.stringify({ query: mutation, variables: { file: null } })}\r\n`);
    part('map', `${JSON.stringify({ 0: ['variables.file'] })}\r\n`);
    part('0', '', '; filename="car.jpg"');
    sending.write(Buffer.alloc(first));
    return sending;
  }

  test('stops reading a file that is too large, and responds before its end', async () => {
    const sending = endless(1);
    const more = Buffer.alloc(64 * 1024);
    const write = (): void => {
      while (!sending.destroyed && sending.write(more));
    };
    sending.on('drain', write);
    write();
    const body = await new Promise<string>((resolve, reject) => {
      let text = '';
      sending.on('response', (response) => {
        response.on('data', (piece) => {
          text += piece;
        });
        response.on('end', () => resolve(text));
      });
      sending.on('error', reject);
    });
    expect(JSON.parse(body)).toMatchObject({
      data: { uploadPhoto: { success: false, errors: [{ code: 'TOO_LARGE' }] } },
    });
    sending.destroy();
  });

  test('does not send a cancelled upload upstream or log it as an error', async () => {
    const sending = endless(100_000);
    sending.on('error', () => undefined);
    const seen = bench.gateway.logLines.length;
    await new Promise((resolve) => sending.write(Buffer.alloc(1), resolve));
    // The upload has reached the gateway once a later operation has its response.
    await bench.gateway.run('{ __typename }');
    sending.destroy();
    const since = () => bench.gateway.logLines.slice(seen).map((line) => JSON.parse(line));
    while (!since().some(({ type }) => type === 'mutation')) await bench.gateway.run('{ __typename }');
    expect(since().filter(({ level }) => level >= 50)).toEqual([]);
    expect(upstream.calls).toEqual([]);
  });

  test('cancels the upstream call when the upload is cancelled during it', async () => {
    const disconnect = new AbortController();
    const cancelled = new Promise<void>((resolve) => {
      upstream.expect('POST', '/files/upload', ({ signal }) => {
        signal.addEventListener('abort', () => resolve());
        disconnect.abort();
        return 'hang';
      });
    });
    await expect(upload(jpeg, 'car.jpg', 'staff-token', disconnect.signal)).rejects.toThrow();
    await cancelled;
  });

  test('requires a session', async () => {
    expect(await upload(jpeg, 'car.jpg', null)).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  test('does not retry when the file service resets the connection', async () => {
    upstream.expect('POST', '/files/upload', 'reset');
    expect(await upload(jpeg)).toMatchObject({ errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] });
  });

  test('returns UPSTREAM_BAD_REPLY when the reply has no path', async () => {
    upstream.expect('POST', '/files/upload', data({}));
    expect(await upload(jpeg)).toMatchObject({
      errors: [{ extensions: { code: 'UPSTREAM_BAD_REPLY', call: 'upload', field: 'data.path' } }],
    });
  });
});
