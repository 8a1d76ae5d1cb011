import type { ApolloClient } from '@apollo/client';
import { atom } from 'nanostores';
import { graphql } from '../gql';
import { combined, isEmpty, isJsonObject, type JsonObject, patched } from './merge-patch';
import { $session } from './session';

/** The signed-in user's own settings, kept on the server: theme, table layouts, named views, … */
export const $preferences = atom<JsonObject>({});

const SAVE = graphql(`
  mutation SavePreferences($changes: JSONObject!) {
    savePreferences(changes: $changes) { success message preferences version }
  }
`);

/** The server keeps one JSON document of at most 64 KiB. */
const MAX_BYTES = 63 * 1024;
const QUIET_MS = 800;

/**
 * The key under which a page that is left keeps what the server is not known to have, for the next page of its tab: that page may be signed in before
 * the server has stored it.
 */
const LEFT_UNDER = 'armada.unsent-preferences';

let timer: ReturnType<typeof setTimeout> | undefined;
/** Merge patches: what has been changed here and not been sent, and what has been sent and got no response. */
let unsent: JsonObject = {};
let inFlight: JsonObject = {};
let sender: ApolloClient | null = null;
let writing: Promise<unknown> = Promise.resolve();

/** The tabs of one browser: a theme or language that is chosen in one of them holds in all. */
const tabs = new BroadcastChannel('armada.preferences');

/** A change that another tab has made; then, in `saved`, the preferences that the server has with it. */
type TabMessage = { owner: string | null } & ({ patch: JsonObject } | { saved: unknown; version: number });

tabs.onmessage = ({ data }: MessageEvent<TabMessage>) => {
  if (data.owner !== owner) return;
  if ('patch' in data) $preferences.set(patched($preferences.get(), data.patch));
  else adopt(data.saved, data.version);
};

/** User id of the preferences' owner; null while nobody is signed in. */
let owner: string | null = null;
/** The preferences that came with the session; the same ones come again when something else about the person changes. */
let received: unknown;
/** The version of the newest response since then. */
let version = 0;
$session.subscribe((session) => {
  if (session.state === 'signedOut') sessionStorage.removeItem(LEFT_UNDER);
  const me = session.state === 'signedIn' ? session.me : null;
  const isSamePerson = me !== null && me.user.id === owner;
  if (isSamePerson && me.preferences === received) return;
  if (!isSamePerson) {
    clearTimeout(timer);
    unsent = me === null ? {} : takeLeft(me.user.id);
    inFlight = {};
  }
  version = 0;
  owner = me?.user.id ?? null;
  received = me?.preferences;
  // After signing in again what the server does not have yet still applies.
  $preferences.set(patched(me?.preferences, combined(inFlight, unsent)));
});

/** Takes the changes that the last page of this tab had not stored for a user; they are sent again with the next change. */
function takeLeft(userId: string): JsonObject {
  const left: unknown = JSON.parse(sessionStorage.getItem(LEFT_UNDER) ?? 'null');
  sessionStorage.removeItem(LEFT_UNDER);
  return isJsonObject(left) && left.userId === userId && isJsonObject(left.changes) ? left.changes : {};
}

/** The part of the preferences under a top-level name, e.g. `tables`; `{}` when nothing of the kind is kept. */
export function preferencesUnder(name: string): JsonObject {
  const part = $preferences.get()[name];
  return isJsonObject(part) ? part : {};
}

function fits(preferences: JsonObject): boolean {
  return new TextEncoder().encode(JSON.stringify(preferences)).length <= MAX_BYTES;
}

/** Changes the preferences here. False, and nothing changed, when the server would have no space for them. */
function change(client: ApolloClient, patch: JsonObject): boolean {
  const next = patched($preferences.get(), patch);
  if (!fits(next)) return false;
  sender = client;
  unsent = combined(unsent, patch);
  $preferences.set(next);
  tabs.postMessage({ owner, patch } satisfies TabMessage);
  clearTimeout(timer);
  return true;
}

/** Sends what the server is not known to have. A patch that arrives twice changes nothing the second time. */
async function send(client: ApolloClient, fetchOptions: RequestInit = {}): Promise<void> {
  const person = owner;
  const changes = combined(inFlight, unsent);
  if (isEmpty(changes)) return;
  inFlight = changes;
  unsent = {};
  try {
    const { data } = await client.mutate({
      mutation: SAVE,
      variables: { changes },
      fetchPolicy: 'no-cache',
      context: { fetchOptions },
    });
    const saved = data?.savePreferences;
    if (saved?.success !== true) throw new Error(saved?.message);
    if (person !== owner) return;
    inFlight = {};
    const newest = saved.version ?? version;
    adopt(saved.preferences, newest);
    tabs.postMessage({ owner, saved: saved.preferences, version: newest } satisfies TabMessage);
  } catch (error) {
    // Sent with the next change, and never to the next person's preferences.
    if (person === owner) {
      unsent = combined(inFlight, unsent);
      inFlight = {};
    }
    throw error;
  }
}

/** Takes what the server has, other tabs' and devices' changes included, unless a newer response came before. */
function adopt(preferences: unknown, receivedVersion: number): void {
  if (!isJsonObject(preferences) || receivedVersion < version) return;
  version = receivedVersion;
  $preferences.set(patched(preferences, unsent));
}

/** One request after the other, so that responses come in order. */
function write(client: ApolloClient): Promise<void> {
  const next = writing.then(() => send(client));
  writing = next.catch(() => undefined);
  return next;
}

/**
 * Applies a JSON merge patch to the preferences at once and sends it once nothing has changed for 0.8 s. Only the patch is
 * sent: what other tabs and devices have saved stays.
 * A failed write is not shown: the setting holds for this session and is sent again with the next change.
 * @returns false when there is no space for it: then nothing has changed.
 */
export function keepPreferences(client: ApolloClient, patch: JsonObject): boolean {
  if (!change(client, patch)) return false;
  timer = setTimeout(() => void write(client).catch(() => undefined), QUIET_MS);
  return true;
}

/**
 * The same, sent at once, for what a person saves by a button.
 * @throws when the server has not taken it; the setting holds for this session and is sent again with the next change.
 */
export async function savePreferences(client: ApolloClient, patch: JsonObject): Promise<boolean> {
  if (!change(client, patch)) return false;
  await write(client);
  return true;
}

// A page that is being closed or reloaded can still send with `keepalive`. What is in flight is sent again: its request may be cut off.
window.addEventListener('pagehide', () => {
  if (sender === null) return;
  clearTimeout(timer);
  const changes = combined(inFlight, unsent);
  if (isEmpty(changes)) sessionStorage.removeItem(LEFT_UNDER);
  else sessionStorage.setItem(LEFT_UNDER, JSON.stringify({ userId: owner, changes }));
  send(sender, { keepalive: true }).catch(() => undefined);
});
