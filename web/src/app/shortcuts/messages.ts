import { i18n } from '../../i18n/i18n';
import { shortcuts } from '../../i18n/id/shortcuts';

export const messages = i18n('shortcuts', shortcuts);
