import { i18n } from '../../i18n/i18n';
import { views } from '../../i18n/id/views';

export const messages = i18n('views', views);
