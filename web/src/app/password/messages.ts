import { i18n } from '../../i18n/i18n';
import { password } from '../../i18n/id/password';

export const messages = i18n('password', password);
