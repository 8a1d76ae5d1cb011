import { useEffect } from 'react';
import { $preferences } from '../../api/preferences';
import { rememberSession } from '../../api/remembered-session';
import { $pause, $session } from '../../api/session';

/** Stores the signed-in user and their latest preferences for the next visit of this browser. */
export function useRememberedSession(): void {
  useEffect(() => {
    const remember = (): void => {
      const session = $session.get();
      if (session.state !== 'signedIn' || $pause.get() !== null) return;
      void rememberSession({ ...session.me, preferences: $preferences.get() });
    };
    remember();
    const stops = [$session, $pause, $preferences].map((store) => store.listen(remember));
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}
