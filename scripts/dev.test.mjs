import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyRepository } from './copy-repository.mjs';
import { freePort } from './servers/ports.mjs';

const patience = 120_000; // ms

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
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
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

const pidOf = (name) => {
  const file = join(folder, `${name}.pid`);
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
};

/** Whether the compiler has checked the saved files. */
const isChecked = (workspace) => existsSync(join(copy, workspace, 'dist', '.stamp'));

/** Sends a request over a connection that then stays open and idle. */
const responds = (port, path) =>
  new Promise((resolve) => {
    get({ port, path, agent: keptAlive }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode === 200));
    }).once('error', () => resolve(false));
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

/** Tries to sign in an unknown user, for which the data API queries its database. */
async function signIn() {
  const reply = await fetch(`http://127.0.0.1:${ports.PORT}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation { login(input: {username: "nobody@armada.test", password: "nothing"}) { success } }',
    }),
  });
  return reply.json();
}

test.each([
  ['upstream', 'upstream', 'UPSTREAM_PORT'],
  ['bff', 'gateway', 'PORT'],
])(
  'saving a file of %s restarts it, also with open connections',
  async (workspace, server, port) => {
    const before = pidOf(server);
    expect(await responds(ports[port], '/healthz')).toBe(true);
    const { socket, status } = await silentSocket(ports.PORT);
    expect(status).toBe('101');
    const now = new Date();
    utimesSync(join(copy, workspace, 'src', 'config.ts'), now, now);
    await until(() => output.includes(`${workspace} reloaded in`), `the reload of ${workspace}`);
    expect(pidOf(server)).not.toBe(before);
    await until(() => responds(ports.PORT, '/readyz'), 'the gateway ready again');
    expect(await signIn()).toEqual({ data: { login: { success: false } } });
    socket.destroy();
    await until(() => isChecked(workspace), `the check of ${workspace}`);
  },
  2 * patience,
);
