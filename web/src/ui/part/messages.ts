import { i18n } from '../../i18n/i18n';
import { part } from '../../i18n/id/part';

export const messages = i18n('part', part);
