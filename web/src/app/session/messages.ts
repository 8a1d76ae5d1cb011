import { i18n } from '../../i18n/i18n';
import { session } from '../../i18n/id/session';

export const messages = i18n('session', session);
