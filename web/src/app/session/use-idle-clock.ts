import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import { IDLE_MS, idleMs, noteInput } from '../../api/idle';
import { $pause, endSession, startSession } from '../../api/session';
import { fetchMe, signOut } from '../../api/sign-in';

/** Milliseconds before the end of the session at which the warning shows. */
export const WARNING_MS = 120_000;

const CHECK_INTERVAL_MS = 1000;
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

interface IdleClock {
  /** Seconds to the end of the session while the warning shows; null while it does not. */
  secondsLeft: number | null;
  /** Extends the session in every tab and at the gateway. */
  stay: () => void;
}

function endIdle(): void {
  // The gateway counts idle time as well; a failure here has no one to be shown to.
  if (endSession('idle')) signOut().catch(() => undefined);
}

async function extendSession(): Promise<void> {
  try {
    const me = await fetchMe();
    // A response that arrives after the end does not restore the session.
    if ($pause.get() !== null) return;
    if (me === null) endSession('expired');
    else startSession(me);
  } catch {
    // The next request shows whether the session is valid.
  }
}

/**
 * Ends the session after 30 minutes without input in any tab, and warns before. It compares clock
 * times: timers stop while the machine sleeps and are late in a hidden tab.
 */
export function useIdleClock(): IdleClock {
  const isPaused = useStore($pause) !== null;
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);

  useEffect(() => {
    if (isPaused) return;
    const check = (): void => {
      const left = IDLE_MS - idleMs();
      setSecondsLeft(left > 0 && left <= WARNING_MS ? Math.ceil(left / 1000) : null);
      if (left <= 0) endIdle();
    };
    let notedAt = Date.now();
    noteInput();
    const note = (): void => {
      // A moving pointer sends hundreds of events a second; storage is shared and slow.
      if (Date.now() - notedAt < 1000) return;
      notedAt = Date.now();
      // The first input after a sleep that was too long does not extend the session.
      if (idleMs() >= IDLE_MS - WARNING_MS) check();
      else noteInput();
    };
    const timer = setInterval(check, CHECK_INTERVAL_MS);
    document.addEventListener('visibilitychange', check);
    // In the capture phase: a component that stops an event, as the table does the wheel, has received input all the same.
    for (const input of INPUTS) window.addEventListener(input, note, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      for (const input of INPUTS) window.removeEventListener(input, note, { capture: true });
      setSecondsLeft(null);
    };
  }, [isPaused]);

  const stay = useCallback(() => {
    noteInput();
    setSecondsLeft(null);
    void extendSession();
  }, []);
  return { secondsLeft, stay };
}
