import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { AwsClient } from 'aws4fetch';
import S3rver from 's3rver';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';
import { cookieOf, getTile } from './testing/tile-client.js';

const program = fileURLToPath(new URL('../../../tests/streets/write-archive.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'armada-archive-'));
const file = join(folder, 'city.pmtiles');
/** A tile of the archive. */
const inside = '12/3263/2118';

beforeAll(() => {
  execFileSync(process.execPath, [program, file, '--zooms=11-13', '--bounds=106.78,-6.2,106.84,-6.15']);
});
afterEach(() => GatewayUnderTest.stopAll());
afterAll(() => rmSync(folder, { recursive: true }));

const start = (location = file) => GatewayUnderTest.start({ MAP: 'auto', MAP_FILE: location });
const described = async (gateway: GatewayUnderTest) => (await fetch(`${gateway.url}/tiles`)).json();
const extent = { minZoom: 11, maxZoom: 13, bounds: [106.78, -6.2, 106.84, -6.15] };

/** The body as it is sent: `fetch` would decompress it. */
async function rawBody(gateway: GatewayUnderTest, path: string, headers: Record<string, string>) {
  const cookie = await cookieOf(gateway);
  return new Promise<{ encoding: string | undefined; bytes: Buffer }>((resolve, reject) => {
    request(`${gateway.url}/tiles/${path}`, { headers: { cookie, ...headers } }, async (response) => {
      resolve({ encoding: response.headers['content-encoding'], bytes: await buffer(response) });
    })
      .on('error', reject)
      .end();
  });
}

describe('an archive on disk', () => {
  test('is described to the client: its kind, its zooms and its part of the world', async () => {
    expect(await described(await start())).toEqual({
      kind: 'vector',
      url: '/tiles/{z}/{x}/{y}',
      attribution: expect.stringContaining('OpenStreetMap'),
      extent,
    });
  });

  test('is described in the page', async () => {
    writeFileSync(join(folder, 'index.html'), '<!doctype html><head></head>');
    const gateway = await GatewayUnderTest.start({ MAP: 'auto', MAP_FILE: file, WEB_DIR: folder });
    const page = await fetch(gateway.url, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain(
      'data-kind="vector" data-zooms="11 13" data-bounds="106.78 -6.2 106.84 -6.15" />',
    );
    expect(page.headers.get('content-security-policy')).toContain(
      "img-src 'self' data: blob:;font-src 'self' data:;connect-src 'self';",
    );
  });

  test('serves its tiles compressed as they are, and decompressed to clients without gzip', async () => {
    const gateway = await start();
    const zipped = await rawBody(gateway, inside, { 'accept-encoding': 'gzip, br' });
    expect(zipped.encoding).toBe('gzip');
    const plain = await rawBody(gateway, inside, { 'accept-encoding': 'identity' });
    expect(plain.encoding).toBeUndefined();
    expect(plain.bytes).toEqual(gunzipSync(zipped.bytes));
    expect(plain.bytes.toString('latin1')).toContain('roads');
  });

  test('serves 304 to a browser that has the tile, and 204 for a tile that it does not have', async () => {
    const gateway = await start();
    const first = await getTile(gateway, inside);
    expect(first.headers.get('content-type')).toBe('application/vnd.mapbox-vector-tile');
    expect(first.headers.get('cache-control')).toBe('private, max-age=3600');
    expect(first.headers.get('vary')).toContain('accept-encoding');
    const etag = first.headers.get('etag') ?? '';
    expect(
      (await getTile(gateway, inside, { 'if-none-match': etag, 'cache-control': 'max-age=0' })).status,
    ).toBe(304);
    for (const path of ['12/0/0', '10/815/529', '14/13052/8472']) {
      const response = await getTile(gateway, path);
      expect([response.status, await response.text()]).toEqual([204, '']);
    }
  });

  test('requires a session', async () => {
    expect((await fetch(`${(await start()).url}/tiles/${inside}`)).status).toBe(401);
  });

  test.each([
    ['is missing', '/none/city.pmtiles', 'MAP_FILE in the environment is wrong: there is no such file.'],
    [
      'is no archive',
      program,
      'MAP_FILE in the environment is wrong: it cannot be read as a PMTiles archive',
    ],
    ['is a folder', folder, 'MAP_FILE in the environment is wrong: it cannot be read as a PMTiles archive'],
  ])('that %s stops the start with one sentence', async (_name, location, sentence) => {
    await expect(start(location)).rejects.toThrow(sentence);
  });
});

describe('an archive behind a URL', () => {
  let isDown = false;
  const ranges: string[] = [];
  const server = createServer((request, response) => {
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
    if (isDown || range === null) return void response.writeHead(500).end();
    ranges.push(range[0]);
    const [from, to] = [Number(range[1]), Number(range[2])];
    response.writeHead(206, { etag: '"v1"' }).end(readFileSync(file).subarray(from, to + 1));
  });
  let url = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/city.pmtiles?signature=s3cret`;
  });
  beforeEach(() => {
    isDown = false;
    ranges.length = 0;
  });
  afterAll(() => server.close());

  test('is read by ranges, each tile once', async () => {
    const gateway = await start(url);
    expect(await described(gateway)).toMatchObject({ kind: 'vector', extent });
    await Promise.all([getTile(gateway, inside), getTile(gateway, inside)]);
    expect((await getTile(gateway, inside)).status).toBe(200);
    expect(ranges).toHaveLength(2);
  });

  test('that fails is 503, is logged without its signature, and is used once it is back', async () => {
    isDown = true;
    const gateway = await start(url);
    expect(await described(gateway)).toBeNull();
    const response = await getTile(gateway, inside);
    expect([response.status, await response.text()]).toEqual([503, '']);
    isDown = false;
    expect(await described(gateway)).toMatchObject({ kind: 'vector' });
    expect((await getTile(gateway, inside)).status).toBe(200);
    isDown = true;
    for (let x = 0; x < 8; x++)
      expect((await getTile(gateway, `12/${3262 + x}/2117`)).status).toBeGreaterThan(200);
    expect(gateway.logLines.join('')).not.toContain('s3cret');
  });
});

describe('an archive in a private bucket of S3', () => {
  // The one account that this server knows.
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const bucket = mkdtempSync(join(tmpdir(), 'armada-bucket-'));
  const server = new S3rver({
    port: 0,
    silent: true,
    directory: bucket,
    configureBuckets: [{ name: 'maps', configs: [] }],
  });
  const put = () => client.fetch(url, { method: 'PUT', body: readFileSync(file) });
  const client = new AwsClient({ ...keys, region: 'us-east-1', service: 's3' });
  let url = '';
  beforeAll(async () => {
    const { port } = await server.run();
    url = `http://127.0.0.1:${port}/maps/city.pmtiles`;
    expect((await put()).status).toBe(200);
  });
  afterAll(async () => {
    await server.close();
    rmSync(bucket, { recursive: true });
  });
  const startWith = (MAP_S3_KEYS: string) =>
    GatewayUnderTest.start({ MAP: 'auto', MAP_FILE: url, MAP_S3_KEYS });

  test('is read with the keys, also after it was replaced', async () => {
    const gateway = await startWith('S3RVER:S3RVER');
    expect(await described(gateway)).toMatchObject({ kind: 'vector', extent });
    expect((await getTile(gateway, inside)).status).toBe(200);
    await put();
    expect((await getTile(gateway, '12/3262/2118')).status).toBe(200);
  });

  test('is unavailable with keys that the bucket does not know, which are not logged', async () => {
    const gateway = await startWith('other:n0t-known');
    for (let n = 0; n < 6; n++) expect((await getTile(gateway, inside)).status).toBe(503);
    expect(gateway.logLines.join('')).toContain('status 403');
    expect(gateway.logLines.join('')).not.toContain('n0t-known');
  });
});
