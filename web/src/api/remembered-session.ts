import { createStore, get, type UseStore, update } from 'idb-keyval';
import { IDLE_MS, idleMs } from './idle';
import type { Me } from './session';

/** Under a new name whenever `Me` changes its shape: what an older client has kept is then not read. */
const KEPT = 'armada.session.2';
const KEY = 'session';
const ALGORITHM = { name: 'AES-GCM', length: 256 } as const;
/** Bytes of AES-GCM's initialisation vector, which stands before the sealed text. */
const IV_BYTES = 12;

let store: UseStore | undefined;

/** The key stays in the browser's own store: it can be used, but no script gets to see it. */
function keys(): UseStore {
  store ??= createStore('armada', 'keys');
  return store;
}

/** Counts the writes: the last one wins, whichever completes first. */
let writes = 0;

async function sealingKey(): Promise<CryptoKey | undefined> {
  const fresh = await crypto.subtle.generateKey(ALGORITHM, false, ['encrypt', 'decrypt']);
  // Two tabs may both begin: the first one's key stays.
  await update<CryptoKey>(KEY, (known) => known ?? fresh, keys());
  return get<CryptoKey>(KEY, keys());
}

async function seal(text: string): Promise<string> {
  const key = (await get<CryptoKey>(KEY, keys())) ?? (await sealingKey());
  if (key === undefined) throw new Error('The browser keeps no keys.');
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(
    { name: ALGORITHM.name, iv },
    key,
    new TextEncoder().encode(text),
  );
  return textOf(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

function textOf(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

async function unseal(sealed: string): Promise<string | null> {
  const key = await get<CryptoKey>(KEY, keys());
  if (key === undefined) return null;
  const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0));
  const iv = bytes.subarray(0, IV_BYTES);
  const text = await crypto.subtle.decrypt({ name: ALGORITHM.name, iv }, key, bytes.subarray(IV_BYTES));
  return new TextDecoder().decode(text);
}

/**
 * Keeps user, menus and theme in this browser, encrypted, to paint the shell with before the
 * network responds. A browser that keeps no keys (a private window, plain http) keeps nothing, and the shell waits.
 */
export async function rememberSession(me: Me): Promise<void> {
  writes += 1;
  const write = writes;
  try {
    const sealed = await seal(JSON.stringify(me));
    if (write === writes) localStorage.setItem(KEPT, sealed);
  } catch {
    // An outdated session must not stay.
    if (write === writes) localStorage.removeItem(KEPT);
  }
}

/** Nothing of a session that is over stays in this browser. */
export function forgetSession(): void {
  writes += 1;
  localStorage.removeItem(KEPT);
}

/**
 * Reads who was signed in here last, as kept.
 * @returns null when nobody was, there was no input for 30 minutes, or what is kept cannot be read.
 */
export async function rememberedSession(): Promise<Me | null> {
  const kept = localStorage.getItem(KEPT);
  if (kept === null) return null;
  try {
    const text = idleMs() < IDLE_MS ? await unseal(kept) : null;
    if (text !== null) {
      // Sealed by this client with a key that nobody else has: it is what was given.
      const me: Me = JSON.parse(text);
      return me;
    }
  } catch {
    // Damaged, or sealed with another key.
  }
  localStorage.removeItem(KEPT);
  return null;
}
