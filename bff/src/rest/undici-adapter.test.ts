import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import axios, { type AxiosInstance } from 'axios';
import { Pool } from 'undici';
import { undiciAdapter } from './undici-adapter.js';

let server: Server;
let pool: Pool;
let http: AxiosInstance;

beforeAll(async () => {
  server = createServer((request, response) => response.end(request.url));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  pool = new Pool(origin);
  http = axios.create({ baseURL: `${origin}/api`, timeout: 2_000, adapter: undiciAdapter(pool) });
});

afterAll(async () => {
  await pool.close();
  await new Promise((resolve) => server.close(resolve));
});

test('adds the parameters that have a value to those of the address', async () => {
  const params = { page: 2, licensePlate: 'B 1&2', sort: null, size: undefined };
  const { data } = await http.get('vehicle/view?all=1', { params });
  expect(data).toBe('/api/vehicle/view?all=1&page=2&licensePlate=B+1%262');
});

test('rejects a text that is longer than maxContentLength', async () => {
  await expect(http.get('a'.repeat(100), { maxContentLength: 50 })).rejects.toMatchObject({
    code: 'ERR_BAD_RESPONSE',
    message: 'more than 50 bytes',
  });
  expect((await http.get('b', { maxContentLength: 6 })).data).toBe('/api/b');
});

test('does not limit a stream', async () => {
  const { data } = await http.get('a'.repeat(100), { maxContentLength: 50, responseType: 'stream' });
  expect(Buffer.concat(await data.toArray())).toHaveLength(105);
});
