import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $preferences, keepPreferences, preferencesUnder } from '../../api/preferences';
import { chooseLocale, isLocale, takeChosenBeforeSignIn } from '../../i18n/i18n';
import { chooseMode, chooseTheme, isMode } from '../../theme/appearance';
import { DEFAULT_THEME_ID } from '../../theme/themes';

const APPEARANCE = 'appearance';

const CHOOSE = {
  theme: chooseTheme,
  mode: (mode: string) => isMode(mode) && chooseMode(mode),
  language: (locale: string) => isLocale(locale) && chooseLocale(locale),
};

/** Changes theme, mode or language immediately and saves it in the user's preferences. */
export function chooseAppearance(client: ApolloClient, what: keyof typeof CHOOSE, value: string): void {
  CHOOSE[what](value);
  keepPreferences(client, { [APPEARANCE]: { [what]: value } });
}

/**
 * Applies the appearance that the signed-in user chose last, in any browser. Mode and language stay after sign-out, for the
 * login screen; the theme belongs to the session and ends with it.
 */
export function useSavedAppearance(): void {
  const client = useApolloClient();
  const preferences = useStore($preferences);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the part is read from the preferences given
  useEffect(() => {
    const language = takeChosenBeforeSignIn();
    if (language !== null) keepPreferences(client, { [APPEARANCE]: { language } });
    const kept = preferencesUnder(APPEARANCE);
    for (const [what, choose] of Object.entries(CHOOSE)) {
      const value = kept[what];
      if (typeof value === 'string') choose(value);
    }
  }, [client, preferences]);
  useEffect(() => () => chooseTheme(DEFAULT_THEME_ID), []);
}
