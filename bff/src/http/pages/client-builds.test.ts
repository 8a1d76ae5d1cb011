import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { data } from '../../testing/data-api-double.js';
import { GatewayUnderTest, gatewayForTests } from '../../testing/gateway-under-test.js';
import { meResponse } from '../../testing/samples/sample-user.js';

const world = gatewayForTests();

/** The first message that a gateway sends to a new connection. */
async function acknowledged({ url }: GatewayUnderTest): Promise<unknown> {
  world.upstream.expect('GET', 'user/me', data(meResponse));
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: 'Bearer token' } }));
  const [text] = await once(socket, 'message');
  socket.close();
  return JSON.parse(String(text));
}

const hour = 3_600_000;
let folder = '';
const env = (build: string) => ({ WEB_DIR: join(folder, build), CLIENT_BUILDS_DIR: join(folder, 'kept') });
const operation = (name: string) => `query ${name} { me { user { id } } }`;
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'armada-builds-'));
  for (const build of ['First', 'Second', 'Third']) {
    for (const part of ['assets', '.vite']) await mkdir(join(folder, build, part), { recursive: true });
    await writeFile(join(folder, build, 'index.html'), `<head><title>${build}</title></head>`);
    await writeFile(join(folder, build, 'assets', `${build}.js`), 'export {};');
    await writeFile(join(folder, build, 'assets', `${build}.js.map`), '{}');
    const body = operation(build);
    await writeFile(
      join(folder, build, '.vite', 'persisted-operations.json'),
      JSON.stringify({
        format: 'apollo-persisted-query-manifest',
        version: 1,
        operations: [{ id: hashOf(body), name: build, type: 'query', body }],
      }),
    );
  }
});
afterEach(() => rm(folder, { recursive: true }));

/** Serves a build, and returns the statuses of the scripts of all builds. */
async function served(build: string, environment: Record<string, string> = {}): Promise<number[]> {
  const gateway = await GatewayUnderTest.start({ ...env(build), ...environment });
  const statuses = [];
  for (const name of ['First', 'Second', 'Third'])
    statuses.push((await fetch(`${gateway.url}/assets/${name}.js`)).status);
  await gateway.stop();
  return statuses;
}
/** Makes a kept build older than it is. */
async function age(name: string, hours: number): Promise<void> {
  for (const build of await readdir(join(folder, 'kept'))) {
    const path = join(folder, 'kept', build);
    const time = new Date(Date.now() - hours * hour);
    if ((await readdir(join(path, 'assets'))).includes(`${name}.js`)) await utimes(path, time, time);
  }
}

test('keeps the files of a former build for a day after it was replaced, however long it was served', async () => {
  expect(await served('First')).toEqual([200, 404, 404]);
  await age('First', 1000);
  expect(await served('Second')).toEqual([200, 200, 404]);
  await age('Second', 23);
  expect(await served('Third')).toEqual([200, 200, 200]);
  await age('Second', 25);
  expect(await served('Third')).toEqual([404, 200, 200]);
});

test('removes what a gateway left that was killed while it copied', async () => {
  const left = join(folder, 'kept', '.unfinished-1');
  await mkdir(left, { recursive: true });
  await served('First');
  expect(await readdir(join(folder, 'kept'))).toContain('.unfinished-1');
  const yesterday = new Date(Date.now() - 25 * hour);
  await utimes(left, yesterday, yesterday);
  await served('First');
  expect(await readdir(join(folder, 'kept'))).not.toContain('.unfinished-1');
});

test('a build that returns is the current one again', async () => {
  for (const build of ['First', 'Second']) await served(build);
  await age('First', 50);
  await age('Second', 30);
  expect(await served('First')).toEqual([200, 200, 404]);
});

test('keeps no source maps', async () => {
  await served('First');
  const gateway = await GatewayUnderTest.start(env('Second'));
  expect((await fetch(`${gateway.url}/assets/First.js.map`)).status).toBe(404);
  await gateway.stop();
});

test('pages of the former build may send their operations', async () => {
  await served('First');
  const gateway = await GatewayUnderTest.start({
    ...world.upstream.environment,
    ...env('Second'),
    PERSISTED_ONLY: '1',
  });
  const run = async (name: string) => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf(operation(name)) } };
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ extensions }),
    });
    return response.text();
  };
  // Nobody is signed in: what is known is executed.
  expect(await run('First')).toContain('"me":null');
  expect(await run('Third')).toContain('PERSISTED_OPERATION_NOT_FOUND');
  await gateway.stop();
});

test('a gateway that cannot keep builds serves its own', async () => {
  await writeFile(join(folder, 'file'), '');
  expect(await served('First', { CLIENT_BUILDS_DIR: join(folder, 'file', 'kept') })).toEqual([200, 404, 404]);
});

test('names its build in its page, and each time that a live connection opens', async () => {
  const gateway = await GatewayUnderTest.start({ ...world.upstream.environment, ...env('First') });
  const page = await (await fetch(gateway.url, { headers: { accept: 'text/html' } })).text();
  const [, build] = /<meta name="build" content="([\da-f]{16})" \/>/.exec(page) ?? [];
  expect(build).toBeDefined();
  expect(await acknowledged(gateway)).toEqual({ type: 'connection_ack', payload: { clientBuild: build } });
  await gateway.stop();
});
