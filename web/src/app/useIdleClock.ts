import { useEffect } from 'react';
import type { EndReason } from '../api/session';

/** Milliseconds without input after which the session ends (administration 9). */
export const IDLE_MS = 1_800_000;

const CHECK_EVERY_MS = 10_000;
const LAST_INPUT = 'armada.last-input';
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** The clock is shared by the tabs of one browser: work in one keeps the others signed in. */
function noteInput(): void {
  localStorage.setItem(LAST_INPUT, String(Date.now()));
}

function idleFor(): number {
  return Date.now() - Number(localStorage.getItem(LAST_INPUT) ?? Date.now());
}

/** Calls `onIdle('idle')` once nobody has touched any tab for 30 minutes. */
export function useIdleClock(onIdle: (reason: EndReason) => void): void {
  useEffect(() => {
    let notedAt = Date.now();
    noteInput();
    const note = (): void => {
      // A moving pointer reports hundreds of times a second; storage is shared and slow.
      if (Date.now() - notedAt < 1000) return;
      notedAt = Date.now();
      noteInput();
    };
    const check = (): void => {
      if (idleFor() >= IDLE_MS) onIdle('idle');
    };
    const timer = setInterval(check, CHECK_EVERY_MS);
    // After sleep a laptop's timers come late: the first look at the page must not show what the session no longer permits.
    document.addEventListener('visibilitychange', check);
    for (const input of INPUTS) window.addEventListener(input, note, { passive: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      for (const input of INPUTS) window.removeEventListener(input, note);
    };
  }, [onIdle]);
}
