import { i18n } from '../../i18n/i18n';
import { downloads } from '../../i18n/id/downloads';

export const messages = i18n('downloads', downloads);
