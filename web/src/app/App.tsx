import '@blueprintjs/core/lib/css/blueprint.css';
import './app.css';
import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createApolloClient } from '../api/client';
import type { Me } from '../api/session';
import { Messages } from '../ui/Messages';
import { Overlays } from '../ui/Overlays';
import { Layout } from './Layout';

/** Everything behind the login screen, for one signed-in person. */
export default function App({ me }: { me: Me }): React.JSX.Element {
  const { client, close } = useMemo(createApolloClient, []);
  useEffect(() => close, [close]);
  return (
    <ApolloProvider client={client}>
      <Overlays>
        {/* A move drawn in a transition lets an early answer draw the old address again, which asks for the old page anew. */}
        <BrowserRouter useTransitions={false}>
          <Layout me={me} />
        </BrowserRouter>
        <Messages />
      </Overlays>
    </ApolloProvider>
  );
}
