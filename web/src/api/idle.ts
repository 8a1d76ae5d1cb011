/** Milliseconds without input after which the session ends. */
export const IDLE_MS = 1_800_000;

const LAST_INPUT = 'armada.last-input';

/** Records input. The clock is shared by the tabs of one browser: work in one keeps the others signed in. */
export function noteInput(): void {
  localStorage.setItem(LAST_INPUT, String(Date.now()));
}

/** Milliseconds since the last input in any tab, by the wall clock, which continues while the machine sleeps. */
export function idleMs(): number {
  const at = Number(localStorage.getItem(LAST_INPUT) ?? Number.NaN);
  return Number.isFinite(at) ? Math.max(0, Date.now() - at) : 0;
}

/**
 * Sent with every request to the gateway, which counts idle time as well: so what the client requests by itself (the bell, a
 * reload after a lost connection) does not keep a session alive that nobody uses.
 */
export function idleHeader(): { 'x-idle-seconds': string } {
  return { 'x-idle-seconds': String(Math.floor(idleMs() / 1000)) };
}
