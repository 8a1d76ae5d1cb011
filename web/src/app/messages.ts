import { i18n } from '../i18n/i18n';
import { shell } from '../i18n/id/shell';

export const messages = i18n('shell', shell);
