import { ApolloLink } from '@apollo/client';
import { from, switchMap } from 'rxjs';
import { $connection } from './connection-state';

/**
 * The live connection, whose code is fetched with the first subscription: a screen shows before it receives events.
 * @param onReconnected called after a connection that was lost is there again: what happened meanwhile has been missed.
 */
export function openConnection(onReconnected: () => void): {
  link: ApolloLink;
  renew: () => void;
  retry: () => void;
  close: () => void;
} {
  const open = async () => (await import('./socket')).createSocket(onReconnected);
  let opening: ReturnType<typeof open> | undefined;
  const connect = (): ReturnType<typeof open> => {
    opening ??= open();
    // What could not be fetched is fetched again for the next subscription.
    opening.catch(() => {
      opening = undefined;
    });
    return opening;
  };
  return {
    link: new ApolloLink((operation, forward) =>
      from(connect()).pipe(switchMap((socket) => socket.link.request(operation, forward))),
    ),
    /** Connects again where there is a connection: what it sends to the gateway has changed. */
    renew: () => {
      opening?.then((socket) => socket.renew()).catch(() => undefined);
    },
    /** Connects again at once where the connection is lost: the network is back. */
    retry: () => {
      opening?.then((socket) => socket.retry()).catch(() => undefined);
    },
    close: () => {
      // Between two tries to connect again it rejects, for the try that is called off.
      opening?.then(({ client }) => client.dispose()).catch(() => undefined);
      $connection.set('idle');
    },
  };
}
