import { i18n } from '../../i18n/i18n';
import { dates } from '../../i18n/id/dates';

export const messages = i18n('dates', dates);
