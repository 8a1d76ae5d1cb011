import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot, root } from './repository.mjs';
import { freePort } from './servers/ports.mjs';

const patience = 240_000; // ms

let folder;
let port;
let upstreamPort;
const started = new Set();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'armada-start-'));
  port = await freePort();
  upstreamPort = await freePort();
});
afterEach(async () => {
  await Promise.all([...started].map((end) => end()));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Waits until the condition holds; throws with its description after a time-out. */
async function until(condition, what) {
  const deadline = Date.now() + patience;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`time-out: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Runs `npm start` on this test's ports and data until it has printed its sign-ins. */
async function startArmada(
  program = process.execPath,
  args = [fromRoot('scripts', 'run.cjs'), 'start'],
  more = {},
) {
  const command = spawn(program, args, {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      UPSTREAM_PORT: String(upstreamPort),
      DATA_DIR: folder,
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [command.stdout, command.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const exited = new Promise((resolve) => command.once('close', (code, signal) => resolve(code ?? signal)));
  const end = async () => {
    command.kill('SIGTERM');
    await exited;
  };
  started.add(end);
  exited.then(() => started.delete(end));
  await until(() => output.includes('Ctrl-C stops') || command.exitCode !== null, 'the welcome');
  if (command.exitCode !== null) throw new Error(output);
  return { command, exited, output: () => output };
}

/** The process id of a server, 0 while it does not run. */
function pidOf(name) {
  const file = join(folder, `${name}.pid`);
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
}

function isAlive(pid) {
  try {
    if (pid === 0) return false;
    process.kill(pid, 0);
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

const responds = (url) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );

/** The lines that report what begins. */
const stagesIn = (output) => output.split('\n').filter((line) => line.endsWith('…'));

test('a start reports each stage, prints the URL and the demo sign-ins, and serves the client', async () => {
  const armada = await startArmada();
  expect(stagesIn(armada.output())).toEqual([
    'Starting Armada. Checking the packages …',
    'Checking the build …',
    'Opening the database …',
    'Creating the demo data (the first time only) …',
    'Starting the services …',
  ]);
  expect(armada.output()).toContain(`http://localhost:${port}`);
  for (const person of ['admin', 'supplier', 'tenant'])
    expect(armada.output()).toContain(`${person}@armada.test`);
  expect(armada.output()).toContain('armada-demo');
  const page = await fetch(`http://localhost:${port}/`, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('<div id="root">');
  armada.command.kill('SIGTERM');
  expect(await armada.exited).toBe(0);
});

test('the secrets are generated once and readable by their owner only; a later start creates no demo data', async () => {
  const path = join(folder, 'secrets.json');
  const before = readFileSync(path, 'utf8');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const armada = await startArmada();
  expect(stagesIn(armada.output())).not.toContain('Creating the demo data (the first time only) …');
  armada.command.kill('SIGTERM');
  await armada.exited;
  expect(readFileSync(path, 'utf8')).toBe(before);
});

test('a start without demo accounts says how to create the first Administrator instead', async () => {
  const empty = { DEMO: '0', DATA_DIR: join(folder, 'without-demo') };
  const armada = await startArmada(undefined, undefined, empty);
  expect(armada.output()).not.toContain('armada-demo');
  expect(armada.output()).toContain('npm run admin -- --email=');
  armada.command.kill('SIGTERM');
  expect(await armada.exited).toBe(0);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('%s ends both servers, and the command with 0', async (signal) => {
  const armada = await startArmada();
  const pids = [pidOf('gateway'), pidOf('upstream')];
  armada.command.kill(signal);
  expect(await armada.exited).toBe(0);
  expect(pids.map(isAlive)).toEqual([false, false]);
});

test('SIGTERM to npm ends both servers too', async () => {
  const armada = await startArmada('npm', ['start']);
  const pids = [pidOf('gateway'), pidOf('upstream')];
  armada.command.kill('SIGTERM');
  await until(() => !pids.some(isAlive), 'the end of both servers');
});

test('the servers exit when the command is killed', async () => {
  const armada = await startArmada();
  const pids = [pidOf('gateway'), pidOf('upstream')];
  armada.command.kill('SIGKILL');
  await armada.exited;
  await until(() => !pids.some(isAlive), 'the end of both servers');
});

test('an upstream that exits is restarted, and the gateway recovers', async () => {
  const armada = await startArmada();
  const gateway = pidOf('gateway');
  const upstream = pidOf('upstream');
  process.kill(upstream, 'SIGKILL');
  await until(() => pidOf('upstream') !== upstream && isAlive(pidOf('upstream')), 'another upstream');
  await until(() => responds(`http://localhost:${port}/readyz`), 'the gateway ready again');
  expect(pidOf('gateway')).toBe(gateway);
  expect(pidOf('upstream')).not.toBe(upstream);
  armada.command.kill('SIGTERM');
  expect(await armada.exited).toBe(0);
});

test('a gateway that exits ends the command with 1 and one line', async () => {
  const armada = await startArmada();
  const upstream = pidOf('upstream');
  process.kill(pidOf('gateway'), 'SIGKILL');
  expect(await armada.exited).toBe(1);
  expect(armada.output()).toContain('The gateway ended (SIGKILL)');
  expect(isAlive(upstream)).toBe(false);
});
