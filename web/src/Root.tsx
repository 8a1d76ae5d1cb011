import { useStore } from '@nanostores/react';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { forgetSession, rememberedSession } from './api/remembered-session';
import {
  $pause,
  $session,
  isLoginPath,
  isResetPath,
  type Me,
  onStartedElsewhere,
  paintSession,
  requireLogin,
  startSession,
  takeUpSession,
} from './api/session';
import { fetchMe, SIGN_IN_WINDOW } from './api/sign-in';
import { LoadBoundary, LoadFailure } from './login/LoadFailure';
import { LoginScreen } from './login/LoginScreen';
import { Waiting } from './login/Waiting';

const loadApp = () => import('./app/App');
const App = lazy(loadApp);
const ResetScreen = lazy(() => import('./login/password/ResetScreen'));

/** Opened after sign-in when no other address was requested. */
const FIRST_SCREEN = '/dashboard';
/** Together with the app, whose list of screens loads it otherwise: a round trip later. */
const loadDashboard = () => import('./screens/dashboard/DashboardScreen');

/**
 * Preloads the app and the screen of the address; for somebody who signs in the first screen, and then the list that its numbers
 * link to. Rendering them loads them again after a failure, and reports that.
 */
async function preloadApp(): Promise<void> {
  const { pathname } = window.location;
  try {
    if (isLoginPath(pathname)) {
      const [{ preloadScreen, preloadFirstList }] = await Promise.all([loadApp(), loadDashboard()]);
      await preloadScreen(FIRST_SCREEN);
      await preloadFirstList();
    } else {
      const { preloadScreen } = await loadApp();
      await preloadScreen(pathname);
    }
  } catch {
    // Reported when the app is rendered.
  }
}

/**
 * Updates the address with the session: to the app at sign-in, to the login screen at its end. Another user starts at the
 * first screen, not at the address and search of the previous one.
 */
function followSession(): () => void {
  let returnTo: string | null = null;
  let lastUser: string | null = null;
  return $session.subscribe((session) => {
    const { pathname } = window.location;
    if (session.state === 'signedOut') {
      returnTo = session.returnTo;
      forgetSession();
      if (pathname !== '/pages/login') window.history.replaceState(null, '', '/pages/login');
    }
    if (session.state === 'signedIn') {
      const { id } = session.me.user;
      const isAnother = lastUser !== null && lastUser !== id;
      if (isAnother) window.history.replaceState(null, '', FIRST_SCREEN);
      else if (isLoginPath(pathname)) window.history.replaceState(null, '', returnTo ?? FIRST_SCREEN);
      lastUser = id;
      returnTo = null;
    }
  });
}

/** Also sends Back and Forward to the login screen after the session's end. */
function guardHistory(): () => void {
  const guard = (): void => {
    if ($session.get().state === 'signedOut' && !isLoginPath(window.location.pathname)) {
      requireLogin('loginFirst');
    }
  };
  window.addEventListener('popstate', guard);
  return () => window.removeEventListener('popstate', guard);
}

/** Resumes the session of this browser's cookie; `hasFailed` while the gateway could not be reached to check it. */
function useResume(): { hasFailed: boolean; resume: () => void } {
  const [hasFailed, setFailed] = useState(false);
  const remembered = useRef<Promise<Me | null>>(null);
  const resume = useCallback(async () => {
    remembered.current ??= paintRemembered();
    const isSettled = (): boolean => $session.get().state === 'signedIn' && $pause.get() !== 'unconfirmed';
    if (isSettled()) return;
    setFailed(false);
    try {
      const me = await fetchMe();
      if (isSettled()) return;
      // A remembered user had a session, also if the gateway responded before the memory was read.
      if (me === null) requireLogin((await remembered.current) === null ? 'loginFirst' : 'expired');
      else startSession(me);
    } catch {
      setFailed(true);
    }
  }, []);
  return { hasFailed, resume };
}

/** Another tab has signed in: the cookie, and so the session of this tab, has changed. */
async function followOtherTab(): Promise<void> {
  try {
    const me = await fetchMe();
    if (me !== null) takeUpSession(me);
  } catch {
    // The next request of this tab shows the change.
  }
}

/** Closes a window that was opened to sign in by an identity provider, once the user is signed in. */
function closeSignInWindow(): () => void {
  const closeWhenSignedIn = (): void => {
    const isSignedIn = $session.get().state === 'signedIn' && $pause.get() === null;
    if (isSignedIn && window.name === SIGN_IN_WINDOW) window.close();
  };
  const stops = [$session.listen(closeWhenSignedIn), $pause.listen(closeWhenSignedIn)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Renders the shell of the user who was signed in last; the gateway may respond before. */
async function paintRemembered(): Promise<Me | null> {
  const me = await rememberedSession();
  if (me !== null) paintSession(me);
  return me;
}

/**
 * The login screen, or the app when there is a session. The login screen needs neither a router nor a GraphQL client: their chunk
 * is loaded while the user reads and types.
 */
function SessionScreens(): React.JSX.Element {
  const session = useStore($session);
  const isOnlyPainted = useStore($pause) === 'unconfirmed';
  const { hasFailed, resume } = useResume();

  useEffect(() => {
    const stops = [
      followSession(),
      closeSignInWindow(),
      onStartedElsewhere(() => void followOtherTab()),
      guardHistory(),
    ];
    void resume();
    void preloadApp();
    return () => {
      for (const stop of stops) stop();
    };
  }, [resume]);

  // Without a response of the gateway nothing in the remembered shell would work.
  if (isOnlyPainted && hasFailed) return <LoadFailure onRetry={() => void resume()} />;
  if (session.state === 'signedIn') {
    return (
      <LoadBoundary>
        <Suspense fallback={<Waiting />}>
          <App key={session.me.user.id} me={session.me} />
        </Suspense>
      </LoadBoundary>
    );
  }
  // At a guarded address neither the app nor the login screen can be shown before the session is known.
  if (session.state === 'unknown' && !isLoginPath(window.location.pathname)) {
    return hasFailed ? <LoadFailure onRetry={() => void resume()} /> : <Waiting />;
  }
  return <LoginScreen />;
}

/** The screen of a mailed link to set a new password, also for a signed-in user; otherwise that of the session. */
export function Root(): React.JSX.Element {
  const [isResetting, setResetting] = useState(() => isResetPath(window.location.pathname));
  if (!isResetting) return <SessionScreens />;
  const leave = (): void => {
    // Removes the token from the address bar and the history.
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
