import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { armadaData, armadaUrl } from './gateway.js';

/** The process id of one of the two servers under test, from the file that `npm start` writes. */
export function pidOf(server: 'gateway' | 'upstream'): number {
  return Number(readFileSync(join(armadaData(), `${server}.pid`), 'utf8'));
}

/** Suspends the upstream: it accepts connections but does not respond. */
export function freezeUpstream(): void {
  process.kill(pidOf('upstream'), 'SIGSTOP');
}

/** Kills the upstream without a chance to clean up; `npm start` restarts it. */
export function killUpstream(): void {
  process.kill(pidOf('upstream'), 'SIGKILL');
}

/** Waits until the gateway reports that it is ready, and so the data API too. */
export async function untilReady(): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const response = await fetch(`${armadaUrl()}/readyz`).catch(() => null);
    if (response?.ok) return;
    if (Date.now() > deadline) throw new Error('The gateway did not become ready again.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
