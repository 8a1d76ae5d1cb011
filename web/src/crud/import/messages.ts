import { i18n } from '../../i18n/i18n';
import { imports } from '../../i18n/id/imports';

export const messages = i18n('imports', imports);
