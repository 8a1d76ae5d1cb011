import { i18n } from '../i18n/i18n';
import { shell } from '../i18n/id/shell';
import { titles } from '../i18n/id/titles';

export const messages = i18n('shell', shell);
export const titleMessages = i18n('titles', titles);
