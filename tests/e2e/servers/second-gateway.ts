import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { fromRoot } from '../../../scripts/repository.mjs';
import { upstreamUrl } from '../calls/gateway.js';

export interface SecondGateway {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a second gateway for the same data API, which accepts any operation from a browser's session; the gateway under test
 * accepts only the persisted operations of the client.
 * @param environment further variables
 */
export async function startSecondGateway(environment: Record<string, string> = {}): Promise<SecondGateway> {
  const child = spawn(process.execPath, [fromRoot('bff', 'dist', 'main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: '0',
      MAP: 'off',
      SESSION_KEYS: randomBytes(32).toString('base64url'),
      DATA_API_URL: `${upstreamUrl()}/api`,
      FILE_SERVICE_URL: `${upstreamUrl()}/files`,
      GEOCODER_URL: `${upstreamUrl()}/geo`,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited;
  };
  for await (const line of createInterface(child.stdout)) {
    const { url }: { url?: unknown } = JSON.parse(line);
    if (typeof url !== 'string') continue;
    // Read and discard the log, so that the pipe does not fill up.
    child.stdout.resume();
    return { url, stop };
  }
  throw new Error('The second gateway did not start.');
}
