import { i18n } from '../../i18n/i18n';
import { dayField } from '../../i18n/id/day-field';

export const messages = i18n('dayField', dayField);
