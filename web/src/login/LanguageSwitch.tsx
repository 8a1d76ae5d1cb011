import { useStore } from '@nanostores/react';
import { $locale, chooseBeforeSignIn, LOCALES } from '../i18n/i18n';
import { messages } from './messages';

/** Chooses the language before sign-in; the next session in this tab saves it in the user's preferences. */
export function LanguageSwitch(): React.JSX.Element {
  const t = useStore(messages);
  const chosen = useStore($locale);
  return (
    <fieldset className="language-switch" aria-label={t.language}>
      {LOCALES.map(({ locale, name }) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          title={name}
          aria-label={`${locale.toUpperCase()} ${name}`}
          aria-pressed={locale === chosen}
          // The field being filled keeps the focus: leaving it would show that it is empty.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => chooseBeforeSignIn(locale)}
        >
          {locale.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
