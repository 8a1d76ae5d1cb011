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

/** Where a signed-in person lands when no other address was requested. */
const FIRST_SCREEN = '/dashboard';

/** Fetches the app's chunk ahead. A failure is left to the moment the app is wanted, which shows it. */
function preloadApp(): void {
  loadApp().catch(() => undefined);
}

/**
 * The address bar follows the session: into the app at sign-in, to the login screen at its end. Where one person was, with
 * what they searched for, is nothing to the next one, who begins at the first screen.
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

/** Back and Forward open guarded addresses after the session's end, too: to the login screen, as any other way there. */
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
  const remembered = useRef<Promise<Me | null>>(null);
  const resume = useCallback(async () => {
    remembered.current ??= paintRemembered();
    const isSettled = (): boolean => $session.get().state === 'signedIn' && $pause.get() !== 'unconfirmed';
    if (isSettled()) return;
    setFailed(false);
    try {
      const me = await fetchMe();
      if (isSettled()) return;
      // Who is remembered as signed in has had a session, also when the gateway was quicker than the memory.
      if (me === null) requireLogin((await remembered.current) === null ? 'loginFirst' : 'expired');
      else startSession(me);
    } catch {
      setFailed(true);
    }
  }, []);
  return { hasFailed, resume };
}

/** Another tab has signed in: the cookie, and so this tab, is theirs now. */
async function followOtherTab(): Promise<void> {
  try {
    const me = await fetchMe();
    if (me !== null) takeUpSession(me);
  } catch {
    // Not now: this tab finds out with its next request.
  }
}

/** A window that was opened to sign in by an identity provider has done its work once somebody is signed in. */
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

/** Paints the shell of who was signed in last; the gateway's response may be there before. */
async function paintRemembered(): Promise<Me | null> {
  const me = await rememberedSession();
  if (me !== null) paintSession(me);
  return me;
}

/**
 * The login screen at once, the app when there is a session. Neither a router nor a GraphQL client is
 * loaded for the login screen; their chunk is fetched while the person types.
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
    if (!isLoginPath(window.location.pathname)) preloadApp();
    void resume();
    return () => {
      for (const stop of stops) stop();
    };
  }, [resume]);

  // What was remembered is no more than a picture: without a response nothing on it would work.
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
  // Whether there is a session is not known yet: at a guarded address neither the app nor the login screen would be right.
  if (session.state === 'unknown' && !isLoginPath(window.location.pathname)) {
    return hasFailed ? <LoadFailure onRetry={() => void resume()} /> : <Waiting />;
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
