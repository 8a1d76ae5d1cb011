import { i18n } from '../../i18n/i18n';
import { dashboard } from '../../i18n/id/dashboard';

export const messages = i18n('dashboard', dashboard);
