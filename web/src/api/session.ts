import { atom } from 'nanostores';
import type { MeQuery } from '../gql/graphql';

/** The signed-in person with menus and preferences. */
export type Me = NonNullable<MeQuery['me']>;

/** Why there is no session; the login screen turns it into the specification's message. */
export type EndReason = 'expired' | 'idle' | 'loginFirst' | 'signedOut';

export type Session =
  | { state: 'unknown' }
  | { state: 'signedOut'; reason: EndReason; returnTo: string | null }
  | { state: 'signedIn'; me: Me };

/** Who is signed in here. `unknown` until the gateway has said so. */
export const $session = atom<Session>({ state: 'unknown' });

type TabMessage = { type: 'ended'; reason: EndReason } | { type: 'started' };

/** The tabs of one browser share the cookie, so they share the session's beginning and end. */
const tabs = new BroadcastChannel('armada.session');

function isTabMessage(data: unknown): data is TabMessage {
  return typeof data === 'object' && data !== null && 'type' in data;
}

/** Starts the session of `me` here and lets the other tabs of this browser know. */
export function startSession(me: Me): void {
  $session.set({ state: 'signedIn', me });
  tabs.postMessage({ type: 'started' } satisfies TabMessage);
}

/** Why the session ended while its end was put off. */
let heldReason: EndReason | null = null;
let isHeld = false;

/**
 * Puts off the session's end, whoever tells of it: a message must be read first that says why there is none any more.
 * `release` lets an end that came meanwhile take place; `end` ends the session for the given reason.
 */
export function holdSessionEnd(): { release: () => void; end: (reason: EndReason) => void } {
  isHeld = true;
  heldReason = null;
  const letGo = (reason: EndReason | null): void => {
    isHeld = false;
    heldReason = null;
    if (reason !== null) endSession(reason);
  };
  return { release: () => letGo(heldReason), end: letGo };
}

function endHere(reason: EndReason): void {
  const { pathname, search } = window.location;
  const returnTo = reason === 'signedOut' || isLoginPath(pathname) ? null : pathname + search;
  $session.set({ state: 'signedOut', reason, returnTo });
}

/**
 * Ends the session in every tab. Does nothing when there is none: many requests may learn of one expiry at once,
 * and the first one's reason is the one to show.
 */
export function endSession(reason: EndReason): void {
  if ($session.get().state !== 'signedIn') return;
  if (isHeld) {
    heldReason ??= reason;
    return;
  }
  endHere(reason);
  tabs.postMessage({ type: 'ended', reason } satisfies TabMessage);
}

/** There was no session to begin with. */
export function requireLogin(reason: EndReason): void {
  endHere(reason);
}

const startedElsewhere = new Set<() => void>();

/**
 * Calls back when another tab has signed in.
 * @returns ends it.
 */
export function onStartedElsewhere(callback: () => void): () => void {
  startedElsewhere.add(callback);
  return () => void startedElsewhere.delete(callback);
}

tabs.onmessage = ({ data }: MessageEvent<unknown>) => {
  if (!isTabMessage(data)) return;
  if (data.type === 'ended' && $session.get().state === 'signedIn') {
    if (isHeld) heldReason ??= data.reason;
    else endHere(data.reason);
  }
  if (data.type === 'started') for (const callback of startedElsewhere) callback();
};

/** Brings what the person has changed of themself into the session: the header shows it at once. */
export function renewUser(changes: Pick<Me['user'], 'name' | 'photo'>): void {
  const session = $session.get();
  if (session.state !== 'signedIn') return;
  const { me } = session;
  $session.set({ state: 'signedIn', me: { ...me, user: { ...me.user, ...changes } } });
}

/** The addresses that show the login screen (administration 2.1). */
export function isLoginPath(pathname: string): boolean {
  return ['/', '/pages', '/pages/login', '/login'].includes(pathname.replace(/(.)\/+$/, '$1'));
}

/** The address of the link that is mailed to who forgot the password (contract 2); open to everybody. */
export function isResetPath(pathname: string): boolean {
  return pathname.replace(/\/+$/, '') === '/pages/reset';
}
