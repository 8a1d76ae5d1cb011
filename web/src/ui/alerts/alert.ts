import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../gql';
import { alertSettings } from './alert-settings';
import { showBrowserNotification } from './browser-notification';
import { playChime } from './chime';

const QUIET = graphql(`
  query QuietHours {
    notificationSettings { isQuiet }
  }
`);

interface Alert {
  title: string;
  detail: string;
  /** Called after a click on the notification of the browser. */
  onOpen: () => void;
}

/** Gives the alerts that the person has switched on: nothing in quiet hours, no notification of the browser on a page in front. */
export async function alert(client: ApolloClient, { title, detail, onOpen }: Alert): Promise<void> {
  const isInFront = document.hasFocus();
  if (await isQuiet(client)) return;
  const { sound, browser } = alertSettings();
  if (sound) playChime();
  if (browser && !isInFront) showBrowserNotification(title, detail, onOpen);
}

/** False also where it cannot be known. */
async function isQuiet(client: ApolloClient): Promise<boolean> {
  try {
    const { data } = await client.query({ query: QUIET, fetchPolicy: 'no-cache' });
    return data?.notificationSettings.isQuiet === true;
  } catch {
    return false;
  }
}
