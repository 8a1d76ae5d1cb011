import '@blueprintjs/core/lib/css/blueprint.css';
import './styles/elements.css';
import '../blueprint/look.css';
import './styles/form-field.css';
import './styles/app.css';
import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createApolloClient } from '../api/client';
import type { Me } from '../api/session';
import { notificationPermission } from '../ui/alerts/alert-settings';
import { Overlays } from '../ui/dialog/Overlays';
import { $question } from '../ui/messages/confirm';
import { Messages } from '../ui/messages/Messages';
import { $toasts } from '../ui/messages/toast';
import { preload, savesData } from '../ui/preload';
import { Layout } from './Layout';
import { routeOf } from './routing/routes';
import { SessionDialogs } from './session/SessionDialogs';

/** Messages for one user must not show to the next. */
function clearMessages(): void {
  $question.get()?.settle(false);
  $toasts.set([]);
}

/** The push subscription of this browser belongs to who signed in last. */
function renewPush(client: ApolloClient): void {
  if (notificationPermission() !== 'granted') return;
  import('../ui/push/push-device')
    .then(({ renewHere }) => renewHere(client))
    // The next start of the app tries again.
    .catch(() => undefined);
}

/** Loads the code of the screen at an address ahead of time. */
export async function preloadScreen(address: string): Promise<void> {
  await routeOf(address)?.preload();
}

/** Loads the code of the list that the dashboard's numbers link to, unless the browser is set to transfer little. */
export async function preloadFirstList(): Promise<void> {
  if (!savesData()) await preloadScreen('/vehicle/manage');
}

preload(preloadFirstList);

/** The app behind the login screen, for one signed-in user. */
export default function App({ me }: { me: Me }): React.JSX.Element {
  const userId = me.user.id;
  const { client, close } = useMemo(() => createApolloClient(userId), [userId]);
  useEffect(() => close, [close]);
  useEffect(() => clearMessages, []);
  useEffect(() => renewPush(client), [client]);
  return (
    <ApolloProvider client={client}>
      <Overlays>
        {/* A move rendered in a transition lets an early response render the old address again, which requests the old page again. */}
        <BrowserRouter useTransitions={false}>
          <Layout me={me} />
        </BrowserRouter>
        <Messages />
        <SessionDialogs user={me.user} />
      </Overlays>
    </ApolloProvider>
  );
}
