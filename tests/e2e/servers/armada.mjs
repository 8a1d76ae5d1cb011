import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from '../../../scripts/repository.mjs';
import { freePort } from '../../../scripts/servers/ports.mjs';

/**
 * The whole product as `npm start` runs it, on free ports, with demo data in a folder that is thrown away.
 * @param {Record<string, string>} environment what is configured beside that
 * @returns {Promise<{url: string, upstreamUrl: string, folder: string, stop: () => Promise<void>}>}
 */
export async function startArmada(environment = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'armada-e2e-'));
  const port = await freePort();
  const upstreamPort = await freePort();
  const command = spawn(process.execPath, [fromRoot('scripts', 'run.cjs'), 'start'], {
    env: {
      ...process.env,
      PORT: String(port),
      UPSTREAM_PORT: String(upstreamPort),
      DATA_DIR: folder,
      // What moves is what a test moves.
      DEMO_DRIVERS: '0',
      // No test burdens a public tile server.
      MAP: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise((resolve) => command.once('close', resolve));
  const stop = async () => {
    command.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  let output = '';
  await new Promise((resolve, reject) => {
    for (const stream of [command.stdout, command.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (output.includes('Ctrl-C stops')) resolve();
      });
    }
    exited.then(() => reject(new Error(`Armada did not start:\n${output}`)));
  });
  return {
    url: `http://localhost:${port}`,
    upstreamUrl: `http://127.0.0.1:${upstreamPort}`,
    folder,
    stop,
  };
}
