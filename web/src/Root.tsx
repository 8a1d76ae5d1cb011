import { useStore } from '@nanostores/react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import {
  $session,
  isLoginPath,
  isResetPath,
  onStartedElsewhere,
  requireLogin,
  startSession,
} from './api/session';
import { fetchMe } from './api/sign-in';
import { LoadBoundary, LoadFailure } from './login/LoadFailure';
import { LoginScreen } from './login/LoginScreen';
import { Waiting } from './login/Waiting';

const loadApp = () => import('./app/App');
const App = lazy(loadApp);
const ResetScreen = lazy(() => import('./password/ResetScreen'));

/** Where a signed-in person lands when no other address was asked for. */
const FIRST_SCREEN = '/dashboard';

/** Fetches the app's chunk ahead. A failure is left to the moment the app is wanted, which shows it. */
function preloadApp(): void {
  loadApp().catch(() => undefined);
}

/** The address bar follows the session: into the app at sign-in, to the login screen at its end. */
function followSession(): () => void {
  let returnTo: string | null = null;
  return $session.subscribe((session) => {
    const { pathname } = window.location;
    if (session.state === 'signedOut') {
      returnTo = session.returnTo;
      if (pathname !== '/pages/login') window.history.replaceState(null, '', '/pages/login');
    }
    if (session.state === 'signedIn' && isLoginPath(pathname)) {
      window.history.replaceState(null, '', returnTo ?? FIRST_SCREEN);
      returnTo = null;
    }
  });
}

/** Back and Forward lead to guarded addresses after the session's end, too: to the login screen, as any other way there. */
function guardHistory(): () => void {
  const guard = (): void => {
    if ($session.get().state === 'signedOut' && !isLoginPath(window.location.pathname)) {
      requireLogin('loginFirst');
    }
  };
  window.addEventListener('popstate', guard);
  return () => window.removeEventListener('popstate', guard);
}

/** Takes up the session that this browser's cookie holds; `hasFailed` while the gateway could not say whether there is one. */
function useResume(): { hasFailed: boolean; resume: () => void } {
  const [hasFailed, setFailed] = useState(false);
  const resume = useCallback(async () => {
    if ($session.get().state === 'signedIn') return;
    setFailed(false);
    try {
      const me = await fetchMe();
      if ($session.get().state === 'signedIn') return;
      if (me === null) requireLogin('loginFirst');
      else startSession(me);
    } catch {
      setFailed(true);
    }
  }, []);
  return { hasFailed, resume };
}

/**
 * The login screen at once, the app when there is a session (administration 2.3). Neither a router nor a GraphQL client is
 * loaded for the login screen; their chunk is fetched while the person types.
 */
function SessionScreens(): React.JSX.Element {
  const session = useStore($session);
  const { hasFailed, resume } = useResume();

  useEffect(() => {
    const stops = [followSession(), onStartedElsewhere(resume), guardHistory()];
    if (!isLoginPath(window.location.pathname)) preloadApp();
    resume();
    return () => {
      for (const stop of stops) stop();
    };
  }, [resume]);

  if (session.state === 'signedIn') {
    return (
      <LoadBoundary>
        <Suspense fallback={<Waiting />}>
          <App key={session.me.user.id} me={session.me} />
        </Suspense>
      </LoadBoundary>
    );
  }
  // Whether there is a session is not known yet: at a guarded address neither the app nor the login screen would be right.
  if (session.state === 'unknown' && !isLoginPath(window.location.pathname)) {
    return hasFailed ? <LoadFailure onRetry={resume} /> : <Waiting />;
  }
  return <LoginScreen onTyping={preloadApp} />;
}

/** The page: of a mailed link to set a new password, whoever is signed in; else what the session decides. */
export function Root(): React.JSX.Element {
  const [isResetting, setResetting] = useState(() => isResetPath(window.location.pathname));
  if (!isResetting) return <SessionScreens />;
  const leave = (): void => {
    // The token goes from the address bar and from the history.
    window.history.replaceState(null, '', '/pages/login');
    setResetting(false);
  };
  return (
    <LoadBoundary>
      <Suspense fallback={<Waiting />}>
        <ResetScreen onLeave={leave} />
      </Suspense>
    </LoadBoundary>
  );
}
