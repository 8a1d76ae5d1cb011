import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from '../../../scripts/repository.mjs';
import { freePort } from '../../../scripts/servers/ports.mjs';
import { ServerProcess } from '../../../scripts/servers/server-process.mjs';

/**
 * Starts the data API on a database, which gets the demo fleet when it is empty.
 * @param {string} databaseUrl @param {Record<string, string>} [env] further variables
 * @returns {Promise<{address: string, process: import('node:child_process').ChildProcess,
 *   tokenOf: (account: string) => Promise<string>,
 *   callsAs: (token: string) => (path: string, body?: unknown) => Promise<unknown>,
 *   signIn: (account: string) => Promise<(path: string, body?: unknown) => Promise<unknown>>,
 *   stop: () => Promise<void>, kill: () => Promise<void>}>} a call with a body is a POST
 */
export async function startDataApi(databaseUrl, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'armada-bench-'));
  mkdirSync(join(folder, 'logs'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const server = new ServerProcess({
    name: 'upstream',
    entry: fromRoot('upstream', 'dist', 'main.js'),
    dataFolder: folder,
    readyUrl: `${address}/readyz`,
    env: {
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      DEMO: '1',
      DEMO_DRIVERS: '0',
      SECRETS_KEY: Buffer.alloc(32, 1).toString('base64url'),
      EVENTS_SECRET: 'bench',
      ...env,
    },
  });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const started = server.start();
  try {
    await server.ready();
  } catch (error) {
    await stop();
    throw error;
  }

  const tokenOf = async (account) => {
    const reply = await call('user/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: account, password: 'armada-demo', loginBy: 1 }),
    });
    return reply.data.token;
  };
  const signIn = async (account) => callsAs(await tokenOf(account));
  const callsAs = (token) => {
    const headers = { authorization: `Bearer ${token}` };
    return (path, body) =>
      body === undefined
        ? call(path, { headers })
        : call(path, {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          });
  };
  async function call(path, init) {
    const response = await fetch(`${address}/api/${path}`, init);
    const reply = await response.json();
    if (!response.ok || !reply.success)
      throw new Error(`${path} returned ${response.status}: ${reply.message}`);
    return reply;
  }
  /** Kills it without a chance to clean up. */
  const kill = async () => {
    server.kill();
    await server.exited;
    rmSync(folder, { recursive: true, force: true });
  };
  return { address, process: started, tokenOf, callsAs, signIn, stop, kill };
}
