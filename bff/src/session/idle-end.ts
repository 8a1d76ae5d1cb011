import type { BrowserSession } from './session.js';

/** A session that nobody has used for so long is over (specification, sections 4 and 9: 1,800,000 ms). */
const idleSeconds = 30 * 60;

/** Seconds between two notes of use: a cookie with every answer would cost more than it tells. */
const noteSeconds = 10;

/**
 * Tells for how many seconds nobody has touched the client, so that what it asks by itself (the bell, a reload after a
 * lost connection) does not count as use. An operation without it is one that somebody asks for.
 */
export const idleHeader = 'x-idle-seconds';

const wholeSeconds = /^\d{1,9}$/;

export const secondsNow = () => Math.floor(Date.now() / 1000);

/** Whether nobody has used the session for 30 minutes. What is not noted of its last use counts for it. */
export function isIdle({ usedAt }: Pick<BrowserSession, 'usedAt'>): boolean {
  return secondsNow() - usedAt >= idleSeconds + noteSeconds;
}

/**
 * When the session was last used, by what a request tells of it, in seconds since 1970.
 * @param idle the request's header, which anything but a number of seconds makes no use at all
 * @returns null where there is nothing worth noting
 */
export function newerUse(
  { usedAt: noted }: Pick<BrowserSession, 'usedAt'>,
  idle: string | readonly string[] | undefined,
): number | null {
  if (idle !== undefined && !(typeof idle === 'string' && wholeSeconds.test(idle))) return null;
  const usedAt = secondsNow() - Number(idle ?? 0);
  return usedAt - noted >= noteSeconds ? usedAt : null;
}
