import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import { IDLE_MS, idleMs, noteInput } from '../../api/idle';
import { $pause, endSession, startSession } from '../../api/session';
import { fetchMe, signOut } from '../../api/sign-in';

/** Milliseconds before the end from which on the person is asked whether they are still there. */
export const WARNING_MS = 120_000;

const CHECK_INTERVAL_MS = 1000;
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

interface IdleClock {
  /** Seconds to the end of the session while the warning shows; null while it does not. */
  secondsLeft: number | null;
  /** Goes on, here, in every tab, and at the gateway. */
  stay: () => void;
}

function endIdle(): void {
  // The gateway counts idle time as well; here nobody is left to tell about a failure.
  if (endSession('idle')) signOut().catch(() => undefined);
}

async function stayAtGateway(): Promise<void> {
  try {
    const me = await fetchMe();
    // An answer that comes after the end after all does not undo it.
    if ($pause.get() !== null) return;
    if (me === null) endSession('expired');
    else startSession(me);
  } catch {
    // Whatever is asked next tells how it stands.
  }
}

/**
 * Ends the session once nobody has touched any tab for 30 minutes (administration 4 and 9), and warns before. It goes by the
 * time on the wall: timers sleep with the machine and come late in a tab that is not seen.
 */
export function useIdleClock(): IdleClock {
  const isPaused = useStore($pause) !== null;
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);

  useEffect(() => {
    if (isPaused) return;
    const look = (): void => {
      const left = IDLE_MS - idleMs();
      setSecondsLeft(left > 0 && left <= WARNING_MS ? Math.ceil(left / 1000) : null);
      if (left <= 0) endIdle();
    };
    let notedAt = Date.now();
    noteInput();
    const note = (): void => {
      // A moving pointer reports hundreds of times a second; storage is shared and slow.
      if (Date.now() - notedAt < 1000) return;
      notedAt = Date.now();
      // Whoever wakes a machine that slept too long, or nudges the table, has not said that they are there.
      if (idleMs() >= IDLE_MS - WARNING_MS) look();
      else noteInput();
    };
    const timer = setInterval(look, CHECK_INTERVAL_MS);
    document.addEventListener('visibilitychange', look);
    // On their way down: whoever keeps one to themselves, as a table does the wheel, has been touched all the same.
    for (const input of INPUTS) window.addEventListener(input, note, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      for (const input of INPUTS) window.removeEventListener(input, note, { capture: true });
      setSecondsLeft(null);
    };
  }, [isPaused]);

  const stay = useCallback(() => {
    noteInput();
    setSecondsLeft(null);
    void stayAtGateway();
  }, []);
  return { secondsLeft, stay };
}
