import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { fromRoot } from '../../scripts/repository.mjs';
import { upstreamUrl } from './gateway.js';

export interface SecondGateway {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * A second gateway before the same data API, which takes any operation from a browser's session as well: the one under
 * test holds those to what the client's build has persisted.
 * @param environment what is configured beside that
 */
export async function startSecondGateway(environment: Record<string, string> = {}): Promise<SecondGateway> {
  const child = spawn(process.execPath, [fromRoot('bff', 'dist', 'main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: '0',
      SESSION_KEYS: randomBytes(32).toString('base64url'),
      DATA_API_URL: `${upstreamUrl()}/api`,
      FILE_SERVICE_URL: `${upstreamUrl()}/files`,
      GEOCODER_URL: `${upstreamUrl()}/geo`,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await gone;
  };
  for await (const line of createInterface(child.stdout)) {
    const { url }: { url?: unknown } = JSON.parse(line);
    if (typeof url !== 'string') continue;
    // What it logs from now on is nobody's business, but must not fill the pipe.
    child.stdout.resume();
    return { url, stop };
  }
  throw new Error('The second gateway did not start.');
}
