import { atom } from 'nanostores';
import type { MeQuery } from '../gql/plain/graphql';
import { noteInput } from './idle';

/** The signed-in person with menus and preferences. */
export type Me = NonNullable<MeQuery['me']>;

/** Why there is no session; turned into the specification's message where a person reads it. */
export type EndReason = 'expired' | 'idle' | 'loginFirst' | 'signedOut';

export type Session =
  | { state: 'unknown' }
  | { state: 'signedOut'; reason: EndReason; returnTo: string | null }
  | { state: 'signedIn'; me: Me };

/** The session of this browser. `unknown` until the gateway has confirmed it. */
export const $session = atom<Session>({ state: 'unknown' });

/**
 * Why nothing may be requested in the name of the person on screen at the moment: the shell is painted from memory and the gateway
 * has not confirmed yet that they are still signed in (`unconfirmed`), or the session ran out and they may sign in again over
 * the screen.
 */
export type Pause = 'unconfirmed' | 'expired' | 'idle';

export const $pause = atom<Pause | null>(null);

type TabMessage = { type: 'ended'; reason: EndReason } | { type: 'started'; userId: string };

/** The tabs of one browser share the cookie, so they share the session's beginning and end. */
const tabs = new BroadcastChannel('armada.session');

function isTabMessage(data: unknown): data is TabMessage {
  return typeof data === 'object' && data !== null && 'type' in data;
}

let begun = 0;

/** Counts the sessions begun: a refusal of what was requested in an earlier one means nothing for the present one. */
export function sessionsBegun(): number {
  return begun;
}

/** Takes up a session that this browser's cookie holds already: another tab has begun it. */
export function takeUpSession(me: Me): void {
  begun += 1;
  noteInput();
  // The person first: what waits for the end of the pause must see whether it is still the same one.
  $session.set({ state: 'signedIn', me });
  $pause.set(null);
}

/** Starts the session of `me` here and lets the other tabs of this browser know. */
export function startSession(me: Me): void {
  takeUpSession(me);
  tabs.postMessage({ type: 'started', userId: me.user.id } satisfies TabMessage);
}

/** Shows the shell of who was signed in last, until the gateway has confirmed who is signed in now. */
export function paintSession(me: Me): void {
  if ($session.get().state !== 'unknown') return;
  $pause.set('unconfirmed');
  $session.set({ state: 'signedIn', me });
}

/** Why the session ended while its end was put off. */
let heldReason: EndReason | null = null;
let isHeld = false;

/**
 * Puts off the session's end, whatever reports it: a message must be read first that explains why.
 * `release` lets an end that came meanwhile take place; `end` ends the session for the given reason.
 */
export function holdSessionEnd(): { release: () => void; end: (reason: EndReason) => void } {
  isHeld = true;
  heldReason = null;
  const releaseFor = (reason: EndReason | null): void => {
    isHeld = false;
    heldReason = null;
    if (reason !== null) endSession(reason);
  };
  return { release: () => releaseFor(heldReason), end: releaseFor };
}

/** Checks whether the session has run out and waits for the person to sign in again. */
export function hasRunOut(): boolean {
  return $pause.get() === 'expired' || $pause.get() === 'idle';
}

function endHere(reason: EndReason): void {
  if (reason === 'expired' || reason === 'idle') {
    // The first one's reason is the one to show: many requests may learn of one end at once.
    if (!hasRunOut()) $pause.set(reason);
    return;
  }
  requireLogin(reason);
}

/**
 * Ends the session in every tab: one that ran out waits under the dialog to sign in again, any other redirects to the login
 * screen.
 * @returns whether it does so now: there may be none, or its end is put off.
 */
export function endSession(reason: EndReason): boolean {
  if ($session.get().state !== 'signedIn') return false;
  if (isHeld) {
    heldReason ??= reason;
    return false;
  }
  endHere(reason);
  tabs.postMessage({ type: 'ended', reason } satisfies TabMessage);
  return true;
}

/** There is no session: redirects to the login screen of this tab. */
export function requireLogin(reason: EndReason): void {
  const { pathname, search } = window.location;
  const returnTo = reason === 'signedOut' || isLoginPath(pathname) ? null : pathname + search;
  $session.set({ state: 'signedOut', reason, returnTo });
  $pause.set(null);
}

const startedElsewhere = new Set<() => void>();

/**
 * Calls back when another tab has signed in as a user that this one does not show.
 * @returns ends it.
 */
export function onStartedElsewhere(callback: () => void): () => void {
  startedElsewhere.add(callback);
  return () => void startedElsewhere.delete(callback);
}

tabs.onmessage = ({ data }: MessageEvent<unknown>) => {
  if (!isTabMessage(data)) return;
  const session = $session.get();
  if (data.type === 'ended' && session.state === 'signedIn') {
    if (isHeld) heldReason ??= data.reason;
    else endHere(data.reason);
  }
  if (data.type === 'started') {
    begun += 1;
    const isShown = session.state === 'signedIn' && session.me.user.id === data.userId && !hasRunOut();
    if (!isShown) for (const callback of startedElsewhere) callback();
  }
};

/** Copies changes of the own profile into the session: the header shows it at once. */
export function renewUser(changes: Pick<Me['user'], 'name' | 'photo'>): void {
  const session = $session.get();
  if (session.state !== 'signedIn') return;
  const { me } = session;
  $session.set({ state: 'signedIn', me: { ...me, user: { ...me.user, ...changes } } });
}

/** An address without the slashes at its end. */
const pathOf = (pathname: string): string => `/${pathname.split('/').filter(Boolean).join('/')}`;

/** The addresses that show the login screen. */
export function isLoginPath(pathname: string): boolean {
  return ['/', '/pages', '/pages/login', '/login'].includes(pathOf(pathname));
}

/** The address of the link that is mailed to who forgot the password; open to everybody. */
export function isResetPath(pathname: string): boolean {
  return pathOf(pathname) === '/pages/reset';
}
