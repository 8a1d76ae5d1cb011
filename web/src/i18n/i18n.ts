import { createI18n, type Messages, type Translations } from '@nanostores/i18n';
import { atom, keepMount } from 'nanostores';

/** `id` is the specification's own mixed wording, `en` is English throughout. */
export type Locale = 'id' | 'en';

const STORED_UNDER = 'armada.locale';

export function isLocale(value: string): value is Locale {
  return value === 'id' || value === 'en';
}

function storedLocale(): Locale {
  return localStorage.getItem(STORED_UNDER) === 'en' ? 'en' : 'id';
}

/** The language of every text on screen; `id` unless this browser has chosen another. */
export const $locale = atom<Locale>(storedLocale());

/** Changes the language at once, here and on the next visit. */
export function chooseLocale(locale: Locale): void {
  localStorage.setItem(STORED_UNDER, locale);
  $locale.set(locale);
}

$locale.subscribe((locale) => {
  document.documentElement.lang = locale;
});

const stores = createI18n<Locale, 'id'>($locale, {
  baseLocale: 'id',
  get: async () => (await import('./en/catalogue')).catalogue,
});

/** Every text of a language, by part and key. */
export const { cache } = stores;

/**
 * Makes the message store of one part of the client: `const messages = i18n('login', loginTexts)`, read with
 * `useStore(messages)`. The texts given are those of `id`; the English ones of the same name are loaded when wanted.
 */
export function i18n<Texts extends Translations>(part: string, texts: Texts): Messages<Texts> {
  const store = stores(part, texts);
  // Once nobody shows them its texts would come as a new object, and a screen that shows again would be drawn anew.
  keepMount(store);
  return store;
}
