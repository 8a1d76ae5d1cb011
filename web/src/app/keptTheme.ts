import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $preferences, preferencesUnder } from '../api/preferences';
import { chooseTheme } from '../theme/appearance';

/** Where the person's theme stands in the preferences. */
export const THEME_PREFERENCE = ['appearance', 'theme'] as const;

/** Draws the theme that the signed-in person chose last, in whichever browser that was. */
export function useKeptTheme(): void {
  const preferences = useStore($preferences);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the part is read from the preferences given
  useEffect(() => {
    const [part, name] = THEME_PREFERENCE;
    const kept = preferencesUnder(part)[name];
    if (typeof kept === 'string') chooseTheme(kept);
  }, [preferences]);
}
