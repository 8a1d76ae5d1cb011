import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot, root } from './repository.mjs';
import { freePort } from './servers/ports.mjs';
import { endGroup } from './servers/process-group.mjs';

const MOST_MS = 20_000;
/** Requests whose log lines fill the pipe to a reader that reads no more. */
const REQUESTS = 3_000;

const folder = mkdtempSync(join(tmpdir(), 'armada-signals-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const children = [];
// What goes on against expectation.
afterEach(() => {
  for (const child of children.splice(0)) endGroup(child, 'SIGKILL');
});

const programs = {
  bff: { ready: '/healthz', request: '/graphql?query={me{user{id}}}' },
  upstream: { ready: '/readyz', request: '/api/user/me' },
};

/** Starts a program, with nobody who reads its log, and waits until it serves. */
async function started(command, args, name) {
  const port = await freePort();
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: {
      ...process.env,
      ...{ PORT: String(port), MAP: 'off', DATA_DIR: join(folder, name), DEMO: '0' },
      ...{ DATA_API_URL: 'http://127.0.0.1:1/api', SESSION_KEYS: randomBytes(32).toString('base64url') },
    },
  });
  children.push(child);
  const exit = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 400; tries += 1) {
    if (
      await fetch(`${url}${programs[name].ready}`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { child, exit, url };
}

/** Resolves to how the process ended, or 'it goes on'. */
async function ended(exit) {
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, MOST_MS, ['it goes on']);
  });
  const [how] = await Promise.race([exit, late]);
  clearTimeout(timer);
  return how;
}

const refuses = (url) =>
  fetch(url).then(
    () => false,
    () => true,
  );

test.each(Object.keys(programs))(
  'npm start -w %s ends by SIGTERM to npm, with its program',
  async (name) => {
    const { child, exit, url } = await started('npm', ['start', '-w', name], name);
    child.kill('SIGTERM');
    expect(await ended(exit)).not.toBe('it goes on');
    for (let tries = 0; tries < 200 && !(await refuses(url)); tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await refuses(url)).toBe(true);
  },
  90_000,
);

test.each(Object.keys(programs))(
  '%s serves and ends though its log is read no more',
  async (name) => {
    const program = fromRoot(name, 'dist', 'main.js');
    const { child, exit, url } = await started(process.execPath, [program], name);
    const { request } = programs[name];
    for (let n = 0; n < REQUESTS; n += 50)
      await Promise.all(
        Array.from({ length: 50 }, () =>
          fetch(`${url}${request}`, { headers: { authorization: 'Bearer armada.none' } }).then((it) =>
            it.text(),
          ),
        ),
      );
    child.kill('SIGTERM');
    expect(await ended(exit)).not.toBe('it goes on');
  },
  90_000,
);
