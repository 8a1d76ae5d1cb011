import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect } from 'react';
import { $session, isLoginPath, onStartedElsewhere, requireLogin, startSession } from './api/session';
import { fetchMe } from './api/sign-in';
import { LoginScreen } from './login/LoginScreen';
import { Waiting } from './login/Waiting';

const loadApp = () => import('./app/App');
const App = lazy(loadApp);

/** Where a signed-in person lands when no other address was asked for. */
const FIRST_SCREEN = '/dashboard';

/** Asks the gateway who is signed in; a gateway that does not answer leaves the person at the login screen. */
async function resume(): Promise<void> {
  const me = await fetchMe().catch(() => null);
  if ($session.get().state === 'signedIn') return;
  if (me !== null) startSession(me);
  else requireLogin('loginFirst');
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

/**
 * The login screen at once, the app when there is a session (administration 2.3). Neither a router nor a GraphQL client is
 * loaded for the login screen; their chunk is fetched while the person types.
 */
export function Root(): React.JSX.Element {
  const session = useStore($session);

  useEffect(() => {
    const stops = [followSession(), onStartedElsewhere(() => void resume())];
    if (!isLoginPath(window.location.pathname)) void loadApp().catch(() => undefined);
    void resume();
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  if (session.state === 'signedIn') {
    return (
      <Suspense fallback={<Waiting />}>
        <App key={session.me.user.id} me={session.me} />
      </Suspense>
    );
  }
  if (session.state === 'unknown' && !isLoginPath(window.location.pathname)) return <Waiting />;
  return <LoginScreen onTyping={() => void loadApp().catch(() => undefined)} />;
}
