import { i18n } from '../i18n/i18n';
import { login } from '../i18n/id/login';

export const messages = i18n('login', login);
