import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { armadaData, armadaUrl } from './gateway.js';

/** The process id of one of the two servers under test, as `npm start` notes it. */
export function pidOf(server: 'gateway' | 'upstream'): number {
  return Number(readFileSync(join(armadaData(), `${server}.pid`), 'utf8'));
}

/** Holds the upstream still: what is sent to it from now on arrives and waits. */
export function freezeUpstream(): void {
  process.kill(pidOf('upstream'), 'SIGSTOP');
}

/** Ends the upstream as a power cut would; `npm start` starts it again a moment later. */
export function killUpstream(): void {
  process.kill(pidOf('upstream'), 'SIGKILL');
}

/** Waits until the gateway says that the data API answers again. */
export async function untilReady(): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const response = await fetch(`${armadaUrl()}/readyz`).catch(() => null);
    if (response?.ok) return;
    if (Date.now() > deadline) throw new Error('The gateway did not become ready again.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
