import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot, root } from './repository.mjs';
import { freePort } from './servers/ports.mjs';
import { ServerProcess } from './servers/server-process.mjs';

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'armada-admin-'));
  mkdirSync(join(folder, 'logs'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const environment = () => ({ DATA_DIR: folder, DEMO: '0', PUBLIC_URL: 'https://fleet.test' });
const makeAdministrator = (...args) =>
  spawnSync('npm', ['run', '--silent', 'admin', '--', ...args], {
    cwd: root,
    env: { ...process.env, ...environment() },
    encoding: 'utf8',
  });

test('an operator creates the first Administrator in an empty database, who sets a password and signs in', async () => {
  const { status, stdout } = makeAdministrator('--email=rina@sewa.test', '--name=Rina', '--company=PT Sewa');
  const token = /^https:\/\/fleet\.test\/pages\/reset\?token=([\w-]{43})&first$/m.exec(stdout)?.[1];
  expect([status, typeof token]).toEqual([0, 'string']);

  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const server = new ServerProcess({
    name: 'upstream',
    entry: fromRoot('upstream', 'dist', 'main.js'),
    dataFolder: folder,
    readyUrl: `${address}/readyz`,
    env: { ...environment(), PORT: String(port) },
  });
  server.start();
  try {
    await server.ready();
    const post = async (path, body) => {
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch(`${address}/api/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return reply.json();
    };
    expect(await post('user/reset_password', { token, newPassword: 'hers alone' })).toMatchObject({
      success: true,
    });
    const login = { username: 'rina@sewa.test', password: 'hers alone', loginBy: 1 };
    expect(await post('user/login', login)).toMatchObject({
      success: true,
      data: { data: { name: 'Rina', companyName: 'PT Sewa' } },
    });
    // Only one process can open the embedded database.
    expect(makeAdministrator('--email=rina@sewa.test').stderr).toContain(folder);
  } finally {
    await server.stop();
  }
});

test('an invalid e-mail address is refused with the usage of the command', () => {
  const { status, stderr } = makeAdministrator('--email=nobody');
  expect([status, stderr]).toEqual([1, expect.stringContaining('npm run admin -- --email=')]);
});
