import type { BrowserSession } from './session.js';

/** Seconds without use after which a session ends. */
const idleSeconds = 30 * 60;

/** Minimum seconds between two updates of the last use, so that not every response sets a cookie. */
const updateSeconds = 10;

/**
 * Seconds since the user's last input, so that background requests (notifications, refetch after a reconnect) do not count as use. An
 * operation without this header counts as use.
 */
export const idleHeader = 'x-idle-seconds';

const wholeSeconds = /^\d{1,9}$/;

export const secondsNow = () => Math.floor(Date.now() / 1000);

/** Checks whether the session has been unused for 30 minutes, plus the seconds by which its last use may be out of date. */
export function isIdle({ usedAt }: Pick<BrowserSession, 'usedAt'>): boolean {
  return secondsNow() - usedAt >= idleSeconds + updateSeconds;
}

/**
 * The last use of the session according to a request, in seconds since 1970.
 * @param idle the request's header; an invalid value does not count as use
 * @returns null when the last use needs no update
 */
export function newerUse(
  { usedAt: known }: Pick<BrowserSession, 'usedAt'>,
  idle: string | readonly string[] | undefined,
): number | null {
  if (idle !== undefined && !(typeof idle === 'string' && wholeSeconds.test(idle))) return null;
  const usedAt = secondsNow() - Number(idle ?? 0);
  return usedAt - known >= updateSeconds ? usedAt : null;
}
