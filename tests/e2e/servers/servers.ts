import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { armadaData, armadaUrl, upstreamUrl } from '../calls/gateway.js';

/** The process id of one of the two servers under test, from the file that `npm start` writes. */
export function pidOf(server: 'gateway' | 'upstream'): number {
  return Number(readFileSync(join(armadaData(), `${server}.pid`), 'utf8'));
}

/** Suspends the upstream: it accepts connections but does not respond. */
export function freezeUpstream(): void {
  process.kill(pidOf('upstream'), 'SIGSTOP');
}

let killed: number | undefined;

/** Kills the upstream without a chance to clean up; `npm start` restarts it. */
export function killUpstream(): void {
  killed = pidOf('upstream');
  process.kill(killed, 'SIGKILL');
}

/** Checks whether another process runs in place of the killed one; `npm start` removes the file of one that has ended. */
function isRestarted(): boolean {
  try {
    return pidOf('upstream') !== killed;
  } catch {
    return false;
  }
}

const isReady = async (url: string): Promise<boolean> => {
  const response = await fetch(`${url}/readyz`).catch(() => null);
  return response?.ok ?? false;
};

/**
 * Waits until the upstream has been restarted and the gateway reports that it is ready. Right after `killUpstream` the gateway may not
 * have noticed that the upstream is gone.
 */
export async function untilReady(): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    if (isRestarted() && (await isReady(upstreamUrl())) && (await isReady(armadaUrl()))) return;
    if (Date.now() > deadline) throw new Error('The gateway did not become ready again.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
