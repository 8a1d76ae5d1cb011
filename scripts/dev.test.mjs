import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { copyRepository } from './copy-repository.mjs';
import { freePort } from './servers/ports.mjs';

const patience = 240_000; // ms

let copy;
let folder;
let command;
let exited;
let output = '';
const ports = {};
const keptAlive = new Agent({ keepAlive: true });

beforeAll(async () => {
  copy = copyRepository(['bff', 'upstream']);
  folder = mkdtempSync(join(tmpdir(), 'armada-dev-'));
  for (const name of ['PORT', 'UPSTREAM_PORT', 'WEB_PORT']) ports[name] = String(await freePort());
  command = spawn(process.execPath, [join(copy, 'scripts', 'run.cjs'), 'dev'], {
    cwd: copy,
    env: { ...process.env, ...ports, DATA_DIR: folder, DEMO: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [command.stdout, command.stderr]) {
    stream.setEncoding('utf8').on('data', (piece) => {
      output += piece;
    });
  }
  exited = new Promise((resolve) => command.once('close', (code, signal) => resolve(code ?? signal)));
  await until(() => output.includes('Armada in development'), 'the welcome');
}, 2 * patience);
afterAll(async () => {
  command.kill('SIGTERM');
  await exited;
  keptAlive.destroy();
  for (const made of [folder, copy]) rmSync(made, { recursive: true, force: true });
});

async function until(condition, what) {
  const deadline = Date.now() + patience;
  while (!(await condition())) {
    if (Date.now() > deadline || command.exitCode !== null) throw new Error(`time-out: ${what}\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** The body of a response, in English; empty if the server is not there. The connection then stays open and idle. */
const textAt = (port, path) =>
  new Promise((resolve) => {
    get({ port, path, agent: keptAlive, headers: { 'accept-language': 'en' } }, (response) =>
      resolve(text(response)),
    ).once('error', () => resolve(''));
  });

/** A WebSocket whose client never responds, not even to a close frame. */
async function silentSocket(port) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    [
      'GET /graphql HTTP/1.1',
      `Host: 127.0.0.1:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      'Sec-WebSocket-Protocol: graphql-transport-ws',
      '\r\n',
    ].join('\r\n'),
  );
  const [, status] = String(await new Promise((resolve) => socket.once('data', resolve))).split(' ');
  return { socket, status };
}

/** Replaces a text in a file of the copy. */
function edit(file, before, after) {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  expect(source).toContain(before);
  writeFileSync(path, source.replace(before, after));
}

test.each([
  [
    'the services',
    'upstream/src/data-api/http/refusals.ts',
    'There is no such entry.',
    'UPSTREAM_PORT',
    '/api/none',
  ],
  ['the gateway', 'bff/src/http-response.ts', 'There is nothing here.', 'PORT', '/none'],
  ['the client', 'web/src/i18n/en/login.ts', 'Sign in to manage', 'WEB_PORT', '/src/i18n/en/login.ts'],
])(
  'a change of %s is served after it is saved, also with open connections',
  async (_part, file, before, port, path) => {
    expect(await textAt(ports[port], path)).toContain(before);
    const { socket, status } = await silentSocket(ports.PORT);
    expect(status).toBe('101');
    edit(file, before, 'Reloaded');
    await until(async () => (await textAt(ports[port], path)).includes('Reloaded'), `the change of ${file}`);
    await until(async () => (await textAt(ports.PORT, '/readyz')).includes('"ready"'), 'the gateway ready');
    socket.destroy();
  },
  2 * patience,
);

test(
  'an error of a type is printed, and the next save is served',
  async () => {
    edit('bff/src/http-response.ts', "const nothingHere = 'Reloaded'", "const nothingHere: number = 'Wrong'");
    await until(() => output.includes('error TS2322'), 'the error');
    edit('bff/src/http-response.ts', "const nothingHere: number = 'Wrong'", "const nothingHere = 'Right'");
    await until(async () => (await textAt(ports.PORT, '/none')).includes('Right'), 'the change');
  },
  patience,
);

test('what was compiled on save is no build of the sources as they were before', async () => {
  command.kill('SIGTERM');
  await exited;
  edit('upstream/src/data-api/http/refusals.ts', 'Reloaded', 'There is no such entry.');
  const { isBuilt } = await import(join(copy, 'scripts', 'build', 'build.mjs'));
  expect(isBuilt('upstream')).toBe(false);
});
