import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../gql';

const SUBSCRIBE = graphql(`
  mutation SubscribeToPush($input: PushSubscriptionInput!) {
    subscribeToPush(input: $input) { success message }
  }
`);
const UNSUBSCRIBE = graphql(`
  mutation UnsubscribeFromPush($endpoint: String!) {
    unsubscribeFromPush(endpoint: $endpoint) { success message }
  }
`);
const RENEW = graphql(`
  mutation RenewPush($endpoint: String!) {
    renewPush(endpoint: $endpoint) { success isSubscribed }
  }
`);

/** Shows the messages; served by the gateway beside index.html. */
const WORKER = '/push-worker.js';

export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && typeof Notification !== 'undefined';

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Checks whether this browser is subscribed. */
export const isSubscribedHere = async (): Promise<boolean> => (await subscriptionHere()) !== null;

/**
 * Subscribes this browser, after the person has permitted it.
 * @param key the server's public key
 * @returns why the server refused it; null when it did not, or the person did not permit it
 */
export async function subscribeHere(client: ApolloClient, key: string): Promise<string | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  // One with a former key of the server stands in the way of another.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  try {
    const { endpoint, keys } = subscription.toJSON();
    const input = { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
    const { data } = await client.mutate({ mutation: SUBSCRIBE, variables: { input } });
    if (data?.subscribeToPush.success === true) return null;
    await subscription.unsubscribe();
    return data?.subscribeToPush.message ?? '';
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
}

/** Ends the subscription of this browser. */
export async function unsubscribeHere(client: ApolloClient): Promise<void> {
  const subscription = await subscriptionHere();
  if (subscription === null) return;
  await subscription.unsubscribe();
  await client.mutate({ mutation: UNSUBSCRIBE, variables: { endpoint: subscription.endpoint } });
}

/** After a sign-in: keeps the subscription that the same person made in this browser, and ends that of another one. */
export async function renewHere(client: ApolloClient): Promise<void> {
  if (!isPushSupported()) return;
  const subscription = await subscriptionHere();
  if (subscription === null) return;
  const { data } = await client.mutate({
    mutation: RENEW,
    variables: { endpoint: subscription.endpoint },
  });
  if (data?.renewPush.success === true && !data.renewPush.isSubscribed) await subscription.unsubscribe();
}
