import { i18n } from '../../../i18n/i18n';
import { notificationSettings } from '../../../i18n/id/notification-settings';

export const messages = i18n('notificationSettings', notificationSettings);
