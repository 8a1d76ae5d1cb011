import { useEffect, useState } from 'react';

/** Milliseconds since the navigation after which the splash fades in, ends, and the form slides in. */
const FADE_AT = 500;
const SPLASH_UNTIL = 3500;
const FORM_AT = 4000;
/** The time of loading after which the splash is left out. */
const SLOW_LOADING = 1000;

/** `blank` before the first fade step, `logo` while the splash shows, `clearing` between both, then `form`. */
export type SplashStage = 'blank' | 'logo' | 'clearing' | 'form';

const SEEN = 'armada.splash-seen';

function isSplashDue(): boolean {
  return (
    performance.now() < SLOW_LOADING &&
    sessionStorage.getItem(SEEN) === null &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/**
 * The stage of the splash. It is skipped if it was shown in this browser tab, with reduced motion, on a slow network, and when a
 * message waits (`isUrgent`); a key press or click skips the rest.
 */
export function useSplash(isUrgent: boolean): SplashStage {
  const [stage, setStage] = useState<SplashStage>(() => (!isUrgent && isSplashDue() ? 'blank' : 'form'));
  const isOver = stage === 'form';

  useEffect(() => {
    if (isUrgent) setStage('form');
  }, [isUrgent]);

  useEffect(() => {
    if (isOver) {
      sessionStorage.setItem(SEEN, '1');
      return;
    }
    const skip = (): void => setStage('form');
    const at = (time: number, next: SplashStage) =>
      setTimeout(() => setStage(next), Math.max(0, time - performance.now()));
    const timers = [at(FADE_AT, 'logo'), at(SPLASH_UNTIL, 'clearing'), at(FORM_AT, 'form')];
    window.addEventListener('keydown', skip);
    window.addEventListener('pointerdown', skip);
    return () => {
      timers.forEach(clearTimeout);
      window.removeEventListener('keydown', skip);
      window.removeEventListener('pointerdown', skip);
    };
  }, [isOver]);

  return stage;
}
