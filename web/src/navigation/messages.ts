import { computed, type ReadableAtom } from 'nanostores';
import { i18n } from '../i18n/i18n';
import { titles } from '../i18n/id/titles';

const titleMessages = i18n('titles', titles);

/** The title of a screen that is no resource's list. */
export function titleText(name: keyof typeof titles): ReadableAtom<{ readonly title: string }> {
  return computed(titleMessages, (texts) => ({ title: texts[name] }));
}
