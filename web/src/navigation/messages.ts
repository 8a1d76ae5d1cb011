import { i18n } from '../i18n/i18n';
import { titles } from '../i18n/id/titles';

/** The name of each screen. */
export const titleMessages = i18n('titles', titles);
