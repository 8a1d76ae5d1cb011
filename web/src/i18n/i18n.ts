import { createI18n, type Messages, type Translations } from '@nanostores/i18n';
import { atom, keepMount } from 'nanostores';

/** `id` is the specification's own mixed wording, `en` is English throughout. */
export type Locale = 'id' | 'en';

/** Every language with its own name, in display order. */
export const LOCALES: readonly { locale: Locale; name: string }[] = [
  { locale: 'id', name: 'Bahasa Indonesia' },
  { locale: 'en', name: 'English' },
];

const STORED_UNDER = 'armada.locale';
/** In session storage, which survives the redirects of a federated sign-in. */
const CHOSEN_UNDER = 'armada.locale-chosen';

export function isLocale(value: string): value is Locale {
  return value === 'id' || value === 'en';
}

function storedLocale(): Locale {
  return localStorage.getItem(STORED_UNDER) === 'en' ? 'en' : 'id';
}

/** The language of every text on screen; `id` unless this browser has chosen another. */
export const $locale = atom<Locale>(storedLocale());

/** Changes the language, now and for the next visit. */
export function chooseLocale(locale: Locale): void {
  localStorage.setItem(STORED_UNDER, locale);
  $locale.set(locale);
}

/** The same before sign-in: it becomes the choice of the user who signs in next in this tab. */
export function chooseBeforeSignIn(locale: Locale): void {
  sessionStorage.setItem(CHOSEN_UNDER, locale);
  chooseLocale(locale);
}

/** Takes the language that was chosen before the sign-in, once; null when nothing was. */
export function takeChosenBeforeSignIn(): Locale | null {
  const chosen = sessionStorage.getItem(CHOSEN_UNDER);
  sessionStorage.removeItem(CHOSEN_UNDER);
  return chosen !== null && isLocale(chosen) ? chosen : null;
}

$locale.subscribe((locale) => {
  document.documentElement.lang = locale;
});

const stores = createI18n<Locale, 'id'>($locale, {
  baseLocale: 'id',
  get: async () => ({ ...(await import('./en/catalogue')) }),
});

/** Every text of a language, by part and key. */
export const { cache } = stores;

const storesByTexts = new Map<Translations, Messages<Translations>>();

/**
 * The message store of one part of the client: `const messages = i18n('login', loginTexts)`, read with `useStore(messages)`. The
 * given texts are those of `id`; the English ones of the same name are loaded on demand.
 */
export function i18n<Texts extends Translations>(part: string, texts: Texts): Messages<Texts>;
export function i18n(part: string, texts: Translations): Messages<Translations> {
  const known = storesByTexts.get(texts);
  if (known !== undefined) return known;
  const store = stores(part, texts);
  // An unmounted store would return its texts as a new object, and a screen that shows again would render again.
  keepMount(store);
  storesByTexts.set(texts, store);
  return store;
}
